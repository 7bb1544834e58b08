import { SPORTS, eachEvent, seenOf, sum } from './testing/seenGames';

describe.each(SPORTS)('at every moment of a game of %s', (sport) => {
  const games = seenOf(sport);

  it('the line scores sum to the score', () => {
    eachEvent(games, ({ teams }) => {
      for (const { linescores, score, linescoreTotals } of teams) {
        expect(sum(linescores.map((line) => line.score))).toBe(score);
        if (linescoreTotals) expect(linescoreTotals.runs).toBe(score);
      }
    });
  });

  it('no score, no line and no hit is taken back', () => {
    eachEvent(games, ({ teams }, previous) => {
      for (const [index, { score, linescores, linescoreTotals }] of teams.entries()) {
        const before = previous?.teams[index];
        expect(score).toBeGreaterThanOrEqual(before?.score ?? 0);
        expect(linescores.length).toBeGreaterThanOrEqual(before?.linescores.length ?? 0);
        expect(linescoreTotals?.hits ?? 0).toBeGreaterThanOrEqual(
          before?.linescoreTotals?.hits ?? 0,
        );
      }
    });
  });

  it('the score after a play grows by what it brought, and is the score', () => {
    eachEvent(games, ({ pbp, teams }) => {
      let [home, away] = [0, 0];
      for (const play of pbp) {
        const ours = play.homeScoreAfter - home;
        const theirs = play.awayScoreAfter - away;
        const scores = ours + theirs > 0 || play.shootout === 'goal';
        const isRight = ours >= 0 && theirs >= 0 && play.isScoring === scores;
        if (!isRight) expect(play).toEqual(`a play after ${away}-${home}`);
        [home, away] = [play.homeScoreAfter, play.awayScoreAfter];
      }
      // The play-by-play may be some seconds behind, never ahead.
      expect(home).toBeLessThanOrEqual(teams[0].score);
      expect(away).toBeLessThanOrEqual(teams[1].score);
    });
    for (const { events } of games) {
      const { pbp, teams } = events.at(-1)!;
      const last = pbp.at(-1);
      expect([last?.homeScoreAfter ?? 0, last?.awayScoreAfter ?? 0]).toEqual(
        teams.map(({ score }) => score),
      );
    }
  });

  it('the scoring summary tells the scores in order, each with the side that scored', () => {
    eachEvent(games, ({ scoringSummaries, teams: [home, away] }) => {
      const scores = scoringSummaries.flatMap(({ scores: lines }) => lines);
      let before = { homeScore: 0, awayScore: 0 };
      for (const score of scores) {
        const [gained, given] =
          score.teamId === home.teamId
            ? [score.homeScore - before.homeScore, score.awayScore - before.awayScore]
            : [score.awayScore - before.awayScore, score.homeScore - before.homeScore];
        expect(score.summaryText).not.toMatch(/undefined|NaN|^$/);
        expect(gained).toBeGreaterThanOrEqual(0);
        // Basketball tells only the lead changes, others every score.
        if (sport !== 'basketball') expect(given).toBe(0);
        before = score;
      }
      if (sport === 'basketball') return;
      expect([before.homeScore, before.awayScore]).toEqual([home.score, away.score]);
    });
  });

  it('a game that is over has one winner, but for a draw in soccer', () => {
    eachEvent(games, ({ eventStatus, teams }, _, { timeline }) => {
      const winners = teams.filter(({ isWinner }) => isWinner);
      if (eventStatus.name !== 'Final') return expect(winners).toHaveLength(0);
      const isDraw = teams[0].score === teams[1].score && timeline.fixture.course !== 'shootout';
      expect(winners).toHaveLength(isDraw ? 0 : 1);
      if (isDraw) expect(sport).toBe('soccer');
      expect(sum(teams.map(({ record }) => record.wins + record.losses + record.ties))).toBe(22);
    });
  });
});
