import type { AnsAudio, AnsVideo, ContentElement, ListItem } from '../../../content/schemas/ans';
import { correctionLabel } from '../../article/elements/correctionLabel';
import { formatDuration } from '../../cards/formatDuration';
import type { Notes } from './Notes';
import { photo, richText } from './richText';

export interface TextContext {
  notes: Notes;
  /** Address of the story: where what can't be said in words is seen. */
  url: string;
  /** Title of a newsletter by its id, in upper case. */
  newsletters: Record<string, string>;
}

/** A body element (platform §3) in words: paragraphs parted by an empty line; empty for nothing. */
export function elementText(element: ContentElement, context: TextContext): string {
  const { notes, url } = context;
  switch (element.type) {
    case 'text':
      return richText(element.content, notes);
    case 'header':
      return `\n${richText(element.content, notes)}`; // two empty lines say that something begins
    case 'list':
      return listText(element.items, element.ordered, notes).join('\n');
    case 'image':
      return photo(element);
    case 'video':
      return media('Video', element, element.canonical_url ?? url, notes);
    case 'audio':
      return audioText(element, context);
    case 'gallery': {
      const { headline, images } = element;
      const count = `${images.length} ${images.length === 1 ? 'photo' : 'photos'}`;
      const title = `[Gallery: ${headline ? `${headline}, ` : ''}${count} ${notes.mark(element.canonical_url ?? url)}]`;
      const photos = images.map((image, index) =>
        photo(image, `Photo ${index + 1} of ${images.length}`),
      );
      return paragraphs([title, element.description ?? '', ...photos]);
    }
    case 'divider':
      return '* * *';
    case 'raw_html':
      return element.trusted
        ? richText(element.content, notes)
        : `[Interactive: this part of the story can be seen on its page ${notes.mark(url)}]`;
    case 'code':
      return element.content.replace(/^/gm, '    ');
    case 'inline_newsletter': {
      const title = context.newsletters[element.newsletterId.toUpperCase()];
      return title ? `[Newsletter: ${title}. Sign up ${notes.mark('/newsletters/')}]` : '';
    }
    case 'quote': {
      const citation = richText(element.citation, notes);
      const quote = quoted(richText(element.content, notes));
      const photos = (element.images ?? []).map((image) => photo(image));
      return paragraphs([...photos, citation ? `${quote}\n— ${citation}` : quote]);
    }
    case 'correction':
      return `${correctionLabel(element.correctionType)}: ${richText(element.text, notes)}`;
    case 'interstitial_link':
      return [
        `Read more: ${richText(element.content, notes)} ${notes.mark(element.url)}`,
        richText(element.description ?? '', notes),
      ]
        .filter(Boolean)
        .join('\n');
    case 'table':
      return tableText(element, notes);
    case 'oembed': {
      const { provider, title, author } = element;
      const words = [title, author && `by ${author}`].filter(Boolean).join(' ');
      return `[${provider || 'Embed'}: ${words ? `${words} ` : ''}${notes.mark(element.url)}]`;
    }
    case 'numeric_rating':
      return `Rating: ${element.rating} of ${element.max}${element.units ? ` ${element.units}` : ''}`;
    case 'endorsement':
      return `Endorsement: ${element.endorsement}`;
    case 'element_group':
      return paragraphs([
        element.title && `\n${element.title}`,
        elementsText(element.elements, context),
      ]);
  }
}

/** Body elements in order. */
export function elementsText(elements: readonly ContentElement[], context: TextContext): string {
  return paragraphs(elements.map((element) => elementText(element, context)));
}

/** Parts that say something, an empty line between them. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

function listText(
  items: readonly ListItem[],
  isOrdered: boolean,
  notes: Notes,
  indent = '',
): string[] {
  let number = 0;
  return items.flatMap((item) => {
    if ('items' in item) return listText(item.items, item.ordered, notes, `${indent}  `);
    number += 1;
    const mark = isOrdered ? `${number}.` : '-';
    return `${indent}${mark} ${oneLine(richText(item.content, notes))}`;
  });
}

/** Each row says what its cells are, as nobody sees the head of a column from below. */
function tableText(
  { caption, header, rows }: Extract<ContentElement, { type: 'table' }>,
  notes: Notes,
): string {
  const names = header.map((cell) => richText(cell, notes));
  const lines = rows.map((row) =>
    row
      .map((cell, index) => {
        const value = oneLine(richText(cell, notes));
        const name = names[index];
        return value && name ? `${name}: ${value}` : value;
      })
      .filter(Boolean)
      .join('; '),
  );
  const title = richText(caption, notes);
  return [title && `[Table: ${title}]`, ...lines].filter(Boolean).join('\n');
}

function audioText(audio: AnsAudio, { notes, url }: TextContext): string {
  const { chapters, transcriptUrl } = audio;
  return paragraphs([
    media('Audio', audio, audio.streams[0]?.url ?? url, notes),
    chapters
      .map(({ start, title }) => `- ${formatDuration(start * 1000) || '0:00'} ${title}`)
      .join('\n'),
    transcriptUrl ? `[Transcript ${notes.mark(transcriptUrl)}]` : '',
  ]);
}

function media(
  name: string,
  item: Pick<AnsVideo, 'headline' | 'description' | 'duration'>,
  url: string,
  notes: Notes,
): string {
  const { headline, description, duration } = item;
  const length = formatDuration(duration);
  const words = [headline, description === headline ? '' : description]
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  if (length) words.push(`(${length})`);
  return `[${name}: ${[...words, notes.mark(url)].join(' ')}]`;
}

function quoted(text: string): string {
  return /^[“"]/.test(text) ? text : `“${text}”`;
}

/** Lines as one; `richText` leaves no blanks beside its line breaks. */
function oneLine(text: string): string {
  return text.replace(/\n+/g, ' ');
}
