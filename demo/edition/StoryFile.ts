import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { SCENES, type ArtKind } from '../art/scenes';
import { RATIOS, type Ratio } from '../art/drawScene';

/** A picture that a story asks for. */
export interface PictureSpec {
  kind: ArtKind;
  seed: number;
  ratio: Ratio;
  alt: string;
  caption: string;
  credit: string;
}

/** One story of the edition as its file has it. Times are hours before the edition's clock. */
export interface StoryFile {
  file: string;
  slug: string;
  /** What stands in its address, before the date; the slug unless a story is about a game. */
  address: string;
  headline: string;
  web: string;
  print: PrintSpec;
  section: string;
  sections: string[];
  subtype: string;
  authors: string[];
  hoursAgo: number;
  updatedHoursAgo: number | null;
  eyebrow: string;
  description: string;
  tags: string[];
  lead: PictureSpec | null;
  related: string[];
  comments: boolean | null;
  corrections: { type: string; text: string }[];
  distributor: { name: string; category: string } | null;
  video: string | null;
  gallery: string | null;
  isEnded: boolean;
  /** A recording in `resources/audio`. */
  audio: AudioSpec | null;
  /** A live event; hours in Philadelphia: `19:30`. */
  event: EventSpec | null;
  /** Of a review. */
  verdict: VerdictSpec | null;
  callToAction: CallSpec | null;
  /** Places of the restaurant guide that it is about, by slug. */
  places: string[];
  body: string;
}

/** How the story stands in the printed paper. */
export interface PrintSpec {
  /** Written for print; empty where the paper prints the story's own. */
  headline: string;
  /** Its rank on the front page, 1 being the lead; 0 keeps it off. */
  front: number;
}

export interface AudioSpec {
  file: string;
  headline: string;
  description: string;
  seconds: number;
  /** `start` in s. */
  chapters: { start: number; title: string }[];
}

export interface EventSpec {
  inDays: number;
  from: string;
  to: string;
  place: string;
  address: string;
  url: string;
}

/** `max` is 0 where there is no rating. Facts are lines of markdown. */
export interface VerdictSpec {
  name: string;
  rating: number;
  max: number;
  units: string;
  endorsement: string;
  facts: string[];
}

export interface CallSpec {
  bgColor: string;
  header: string;
  description: string;
  email: string;
}

type Front = Record<string, unknown>;

/** A value of YAML as text: a number is written as one, a list or nothing is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** @throws Error that names the file and the field. */
export function readPictureSpec(raw: unknown, where: string): PictureSpec {
  const spec = (raw ?? {}) as Front;
  const kind = asText(spec['art']);
  if (!Object.hasOwn(SCENES, kind)) throw new Error(`${where}: there is no art "${kind}"`);
  const ratio = asText(spec['ratio']) || '3x2';
  if (!Object.hasOwn(RATIOS, ratio)) throw new Error(`${where}: there is no ratio "${ratio}"`);
  const seed = Number(spec['seed'] ?? 1);
  if (!Number.isInteger(seed)) throw new Error(`${where}: seed must be a whole number`);
  const text = (name: string) => asText(spec[name]);
  return {
    kind: kind as ArtKind,
    seed,
    ratio: ratio as Ratio,
    alt: text('alt'),
    caption: text('caption'),
    credit: text('credit'),
  };
}

