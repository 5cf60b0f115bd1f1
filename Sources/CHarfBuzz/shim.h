#ifndef TYPEFIT_CHARFBUZZ_SHIM_H
#define TYPEFIT_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/* HB_FEATURE_GLOBAL_END is a cast of -1, which Swift does not see. */
static const unsigned int typefit_feature_end = (unsigned int)-1;

/* HB_SET_VALUE_INVALID and the table tags are macros with casts, which Swift does not see. */
static const hb_codepoint_t typefit_set_start = HB_SET_VALUE_INVALID;
static const hb_tag_t typefit_gsub = HB_OT_TAG_GSUB;
static const hb_tag_t typefit_gpos = HB_OT_TAG_GPOS;

/* HB_SCRIPT_* are enumerators; these are the ones that take their neighbours' script. */
static inline int typefit_script_is_neutral(hb_script_t script) {
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

/* Newer versions call it hb_font_draw_glyph, and mark the old name as deprecated. */
static inline void typefit_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

#endif
