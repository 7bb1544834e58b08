import { exampleGame } from '../../../utils/stats/exampleGames';
import type { Game } from '../../../utils/stats/game';
import { situationText } from './situationText';

const innings = (situation: object | null): Game => {
  const game = exampleGame('baseball', 'in-progress');
  return { ...game, network: '', progress: { ...game.progress, situation } } as Game;
};
const at = (bases: boolean[], numbers = { balls: 3, strikes: 2, outs: 1 }) =>
  situationText(innings({ ...numbers, bases }));

describe('what a scoreboard shows beside the score, in words', () => {
  it.each([
    [[false, false, false], 'bases empty'],
    [[true, false, false], 'runner on first'],
    [[false, true, false], 'runner on second'],
    [[false, false, true], 'runner on third'],
    [[true, false, true], 'runners on first and third'],
    [[true, true, true], 'bases loaded'],
  ])('says who is on base: %j', (bases, words) => {
    expect(at(bases)).toContain(`3 balls, 2 strikes, 1 out, ${words}.`);
  });

  it('says one of a thing as one, none as none', () => {
    expect(at([false, false, false], { balls: 1, strikes: 1, outs: 0 })).toContain(
      '1 ball, 1 strike, 0 outs, bases empty.',
    );
  });

  it('says no count where none is known, or the game is not on', () => {
    expect(situationText(innings(null))).not.toContain('ball,');
    expect(situationText({ ...innings(null), status: 'delayed' } as Game)).not.toContain('strike');
  });

  it('says who has the ball, with the down, in a game of the NFL that is on', () => {
    const game = { ...exampleGame('football', 'in-progress'), possession: 'home' as const };
    const { nickname } = game.home;
    expect(situationText({ ...game, plays: [] })).toContain(`${nickname} ball.`);
    const play = { ...game.plays[0]!, situation: '3rd & 4 at PHI 32' };
    expect(situationText({ ...game, plays: [play] })).toContain(
      `${nickname} ball, 3rd & 4 at PHI 32.`,
    );
    expect(situationText({ ...game, possession: null })).not.toContain('ball');
  });

  it('says the goals of a shootout while it goes on; those of a final game stand with its score', () => {
    const game = exampleGame('hockey', 'in-progress');
    const away = { ...game.away, shootout: 1 };
    const home = { ...game.home, shootout: 2 };
    const words = `Shootout: ${away.nickname} 1, ${home.nickname} 2.`;
    expect(situationText({ ...game, away, home })).toContain(words);
    expect(situationText({ ...game, away })).not.toContain('Shootout');
    expect(situationText({ ...exampleGame('hockey', 'final'), away, home })).not.toContain('Shoot');
  });

  it('says the timeouts and the records of both teams, or of none', () => {
    const game = exampleGame('football', 'in-progress');
    const away = { ...game.away, timeoutsLeft: 2, record: { wins: 1, losses: 2, ties: 0 } };
    const home = { ...game.home, timeoutsLeft: 1, record: { wins: 3, losses: 0, ties: 0 } };
    const words = situationText({ ...game, away, home });
    expect(words).toContain(`Timeouts left: ${away.nickname} 2, ${home.nickname} 1.`);
    expect(words).toContain(`Records: ${away.nickname} 1-2, ${home.nickname} 3-0.`);
    const fewer = situationText({
      ...game,
      away: { ...away, timeoutsLeft: null, record: null },
      home,
    });
    expect(fewer).not.toMatch(/Timeouts|Records/);
  });

  it('says the place before a game, the channel, the occasion, a second game, and the day when it is over', () => {
    const before = exampleGame('baseball', 'pre-game', {
      isDoubleheader: true,
      occasion: 'Spring training',
    });
    const words = situationText(before);
    expect(words).toMatch(/^Double Header\. Spring training\./);
    expect(words).toContain('Citizens Bank Park, Philadelphia. TV: NBCSP.');
    const over = situationText(exampleGame('baseball', 'final'));
    expect(over).toMatch(/^Nov\. 22\./);
    expect(over).not.toContain('Citizens Bank Park');
  });
});
