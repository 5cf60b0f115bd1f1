#ifndef TYPEFIT_CFREETYPE_SHIM_H
#define TYPEFIT_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H

/* FT_HAS_MULTIPLE_MASTERS and its like are macros with arguments, which Swift does not see. */
static inline int typefit_has_variations(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) != 0; }
static inline int typefit_is_sfnt(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int typefit_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int typefit_has_glyph_names(FT_Face face) { return FT_HAS_GLYPH_NAMES(face) != 0; }

#endif
