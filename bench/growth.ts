import type { ContentEntry } from '../runtime/content/types';
import type { PageRequest, Renderer } from '../runtime/render/renderPage';
import { cold, pairedCpu, renderPage, type Paired } from './render';

/** Elements of the two articles that are compared. */
const LONG = 300;
const SHORT = 75;

const WORDS =
  'The bill sets aside $4.2 million, most of it for staff, and <a href="/news/">the rest</a> for <em>light</em>: two leaders and a guard each night until 11 p.m., from a parking-meter increase that took effect in July.';

const PICTURE = {
  type: 'image',
  _id: 'picture',
  url: '/gateway/photo/v2/gym.jpg',
  auth: 'f00d',
  width: 2400,
  height: 1600,
  focal: { x: 1200, y: 400 },
  caption: 'Walter Simms opens the gym, as he has done every weekday since 2009.',
  alt: 'A man at a door',
  credit: 'Dana Whitlock / Staff',
  alignment: null,
  link: null,
  color: '#aa8866',
};

/** What a long read is made of, in the measure in which it is: eight paragraphs, then something else. */
function elementAt(index: number): object {
  const _id = `e${index}`;
  if (index % 10 < 8) return { type: 'text', _id, content: `${index} ${WORDS}` };
  switch (Math.floor(index / 10) % 5) {
    case 0:
      return { type: 'header', _id, level: 2, content: `Part ${index}` };
    case 1:
      return { ...PICTURE, _id };
    case 2:
      return { type: 'list', _id, ordered: false, items: [{ content: WORDS }, { content: WORDS }] };
    case 3:
      return { type: 'quote', _id, style: 'pullquote', content: `<p>${WORDS}</p>`, citation: 'A' };
    default:
      return {
        type: 'table',
        _id,
        caption: 'Visitors',
        header: ['Center', '2025', '2026'],
        rows: [
          ['Vare', '22', '40'],
          ['Lawncrest', '12', '19'],
        ],
      };
  }
}

/**
 * An article of 300 elements against the same one of 75, rendered cold: the ratio is below 4, since
 * the frame of the page costs the same for both. The story's content is at hand.
 * @throws Error when the page does not hold the elements
 */
export async function measureGrowth(request: PageRequest, renderer: Renderer): Promise<Paired> {
  const long = withElements(renderer, LONG);
  const short = withElements(renderer, SHORT);
  const { body } = await renderPage(request, long);
  if (!body.includes(`${LONG - 3} The bill`)) throw new Error('the long article is not shown');
  return pairedCpu(
    () => renderPage(request, long),
    () => renderPage(request, short),
    8,
  );
}

/** A renderer to which every story has so many elements, and that finds nothing ready. */
function withElements(renderer: Renderer, count: number): Renderer {
  const elements = Array.from({ length: count }, (_, index) => elementAt(index));
  const grown = new Map<string, ContentEntry>();
  const grow = (entry: ContentEntry): ContentEntry => {
    const known = grown.get(entry.version);
    if (known) return known;
    const story = JSON.parse(entry.json) as Record<string, unknown>;
    const json = JSON.stringify({ ...story, content_elements: elements });
    const other = { ...entry, json, version: `${entry.version}-${count}` };
    grown.set(entry.version, other);
    return other;
  };
  const isStory = (key: string) => key.startsWith('content-api|');
  const { content } = renderer;
  return cold({
    ...renderer,
    content: {
      ...content,
      peek: (key) => {
        const entry = content.peek(key);
        return entry && isStory(key) ? grow(entry) : entry;
      },
      get: async (asked, website) => {
        const answer = await content.get(asked, website);
        return isStory(content.key(asked, website) ?? '')
          ? { ...answer, entry: grow(answer.entry) }
          : answer;
      },
    },
  });
}
