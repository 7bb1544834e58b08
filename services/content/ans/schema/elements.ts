import type { SchemaObject } from 'ajv';

import {
  anyObject,
  byType,
  closed,
  listOf,
  number,
  oneOfWords,
  open,
  ref,
  text,
  whole,
} from './build';
import { alignment } from './traits';

type Properties = Record<string, SchemaObject>;

const block: Properties = {
  _id: text,
  type: text,
  subtype: text,
  channels: listOf(text),
  alignment,
  additional_properties: anyObject,
};

/** The published schema leaves elements open to further keys; so do we. */
const element = (properties: Properties, required: string[]): SchemaObject =>
  open({ ...block, ...properties }, required);

const referent = (properties: Properties, required: string[]): SchemaObject =>
  closed({ type: text, id: text, referent_properties: anyObject, ...properties }, required);

const textElement = element(
  { content: text, block_properties: open({ dropcap: oneOfWords('letter') }) },
  ['content'],
);

/** The forms of the elements of a body, by their `type`. */
export const elementForms: Properties = {
  text: textElement,
  header: element({ content: text, level: whole }, ['content']),
  blockquote: element({ content: text }, ['content']),
  list: element({ list_type: text, items: listOf(ref('list_item')) }, []),
  quote: element({ content_elements: ref('content_elements'), citation: ref('text') }, [
    'content_elements',
  ]),
  table: element({ header: listOf(ref('text')), rows: listOf(listOf(ref('text'))) }, ['rows']),
  divider: element({}, []),
  raw_html: element({ content: text }, ['content']),
  code: element({ content: text, language: text }, ['content', 'language']),
  correction: element({ correction_type: text, text }, ['text']),
  interstitial_link: element(
    {
      url: text,
      content: text,
      description: ref('text'),
      image: byType({ reference: ref('reference') }, ref('inner_content')),
    },
    ['url', 'content'],
  ),
  link_list: element(
    {
      title: text,
      items: listOf(byType({ text: ref('text') }, ref('interstitial_link')), {
        minItems: 1,
        maxItems: 10,
      }),
    },
    ['items'],
  ),
  numeric_rating: element({ numeric_rating: number, min: number, max: number, units: text }, [
    'numeric_rating',
  ]),
  endorsement: element({ endorsement: text }, ['endorsement']),
  element_group: element({ content_elements: ref('content_elements') }, ['content_elements']),
  oembed_response: element(
    { raw_oembed: anyObject, referent: closed({ id: text, provider: text }, ['id', 'provider']) },
    [],
  ),
  custom_embed: element(
    {
      embed: closed(
        {
          id: { type: 'string', minLength: 1, maxLength: 128 },
          url: { type: 'string', minLength: 1, maxLength: 512 },
          config: {
            type: 'object',
            properties: { type: false, version: false },
          },
        },
        ['id', 'url'],
      ),
    },
    ['embed'],
  ),
  reference: element(
    { referent: referent({ service: text, provider: text, website: text }, ['id']) },
    ['referent'],
  ),
  promo_reference: element(
    { referent: referent({ type: oneOfWords('story', 'gallery', 'video') }, ['id', 'type']) },
    ['referent'],
  ),
  content_zone: element({ _id: text }, ['_id']),
  placeholder: element({}, []),
  /** Our own: a sign-up form amid the text (platform §3). ANS itself has no such element. */
  inline_newsletter: element({ newsletter_id: text }, ['newsletter_id']),
};

/** Whole items of content that may stand in a body. */
export const innerTypes = ['image', 'video', 'gallery', 'story', 'audio', 'collection', 'author'];

export const elementDefinitions: Properties = {
  ...elementForms,
  content_elements: listOf(
    byType(
      {
        ...Object.fromEntries(Object.keys(elementForms).map((type) => [type, ref(type)])),
        ...Object.fromEntries(innerTypes.map((type) => [type, ref('inner_element')])),
      },
      { properties: { type: { not: {}, says: 'is not a type of element that ANS knows' } } },
    ),
  ),
  /** Items of a list: texts and lists; other elements turn up in practice. */
  list_item: byType({ text: ref('text'), list: ref('list') }, open(block)),
};
