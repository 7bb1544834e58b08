import { PRIVATE_HEADERS } from '../../../../plain-pages/privateHeaders';

/** Headers of everything below `/pf/editor`: never kept, found, framed or guessed at. */
export const EDITOR_HEADERS: Record<string, string> = {
  ...PRIVATE_HEADERS,
  'x-robots-tag': 'noindex',
};
