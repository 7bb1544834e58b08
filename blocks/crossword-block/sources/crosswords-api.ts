import { defineSource } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { readCards } from '../crossword/readCrossword';

/** The crosswords there are, newest first, each with its day, title, author and size. */
const source = defineSource({
  label: 'Crosswords',
  schemaName: 'crosswords',
  params: {},
  ttl: 60,
  followsContent: false,
  fetch: async (_query, { signal }) => readCards(await getDaily('/daily/crosswords', signal)),
});

declare module 'fusion:content' {
  interface Sources {
    'crosswords-api': typeof source;
  }
}

export default source;
