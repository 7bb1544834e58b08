import type { Reader } from '../Reader';

/** Name of the public cookie by which cached pages show the right controls. */
export const READER_COOKIE = 'broadsheet_reader';

/** Its value: `in` or `subscribed`, then `.ads-free`, `.premium`, and for staff `.unmetered`. It says nothing of who it is. */
export const readerCookieOf = ({
  state,
  hasAdsFreeReading,
  isPremium,
  isInternal,
}: Pick<Reader, 'state' | 'hasAdsFreeReading' | 'isPremium' | 'isInternal'>): string =>
  (state === 'Subscribed' ? 'subscribed' : 'in') +
  (hasAdsFreeReading ? '.ads-free' : '') +
  (isPremium ? '.premium' : '') +
  (isInternal ? '.unmetered' : '');
