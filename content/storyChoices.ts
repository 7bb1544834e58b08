import type { SourceTools } from '@broadsheet/define';
import { resizerUrl } from '../components/ui/resizerUrl';
import { formatApDate } from '../utils/dates/formatApDate';
import { type Choice, type ChoicesOptions, choicesSource, MOST_CHOICES } from './choicesSource';
import { getJson } from './getJson';
import { bareWords, fieldQuery } from './lucene';
import { pathOf, siteOf } from './params';
import { readSearchAnswer } from './readSearchAnswer';
import type { StoryCard } from './schemas/ans';
import { trimEnd } from '../utils/text/trimEnd';

/** What stands for a story: its address, or its id. */
type Key = 'canonical_url' | '_id';

const TYPES = fieldQuery('type', ['story', 'gallery', 'video']);
/** px of the small picture. */
const SIDE = 96;

/** Published stories, galleries and videos, the newest first, as choices by their address or id. */
export function storyChoices(key: Key) {
  const name: ChoicesOptions['name'] = async (values, query, tools) => {
    const q = [TYPES, fieldQuery(key, values)];
    const cards = await search(q, values.length, siteOf(query), tools);
    return values.flatMap((value) => {
      const card = cards.find((found) => isSame(found[key], value));
      // A story that has moved is found by its old address, too.
      const only = values.length === 1 ? cards[0] : undefined;
      const found = card ?? only;
      return found ? [{ ...choiceOf(found, key), value }] : [];
    });
  };
  return choicesSource({
    name,
    async find(words, query, tools) {
      const isOne = /[/-]/.test(words) && !/\s/.test(words);
      const [exact, cards] = await Promise.all([
        isOne ? name([words], query, tools) : [],
        search([TYPES, ...beginnings(words)], MOST_CHOICES, siteOf(query), tools),
      ]);
      const found = cards.map((card) => choiceOf(card, key));
      const known = new Set(exact.map(({ value }) => value));
      return [...exact, ...found.filter(({ value }) => !known.has(value))];
    },
  });
}

async function search(
  q: string[],
  size: number,
  site: string,
  { signal }: SourceTools,
): Promise<StoryCard[]> {
  const path = pathOf('/content/v4/search/published', {
    website: site,
    q: q.join(' AND '),
    size,
    sort: 'display_date:desc',
    _sourceExclude: 'content_elements',
  });
  return readSearchAnswer(await getJson(path, signal), site).stories;
}

/** Each word, the last of which may not be all typed yet. */
function beginnings(words: string): string[] {
  const all = bareWords(words).split(' ').filter(Boolean);
  return all.map((word, index) =>
    index === all.length - 1 && word.length > 1 ? `${word}*` : word,
  );
}

function choiceOf(card: StoryCard, key: Key): Choice {
  const { headlines, taxonomy, display_date: date, promo } = card;
  const { basic } = promo;
  const image = basic?.type === 'image' ? basic : promo.promo;
  const note = [taxonomy.primary_section?.name, formatApDate(date)].filter(Boolean).join(', ');
  return {
    value: card[key],
    label: headlines.basic || card[key],
    ...(note ? { note } : {}),
    ...(image ? { image: resizerUrl(image, { width: SIDE, height: SIDE }) } : {}),
  };
}

function isSame(one: string, other: string): boolean {
  const plain = (address: string) => trimEnd(address, '/');
  return plain(one) === plain(other);
}
