import type { BodyTools, Element } from './bodyTools';
import { newsletters } from '../../properties/newsletters';
import { escapeHtml, printed, printedHtml as inline } from './typography';
import { fencedElement, lineElement, tableElement } from './richElements';
import { readPictureSpec } from './StoryFile';

const LIVE_MARKER = /^(Timestamp|Pinned|Interactive HTML|Live blog name:|Related link:)/i;

/** A group: what stands between `:::group Title` and `:::`. */
const GROUP = /^:::group(?:[ \t]+(.+))?\n([\s\S]*?)\n:::[ \t]*$/m;

/** The body of a story file as ANS content elements. @throws Error that names file and line. */
export function bodyElements(body: string, tools: BodyTools): Element[] {
  const found = GROUP.exec(body);
  if (!found) return splitBlocks(body).flatMap((block) => blockElements(block, tools));
  const [all, title, inner = ''] = found;
  return [
    ...bodyElements(body.slice(0, found.index), tools),
    {
      _id: tools.id(),
      type: 'element_group',
      ...(title ? { headlines: { basic: printed(title) } } : {}),
      content_elements: bodyElements(inner, tools),
    },
    ...bodyElements(body.slice(found.index + all.length), tools),
  ];
}

const kindOf = (line: string): string =>
  line.startsWith('>') ? 'quote' : /^([-*]|\d+[.)]) /.test(line) ? 'list' : '';

/** The id of the catalogue for a name as authors write it: `lets-eat`, `sports-daily`. */
function newsletterId(name: string, file: string): string {
  const wanted = name.toUpperCase();
  const found = newsletters.find(({ id }) => id === wanted || id.startsWith(`${wanted}-`));
  if (!found) throw new Error(`${file}: there is no newsletter "${name}"`);
  return found.id;
}

/** Blocks are parted by empty lines; a fence is one block whatever it holds. */
function splitBlocks(body: string): string[] {
  const blocks: string[] = [];
  let open: string[] = [];
  let isFence = false;
  const close = () => {
    if (open.length > 0) blocks.push(open.join('\n'));
    open = [];
  };
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) {
      if (!isFence) close();
      open.push(line);
      isFence = !isFence;
      if (!isFence) close();
    } else if (!isFence && line.trim() === '') {
      close();
    } else if (!isFence && /^(#{2,6} |:::|!\[|---)/.test(line)) {
      close();
      open.push(line);
      close();
    } else {
      // A list or a quote needs no empty line before it.
      const kind = kindOf(line);
      const [first] = open;
      if (!isFence && kind !== '' && first !== undefined && kindOf(first) !== kind) close();
      open.push(line);
    }
  }
  close();
  return blocks;
}

function blockElements(block: string, tools: BodyTools): Element[] {
  const element = (type: string, rest: Record<string, unknown>): Element => ({
    _id: tools.id(),
    type,
    ...rest,
  });

  const fence = /^```(\w+)(?: (\w+))?\n([\s\S]*?)\n?```$/.exec(block);
  if (fence) {
    const [, kind, language = '', content = ''] = fence;
    if (kind === 'audio' || kind === 'oembed') return [fencedElement(kind, content, tools)];
    if (kind === 'raw_html')
      return [element('raw_html', { content, additional_properties: { trusted: true } })];
    if (kind === 'interactive')
      return [
        element('raw_html', { content, additional_properties: { height: Number(language) } }),
      ];
    return [element('code', { content, language: language || 'text' })];
  }
  const heading = /^(#{2,6}) (.*)$/.exec(block);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return [element('header', { level: marks.length, content: inline(text) })];
  }
  const divider = /^---(bold|bolder)?$/.exec(block.trim());
  if (divider) return [element('divider', divider[1] ? { subtype: divider[1] } : {})];
  const line = lineElement(block.trim(), tools);
  if (line) return [line];
  const directive = /^:::\s*(\w+)\s+([\w-]+)\s*(?::::)?$/.exec(block.trim());
  if (directive) {
    const [, name, slug = ''] = directive;
    if (name === 'newsletter')
      return [element('inline_newsletter', { newsletter_id: newsletterId(slug, tools.file) })];
    if (name === 'gallery') return [tools.gallery(slug)];
    if (name === 'video') return [tools.video(slug)];
    throw new Error(`${tools.file}: nothing is named :::${name}`);
  }
  const image = /^!\[([^\]]*)\]\(art:(\w+)\??([^)]*)\)$/.exec(block.trim());
  if (image) {
    const [, alt = '', kind = '', query = ''] = image;
    return [pictureElement(alt, kind, query, tools)];
  }
  if (block.startsWith('|')) return [tableElement(block, tools)];
  if (block.startsWith('>')) return [quote(block, element)];
  if (/^\s*([-*]|\d+[.)]) /.test(block)) return [listElement(block, tools)];

  const lines = block.split('\n');
  if (lines.some((line) => LIVE_MARKER.test(line))) {
    return lines.map((line) => element('text', { content: liveLine(line, tools) }));
  }
  return [element('text', { content: inline(block) })];
}

