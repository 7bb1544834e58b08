import type { ScoringPlay } from '../../utils/stats/game';
import { capitalized, ordinalWord, possessive } from './apWords';
import type { Result } from './Result';

/** How the game went: who led at the breaks, and what decided it. Two or three sentences. */
export function courseOf(result: Result): string {
  return [breaks(result), decided(result)].filter(Boolean).join(' ');
}

/** After which periods a story says the score, and how it says so. */
const BREAKS: Record<string, readonly [number, string][]> = {
  football: [
    [2, 'at the half'],
    [3, 'after three quarters'],
  ],
  basketball: [
    [2, 'at the half'],
    [3, 'after three quarters'],
  ],
  hockey: [
    [1, 'after one period'],
    [2, 'after two'],
  ],
  baseball: [
    [3, 'after three innings'],
    [6, 'after six'],
  ],
  soccer: [[1, 'at the half']],
};

function breaks(result: Result): string {
  const { after, desk } = result;
  const said = (BREAKS[desk.team.sport] ?? []).flatMap(([period, when]) => {
    const at = after[period - 1];
    return at ? [{ at, when }] : [];
  });
  const [first, second] = said;
  if (!first) return '';
  if (!second) return `${capitalized(lead(result, first.at))} ${first.when}.`;
  return `${capitalized(lead(result, first.at))} ${first.when}${shortLead(result, first.at, second.at)} ${second.when}.`;
}

function lead({ desk, opponent }: Result, [ours, theirs]: [number, number]): string {
  if (ours === theirs) return ours === 0 ? 'there was no score' : `it was ${ours}-${theirs}`;
  const leader = ours > theirs ? `the ${desk.team.name}` : opponent;
  return `${leader} led, ${Math.max(ours, theirs)}-${Math.min(ours, theirs)},`;
}

/** Who led is not said again where it did not change. */
function shortLead(result: Result, before: [number, number], at: [number, number]): string {
  const isTied = at[0] === at[1];
  if (before[0] === at[0] && before[1] === at[1]) {
    return isTied && at[0] === 0 ? ' and none' : ' and still';
  }
  const isSame = Math.sign(before[0] - before[1]) === Math.sign(at[0] - at[1]);
  return isSame && !isTied
    ? ` and ${Math.max(...at)}-${Math.min(...at)}`
    : `, and ${lead(result, at)}`;
}

/** What put the winner ahead for good, in a sentence; empty where nothing did or it is not said. */
export function decided(result: Result): string {
  const { decider, beyond, us, them, desk } = result;
  if (us.shootout !== undefined) {
    const [high, low] = [us.shootout, them.shootout ?? 0].toSorted((a, b) => b - a);
    const winner = us.isWinner ? `the ${desk.team.name}` : result.opponent;
    const what = desk.team.sport === 'soccer' ? 'penalty kicks' : 'the shootout';
    return `Nothing settled it until ${what}, which ${winner} won, ${high}-${low}.`;
  }
  if (!decider) return '';
  const what = feat(result, decider);
  if (!what) return '';
  const isFirst = result.game.scoring[0]?.id === decider.id;
  const meaning = isFirst
    ? 'opened the scoring, and that lead held'
    : beyond && decider.period > regular(desk.team.sport)
      ? 'settled it'
      : 'put the winners ahead for good';
  return `${what} ${moment(result, decider)} ${meaning}.`;
}

function regular(sport: string): number {
  return { baseball: 9, hockey: 3, soccer: 2 }[sport] ?? 4;
}

/** `Desmond Aldermarsh's 3-yard run`; empty where the summary says too little. */
function feat({ name, desk }: Result, { text }: ScoringPlay): string {
  const [, player = '', rest = ''] = /^([\p{L}'’-]+) ?(.*)$/u.exec(text) ?? [];
  const noun = NOUNS[desk.team.sport]?.(rest) ?? '';
  if (!player || !noun) return '';
  const who = name(player);
  return `${possessive(who)} ${noun}`;
}

const NOUNS: Partial<Record<string, (rest: string) => string>> = {
  football: (rest) =>
    /^(\d+-yard (?:run|field goal|interception return))/.exec(rest)?.[1] ??
    /^(\d+-yard) pass from/.exec(rest)?.[1]?.concat(' touchdown catch') ??
    '',
  basketball: (rest) =>
    rest.startsWith('makes free throw')
      ? 'free throw'
      : (/^makes an? ([^(.]+?)(?: \(|\.|$)/
          .exec(rest)?.[1]
          ?.replace('3-pointer', 'three-pointer') ?? ''),
  hockey: (rest) =>
    /\(pp\)/.test(rest)
      ? 'power-play goal'
      : /\(sh\)/.test(rest)
        ? 'short-handed goal'
        : /\(en\)/.test(rest)
          ? 'empty-net goal'
          : 'goal',
  baseball: (rest) =>
    /^(single|double|triple)s /.exec(rest)?.[1] ??
    /^hits an? (.*?(?:home run|sacrifice fly|grand slam))/.exec(rest)?.[1] ??
    (rest.startsWith('grounds') ? 'ground ball' : ''),
  soccer: (rest) =>
    /own goal/.test(rest) ? 'own goal' : /penalty kick/.test(rest) ? 'penalty kick' : 'goal',
};

function moment({ desk }: Result, { period, clock }: ScoringPlay): string {
  switch (desk.team.sport) {
    case 'baseball':
      return `in the ${ordinalWord(period)}`;
    case 'soccer':
      return `in the ${soccerMinute(clock)} minute`;
    case 'hockey':
      return period > 3 ? 'in overtime' : `in the ${ordinalWord(period)} period`;
    default:
      return period > 4
        ? 'in overtime'
        : `with ${clock} left in the ${ordinalWord(period)} quarter`;
  }
}

/** `67th` of `67'`; the first minute of stoppage time is `45th`. */
function soccerMinute(clock: string): string {
  const minute = Number.parseInt(clock, 10) || 1;
  return ordinalWord(minute);
}
