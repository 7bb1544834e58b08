/** The focus that a page takes by itself. */
const AUTOFOCUS = /(<[a-z][^<>]*?)\sautofocus(?:="[^"]*")?(?=[\s/>])/gi;
/** A shape of another file, before the browser asks for it. */
const OUTLINE = /(<use\b[^<>]*?\s)(?:xlink:)?href="(?!#)/gi;

/**
 * Markup for a page without an origin, which may neither take the focus nor show shapes of other files:
 * browsers refuse both, and say so in the console. The frame's script brings the shapes in (`inlineOutlines`).
 */
export const forSandbox = (html: string): string =>
  html.replace(AUTOFOCUS, '$1').replace(OUTLINE, '$1data-outline="');
