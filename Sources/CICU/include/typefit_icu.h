/* ICU under neutral names: its own carry the version as a suffix, and its headers make no module. */
#ifndef TYPEFIT_ICU_H
#define TYPEFIT_ICU_H

#include <stdint.h>

/* A break iterator; NULL and a message where ICU fails. */
typedef struct typefit_breaks typefit_breaks;

/* Line breaks in a language, or by the root's rules where `locale` is empty. A text must stay while it is broken. */
typefit_breaks *typefit_line_breaks_open(const char *locale, const char **failure);
/* 0, or less where ICU fails. */
int typefit_breaks_set_text(typefit_breaks *breaks, const uint16_t *text, int32_t length);
/* The next boundary, or -1 after the last; `mandatory` tells whether the line must end there. */
int32_t typefit_breaks_next(typefit_breaks *breaks, int *mandatory);
void typefit_breaks_close(typefit_breaks *breaks);

/* Embedding levels of each UTF-16 unit; `base` is 0 (left to right), 1, or -1 to take the first strong letter's. */
int typefit_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels);

/* Another encoding of a text; what is no character becomes U+FFFD. Its length, or 0 where ICU fails, as it
 * does where the capacity is too small. */
int32_t typefit_utf16(const uint8_t *utf8, int32_t length, uint16_t *into, int32_t capacity);
int32_t typefit_utf8(const uint16_t *utf16, int32_t length, uint8_t *into, int32_t capacity);

/* At most 20 bytes, the end of the string included. */
void typefit_icu_version(char *text);

#endif
