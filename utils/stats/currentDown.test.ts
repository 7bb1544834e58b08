import { currentDown } from './currentDown';
import { exampleGame } from './exampleGames';
import type { Play } from './game';

const live = exampleGame('football', 'in-progress');
const latest = live.plays.at(-1)!;

/** Dallas has the ball; its latest play, told otherwise. */
const after = (play: Partial<Play>) =>
  currentDown({ ...live, plays: [...live.plays.slice(0, -1), { ...latest, ...play }] });

describe('down and distance of the moment', () => {
  it.each([
    ['2nd & 4 at DAL 44', 'DAL 49', '1st & 10'],
    ['2nd & 4 at DAL 44', 'DAL 46', '3rd & 2'],
    ['2nd & 4 at DAL 44', 'DAL 40', '3rd & 8'],
    ['1st & 10 at DAL 49', 'PHI 46', '2nd & 5'],
    ['1st & 10 at PHI 12', 'PHI 1', '1st & goal'],
    ['3rd & 1 at PHI 11', 'PHI 10', '1st & goal'],
    ['1st & goal at PHI 8', 'PHI 3', '2nd & goal'],
    ['1st & 10 at 50', 'PHI 48', '2nd & 8'],
  ])('%s, to %s: %s', (situation, endLine, down) => {
    expect(after({ situation, endLine })).toEqual({ down, line: endLine });
  });

  it('a foul of the offense has the down played again', () => {
    const play: Partial<Play> = {
      kind: 'penalty',
      situation: '2nd & 4 at DAL 44',
      endLine: 'DAL 39',
      text: 'False start, 5 yards. No play.',
    };
    expect(after(play)).toEqual({ down: '2nd & 9', line: 'DAL 39' });
  });

  it('after a foul of the defense only the place is sure, unless it made the distance', () => {
    const foul = { kind: 'penalty', text: 'Holding. No play.', situation: '2nd & 9 at DAL 40' };
    expect(after({ ...foul, endLine: 'DAL 45' } as Partial<Play>)?.down).toBe('');
    expect(after({ ...foul, endLine: 'DAL 49' } as Partial<Play>)?.down).toBe('1st & 10');
  });

  it('a drive begins with first and ten where the play before it ended', () => {
    expect(after({ driveId: '7', situation: '', endLine: 'DAL 25' })).toEqual({
      down: '1st & 10',
      line: 'DAL 25',
    });
  });

  it('where a missed field goal was kicked is not known', () => {
    const text = 'Voss’s 52-yard field goal is wide left.';
    expect(after({ driveId: '7', situation: '', endLine: 'DAL 35', text })).toBeNull();
  });

  it('nothing is said between drives, after a score, in a break and in other sports', () => {
    const over = live.drives.map((drive) => ({ ...drive, result: 'Punt' }));
    expect(currentDown({ ...live, drives: over })).toBeNull();
    expect(after({ kind: 'score' })).toBeNull();
    expect(after({ endLine: 'midfield' })).toBeNull();
    expect(currentDown(exampleGame('football', 'final'))).toBeNull();
    expect(currentDown(exampleGame('hockey', 'in-progress'))).toBeNull();
    if (live.status !== 'in-progress' || live.progress.kind !== 'periods') throw new Error();
    expect(currentDown({ ...live, progress: { ...live.progress, isBreak: true } })).toBeNull();
    expect(currentDown({ ...live, possession: 'home' })).toBeNull();
  });
});
