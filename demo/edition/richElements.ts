import { parse } from 'yaml';
import type { BodyTools, Element } from './bodyTools';
import { printed, printedHtml } from './typography';

/** Of the elements that authors write in a line: `:::rating 3.5/4 bells`. */
const LINE = /^:::(rating|endorsement|correction|clarification)[ \t]+(.+)$/;

const RATING = /^(\d+(?:\.\d+)?)\/(\d+) (\w+)$/;

/**
 * A rating, an endorsement or a correction within the text; null for a line that is none.
 * @throws Error that names the file
 */
export function lineElement(line: string, tools: BodyTools): Element | null {
  const [, name, words = ''] = LINE.exec(line) ?? [];
  if (!name) return null;
  const element = { _id: tools.id() };
  if (name === 'endorsement')
    return { ...element, type: 'endorsement', endorsement: printed(words) };
  if (name !== 'rating')
    return { ...element, type: 'correction', correction_type: name, text: printedHtml(words) };
  const [, rating, max, units] = RATING.exec(words.trim()) ?? [];
  if (!rating) throw new Error(`${tools.file}: a rating is written as 3.5/4 stars`);
  return {
    ...element,
    type: 'numeric_rating',
    numeric_rating: Number(rating),
    min: 0,
    max: Number(max),
    units,
  };
}

/** A table of Markdown; a last line `Table: …` is its caption. @throws Error that names the file */
export function tableElement(block: string, tools: BodyTools): Element {
  const lines = block.split('\n').map((line) => line.trim());
  const caption = /^Table: (.+)$/.exec(lines.at(-1) ?? '')?.[1];
  const [head = '', rule = '', ...rows] = caption ? lines.slice(0, -1) : lines;
  if (!/^\|(?:\s*:?-+:?\s*\|)+$/.test(rule))
    throw new Error(`${tools.file}: a table has a line of dashes below its header`);
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => ({ type: 'text', content: printedHtml(cell) }));
  return {
    _id: tools.id(),
    type: 'table',
    ...(caption ? { caption: printedHtml(caption) } : {}),
    header: cells(head),
    rows: rows.map(cells),
  };
}

/** A recording or what another site shows of itself, from YAML. @throws Error that names the file */
export function fencedElement(kind: 'audio' | 'oembed', yaml: string, tools: BodyTools): Element {
  const given = parse(yaml) as Record<string, unknown>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const required = (name: string): string => {
    if (!text(name)) throw new Error(`${tools.file}: ${name} of ${kind} is missing`);
    return text(name);
  };
  const _id = tools.id();
  if (kind === 'oembed') {
    const url = required('url');
    return {
      _id,
      type: 'oembed_response',
      referent: { id: url, provider: required('provider') },
      raw_oembed: {
        type: 'rich',
        version: '1.0',
        url,
        provider_name: required('provider'),
        title: printed(text('title')),
        author_name: text('author'),
        ...(text('html') ? { html: text('html') } : {}),
      },
    };
  }
  const chapters = Array.isArray(given['chapters']) ? (given['chapters'] as unknown[]) : [];
  return {
    _id,
    type: 'audio',
    version: '0.10.9',
    headlines: { basic: printed(required('title')) },
    description: { basic: printed(text('description')) },
    duration: Math.round(Number(given['seconds']) * 1000),
    streams: [{ url: required('url') }],
    additional_properties: {
      chapters: chapters.map((chapter) => {
        const { start, title } = chapter as { start: number; title: string };
        return { start, title: printed(title) };
      }),
      ...(text('transcript') ? { transcript_url: text('transcript') } : {}),
    },
  };
}
