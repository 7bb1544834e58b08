import { PRIVATE_HEADERS } from '../../plain-pages/privateHeaders';

/** Headers of a service's answers that are about one person: no window of another site can reach them, either. */
export const PERSONAL_HEADERS: Record<string, string> = {
  ...PRIVATE_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
};
