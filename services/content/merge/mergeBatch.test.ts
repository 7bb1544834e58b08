import { documentRow } from '../prepare/documentRow';
import { writeRow } from '../store/storeDocuments';
import { story } from '../testing/documents';
import { mergeBatch } from './mergeBatch';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const OPTIONS = { ownHosts: [], isTrusted: false };

const rowOf = (slug: string): string =>
  writeRow(documentRow(story('a', { slug }), [], 'broadsheet', OPTIONS)).json;

const slugAfter = (ingested: number, ...given: string[]): unknown => {
  const stored = { raw: JSON.stringify(story('a', { slug: 'stored' })), origins: '{}', ingested };
  const merges = [{ stored, given: given.map(rowOf) }];
  const [result] = mergeBatch({ website: 'broadsheet', options: OPTIONS, now: NOW, merges });
  return (JSON.parse(result?.row.json ?? '{}') as { raw: { slug?: string } }).raw.slug;
};

describe('what comes in without a date is newer than', () => {
  it.each([
    ['what is stored, where the clock of the database is behind', NOW - 60_000, ['new'], 'new'],
    ['that where it is ahead', NOW + 60_000, ['new'], 'new'],
    ['that in the very moment in which it was stored', NOW, ['new'], 'new'],
    ['what came before it in the same batch', NOW, ['new', 'newer'], 'newer'],
  ])('%s', (_what, ingested, given, expected) => {
    expect(slugAfter(ingested, ...given)).toBe(expected);
  });
});
