/* The peer of `typefit check`: the lines that strings take at the 12 sizes of the style body, 343 points wide, by
 * HarfBuzz and ICU in one thread.
 *
 *   layout_peer once|each STRINGS FONT[#FACE]...
 *
 * STRINGS has a language, a tab and a string in each line; characters go to the first font that has them. `once` shapes
 * each string once, in font units; `each` shapes it anew for every size. Prints the lines at each size, and their sum.
 * Heights, ink, budgets and findings are left out, which typefit tells too. */

#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

enum { SIZES = 12, WIDTH = 343, LONGEST = 4096, MOST_FONTS = 16, MOST_LANGUAGES = 64 };

static const double sizes[SIZES] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};

typedef struct {
  hb_font_t *font;
  double units_per_em;
} Font;

typedef struct {
  char tag[16];
  hb_language_t language;
  UBreakIterator *breaks;
} Language;

/* A stretch of text in one font, script and direction. */
typedef struct {
  int start, end, font;
  hb_script_t script;
  UBiDiLevel level;
} Item;

typedef struct {
  int start;
  double advance;
  int is_safe;
} Cluster;

static Font fonts[MOST_FONTS];
static int font_count;
static Language languages[MOST_LANGUAGES];
static int language_count;
static hb_buffer_t *buffer;

static UChar text[LONGEST];
static int length;
static Item items[LONGEST];
static int item_count;
static Cluster clusters[LONGEST];
static int cluster_count;
static double positions[LONGEST + 1];
static int opportunities[LONGEST + 1], visible_ends[LONGEST + 1], opportunity_count;

static void fail(const char *what) {
  fprintf(stderr, "layout_peer: %s\n", what);
  exit(2);
}

static Language *find_language(const char *tag) {
  for (int i = 0; i < language_count; i++)
    if (strcmp(languages[i].tag, tag) == 0) return &languages[i];
  if (language_count == MOST_LANGUAGES) fail("too many languages");
  Language *language = &languages[language_count++];
  snprintf(language->tag, sizeof language->tag, "%.15s", tag);
  language->language = hb_language_from_string(tag, -1);
  UErrorCode status = U_ZERO_ERROR;
  language->breaks = ubrk_open(UBRK_LINE, tag, NULL, 0, &status);
  if (U_FAILURE(status)) fail("ICU can't break lines");
  return language;
}

static void open_font(char *name) {
  if (font_count == MOST_FONTS) fail("too many fonts");
  char *number = strchr(name, '#');
  if (number) *number++ = '\0';
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(name);
  if (!blob) fail("a font can't be read");
  hb_face_t *face = hb_face_create(blob, number ? (unsigned)atoi(number) : 0);
  fonts[font_count].units_per_em = hb_face_get_upem(face);
  fonts[font_count++].font = hb_font_create(face);
  hb_face_destroy(face);
  hb_blob_destroy(blob);
}

/* The first font that has a character. */
static int font_of(UChar32 character) {
  hb_codepoint_t glyph;
  for (int i = 0; i < font_count; i++)
    if (hb_font_get_nominal_glyph(fonts[i].font, (hb_codepoint_t)character, &glyph)) return i;
  return 0;
}

static int is_neutral(hb_script_t script) {
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

static void itemize(void) {
  static UBiDi *bidi;
  if (!bidi) bidi = ubidi_open();
  int needs_bidi = 0;
  for (int i = 0; i < length && !needs_bidi; i++) needs_bidi = text[i] >= 0x590 && (text[i] < 0x900 || text[i] >= 0x200E);
  const UBiDiLevel *levels = NULL;
  if (needs_bidi) {
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(bidi, text, length, UBIDI_DEFAULT_LTR, NULL, &status);
    levels = ubidi_getLevels(bidi, &status);
    if (U_FAILURE(status)) fail("ICU can't tell a direction");
  }
  hb_unicode_funcs_t *functions = hb_unicode_funcs_get_default();
  hb_script_t script = HB_SCRIPT_COMMON;
  int font = 0;
  item_count = 0;
  for (int offset = 0; offset < length;) {
    int start = offset;
    UChar32 character;
    U16_NEXT(text, offset, length, character);
    hb_script_t own = hb_unicode_script(functions, (hb_codepoint_t)character);
    if (!is_neutral(own)) {
      if (is_neutral(script))
        for (int i = 0; i < item_count; i++) items[i].script = own;
      script = own;
    }
    /* Marks and joiners stay with their letter. */
    if (start == 0 || !(U_GET_GC_MASK(character) & (U_GC_M_MASK | U_GC_CF_MASK))) font = font_of(character);
    UBiDiLevel level = levels ? levels[start] : 0;
    Item *last = item_count > 0 ? &items[item_count - 1] : NULL;
    if (last && last->font == font && last->script == script && last->level == level)
      last->end = offset;
    else
      items[item_count++] = (Item){start, offset, font, script, level};
  }
}

/* Shapes a part of an item as if the text went from `from` to `to`; returns how many clusters it has. */
static int shape(Item item, int from, int to, hb_language_t language, Cluster *into) {
  hb_font_t *font = fonts[item.font].font;
  double scale = fonts[0].units_per_em / fonts[item.font].units_per_em;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, (const uint16_t *)text + from, to - from, (unsigned)(item.start - from), item.end - item.start);
  hb_buffer_set_script(buffer, item.script);
  hb_buffer_set_direction(buffer, item.level % 2 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_language(buffer, language);
  hb_shape(font, buffer, NULL, 0);
  unsigned glyphs;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyphs);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &glyphs);
  int count = 0;
  for (unsigned i = 0; i < glyphs; i++) {
    int start = (int)infos[i].cluster + from;
    if (count == 0 || into[count - 1].start != start) into[count++] = (Cluster){start, 0, 1};
    into[count - 1].advance += places[i].x_advance * scale;
    if (hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) into[count - 1].is_safe = 0;
  }
  if (item.level % 2)
    for (int i = 0; i < count / 2; i++) {
      Cluster other = into[i];
      into[i] = into[count - 1 - i];
      into[count - 1 - i] = other;
    }
  return count;
}

