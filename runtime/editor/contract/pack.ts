import { z } from 'zod';
import type { Endpoint } from './endpoint';

/** A text, or the same text by language. */
const localText = z.union([z.string(), z.record(z.string(), z.string())]);

const anyField = {
  required: z.boolean(),
  label: localText,
  group: z.string(),
  description: localText,
  hidden: z.boolean(),
  defaultValue: z.unknown().exactOptional(),
  searchable: z.union([z.boolean(), z.string()]),
  formPlugin: z.string().exactOptional(),
  choices: z.string().exactOptional(),
};
const option = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  label: localText,
});
const PLAIN = [
  'boolean',
  'date',
  'dateTime',
  'disabled',
  'email',
  'json',
  'kvp',
  'label',
  'richtext',
  'text',
  'url',
] as const;

/** A custom field, as a form needs it (FUSION: custom-field kinds). */
export const customField = z.discriminatedUnion('kind', [
  z.object({ ...anyField, kind: z.enum(PLAIN) }),
  z.object({ ...anyField, kind: z.literal('contentConfig'), schemas: z.array(z.string()) }),
  z.object({ ...anyField, kind: z.literal('list'), items: z.enum(['text', 'number']) }),
  z.object({
    ...anyField,
    kind: z.literal('number'),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    step: z.number().exactOptional(),
  }),
  z.object({
    ...anyField,
    kind: z.literal('select'),
    options: z.array(option),
    isOrdered: z.boolean(),
  }),
  z.object({ ...anyField, kind: z.literal('unsupported'), type: z.string() }),
]);

const block = z.object({
  /** "story-card-block/story-card". */
  type: z.string(),
  kind: z.enum(['feature', 'chain']),
  label: localText,
  /** Folder name of its block. */
  block: z.string(),
  customFields: z.record(z.string(), customField),
  /** Address of a small picture of it, which never changes; null where there is none. */
  thumbnail: z.string().nullable(),
  /** Where it may stand: names of sections (null: any), and whether a page has at most one. */
  placement: z.object({ sections: z.array(z.string()).readonly().nullable(), once: z.boolean() }),
});
/** A block that can be placed on pages. */
export type PlaceableBlock = z.input<typeof block>;

const layout = z.object({ name: z.string(), label: localText, sections: z.array(z.string()) });

const source = z.object({
  name: z.string(),
  label: z.string(),
  params: z.array(
    z.object({
      name: z.string(),
      /** `number` and `boolean` have controls of their own; all else is text. */
      type: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      /** What counts where nothing is filled in; null where the source does not say. */
      defaultValue: z.unknown(),
      /** Name of the choices source that knows its values; null for none. */
      choices: z.string().nullable(),
    }),
  ),
  /** Name of the schema that its content has; null where it says none. */
  schemaName: z.string().nullable(),
});

const offered = z.object({
  build: z.string(),
  blocks: z.array(block),
  layouts: z.array(layout),
  outputTypes: z.array(z.string()),
  sources: z.array(source),
});
/** What pages can be made of. */
export type EditorPack = z.input<typeof offered>;

const image = z.object({
  url: z.string(),
  /** Address of a small version. */
  thumb: z.string(),
  alt: z.string(),
  /** px; null where the content service does not say. */
  width: z.number().nullable(),
  height: z.number().nullable(),
});

/** What pages are made of: blocks with their fields, layouts, sources, pictures. */
export const packs = {
  pack: {
    summary: 'The blocks, layouts and content sources that pages can be made of.',
    access: { right: 'read', on: 'any-folder' },
    answer: offered,
  },
  searchImages: {
    summary: 'Pictures of the newest stories that match.',
    access: { right: 'read', on: 'any-folder' },
    query: { q: z.string().max(200).default('') },
    answer: z.object({ images: z.array(image) }),
  },
  findOriginal: {
    summary: 'Where a picture can be seen in full, for an hour.',
    access: { right: 'read', on: 'any-folder' },
    query: { url: z.string().max(2048) },
    answer: z.object({ address: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
