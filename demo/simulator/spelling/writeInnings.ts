import type {
  EventHalfInning,
  EventPlayDetail,
  InningDivision,
} from '../../../services/stats/SportEvent';
import type { PlayedPlay } from '../play/PlayedGame';
import { playIdOf } from './playIds';
import { playName } from './playNames';
import type { Spelling } from './Spelling';

/** What the provider calls the letters of pitches. */
const PITCHES: Readonly<Record<string, string>> = {
  T: 'Called Strike',
  S: 'Swinging Strike',
  F: 'Foul Ball',
  B: 'Ball',
  H: 'Hit',
  I: 'In Play',
};

/** The plays of a game of baseball, by half innings. */
export function writeInnings(plays: readonly PlayedPlay[], spelling: Spelling): EventHalfInning[] {
  const halves = new Map<string, PlayedPlay[]>();
  for (const play of plays) {
    const key = `${play.inning} ${halfOf(play.inningDivision)}`;
    const half = halves.get(key);
    if (half) half.push(play);
    else halves.set(key, [play]);
  }
  let before = { homeScoreAfter: 0, awayScoreAfter: 0 };
  return [...halves.values()].flatMap((half) => {
    const [first, last] = [half[0], half.at(-1)];
    if (!first || !last) return [];
    const runs = scoreOf(last) - scoreOf(before);
    before = last;
    return [
      {
        inning: spelling.number(first.inning ?? 0),
        inningDivision: halfOf(first.inningDivision),
        linescore: {
          runs: spelling.number(runs),
          hits: spelling.number(sumOf(half, ({ hits = 0 }) => hits)),
          errors: spelling.number(sumOf(half, ({ errors = 0 }) => errors)),
        },
        pbpDetails: half.map((play, index) => detailOf(play, index + 1, spelling)),
      },
    ];
  });
}

function detailOf(play: PlayedPlay, sequence: number, spelling: Spelling): EventPlayDetail {
  const { batter, pitcher, pitches = '', resultCode, playText, outs } = play;
  const name = playName(play, 'baseball');
  const kindId = playIdOf(name, 'baseball');
  return {
    ...(kindId === undefined ? {} : { pbpDetailId: spelling.number(kindId) }),
    sequence: spelling.number(sequence),
    ...(batter ? { batter } : {}),
    ...(pitcher ? { pitcher } : {}),
    ...writePitches(pitches, spelling),
    ...(resultCode ? { resultCode } : {}),
    playText,
    pbpDetailType: { name },
    ...(typeof outs === 'number' ? { outs: spelling.number(outs) } : {}),
    homeScore: spelling.number(play.homeScoreAfter),
    visitorScore: spelling.number(play.awayScoreAfter),
  };
}

/** The pitches of a plate appearance: each with the name of its result, or with its letter. */
function writePitches(
  letters: string,
  spelling: Spelling,
): Pick<EventPlayDetail, 'pitches' | 'pitchDetails'> {
  const pitches = [...letters].map((letter, index) => ({
    pitchSequence: spelling.number(index + 1),
    result: { name: PITCHES[letter] ?? letter },
  }));
  const pitchDetails = [...letters].map((letter, index) => ({
    sequence: spelling.number(index + 1),
    result: letter,
  }));
  return spelling.pick<Pick<EventPlayDetail, 'pitches' | 'pitchDetails'>>(
    'pitches',
    { pitches },
    { pitchDetails },
  );
}

/** What is told between two halves is told with the one that is over. */
function halfOf(division: InningDivision | undefined): 'Top' | 'Bottom' {
  return division === 'Bottom' || division === 'End' ? 'Bottom' : 'Top';
}

const scoreOf = (play: Pick<PlayedPlay, 'homeScoreAfter' | 'awayScoreAfter'>): number =>
  play.homeScoreAfter + play.awayScoreAfter;

const sumOf = (plays: readonly PlayedPlay[], count: (play: PlayedPlay) => number): number =>
  plays.reduce((sum, play) => sum + count(play), 0);
