import { defineSource, param, SourceError } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { isDay } from '../../../utils/dates/formatDay';
import { readCards, readCrossword } from '../crossword/readCrossword';

/**
 * The crossword of a day (`2026-11-21`); without one the newest. Throws 404 where there is none, 502 where it can't
 * be read.
 */
const source = defineSource({
  label: 'Crossword of a day',
  schemaName: 'crossword',
  params: { day: param.text({ label: 'Day (2026-11-21); empty for the newest' }) },
  ttl: 60,
  followsContent: false,
  async fetch({ day }, { signal }) {
    const asked = day || readCards(await getDaily('/daily/crosswords', signal))[0]?.day || '';
    if (!isDay(asked)) throw new SourceError(404, 'there is no such crossword');
    return readCrossword(await getDaily(`/daily/crosswords/${asked}`, signal));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'crossword-api': typeof source;
  }
}

export default source;
