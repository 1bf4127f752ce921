#ifndef ROUTEATLAS_CLIBXML2_SHIM_H
#define ROUTEATLAS_CLIBXML2_SHIM_H

/* Debian builds libxml2 with ICU, whose headers would add definitions that Foundation also has. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#endif
