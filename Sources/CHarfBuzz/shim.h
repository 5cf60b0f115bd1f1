#ifndef TYPEFIT_CHARFBUZZ_SHIM_H
#define TYPEFIT_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/* HB_FEATURE_GLOBAL_END is a cast of -1, which Swift does not see. */
static const unsigned int typefit_feature_end = (unsigned int)-1;

/* HB_SCRIPT_* are enumerators; these are the ones that take their neighbours' script. */
static inline int typefit_script_is_neutral(hb_script_t script) {
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

#endif
