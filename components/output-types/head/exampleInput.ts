import type { HeadInput, SiteHead } from './types';

const SITE: SiteHead = {
  name: 'The Broadsheet',
  origin: 'https://www.broadsheet.example',
  description: 'News of the region.',
  sections: { '/news': 'News', '/news/pennsylvania': 'Pennsylvania', '/sports': 'Sports' },
  profiles: ['https://twitter.com/broadsheet_example'],
  twitter: '@broadsheet_example',
};

/** A page for the tests of its head; `metas` are what its editor wrote. */
export function exampleInput(
  part: Partial<HeadInput> & { metas?: Record<string, string> } = {},
): HeadInput {
  const { metas = {}, ...rest } = part;
  return { globalContent: null, requestUri: '/', meta: (name) => metas[name], site: SITE, ...rest };
}
