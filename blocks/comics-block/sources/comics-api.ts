import { defineSource, param, SourceError } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { isDay } from '../../../utils/dates/formatDay';
import { readComics } from '../comics/readComics';

/** The comics of a day (`2026-11-21`); without one the newest. Throws 404 where there are none. */
const source = defineSource({
  label: 'Comics of a day',
  schemaName: 'comics',
  params: { day: param.text({ label: 'Day (2026-11-21); empty for the newest' }) },
  ttl: 60,
  followsContent: false,
  async fetch({ day }, { signal }) {
    if (day && !isDay(day)) throw new SourceError(404, 'there are no such comics');
    return readComics(await getDaily(day ? `/daily/comics/${day}` : '/daily/comics', signal));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'comics-api': typeof source;
  }
}

export default source;
