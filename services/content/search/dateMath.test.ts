import { dateMath, looksLikeDate } from './dateMath';
import { QueryError } from './queryTree';

const now = new Date('2026-05-14T15:30:45.500Z');

describe('a date of a query', () => {
  it.each([
    ['now', '2026-05-14T15:30:45.500Z', '2026-05-14T15:30:45.500Z'],
    ['now-7d', '2026-05-07T15:30:45.500Z', '2026-05-07T15:30:45.500Z'],
    ['now+1M-2h', '2026-06-14T13:30:45.500Z', '2026-06-14T13:30:45.500Z'],
    ['now/d', '2026-05-14T00:00:00.000Z', '2026-05-14T23:59:59.999Z'],
    ['now-1d/d', '2026-05-13T00:00:00.000Z', '2026-05-13T23:59:59.999Z'],
    ['now/w', '2026-05-11T00:00:00.000Z', '2026-05-17T23:59:59.999Z'],
    ['2026', '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
    ['2024-02', '2024-02-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
    ['2026-05-01', '2026-05-01T00:00:00.000Z', '2026-05-01T23:59:59.999Z'],
    ['2026-05-01T08:00:00-04:00', '2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z'],
    ['2026-05-01T12:00:00Z', '2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z'],
    ['2026-01-31||+1M', '2026-02-28T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
  ])('%s is from %s to %s', (text, start, end) => {
    const span = dateMath(text, now);
    expect([span.start.toISOString(), span.end.toISOString()]).toEqual([start, end]);
  });

  it.each([
    '',
    'yesterday',
    'now-',
    'now-7',
    'now-7x',
    'nowhere',
    '2026-13',
    'now-9999y',
    '20260',
    'now||-1d',
    '2026-05-01T99:00',
  ])('%p is none', (text) => {
    expect(() => dateMath(text, now)).toThrow(QueryError);
  });

  it.each([
    ['now-1d', true],
    ['2026-05-01', true],
    ['2026', false],
    ['nowhere', false],
    ['abc', false],
  ])('%p looks like one: %p', (text, does) => {
    expect(looksLikeDate(text)).toBe(does);
  });
});
