import type { ErrorObject } from 'ajv';

import type { Fault } from './explainError';

/** Texts by name that a hosted API delivers without `basic`, too. */
const DICTIONARIES = ['headlines', 'subheadlines', 'description'];

/** Keys that it adds to documents of any type. */
const ADDED = [
  'Ads',
  'article_targeting',
  'bylines',
  'logo',
  'canonical_website',
  'website',
  'website_url',
  'websites',
  'publishing',
];

/** Where authors, sections and sites stand, with all that is known of them. */
const INFLATED = /\/(?:credits|vanity_credits|taxonomy|websites)\//;

/**
 * Whether an error of the schema is only a habit of hosted content APIs, which deliver more than ANS has
 * places for: authors, sections and pictures with all that is known of them, in the versions they were
 * made in, or none; and null where nothing is. Such a document is as good as one that was authored.
 */
export function isHabit({ keyword, data }: ErrorObject, { path }: Fault): boolean {
  if (data === null) return true;
  const [key = '', holder = ''] = path.split('/').toReversed();
  if (INFLATED.test(path) && ['required', 'additionalProperties', 'format'].includes(keyword))
    return true;
  const isInner = holder !== '';
  if (keyword === 'additionalProperties') return isInner || ADDED.includes(key);
  if (key === 'version') return isInner || keyword === 'required';
  if (path === '/publishing/has_published_edition') return keyword === 'required';
  return keyword === 'required' && key === 'basic' && DICTIONARIES.includes(holder);
}
