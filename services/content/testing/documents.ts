import type { Json, JsonObject } from '../ans/json';

/** A story as ANS has it, with what a test is about. */
export function story(id: string, properties: JsonObject = {}): JsonObject {
  return {
    _id: id,
    type: 'story',
    version: '0.10.9',
    canonical_url: `/news/${id}.html`,
    headlines: { basic: `Headline of ${id}` },
    display_date: '2026-05-01T12:00:00Z',
    created_date: '2026-05-01T10:00:00Z',
    content_elements: [{ type: 'text', content: `The <b>body</b> of ${id}.` }],
    ...properties,
  };
}

export function picture(properties: JsonObject = {}): JsonObject {
  return {
    type: 'image',
    version: '0.10.9',
    url: '/gateway/photo/v2/bridge.jpg',
    width: 1200,
    height: 800,
    ...properties,
  };
}

export const reference = (type: string, id: string, overrides?: JsonObject): JsonObject => ({
  type: 'reference',
  referent: { type, id, ...(overrides ? { referent_properties: overrides } : {}) },
});

export const withElements = (...elements: Json[]): JsonObject =>
  story('elements', { content_elements: elements });
