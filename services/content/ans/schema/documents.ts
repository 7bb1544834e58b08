import type { SchemaObject } from 'ajv';

import {
  closed,
  flag,
  listOf,
  number,
  oneOfWords,
  open,
  ref,
  text,
  unless,
  when,
  whole,
} from './build';
import { elementDefinitions } from './elements';
import { common, focalPoint, onWebsites, publishing, version } from './traits';

type Properties = Record<string, SchemaObject>;

const typed = (type: string): Properties => ({ type: oneOfWords(type) });

/** What a picture carries even inside another item. */
const pictureInside: Properties = {
  url: text,
  width: whole,
  height: whole,
  caption: text,
  alt_text: text,
  focal_point: focalPoint,
};

const picture: Properties = {
  ...pictureInside,
  image_type: text,
  subtitle: text,
  licensable: flag,
  seo_filename: text,
  /** `badAuth.ts` looks at it, wherever a picture stands. */
  auth: {},
};

const film: Properties = {
  duration: number,
  transcript: text,
  rating: text,
  video_type: text,
  youtube_content_id: text,
  streams: listOf(
    open({
      height: number,
      width: number,
      filesize: number,
      audio_codec: text,
      video_codec: text,
      stream_type: text,
      url: text,
      bitrate: number,
      provider: text,
    }),
  ),
  subtitles: open({ confidence: number, urls: listOf(open({ format: text, url: text })) }),
  promo_image: ref('image'),
  embed_html: text,
};

const sound: Properties = {
  source_url: text,
  mimetype: text,
  autoplay: flag,
  controls: flag,
  loop: flag,
  preload: flag,
  streams: listOf(
    open(
      {
        filesize: number,
        audio_codec: text,
        stream_type: text,
        url: { type: 'string', format: 'uri' },
        bitrate: number,
      },
      ['url'],
    ),
    { minItems: 1 },
  ),
};

const variants = closed({
  additional_properties: { type: 'object' },
  content_zone_ids: listOf(text, { maxItems: 10 }),
  variants: listOf(open({ type: oneOfWords('variant') }, ['type'])),
});

const voiceOptions = open({ enabled: flag, voice: text }, ['enabled']);

const person: Properties = {
  _id: text,
  ...typed('author'),
  version,
  name: text,
  image: ref('image'),
  url: text,
  social_links: listOf(open({ site: text, url: text })),
  socialLinks: listOf(open({ site: text, url: text })),
  slug: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  suffix: text,
  byline: text,
  location: text,
  division: text,
  email: { type: 'string', format: 'email' },
  role: text,
  expertise: text,
  affiliation: text,
  languages: text,
  bio: text,
  long_bio: text,
  books: listOf(closed({ book_title: text, book_url: text })),
  education: listOf(closed({ school_name: text })),
  awards: listOf(closed({ award_name: text })),
  contributor: flag,
  org: text,
  additional_properties: { type: 'object' },
};

const place = (type: string): Properties => ({
  ...typed(type),
  _id: text,
  version,
  name: text,
  description: text,
  path: text,
  parent_id: text,
  primary: flag,
  additional_properties: { type: 'object' },
});

const corrections = listOf(ref('correction'));

/** What may be ingested, by `type`: closed at the top, as the published schema is. */
const documents: Properties = {
  story: closed(
    {
      ...common,
      ...onWebsites,
      ...typed('story'),
      rendering_guides: open({ preferred_method: listOf(text) }),
      corrections,
      content_elements: ref('content_elements'),
      publishing,
      variants,
      variations: variants,
      voice_transcripts: listOf(
        open(
          {
            _id: text,
            type: oneOfWords('voice_transcript'),
            subtype: text,
            options: voiceOptions,
            options_used: voiceOptions,
            output: ref('audio'),
          },
          ['options'],
        ),
        { minItems: 1 },
      ),
    },
    ['type', 'version'],
  ),
  image: closed({ ...common, ...picture, ...typed('image') }, ['type', 'version']),
  video: closed({ ...common, ...onWebsites, ...film, corrections, ...typed('video') }, [
    'type',
    'version',
  ]),
  gallery: closed(
    { ...common, ...onWebsites, content_elements: ref('content_elements'), ...typed('gallery') },
    ['type', 'version'],
  ),
  collection: closed(
    {
      ...common,
      ...onWebsites,
      corrections,
      content_elements: ref('content_elements'),
      publishing,
      dynamic_items: open({
        type: oneOfWords('sections', 'tags'),
        ids: listOf(text, { maxItems: 100 }),
      }),
      ...typed('collection'),
    },
    ['type', 'version'],
  ),
  audio: {
    ...closed({ ...common, ...sound, ...typed('audio') }, ['type', 'version']),
    allOf: [
      when({ required: ['source_url'] }, { properties: { streams: false } }),
      unless({ required: ['source_url'] }, { required: ['streams'] }),
    ],
  },
  author: closed(person, ['type', 'name']),
  /** Says where what was at an address is now. */
  redirect: closed(
    {
      ...typed('redirect'),
      _id: text,
      version,
      owner: { type: 'object' },
      revision: { type: 'object' },
      canonical_url: text,
      redirect_url: text,
    },
    ['type', 'version', 'canonical_url', 'redirect_url'],
  ),
};

/** The kinds of document that can be ingested. */
export const ANS_TYPES = Object.keys(documents);

/**
 * ANS 0.10 as one JSON Schema (platform §3): a document's form is `#/$defs/<type>`. Items inside
 * others are open to further keys, as the published schema has them.
 */
export const ansSchema: SchemaObject = {
  $id: 'ans',
  $defs: {
    ...elementDefinitions,
    ...documents,
    inner_content: open({ ...common, ...pictureInside }, ['type', 'version']),
    inner_element: open({ ...common, ...pictureInside, version: text }),
    site: closed(place('site'), ['type', 'version', 'name']),
    section: closed({ ...place('section'), _website: text, parent: open({ default: text }) }, [
      'type',
      'version',
      'name',
    ]),
  },
};
