import type { SchemaObject } from 'ajv';

import {
  anyObject,
  byType,
  closed,
  flag,
  free,
  listOf,
  mapOf,
  moment,
  number,
  oneOfWords,
  open,
  pattern,
  ref,
  text,
  unless,
  when,
  whole,
} from './build';
import { sectionOrReference, taxonomy } from './taxonomy';

type Properties = Record<string, SchemaObject>;

/** Texts by name, of which `basic` has to be there. */
const dictionary = mapOf(text, { basic: text }, ['basic']);

const label = closed({ ...free, text, url: text, display: flag }, ['text']);

const edition = closed(
  {
    ...free,
    edition_name: text,
    edition_date: moment,
    edition_first_publish_date: moment,
    edition_display_date: moment,
    edition_publish_date: moment,
    edition_published: flag,
    edition_revision_id: text,
  },
  ['edition_published', 'edition_date', 'edition_name'],
);

const operation = closed({
  ...free,
  operation: text,
  operation_revision_id: text,
  operation_edition: text,
  operation_date: text,
});

const address: SchemaObject = {
  ...closed({
    ...free,
    post_office_box: text,
    extended_address: text,
    street_address: text,
    locality: text,
    region: text,
    postal_code: text,
    country_name: text,
  }),
  dependencies: {
    post_office_box: ['street_address'],
    extended_address: ['street_address'],
  },
};

const isByReference: SchemaObject = {
  anyOf: [
    { required: ['reference_id'] },
    { properties: { mode: { const: 'reference' } }, required: ['mode'] },
  ],
};

/** Named outright, or by reference to a distributor known elsewhere. */
const distributor: SchemaObject = {
  type: 'object',
  allOf: [
    when(
      isByReference,
      closed({ reference_id: text, mode: oneOfWords('reference') }, ['reference_id', 'mode']),
    ),
    unless(
      isByReference,
      closed({
        ...free,
        name: text,
        category: oneOfWords('staff', 'wires', 'freelance', 'stock', 'handout', 'other'),
        subcategory: text,
        mode: oneOfWords('custom'),
      }),
    ),
  ],
};

const contentRestrictions = open({
  content_code: text,
  embargo: closed({ active: flag, end_time: moment, description: text }, ['active']),
  geo: closed(
    {
      restrictions: listOf(closed({ restriction_id: text }, ['restriction_id']), {
        minItems: 1,
        maxItems: 1,
      }),
    },
    ['restrictions'],
  ),
});

const planning = closed({
  ...free,
  websked_sort_date: moment,
  deadline_miss: whole,
  internal_note: text,
  budget_line: text,
  scheduling: closed({
    planned_publish_date: moment,
    scheduled_publish_date: moment,
    will_have_gallery: flag,
    will_have_graphic: flag,
    will_have_image: flag,
    will_have_video: flag,
  }),
  story_length: closed({
    word_count_planned: whole,
    word_count_actual: whole,
    inch_count_planned: whole,
    inch_count_actual: whole,
    line_count_planned: whole,
    line_count_actual: whole,
    character_count_planned: whole,
    character_count_actual: whole,
    character_encoding: text,
  }),
});

const creditLists = mapOf(listOf(byType({ reference: ref('reference') }, ref('author'))));

const relatedContent = mapOf(
  listOf(
    byType(
      { reference: ref('reference'), custom_embed: ref('custom_embed') },
      ref('inner_content'),
    ),
  ),
  { redirect: listOf(ref('redirect'), { maxItems: 1 }) },
);

const promoItems = mapOf(
  byType(
    {
      reference: ref('reference'),
      raw_html: ref('raw_html'),
      custom_embed: ref('custom_embed'),
    },
    ref('inner_content'),
  ),
);

export const version = pattern(
  '^0\\.10\\.(?:[0-9]|1[0-2])$',
  'must be a version of ANS from 0.10.0 to 0.10.12',
);

export const focalPoint = open({ x: number, y: number }, ['x', 'y']);

export const alignment = oneOfWords('left', 'right', 'center');

/** What any item of content may carry. */
export const common: Properties = {
  ...free,
  type: text,
  _id: text,
  version,
  subtype: text,
  channels: listOf(text),
  alignment,
  language: text,
  copyright: text,
  canonical_url: text,
  canonical_url_external: text,
  short_url: text,
  created_date: moment,
  last_updated_date: moment,
  publish_date: moment,
  first_publish_date: moment,
  display_date: moment,
  location: text,
  geo: open({ latitude: number, longitude: number }),
  address,
  editor_note: text,
  status: text,
  headlines: dictionary,
  subheadlines: dictionary,
  description: dictionary,
  credits: creditLists,
  vanity_credits: creditLists,
  taxonomy,
  promo_items: promoItems,
  related_content: relatedContent,
  owner: open({ id: text, name: text, sponsored: flag }),
  planning,
  workflow: closed({ ...free, status_code: { type: 'integer', minimum: 1 }, note: text }),
  pitches: closed({ ...free, platform: listOf(anyObject), publication: listOf(anyObject) }),
  revision: closed({
    ...free,
    revision_id: text,
    parent_id: text,
    branch: text,
    editions: listOf(text),
    user_id: text,
    published: flag,
  }),
  syndication: mapOf(flag),
  source: closed({
    ...free,
    source_id: text,
    source_type: text,
    name: text,
    system: text,
    edit_url: text,
  }),
  distributor,
  tracking: anyObject,
  comments: open({
    ...free,
    comments_period: whole,
    allow_comments: flag,
    display_comments: flag,
    moderation_required: flag,
  }),
  label: {
    ...closed({}),
    patternProperties: { '^[a-zA-Z0-9_]*$': label },
  },
  slug: text,
  content_restrictions: contentRestrictions,
  content_aliases: listOf(
    pattern('^[a-z][a-z0-9-]*$', 'must begin with a letter and hold only a-z, 0-9 and hyphens'),
  ),
  contributors: closed({ created_by: open({ user_id: text, display_name: text }) }),
};

/** What belongs to a site of the publisher. */
export const onWebsites: Properties = {
  canonical_website: text,
  website: text,
  website_url: text,
  websites: mapOf(closed({ website_section: sectionOrReference, website_url: text })),
};

export const publishing = closed(
  {
    ...free,
    has_published_edition: flag,
    editions: mapOf(edition, { default: edition }, ['default']),
    scheduled_operations: closed({
      publish_edition: listOf(operation),
      unpublish_edition: listOf(operation),
    }),
  },
  ['has_published_edition'],
);
