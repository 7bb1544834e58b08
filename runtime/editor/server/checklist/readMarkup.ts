import { Parser } from 'htmlparser2';
import type { Audience } from '../../../render/blockForms';

/** What stands on a page, each with the block that it stands in (null: none). */
export interface Markup {
  links: { href: string; name: string; nodeId: string | null }[];
  /**
   * `alt` is null where there is none; an empty one says that the picture is ornament, or that words beside it
   * say what it shows. In a figure it stands for itself.
   */
  images: { src: string; alt: string | null; isFigure: boolean; nodeId: string | null }[];
  headings: Heading[];
  buttons: { name: string; nodeId: string | null }[];
  /** Ids that more than one element has. */
  repeatedIds: { id: string; nodeId: string | null }[];
  /** Blocks that left no text, picture or other thing to see. */
  emptyNodes: string[];
}

export interface Heading {
  level: number;
  text: string;
  nodeId: string | null;
  /** Who gets the form of a block that it stands in; null: everybody. */
  audience: Audience | null;
}

const START = /^node (\S+)$/;
const SEEN = new Set('img video audio iframe svg canvas input button hr object embed'.split(' '));
const QUIET = new Set(['script', 'style', 'template', 'noscript']);

/** An element whose name is being gathered from what it holds. */
interface Open {
  tag: string;
  name: string;
  /** Takes the name when the element ends. */
  finish: (name: string) => void;
}

/**
 * Reads a page whose nodes stand between `<!--node id-->` and `<!--/node id-->`. A name is the text of an
 * element with the alternatives of its pictures, or its `aria-label`.
 */
export function readMarkup(html: string): Markup {
  const markup: Markup = {
    links: [],
    images: [],
    headings: [],
    buttons: [],
    repeatedIds: [],
    emptyNodes: [],
  };
  const nodes: string[] = [];
  const filled = new Set<string>();
  const named: Open[] = [];
  const ids = new Set<string>();
  /** Elements that nobody sees or hears, which are open. */
  let quiet = 0;
  const hidden: boolean[] = [];
  /** Figures that are open. */
  let figures = 0;
  /** For whom each open element is. */
  const audiences: (Audience | null)[] = [];

  const say = (text: string): void => named.forEach((open) => void (open.name += text));
  const fill = (): void => nodes.forEach((id) => filled.add(id));

  const parser = new Parser({
    oncomment(data) {
      const start = START.exec(data);
      if (start?.[1] !== undefined) nodes.push(start[1]);
      else if (data.startsWith('/node ')) {
        const id = nodes.pop();
        if (id !== undefined && !filled.has(id)) markup.emptyNodes.push(id);
      }
    },
    onopentag(tag, attributes) {
      const nodeId = nodes.at(-1) ?? null;
      const isHidden =
        QUIET.has(tag) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
      hidden.push(isHidden);
      if (isHidden) quiet += 1;
      const audience = audienceOf(attributes) ?? audiences.at(-1) ?? null;
      audiences.push(audience);
      const id = attributes['id'];
      if (id !== undefined && ids.has(id)) markup.repeatedIds.push({ id, nodeId });
      if (id !== undefined) ids.add(id);
      if (SEEN.has(tag)) fill();
      if (tag === 'figure') figures += 1;
      if (quiet > 0) return;
      const label = attributes['aria-label']?.trim() ?? attributes['title']?.trim() ?? '';
      const gather = (finish: Open['finish']): void =>
        void named.push({ tag, name: label, finish });
      if (tag === 'img') {
        const alt = attributes['alt'] ?? null;
        markup.images.push({ src: attributes['src'] ?? '', alt, isFigure: figures > 0, nodeId });
        say(alt ?? '');
      } else if (tag === 'a' && attributes['href'] !== undefined) {
        const { href } = attributes;
        gather((name) => markup.links.push({ href, name, nodeId }));
      } else if (tag === 'button') gather((name) => markup.buttons.push({ name, nodeId }));
      else if (/^h[1-6]$/.test(tag))
        gather((text) => markup.headings.push({ level: Number(tag[1]), text, nodeId, audience }));
      else if (tag === 'svg') say(label);
    },
    ontext(text) {
      if (quiet > 0 || text.trim() === '') return;
      say(text);
      fill();
    },
    onclosetag(tag) {
      if (hidden.pop()) quiet -= 1;
      audiences.pop();
      if (tag === 'figure') figures -= 1;
      const open = named.at(-1);
      if (open?.tag !== tag) return;
      named.pop();
      open.finish(open.name.replace(/\s+/g, ' ').trim());
    },
  });
  parser.end(html);
  return markup;
}

function audienceOf(attributes: Record<string, string>): Audience | null {
  const { 'data-only': only, 'data-not': not } = attributes;
  if (only !== undefined) return { only: only.split(' ') };
  return not === undefined ? null : { not: not.split(' ') };
}
