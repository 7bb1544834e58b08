import { exampleGame } from '../exampleGames';
import type { parseGame } from '../parseGame';
import { eventOf } from './eventOf.fixture';
import { away, home, MLB, NFL, parsed, status } from './liveEvent.fixture';
import type { Raw } from './readSent.fixture';

describe('how far a game is', () => {
  const progressOf = (raw: unknown, of = NFL as Parameters<typeof parseGame>[1]) => {
    const game = parsed(raw, of);
    return 'progress' in game ? game.progress : undefined;
  };

  it.each<[string, Raw, Raw]>([
    ['a break has no clock', { isBreak: 'true' }, { clock: null, isBreak: true }],
    [
      'a shoot-out has none either',
      { isShootout: true, isBreak: true },
      { clock: null, isBreak: false },
    ],
    ['seconds that are missing', { seconds: null }, { clock: null }],
    ['a period that lags is that of the line scores', { period: 0 }, { period: 3 }],
  ])('%s', (_name, part, expected) => {
    expect(progressOf(status(part))).toMatchObject(expected);
  });

  it('a game that has just begun is in its first period', () => {
    const bare = [home, away].map((team) => ({ ...team, linescores: [] }));
    expect(progressOf({ ...status({ period: undefined }), teams: bare })).toMatchObject({
      period: 1,
    });
  });

  it('a game that is delayed before it began is nowhere', () => {
    const bare = [home, away].map((team) => ({ ...team, linescores: [] }));
    const raw = { ...status({ eventStatusId: 23, period: undefined }), teams: bare };
    expect(progressOf(raw)).toBeNull();
  });

  it.each<[string, Raw, unknown]>([
    [
      'between halves nobody bats',
      { inningDivision: 'Middle' },
      { half: 'Middle', situation: null },
    ],
    ['a short name', { inningDivision: 'bot' }, { half: 'Bottom' }],
    ['without a half, who has batted says it', { inningDivision: null }, { half: 'Top' }],
    [
      'runners as text',
      { runnersOnBase: ['3', 9, {}] },
      { situation: { bases: [false, false, true] } },
    ],
    ['no situation', { balls: null, strikes: 'x', outs: -1 }, { situation: null }],
  ])('baseball: %s', (_name, part, expected) => {
    const event = eventOf(exampleGame('baseball', 'in-progress'));
    const eventStatus = { ...(event['eventStatus'] as Raw), ...part };
    expect(progressOf({ ...event, eventStatus }, MLB)).toMatchObject(expected as object);
  });
});
