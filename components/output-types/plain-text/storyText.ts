import type { LiveCard, Story } from '../../../content/schemas/ans';
import type { Newsletter } from '../../../properties/newsletters';
import { formatApDateTime } from '../../../utils/dates/formatApDateTime';
import { formatByline } from '../../../utils/story/formatByline';
import { correctionLabel } from '../../article/elements/correctionLabel';
import { selectLead } from '../../article/selectLead';
import { absoluteUrl } from '../head/absoluteUrl';
import type { SiteHead } from '../head/types';
import { elementsText, elementText, paragraphs, type TextContext } from './elementText';
import { Notes } from './Notes';
import { richText } from './richText';

/**
 * A story in plain text, for services that read aloud, braille displays and readers who want just
 * that: one line per paragraph (each reader wraps as it likes), dates in AP style and Eastern time,
 * links as numbered notes at the end.
 */
export function storyText(
  story: Story,
  site: SiteHead,
  newsletters: readonly Newsletter[] = [],
): string {
  const notes = new Notes(site.origin);
  const url = absoluteUrl(story.canonical_url, site.origin);
  const titles = newsletters.map(({ id, title }) => [id.toUpperCase(), title] as const);
  const context: TextContext = { notes, url, newsletters: Object.fromEntries(titles) };
  const lead = selectLead(story);
  const body = lead.isFirstElement ? story.content_elements.slice(1) : story.content_elements;
  const cards = story.liveCards ?? [];
  const parts = [
    site.name,
    story.headlines.basic || story.headlines.web,
    story.description,
    [bylineOf(story), ...datesOf(story)].filter(Boolean).join('\n'),
    eventText(story, notes),
    lead.media ? elementText(lead.media, context) : '',
    elementsText(body, context),
    ...[...cards.filter(isPinned), ...cards.filter((card) => !isPinned(card))].map((card) =>
      cardText(card, context),
    ),
    ...story.corrections.map(({ correction_type, text, date }) =>
      [`${correctionLabel(correction_type)}: ${richText(text, notes)}`, formatApDateTime(date)]
        .filter(Boolean)
        .join(' '),
    ),
    links('Related', story.relatedLinks, notes),
  ];
  const text = paragraphs([...parts, notes.lines.length > 0 ? '\nLinks' : '']);
  return `${[text, ...notes.lines].join('\n')}\n\nThis story on the web: ${url}\n`;
}

const isPinned = ({ pinned }: LiveCard) => pinned;

function bylineOf({ authors, affiliation, distributor }: Story): string {
  const byline = formatByline(
    authors.map((author) => author.byline),
    distributor?.name,
  );
  return [byline, affiliation || distributor?.name].filter(Boolean).join(', ');
}

function datesOf(story: Story): string[] {
  const published = story.display_date || story.first_publish_date || story.publish_date;
  const lines: [string, string][] = [
    ['Published', formatApDateTime(published)],
    ['Updated', formatApDateTime(story.last_updated_date)],
  ];
  const isSame = lines[0]?.[1] === lines[1]?.[1];
  return (isSame ? lines.slice(0, 1) : lines).flatMap(([word, date]) =>
    date ? `${word} ${date} ET` : [],
  );
}

function eventText({ event }: Story, notes: Notes): string {
  if (!event) return '';
  const time = [formatApDateTime(event.start), formatApDateTime(event.end)]
    .filter(Boolean)
    .join(' to ');
  const place = [event.place, event.address].filter(Boolean).join(', ');
  return [
    time && `When: ${time} ET`,
    place && `Where: ${place}`,
    event.url && `More about the event ${notes.mark(event.url)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function cardText(card: LiveCard, context: TextContext): string {
  const time = formatApDateTime(card.timestamp);
  const when = [card.pinned ? 'Pinned' : '', time ? `${time} ET` : ''].filter(Boolean).join(', ');
  return paragraphs([
    `\n${[when, card.header].filter(Boolean).join('\n')}`,
    elementsText(card.elements, context),
    links('Related', card.relatedLinks, context.notes),
  ]);
}

function links(title: string, list: Story['relatedLinks'], notes: Notes): string {
  if (list.length === 0) return '';
  const lines = list.map((entry) => `- ${entry.title} ${notes.mark(entry.link)}`);
  return [`${title}:`, ...lines].join('\n');
}
