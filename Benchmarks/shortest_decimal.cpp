// C has no shortest decimal: printf would write other digits than typefit, and take five times as long.
#include "shortest_decimal.h"

#include <charconv>

extern "C" size_t shortest_decimal(double value, char *text) {
  if (value == 0) value = 0;  // No sign on zero.
  return static_cast<size_t>(std::to_chars(text, text + 400, value, std::chars_format::fixed).ptr - text);
}
