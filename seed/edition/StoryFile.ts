import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
  headline: string;
  web: string;
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
  body: string;
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
  const front = parse(match[1]!) as Front;
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
  const distributor = front['distributor'] as { name?: unknown; category?: unknown } | undefined;
  return {
    file,
    slug: file.split('/').at(-1)!.replace(/\.md$/, ''),
    headline: required('headline'),
    web: optional('web') ?? '',
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
    isEnded: Boolean((front['live'] as { ended?: unknown } | undefined)?.ended),
    body: match[2]!,
  };
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