/** @throws Error that names the file and the field. */
export function parseStoryFile(text: string, file: string): StoryFile {
  const match = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${file}: begins with no front matter (--- … ---)`);
  const [, head = '', body = ''] = match;
  const front = parse(head) as Front;
  const required = (name: string): string => {
    const value = front[name];
    if (typeof value !== 'string' || value.trim() === '')
      throw new Error(`${file}: ${name} is missing`);
    return value.trim();
  };
  const texts = (name: string): string[] => {
    const value = front[name] ?? [];
    if (!Array.isArray(value)) throw new Error(`${file}: ${name} must be a list`);
    return value.map(String);
  };
  const hours = (name: string): number => {
    const value = Number(front[name]);
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`${file}: ${name} must be a number of hours`);
    return value;
  };
  const optional = (name: string) => (typeof front[name] === 'string' ? front[name] : null);
  const slug = basename(file, '.md');
  const distributor = front['distributor'] as { name?: unknown; category?: unknown } | undefined;
  return {
    file,
    slug,
    address: slug,
    headline: required('headline'),
    web: optional('web') ?? '',
    print: readPrint(front, file),
    section: required('section'),
    sections: texts('sections'),
    subtype: optional('subtype') ?? 'regular',
    authors: texts('authors'),
    hoursAgo: hours('hoursAgo'),
    updatedHoursAgo: front['updatedHoursAgo'] === undefined ? null : hours('updatedHoursAgo'),
    eyebrow: optional('eyebrow') ?? '',
    description: required('description'),
    tags: texts('tags'),
    lead: front['lead'] ? readPictureSpec(front['lead'], `${file}: lead`) : null,
    related: texts('related'),
    comments: typeof front['comments'] === 'boolean' ? front['comments'] : null,
    corrections: ((front['corrections'] ?? []) as Front[]).map(({ type, text: words }) => ({
      type: asText(type) || 'correction',
      text: asText(words),
    })),
    distributor: distributor
      ? { name: asText(distributor.name), category: asText(distributor.category) || 'other' }
      : null,
    video: optional('video'),
    gallery: optional('gallery'),
    ...readExtras(front, file),
    places: texts('places'),
    isEnded: Boolean((front['live'] as { ended?: unknown } | undefined)?.ended),
    body,
  };
}

function readPrint(front: Front, file: string): PrintSpec {
  const spec = part(front, 'print') ?? {};
  const rank = Number(spec['front'] ?? 0);
  if (!Number.isInteger(rank) || rank < 0)
    throw new Error(`${file}: front must be a whole number, 0 or more`);
  return { headline: asText(spec['headline']), front: rank };
}

type Extras = Pick<StoryFile, 'audio' | 'event' | 'verdict' | 'callToAction'>;

function readExtras(front: Front, file: string): Extras {
  const audio = part(front, 'audio');
  const event = part(front, 'event');
  const verdict = part(front, 'verdict');
  const call = part(front, 'callToAction');
  const count = (spec: Front, name: string): number => {
    const value = Number(spec[name] ?? 0);
    if (!Number.isFinite(value)) throw new Error(`${file}: ${name} must be a number`);
    return value;
  };
  return {
    audio: audio && {
      file: asText(audio['file']),
      headline: asText(audio['headline']),
      description: asText(audio['description']),
      seconds: count(audio, 'seconds'),
      chapters: ((audio['chapters'] ?? []) as Front[]).map((chapter) => ({
        start: count(chapter, 'start'),
        title: asText(chapter['title']),
      })),
    },
    event: event && {
      inDays: count(event, 'inDays'),
      from: asText(event['from']),
      to: asText(event['to']),
      place: asText(event['place']),
      address: asText(event['address']),
      url: asText(event['url']),
    },
    verdict: verdict && {
      name: asText(verdict['name']),
      rating: count(verdict, 'rating'),
      max: count(verdict, 'max'),
      units: asText(verdict['units']),
      endorsement: asText(verdict['endorsement']),
      facts: ((verdict['facts'] ?? []) as unknown[]).map(asText),
    },
    callToAction: call && {
      bgColor: asText(call['bgColor']),
      header: asText(call['header']),
      description: asText(call['description']),
      email: asText(call['email']),
    },
  };
}

/** A group of settings of the front matter; null where it is not there. */
function part(front: Front, name: string): Front | null {
  const value = front[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Front)
    : null;
}

/** Every story below a folder, by slug. @throws Error when two files have one name. */
export function readStoryFiles(folder: string): StoryFile[] {
  const stories: StoryFile[] = [];
  const seen = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!entry.endsWith('.md')) continue;
    const story = parseStoryFile(readFileSync(join(folder, entry), 'utf8'), entry);
    const other = seen.get(story.slug);
    if (other) throw new Error(`${entry}: ${other} has the same name`);
    seen.set(story.slug, entry);
    stories.push(story);
  }
  return stories;
}
