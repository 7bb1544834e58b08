import { createContentClient } from './fetchContent';
import type { ContentSource } from './types';

/** A content client of one source, `story`, on a clock that stands until it is told to `pass` (ms). */
export function setUp(source: ContentSource) {
  let time = Date.parse('2026-11-26T12:00:00Z');
  const errors: string[] = [];
  const client = createContentClient({
    sources: () => ({ story: source }),
    upstream: { contentBase: () => 'http://127.0.0.1:9', accessToken: () => '' },
    now: () => time,
    onError: (error, outcome) => errors.push(`${outcome} ${error.statusCode}`),
  });
  const get = (query: Record<string, unknown> = { id: '1' }) =>
    client.get({ source: 'story', query }, 'site');
  const pass = (ms: number) => {
    time += ms;
  };
  return { client, get, pass, errors };
}
