/* What Pango makes of the strings of layout_peer: a layout 343 points wide, asked for its lines at 12 sizes.
 *
 *   pango_peer STRINGS FAMILY[,FAMILY]...
 *
 * Prints the lines at each size, and their sum. Pango hints advances by default; here it keeps them as they are. */

#include <pango/pangoft2.h>
#include <stdio.h>
#include <string.h>

enum { SIZES = 12, WIDTH = 343, LONGEST = 4096 };

static const int sizes[SIZES] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};

int main(int count, char **words) {
  if (count != 3) {
    fprintf(stderr, "usage: pango_peer STRINGS FAMILY[,FAMILY]...\n");
    return 64;
  }
  FILE *file = fopen(words[1], "rb");
  if (!file) {
    fprintf(stderr, "pango_peer: the strings can't be read\n");
    return 2;
  }
  PangoFontMap *map = pango_ft2_font_map_new();
  /* A point is a pixel. */
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_width(layout, WIDTH * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  PangoFontDescription *fonts[SIZES];
  for (int i = 0; i < SIZES; i++) {
    fonts[i] = pango_font_description_from_string(words[2]);
    pango_font_description_set_size(fonts[i], sizes[i] * PANGO_SCALE);
  }

  static char line[LONGEST];
  long totals[SIZES] = {0}, sum = 0;
  while (fgets(line, sizeof line, file)) {
    char *string = strchr(line, '\t');
    if (!string) continue;
    *string++ = '\0';
    string[strcspn(string, "\n")] = '\0';
    pango_context_set_language(context, pango_language_from_string(line));
    pango_layout_set_text(layout, string, -1);
    for (int i = 0; i < SIZES; i++) {
      pango_layout_set_font_description(layout, fonts[i]);
      totals[i] += pango_layout_get_line_count(layout);
    }
  }
  for (int i = 0; i < SIZES; i++) {
    printf("%ld ", totals[i]);
    sum += totals[i];
  }
  printf("= %ld\n", sum);
  return 0;
}
