#include "typefit_digest.h"

/* libmd's header takes these from others. */
#include <sys/types.h>

#include <sha2.h>

/* A target of our own, and no system library: only so the command's build can name libmd's archive (Package.swift). */
_Static_assert(typefit_sha256_text_length == SHA256_DIGEST_STRING_LENGTH, "the text has another length");

const char *typefit_sha256_of_file(const char *path, char *text) { return SHA256File(path, text); }

void typefit_sha256_of_bytes(const uint8_t *bytes, size_t count, char *text) { SHA256Data(bytes, count, text); }
