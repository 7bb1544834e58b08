import { exampleGame } from './exampleGames';
import type { Game, GameStart, GameStatus } from './game';
import { ribbonCell } from './ribbonCell';
import { ribbonLabel } from './ribbonLabel';

const start = (at: string): GameStart => ({ at, isTimeTba: false, localDate: at.slice(0, 10) });
const on = (status: GameStatus, at: string): Game =>
  exampleGame('hockey', status, { start: start(at) });

/** Sunday, Nov. 8, 2026, 3 p.m. in Philadelphia. */
const NOW = '2026-11-08T20:00:00Z';

describe('the label of a ribbon card (widgets §4)', () => {
  it.each<[GameStatus, string, string]>([
    ['in-progress', '2026-11-08T18:00:00Z', 'LIVE'],
    ['delayed', '2026-11-01T18:00:00Z', 'LIVE'],
    ['suspended', '2026-11-07T18:00:00Z', 'SUSPENDED'],
    ['final', '2026-11-07T18:00:00Z', 'Yesterday'],
    // Nov. 7 in Philadelphia, Nov. 8 in UTC.
    ['final', '2026-11-08T00:30:00Z', 'Yesterday'],
    ['final', '2026-11-08T15:00:00Z', 'FINAL, Nov 08'],
    ['final', '2026-11-06T18:00:00Z', 'FINAL, Nov 06'],
    ['pre-game', '2026-11-09T00:30:00Z', 'Today'],
    ['pre-game', '2026-11-09T18:00:00Z', 'Tomorrow'],
    ['pre-game', '2026-11-10T18:00:00Z', 'Tue, Nov 10'],
    ['pre-game', '2026-12-01T18:00:00Z', 'Tue, Dec 01'],
    ['postponed', '2026-11-08T18:00:00Z', 'Today'],
    ['canceled', '2026-11-07T18:00:00Z', 'Sat, Nov 07'],
  ])('%s, start %s: %s', (status, at, label) => {
    expect(ribbonLabel(on(status, at), NOW)).toBe(label);
  });

  it('is the same day across the change of the clocks', () => {
    // Clocks go back on Nov. 1, 2026: that day has 25 hours.
    expect(ribbonLabel(on('pre-game', '2026-11-02T04:30:00Z'), '2026-11-01T04:30:00Z')).toBe(
      'Today',
    );
    expect(ribbonLabel(on('pre-game', '2026-11-02T05:30:00Z'), '2026-11-01T04:30:00Z')).toBe(
      'Tomorrow',
    );
  });

  it('counts the day at the place of the game while the hour is unknown', () => {
    const tba = { at: '2026-11-09T17:00:00Z', isTimeTba: true, localDate: '2026-11-09' };
    expect(ribbonLabel(exampleGame('hockey', 'pre-game', { start: tba }), NOW)).toBe('Tomorrow');
  });

  it('says so where no date is known', () => {
    const none = { at: null, isTimeTba: true, localDate: null };
    expect(ribbonLabel(exampleGame('hockey', 'pre-game', { start: none }), NOW)).toBe('TBA');
    expect(ribbonLabel(exampleGame('hockey', 'final', { start: none }), NOW)).toBe('FINAL');
  });
});

describe('the right-hand cell of a ribbon card (widgets §4)', () => {
  it.each<[string, Game, ReturnType<typeof ribbonCell>]>([
    ['in progress', exampleGame('football', 'in-progress'), { kind: 'progress', text: '3rd 4:12' }],
    [
      'in progress, baseball',
      exampleGame('baseball', 'in-progress'),
      { kind: 'progress', text: 'Top 5th' },
    ],
    ['delayed', exampleGame('football', 'delayed'), { kind: 'progress', text: '3rd 4:12' }],
    [
      'delayed before it began',
      exampleGame('football', 'delayed', { progress: null }),
      { kind: 'status', text: 'Delayed' },
    ],
    ['suspended', exampleGame('baseball', 'suspended'), { kind: 'resumes', text: 'Resum Nov 29' }],
    [
      'suspended, date unknown',
      exampleGame('baseball', 'suspended', { resumes: null }),
      { kind: 'resumes', text: 'Resum TBA' },
    ],
    [
      'pre-game on the hour',
      on('pre-game', '2026-11-08T18:00:00Z'),
      { kind: 'start', text: '1 pm' },
    ],
    ['pre-game', on('pre-game', '2026-11-09T00:30:00Z'), { kind: 'start', text: '7:30 pm' }],
    ['pre-game at noon', on('pre-game', '2026-11-08T17:00:00Z'), { kind: 'start', text: '12 pm' }],
    [
      'pre-game in the morning',
      on('pre-game', '2026-11-08T14:05:00Z'),
      { kind: 'start', text: '9:05 am' },
    ],
    [
      'pre-game, hour unknown',
      exampleGame('hockey', 'pre-game', {
        start: { at: '2026-11-09T17:00:00Z', isTimeTba: true, localDate: '2026-11-09' },
      }),
      { kind: 'start', text: 'TBA' },
    ],
    ['final', exampleGame('hockey', 'final'), { kind: 'box', text: 'Box' }],
    ['postponed', exampleGame('hockey', 'postponed'), { kind: 'status', text: 'Ppd.' }],
    ['canceled', exampleGame('hockey', 'canceled'), { kind: 'status', text: 'Canc.' }],
    ['vacated', exampleGame('hockey', 'vacated'), { kind: 'status', text: 'Vacated' }],
  ])('%s', (_name, game, cell) => {
    expect(ribbonCell(game)).toEqual(cell);
  });
});