function liveLine(line: string, tools: BodyTools): string {
  const minutes = /^Timestamp:?\s*-(\d+)\s*m$/i.exec(line.trim())?.[1];
  if (minutes) return `Timestamp ${tools.timestamp(Number(minutes))}`;
  return LIVE_MARKER.test(line) ? escapeHtml(line.trim()) : inline(line);
}

function pictureElement(
  caption: string,
  kind: string,
  parameters: string,
  tools: BodyTools,
): Element {
  const values = new URLSearchParams(parameters.replaceAll('&amp;', '&'));
  const spec = readPictureSpec(
    {
      art: kind,
      seed: values.get('seed') ?? 1,
      ratio: values.get('ratio') ?? '3x2',
      alt: values.get('alt') ?? '',
      credit: values.get('credit') ?? '',
      caption: printed(caption),
    },
    `${tools.file}: a picture of the body`,
  );
  const align = values.get('align');
  return { ...tools.picture(spec), ...(align ? { alignment: align } : {}) };
}

function quote(
  block: string,
  element: (type: string, rest: Record<string, unknown>) => Element,
): Element {
  const lines = block.split('\n').map((line) => line.replace(/^>\s?/, ''));
  const isSpeaker = (line: string): boolean => /^[—–-]{1,2}\s/.test(line);
  const speaker = lines.find(isSpeaker)?.replace(/^[—–-]{1,2}\s*/, '');
  const words = lines.filter((line) => !isSpeaker(line)).join('\n');
  const paragraphs = words
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return element('quote', {
    subtype: 'pullquote',
    content_elements: paragraphs.map((part) => ({ type: 'text', content: inline(part) })),
    ...(speaker ? { citation: { type: 'text', content: inline(speaker) } } : {}),
  });
}

interface Item {
  depth: number;
  isOrdered: boolean;
  text: string;
}

function listElement(block: string, tools: BodyTools): Element {
  const items: Item[] = [];
  for (const line of block.split('\n')) {
    const item = /^(\s*)([-*]|\d+[.)]) (.*)$/.exec(line);
    const last = items.at(-1);
    if (item) {
      const [, indent = '', marker = '', text = ''] = item;
      items.push({ depth: Math.floor(indent.length / 2), isOrdered: /\d/.test(marker), text });
    } else if (last) last.text += ` ${line.trim()}`;
  }
  let next = 0;
  const read = (depth: number): Element => {
    const isOrdered = items[next]?.isOrdered ?? false;
    const children: Element[] = [];
    for (let item = items[next]; item && item.depth >= depth; item = items[next]) {
      if (item.depth > depth) children.push(read(item.depth));
      else {
        children.push({ _id: tools.id(), type: 'text', content: inline(item.text) });
        next += 1;
      }
    }
    return {
      _id: tools.id(),
      type: 'list',
      list_type: isOrdered ? 'ordered' : 'unordered',
      items: children,
    };
  };
  return read(items[0]?.depth ?? 0);
}
