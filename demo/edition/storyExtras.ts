import { weekday } from '../gameStories/apWords';
import { formatApDate } from '../../utils/dates/formatApDate';
import { getEasternInstant } from '../../utils/dates/getEasternInstant';
import { getEasternParts } from '../../utils/dates/getEasternParts';
import { printed, printedHtml } from './typography';
import type { Element } from './bodyTools';
import type { EventSpec, StoryFile } from './StoryFile';

const DAY = 86_400_000;

/**
 * What a story file says beside its text, as the elements that open it: a recording, the verdict of
 * a review, a call to readers. @throws Error that names the file and the field.
 */
export function extraElements(story: StoryFile, id: () => string): Element[] {
  return [
    ...(story.audio ? [audioElement(story.slug, story.audio, id())] : []),
    ...(story.verdict ? [verdictElement(story.verdict, id)] : []),
    ...(story.callToAction ? [callElement(story.callToAction, id())] : []),
  ];
}

type Extra<K extends 'audio' | 'verdict' | 'callToAction'> = NonNullable<StoryFile[K]>;

function audioElement(slug: string, audio: Extra<'audio'>, _id: string): Element {
  const { file, headline, description, seconds, chapters } = audio;
  return {
    _id: `${slug}-audio`,
    type: 'audio',
    headlines: { basic: printed(headline) },
    description: { basic: printed(description) },
    duration: seconds * 1000,
    streams: [{ url: `/pf/resources/audio/${file}`, filesize: 0, bitrate: 88 }],
    additional_properties: {
      original_id: _id,
      chapters: chapters.map(({ start, title }) => ({ start, title: printed(title) })),
    },
  };
}

/** Rating, endorsement and facts of a review belong together: a group named for what is reviewed. */
function verdictElement(verdict: Extra<'verdict'>, id: () => string): Element {
  const { name, rating, max, units, endorsement, facts } = verdict;
  return {
    _id: id(),
    type: 'element_group',
    title: printed(name),
    content_elements: [
      ...(max > 0
        ? [{ _id: id(), type: 'numeric_rating', numeric_rating: rating, min: 0, max, units }]
        : []),
      ...(endorsement
        ? [{ _id: id(), type: 'endorsement', endorsement: printed(endorsement) }]
        : []),
      {
        _id: id(),
        type: 'list',
        list_type: 'unordered',
        items: facts.map((fact) => ({ _id: id(), type: 'text', content: printedHtml(fact) })),
      },
    ],
  };
}

/** As the widget has it (widgets §3): its texts are URL-encoded. */
function callElement(callToAction: Extra<'callToAction'>, _id: string): Element {
  const { bgColor, header, description, email } = callToAction;
  return {
    _id,
    type: 'custom_embed',
    subtype: 'cta-card',
    embed: {
      id: _id,
      url: 'https://www.broadsheet.example/embeds/cta-card',
      config: {
        bgColor,
        header: encodeURIComponent(printed(header)),
        description: encodeURIComponent(printed(description)),
        email,
      },
    },
  };
}

/** So many days after the edition's clock, at Philadelphia's hours: `19:30`; empty for no time. */
function eventMoment({ inDays }: EventSpec, time: string, clock: Date): string {
  const day = getEasternParts(new Date(clock.getTime() + inDays * DAY));
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return day && time ? getEasternInstant({ ...day, hour, minute }).toISOString() : '';
}

/** A story that names the day of its event: `{event weekday}, {event date}` is `Tuesday, Dec. 8`. */
export function withEventDay(story: StoryFile, clock: Date): StoryFile {
  const { event, description, body } = story;
  if (!event) return story;
  const start = new Date(eventMoment(event, event.from, clock));
  const name = (text: string) =>
    text
      .replaceAll('{event weekday}', weekday(start))
      .replaceAll('{event date}', formatApDate(start, clock));
  return { ...story, description: name(description), body: name(body) };
}

/** When and where a live event is. */
export function eventProperties({ event }: StoryFile, clock: Date) {
  if (!event) return {};
  return {
    event: {
      start: eventMoment(event, event.from, clock),
      end: eventMoment(event, event.to, clock),
      place: printed(event.place),
      address: event.address,
      url: event.url,
    },
  };
}
