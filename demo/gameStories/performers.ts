import type { BoxTable } from '../../utils/stats/game';
import { count } from './apWords';
import { bareName, type Result } from './Result';

/** What a player of ours did, as a sentence goes on after the name: `ran for 131 yards on 24 carries`. */
export interface Performer {
  /** Full name. */
  name: string;
  did: string;
}

interface Line {
  name: string;
  /** A column's number; of `21/33` the first. */
  of: (label: string) => number;
  text: (label: string) => string;
}

/** The players of ours to name in a story, the best first; never empty for a game with a box score. */
export function performersOf({ ourBox, desk }: Result): Performer[] {
  const lines = (title: string) => linesOf(ourBox, title);
  switch (desk.team.sport) {
    case 'football':
      return football(lines);
    case 'basketball':
      return best(lines('Players'), (line) => line.of('PTS'))
        .slice(0, 3)
        .map(({ name, of }) => ({ name, did: shooting(of) }));
    case 'hockey':
      return [...skaters(lines('Skaters')), ...keepers(lines('Goalies'))];
    case 'baseball':
      return [...batters(lines('Batting')), ...starter(lines('Pitching'))];
    case 'soccer':
      return [...scorers(lines('Players')), ...keepers(lines('Goalkeepers'))];
  }
}

function linesOf(box: readonly BoxTable[], title: string): Line[] {
  const table = box.find((other) => other.title === title);
  return (table?.rows ?? [])
    .filter(({ isTotal }) => !isTotal)
    .map(({ name, values }) => {
      const text = (label: string) =>
        values[table?.columns.findIndex((column) => column.label === label) ?? -1] ?? '';
      return { name: bareName(name), text, of: (label) => Number.parseInt(text(label), 10) || 0 };
    });
}

function best(lines: Line[], value: (line: Line) => number): Line[] {
  return lines.toSorted((a, b) => value(b) - value(a)).filter((line) => value(line) > 0);
}

function football(lines: (title: string) => Line[]): Performer[] {
  const thrower = best(lines('Passing'), ({ of }) => of('YDS')).slice(0, 1);
  const runner = best(lines('Rushing'), ({ of }) => of('YDS')).slice(0, 1);
  const catcher = best(lines('Receiving'), ({ of }) => of('YDS')).slice(0, 1);
  const ground = runner.map(({ name, of }) => ({
    name,
    did: `ran for ${of('YDS')} yards${touchdowns(of('TD'))} on ${count(of('CAR'), 'carry', 'carries')}`,
  }));
  const air = thrower.map(({ name, of, text }) => ({
    name,
    did: `completed ${text('C/ATT').replace('/', ' of ')} passes for ${of('YDS')} yards${touchdowns(of('TD'))}`,
  }));
  const caught = catcher.map(({ name, of }) => ({
    name,
    did: `caught ${count(of('REC'), 'pass', 'passes')} for ${of('YDS')} yards${touchdowns(of('TD'))}`,
  }));
  const isRunnerFirst = (runner[0]?.of('YDS') ?? 0) >= (catcher[0]?.of('YDS') ?? 0);
  return [...(isRunnerFirst ? [...ground, ...caught] : [...caught, ...ground]), ...air];
}

const touchdowns = (value: number) => (value > 0 ? ` and ${count(value, 'touchdown')}` : '');

function shooting(of: Line['of']): string {
  const also = [
    of('REB') >= 5 ? count(of('REB'), 'rebound') : '',
    of('AST') >= 4 ? count(of('AST'), 'assist') : '',
  ].filter(Boolean);
  if (also.length === 0) return `scored ${of('PTS')} points`;
  return `had ${[`${of('PTS')} points`, ...also].join(' and ').replace(' and ', also.length > 1 ? ', ' : ' and ')}`;
}

/** Who scored or helped; where too few did, those who tried most. */
function skaters(lines: Line[]): Performer[] {
  return best(lines, ({ of }) => of('G') * 100 + of('A') * 90 + of('SOG'))
    .slice(0, 2)
    .map(({ name, of }) => ({ name, did: `had ${points(of('G'), of('A'), of('SOG'))}` }));
}

function points(goals: number, assists: number, shots: number): string {
  if (goals + assists === 0) return count(shots, 'shot');
  if (goals === 0) return assists === 1 ? 'an assist' : count(assists, 'assist');
  const scored = goals === 1 ? 'a goal' : count(goals, 'goal');
  if (assists === 0) return scored;
  return `${scored} and ${assists === 1 ? 'an assist' : count(assists, 'assist')}`;
}

function keepers(lines: Line[]): Performer[] {
  return best(lines, ({ of }) => of('SV') + 0.5)
    .slice(0, 1)
    .map(({ name, of }) => ({ name, did: `made ${count(of('SV'), 'save')}` }));
}

function batters(lines: Line[]): Performer[] {
  return best(lines, ({ of }) => of('RBI') * 3 + of('H') * 2 + of('HR') * 2)
    .slice(0, 2)
    .map(({ name, of }) => {
      const extra = [
        of('HR') === 1 ? 'a home run' : of('HR') > 1 ? count(of('HR'), 'home run') : '',
        of('RBI') === 1 ? 'an RBI' : of('RBI') > 1 ? count(of('RBI'), 'RBI') : '',
      ].filter(Boolean);
      return {
        name,
        did: `went ${of('H')}-for-${of('AB')}${extra.length > 0 ? ` with ${extra.join(' and ')}` : ''}`,
      };
    });
}

function starter(lines: Line[]): Performer[] {
  return lines.slice(0, 1).map(({ name, of, text }) => ({
    name,
    did: `allowed ${count(of('R'), 'run')} and ${count(of('H'), 'hit')} in ${inningsText(text('IP'))}`,
  }));
}

/** `5.1` is five innings and an out: `5⅓ innings`. */
function inningsText(text: string): string {
  const [whole = '0', outs = '0'] = text.split('.');
  const part = ['', '⅓', '⅔'][Number(outs)] ?? '';
  if (!part) return count(Number(whole), 'inning');
  return whole === '0' ? `${part} of an inning` : `${whole}${part} innings`;
}

function scorers(lines: Line[]): Performer[] {
  return best(lines, ({ of }) => of('G') * 100 + of('A') * 40 + of('SH'))
    .slice(0, 2)
    .map(({ name, of }) => ({ name, did: `had ${points(of('G'), of('A'), of('SH'))}` }));
}
