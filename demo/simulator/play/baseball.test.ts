import type { PlayedGame, PlayedPlay } from './PlayedGame';
import { countAfter, pitchesTo } from './baseballPitches';
import { createRandom } from '../../random';
import { eventAt } from './eventAt';
import { exampleFixture } from './testing/exampleFixture';
import { planHalfInning } from './planHalfInning';
import { simulateGame } from './simulateGame';

const ids = Array.from({ length: 30 }, (_, index) => index + 1);
const timelines = ids.map((id) =>
  simulateGame(exampleFixture('baseball', id, id % 3 === 0 ? 'extra-innings' : 'regular')),
);
const finals: PlayedGame[] = timelines.map((timeline) =>
  eventAt(timeline, new Date((timeline.frames.at(-1)?.at ?? 0) + 60_000), {
    pbp: true,
    driveCharts: true,
    box: true,
  }),
);

describe('a half inning', () => {
  const outsOf = ({ moves }: { moves: { to: number | 'out' }[] }) =>
    moves.filter(({ to }) => to === 'out').length;

  it('has three outs', () => {
    for (const id of ids) {
      const { turns } = planHalfInning(createRandom(`half ${id}`), {
        runnerOnSecond: false,
        runsToWin: null,
      });
      expect(turns.reduce((sum, turn) => sum + outsOf(turn), 0)).toBe(3);
    }
  });

  it('ends with the run that wins the game, and a home run counts in full', () => {
    const walkOffs = ids.map((id) =>
      planHalfInning(createRandom(`walk-off ${id}`), { runnerOnSecond: true, runsToWin: 1 }),
    );
    for (const { turns, runs } of walkOffs) {
      const isHomer = turns.at(-1)?.outcome === 'home run';
      if (!isHomer) expect(runs).toBeLessThanOrEqual(1);
      if (runs > 0) expect(turns.reduce((sum, turn) => sum + outsOf(turn), 0)).toBeLessThan(4);
    }
    expect(walkOffs.some(({ runs }) => runs >= 1)).toBe(true);
  });

  it('never has two runners on one base, nor one from an empty base', () => {
    for (const id of ids) {
      const bases = new Set<number>([2]);
      const { turns } = planHalfInning(createRandom(`bases ${id}`), {
        runnerOnSecond: true,
        runsToWin: null,
      });
      for (const { moves } of turns) {
        for (const { from } of moves) {
          if (from > 0) expect(bases.delete(from)).toBe(true);
        }
        for (const { to } of moves) {
          if (to === 'out' || to === 4) continue;
          expect(bases.has(to)).toBe(false);
          bases.add(to);
        }
      }
    }
  });
});

describe('the pitches of a turn', () => {
  it.each([
    ['strikeout', /[ST]$/],
    ['walk', /B$/],
    ['single', /H$/],
    ['home run', /H$/],
    ['flyout', /I$/],
    ['error', /I$/],
  ] as const)('bring a %s with the last one', (outcome, ending) => {
    for (const id of ids) {
      const pitches = pitchesTo(outcome, createRandom(`${outcome} ${id}`));
      expect(pitches.join('')).toMatch(ending);
      const { balls, strikes } = countAfter(pitches.slice(0, -1));
      expect(balls).toBe(pitches.slice(0, -1).filter((pitch) => pitch === 'B').length);
      if (outcome === 'strikeout') expect(strikes).toBe(2);
      if (outcome === 'walk') expect(balls).toBe(3);
    }
  });
});

describe('a game of baseball', () => {
  it('has a count that can be: three balls, two strikes, three out at most', () => {
    for (const { frames } of timelines) {
      for (const { count } of frames) {
        if (!count) continue;
        expect(count.balls).toBeLessThanOrEqual(3);
        expect(count.strikes).toBeLessThanOrEqual(2);
        expect(count.outs).toBeLessThanOrEqual(3);
        const bases = count.runners.map(({ base }) => base);
        expect(bases.toSorted((a, b) => a - b)).toEqual([...new Set(bases)]);
      }
    }
  });

  it('does not play the bottom of the ninth when the home team is ahead', () => {
    const short = finals.filter(
      ({ teams }) => teams[0].linescores.length < teams[1].linescores.length,
    );
    expect(short.length).toBeGreaterThan(3);
    for (const { teams, pbp } of short) {
      const inning = teams[1].linescores.length;
      expect(teams[0].isWinner).toBe(true);
      const bottom = pbp.filter(
        (play) => play.inning === inning && play.inningDivision === 'Bottom',
      );
      expect(bottom).toEqual([]);
    }
  });

  it('begins extra innings with a runner on second base', () => {
    for (const { pbp } of finals) {
      const placed = pbp.filter(({ type }) => type === 'Runner placed');
      const halves = (plays: PlayedPlay[]) =>
        new Set(plays.map(({ inning, inningDivision }) => `${inning} ${inningDivision}`));
      const extra = pbp.filter(({ inning, type }) => (inning ?? 0) > 9 && type !== 'Game over');
      expect(halves(placed)).toEqual(halves(extra));
    }
  });

  it('has a winning and a losing pitcher, and a save only where one was due', () => {
    for (const { boxscores, teams } of finals) {
      const decisions = boxscores.map(({ groups }) =>
        (groups.find(({ name }) => name === 'pitchingStats')?.lines ?? []).map(
          ({ numbers }) => numbers['decision'],
        ),
      );
      const won = teams[0].isWinner ? 0 : 1;
      const marked = (side: number, mark: string) =>
        (decisions[side] ?? []).filter((decision) => decision === mark).length;
      expect([marked(won, 'W'), marked(1 - won, 'W')]).toEqual([1, 0]);
      expect([marked(won, 'L'), marked(1 - won, 'L')]).toEqual([0, 1]);
      expect(marked(1 - won, 'S')).toBe(0);
      if (Math.abs(teams[0].score - teams[1].score) > 3) expect(marked(won, 'S')).toBe(0);
    }
  });

  it('counts every batter: at-bats, walks and the rest are the turns', () => {
    for (const { boxscores, pbp, teams } of finals) {
      for (const [side, { groups }] of boxscores.entries()) {
        const batters = groups.find(({ name }) => name === 'battingStats')?.lines ?? [];
        const atBats = batters.reduce((sum, { numbers }) => sum + Number(numbers['atBats']), 0);
        const turns = pbp.filter(
          ({ teamId, pitches }) => teamId === teams[side]?.teamId && pitches !== '',
        );
        const others = turns.filter(({ type }) =>
          ['Walk', 'Hit by pitch', 'Sacrifice fly'].includes(type),
        );
        expect(atBats).toBe(turns.length - others.length);
      }
    }
  });

  it('names the letter of the last pitch for every play', () => {
    for (const { pbp } of finals) {
      for (const { pitches = '', resultCode } of pbp) {
        expect(resultCode).toBe(pitches.at(-1) ?? 'Z');
      }
    }
  });
});