static int hangs(UChar unit) {
  return unit == 0x20 || unit == 0x09 || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200B && unit != 0x2007) ||
         unit == 0x205F || unit == 0x3000;
}

static void shape_text(const Language *language) {
  cluster_count = 0;
  for (int i = 0; i < item_count; i++)
    cluster_count += shape(items[i], 0, length, language->language, clusters + cluster_count);
  positions[0] = 0;
  for (int i = 0; i < cluster_count; i++) positions[i + 1] = positions[i] + clusters[i].advance;
}

static void find_opportunities(const Language *language) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(language->breaks, text, length, &status);
  if (U_FAILURE(status)) fail("ICU can't break a string");
  opportunity_count = 0;
  int next = 0;
  for (int32_t offset = ubrk_next(language->breaks); offset != UBRK_DONE; offset = ubrk_next(language->breaks)) {
    while (next < cluster_count && clusters[next].start < offset) next++;
    if (offset < length && (next == cluster_count || clusters[next].start != offset)) continue;
    int end = offset < length ? next : cluster_count;
    opportunities[opportunity_count] = end;
    while (end > 0 && hangs(text[clusters[end - 1].start])) end--;
    visible_ends[opportunity_count++] = end;
  }
}

static int is_safe(int cluster) { return cluster == 0 || cluster >= cluster_count || clusters[cluster].is_safe; }

static double line_width(const Language *language, int start, int end, int visible_end) {
  if (visible_end < start) visible_end = start;
  if (is_safe(start) && is_safe(end)) return positions[visible_end] - positions[start];
  static Cluster line[LONGEST];
  int from = clusters[start].start, to = end < cluster_count ? clusters[end].start : length, count = 0;
  for (int i = 0; i < item_count; i++) {
    Item part = items[i];
    if (part.start < from) part.start = from;
    if (part.end > to) part.end = to;
    if (part.start < part.end) count += shape(part, from, to, language->language, line + count);
  }
  double width = 0;
  for (int i = 0; i < count - (end - visible_end); i++) width += line[i].advance;
  return width;
}

/* How many lines the text takes; a word that is too wide goes on in the next line. */
static int fill(const Language *language, double limit) {
  int lines = 0, start = 0, best = -1, position = 0;
  while (position < opportunity_count) {
    int end = opportunities[position];
    if (line_width(language, start, end, visible_ends[position]) <= limit) {
      best = end;
      position++;
    } else if (best >= 0) {
      lines++;
      start = best;
      best = -1;
    } else {
      int cut = start + 1, last = visible_ends[position];
      while (cut + 1 < last && positions[cut + 1] - positions[start] <= limit) cut++;
      lines++;
      if (last - start <= 1) {
        start = end;
        position++;
      } else {
        start = cut;
      }
    }
  }
  return lines + (best >= 0 || lines == 0);
}

int main(int count, char **words) {
  int each = count > 1 && strcmp(words[1], "each") == 0;
  if (count < 4 || (!each && strcmp(words[1], "once") != 0)) {
    fprintf(stderr, "usage: layout_peer once|each STRINGS FONT[#FACE]...\n");
    return 64;
  }
  FILE *file = fopen(words[2], "rb");
  if (!file) fail("the strings can't be read");
  for (int i = 3; i < count; i++) open_font(words[i]);
  buffer = hb_buffer_create();

  static char line[LONGEST];
  long totals[SIZES] = {0}, sum = 0;
  while (fgets(line, sizeof line, file)) {
    char *string = strchr(line, '\t');
    if (!string) fail("a line has no language");
    *string++ = '\0';
    string[strcspn(string, "\n")] = '\0';
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(text, LONGEST, &length, string, -1, &status);
    if (U_FAILURE(status)) fail("a string is no UTF-8");
    Language *language = find_language(line);
    itemize();
    for (int i = 0; i < SIZES; i++) {
      if (i == 0 || each) {
        shape_text(language);
        find_opportunities(language);
      }
      totals[i] += fill(language, WIDTH * fonts[0].units_per_em / sizes[i] + 1e-6);
    }
  }
  for (int i = 0; i < SIZES; i++) {
    printf("%ld ", totals[i]);
    sum += totals[i];
  }
  printf("= %ld\n", sum);
  return 0;
}
