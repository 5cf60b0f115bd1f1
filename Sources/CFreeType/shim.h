#ifndef TYPEFIT_CFREETYPE_SHIM_H
#define TYPEFIT_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
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

/* FT_Error_String answers nothing where FreeType is built without its texts, as Debian's is; they are in its header. */
static inline const char *typefit_error_text(FT_Error error) {
#undef FTERRORS_H_
#define FT_ERROR_START_LIST switch (FT_ERROR_BASE(error)) {
#define FT_ERRORDEF(name, value, text) case value: return text;
#define FT_ERROR_END_LIST }
#include FT_ERRORS_H
  return "unknown error";
}

#endif
