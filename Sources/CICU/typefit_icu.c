#include "typefit_icu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

typefit_breaks *typefit_line_breaks_open(const char *locale, const char **failure) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    *failure = u_errorName(status);
    return NULL;
  }
  return (typefit_breaks *)iterator;
}

int typefit_breaks_set_text(typefit_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
  return U_FAILURE(status) ? -1 : 0;
}

int32_t typefit_breaks_next(typefit_breaks *breaks, int *mandatory) {
  int32_t place = ubrk_next((UBreakIterator *)breaks);
  if (place == UBRK_DONE) return -1;
  int32_t rule = ubrk_getRuleStatus((UBreakIterator *)breaks);
  *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return place;
}

void typefit_breaks_close(typefit_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

int typefit_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return -1;
  UBiDiLevel level = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *found = length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  if (U_SUCCESS(status) && found) memcpy(levels, found, (size_t)length);
  ubidi_close(bidi);
  return U_FAILURE(status) ? -1 : 0;
}

int32_t typefit_utf16(const uint8_t *utf8, int32_t length, uint16_t *into, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8WithSub((UChar *)into, capacity, &count, (const char *)utf8, length, 0xFFFD, NULL, &status);
  return U_FAILURE(status) ? 0 : count;
}

int32_t typefit_utf8(const uint16_t *utf16, int32_t length, uint8_t *into, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  u_strToUTF8WithSub((char *)into, capacity, &count, (const UChar *)utf16, length, 0xFFFD, NULL, &status);
  return U_FAILURE(status) ? 0 : count;
}

void typefit_icu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
