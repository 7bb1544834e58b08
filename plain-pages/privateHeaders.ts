/** Headers of everything that is about one person: kept by nobody, framed by nobody, taken for nothing else. */
export const PRIVATE_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  // Not no-referrer: with it browsers hide from us where a form comes from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
