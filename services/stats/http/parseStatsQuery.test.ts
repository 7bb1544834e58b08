import { localTeamOf } from '../localTeams';
import { parseEventQuery } from './parseStatsQuery';

const NFL = localTeamOf('nfl');

describe('the id of an event', () => {
  it.each(['32077900', '0', String(Number.MAX_SAFE_INTEGER)])('may be %s', (id) => {
    expect(parseEventQuery(NFL, id, {}).eventId).toBe(Number(id));
  });

  it.each(['9007199254740992', '12345678901234567890', '9'.repeat(60)])(
    'is of no event when it is %s, longer than any',
    (id) => {
      expect(() => parseEventQuery(NFL, id, {})).toThrow(
        expect.objectContaining({ statusCode: 404 }) as Error,
      );
    },
  );

  it.each([
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(40)}…`],
  ])('is told, as far as a sentence can: %s', (id, told) => {
    expect(() => parseEventQuery(NFL, id, {})).toThrow(`not "${told}"`);
  });

  it.each(['1e5', '0x10', '-3', '12.5', 'abc', '', '９'])('makes no sense as %j', (id) => {
    expect(() => parseEventQuery(NFL, id, {})).toThrow(
      expect.objectContaining({ statusCode: 400 }) as Error,
    );
  });
});
