#ifndef SHORTEST_DECIMAL_H
#define SHORTEST_DECIMAL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C"
#endif
/* Writes the shortest decimal that reads back as the value, up to 400 bytes without a terminator; returns its length. */
size_t shortest_decimal(double value, char *text);

#endif
