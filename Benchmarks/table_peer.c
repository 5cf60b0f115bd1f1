/* The peer of `typefit table --all --format tsv`: the same rows, written in C on fontconfig and FreeType.
 *
 * One thread and one FT_Library; faces come in fontconfig's order, so that only a sorted comparison of the two outputs
 * is fair. */

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "shortest_decimal.h"

enum { STYLES = 11, CATEGORIES = 12, BATCH = 1 << 16, LONGEST_ROW = 2048 };

static const char *const categories[CATEGORIES] = {
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge"};

static const struct {
  const char *name;
  int sizes[CATEGORIES], leadings[CATEGORIES];
} styles[STYLES] = {
    {"largeTitle",
     {31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60},
     {38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70}},
    {"title1",
     {25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58},
     {31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68}},
    {"title2",
     {19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56},
     {24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66}},
    {"title3",
     {17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55},
     {22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65}},
    {"headline",
     {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
     {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62}},
    {"body",
     {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
     {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62}},
    {"callout",
     {13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51},
     {18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60}},
    {"subheadline",
     {12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49},
     {16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58}},
    {"footnote",
     {12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44},
     {16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52}},
    {"caption1",
     {11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43},
     {13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51}},
    {"caption2",
     {11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40},
     {13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48}},
};

static char buffer[BATCH];
static size_t used;

static void flush(void) {
  for (size_t written = 0; written < used;) {
    ssize_t count = write(STDOUT_FILENO, buffer + written, used - written);
    if (count < 0) {
      perror("table_peer: write");
      exit(2);
    }
    written += (size_t)count;
  }
  used = 0;
}

static void put_text(const char *text) {
  size_t length = strnlen(text, LONGEST_ROW / 4);
  memcpy(buffer + used, text, length);
  used += length;
}

static void put_number(double value) {
  buffer[used++] = '\t';
  used += shortest_decimal(value, buffer + used);
}

typedef struct {
  double ascender, descender, gap, units_per_em;
} Line;

/* hhea as stored; where it is empty OS/2's typo values, then its win values; FreeType's own for a face without hhea. */
static int read_line(FT_Face face, const char *family, Line *line) {
  const TT_Header *head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  const TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  double units = head ? head->Units_Per_EM : face->units_per_EM;
  if (units < 16 || units > 16384) return 0;
  if (hhea)
    *line = (Line){hhea->Ascender, hhea->Descender, hhea->Line_Gap, units};
  else
    *line = (Line){face->ascender, face->descender, face->height - face->ascender + face->descender, units};
  int is_win = 0;
  if (hhea && line->ascender == 0 && line->descender == 0) {
    if (!os2 || os2->version == 0xFFFF) return 0;
    *line = (Line){os2->sTypoAscender, os2->sTypoDescender, os2->sTypoLineGap, units};
    if (line->ascender == 0 && line->descender == 0) {
      is_win = 1;
      *line = (Line){os2->usWinAscent, -(double)os2->usWinDescent, 0, units};
      if (line->ascender == 0 && line->descender == 0) return 0;
    }
  }
  if (line->descender > 0 && !is_win) line->descender = -line->descender;
  if (strcasecmp(family, "Helvetica") == 0 || strcasecmp(family, "Times") == 0)
    line->ascender += 0.15 * (line->ascender - line->descender);
  return 1;
}

static void put_rows(const char *family, const char *name, Line line) {
  for (int style = 0; style < STYLES; style++) {
    for (int category = 0; category < CATEGORIES; category++) {
      if (used > BATCH - LONGEST_ROW) flush();
      double size = styles[style].sizes[category];
      double height = line.ascender - line.descender;
      put_text(family);
      buffer[used++] = '\t';
      put_text(name);
      buffer[used++] = '\t';
      put_text(styles[style].name);
      buffer[used++] = '\t';
      put_text(categories[category]);
      put_number(size);
      put_number(line.ascender * size / line.units_per_em);
      put_number(line.descender * size / line.units_per_em);
      put_number(line.gap * size / line.units_per_em);
      put_number(height * size / line.units_per_em);
      put_number(ceil(height * size * 2 / line.units_per_em - 1e-6) / 2);
      put_number(styles[style].leadings[category]);
      put_text("\tpublished\n");
    }
  }
}

/* The name in English where there is one, as fontconfig lists names in many languages. */
static const char *english_family(FcPattern *pattern) {
  FcChar8 *name = NULL, *language = NULL, *first = NULL;
  for (int i = 0; FcPatternGetString(pattern, FC_FAMILY, i, &name) == FcResultMatch; i++) {
    if (!first) first = name;
    if (FcPatternGetString(pattern, FC_FAMILYLANG, i, &language) == FcResultMatch &&
        strcmp((const char *)language, "en") == 0)
      return (const char *)name;
  }
  return first ? (const char *)first : "";
}

int main(void) {
  FcConfig *config = FcInitLoadConfigAndFonts();
  FcPattern *scalable = FcPatternCreate();
  FcPatternAddBool(scalable, FC_SCALABLE, FcTrue);
  FcObjectSet *properties = FcObjectSetBuild(
      FC_FILE, FC_INDEX, FC_VARIABLE, FC_FAMILY, FC_FAMILYLANG, FC_POSTSCRIPT_NAME, (char *)NULL);
  FcFontSet *set = FcFontList(config, scalable, properties);
  FT_Library library;
  if (!set || FT_Init_FreeType(&library) != 0) return 2;

  put_text("family\tpostScriptName\ttextStyle\tcategory\tsize\tascender\tdescender\tleading\tlineHeight\t"
           "labelHeight\tsystemLeading\tsure\n");
  for (int i = 0; i < set->nfont; i++) {
    FcPattern *pattern = set->fonts[i];
    FcChar8 *file = NULL, *name = NULL;
    FcBool variable = FcFalse;
    int index = 0;
    if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) continue;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable);
    /* The upper half of the index counts named instances: only a face at its defaults is wanted. */
    if (index >> 16 != 0 && !variable) continue;
    FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &name);

    FT_Face face;
    Line line;
    if (FT_New_Face(library, (const char *)file, index & 0xFFFF, &face) != 0) {
      fprintf(stderr, "table_peer: left out: %s\n", (const char *)file);
      continue;
    }
    const char *family = english_family(pattern);
    if (read_line(face, family, &line))
      put_rows(family, name ? (const char *)name : "", line);
    else
      fprintf(stderr, "table_peer: left out: %s\n", (const char *)file);
    FT_Done_Face(face);
  }
  flush();
  FT_Done_FreeType(library);
  FcFontSetDestroy(set);
  FcObjectSetDestroy(properties);
  FcPatternDestroy(scalable);
  FcConfigDestroy(config);
  return 0;
}
