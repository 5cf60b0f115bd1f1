#ifndef TYPEFIT_DIGEST_H
#define TYPEFIT_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/* The length of a SHA-256 as text, its closing zero included. */
enum { typefit_sha256_text_length = 65 };

/* SHA-256 of a file, in hexadecimal digits; null where it can't be read to its end. */
const char *typefit_sha256_of_file(const char *path, char *text);

/* SHA-256 of bytes, in hexadecimal digits. */
void typefit_sha256_of_bytes(const uint8_t *bytes, size_t count, char *text);

#endif
