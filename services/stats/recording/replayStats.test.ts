import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOfDate, idOf } from '../eventFacts';
import { localTeamsIn } from '../localTeams';
import { FINAL, LIVE, PRE_GAME, recordGames, stateOf } from '../testing/recordGames';
import { listAnswers } from './answerFiles';
import { replayStats, type ReplayOptions } from './replayStats';

const games = recordGames();
const QUERY = { sport: 'football', league: 'nfl' } as const;
const GAME = { ...QUERY, eventId: 3001, pbp: true, driveCharts: true };

/** What is recorded, begun. */
async function replay(options: ReplayOptions) {
  const { source, begin } = await replayStats(games.folder, options);
  begin();
  return source;
}

describe('a replay', () => {
  const NOW = Date.parse('2027-03-20T15:00:00Z');

  it.each([1, 60])('at %d times the speed gives the answers in their order', async (speed) => {
    await games.record();
    const files = await games.filesOf('football/nfl/events/3001');
    const all = (await listAnswers(games.folder)).answers;
    const first = all[0]!.at;
    let now = NOW;
    const source = await replay({ speed, warn: fail, now: () => now });
    const seen: unknown[] = [];
    for (const { at } of files) {
      now = NOW + (at - first) / speed;
      seen.push(stateOf((await source.event(GAME)).body));
    }
    expect(seen).toEqual([
      [PRE_GAME, 0],
      [LIVE, 0],
      [LIVE, 7],
      [LIVE, 14],
      [FINAL, 14],
    ]);
    now = NOW + 86_400_000;
    expect(stateOf((await source.event(GAME)).body)).toEqual([FINAL, 14]);
    const [listed] = (await source.events({ ...LIST, day: null })).body;
    expect(stateOf(listed!)).toEqual([FINAL, 14]);
  });

  const LIST = { ...QUERY, isDayOnly: false, teamId: null, pbp: false, driveCharts: false };

  it('is played now: dates move by as much, the local ones by the clocks of the season', async () => {
    await games.record();
    const [first] = (await listAnswers(games.folder)).answers;
    const now = () => NOW;
    const source = await replay({ speed: 1, warn: fail, now });
    const { body } = await source.event(GAME);
    const [local, utc] = body.startDate;
    const start = Date.parse('2026-11-22T18:00:00Z') + NOW - first!.at;
    expect(Math.abs(Date.parse(`${utc?.full}Z`) - start)).toBeLessThanOrEqual(30_000);
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      hour: 'numeric',
      minute: 'numeric',
    }).format(new Date(`${utc?.full}Z`));
    expect(wall).toBe(
      `${String(local?.hour).padStart(2, '0')}:${String(local?.minute).padStart(2, '0')}`,
    );
    expect(source.now()).toEqual(
      new Date(Math.round((NOW - first!.at) / 60_000) * 60_000 + first!.at),
    );
  });

  it('lists a game on the day that it is at its place, though it is another one elsewhere', async () => {
    await games.record();
    const evening = Date.parse('2027-03-19T02:00:00Z');
    const source = await replay({ speed: 1, warn: fail, now: () => evening });
    const [local, utc] = (await source.event(GAME)).body.startDate;
    if (!local || !utc) throw new Error('The game has no dates');
    expect([local.date, utc.date]).toEqual([19, 20]);
    const idsOn = async (day: number) =>
      (await source.events({ ...LIST, day, isDayOnly: true })).body.map(idOf);
    expect(await idsOn(dayOfDate(local))).toContain(3001);
    expect(await idsOn(dayOfDate(utc))).not.toContain(3001);
  });

  it('lists the games of our team alone, on their days alone', async () => {
    await games.record();
    const source = await replay({ speed: 1, warn: fail, now: () => NOW });
    const { body } = await source.events({ ...LIST, day: null });
    const ids = body.map(idOf);
    expect(ids.includes(3002)).toBe(false);
    expect((await source.events({ ...LIST, day: 0 })).body).toEqual([]);
    await expect(source.event({ ...GAME, eventId: 9 })).rejects.toMatchObject({ statusCode: 404 });
    const [nfl] = localTeamsIn({ league: 'nfl' });
    expect((await source.standings(nfl!)).body.groups[0]?.teams[0]?.teamId).toBe(354);
  });

  it('names the file that is broken or cut off, and goes on with the answer before it', async () => {
    await games.record();
    const [, , third, fourth, last] = await games.filesOf('football/nfl/events/3001');
    await truncate(fourth!.file, 40);
    await writeFile(last!.file, 'not compressed');
    await writeFile(`${third!.file}.part`, 'half');
    const warnings: string[] = [];
    let now = NOW;
    const source = await replay({
      speed: 1,
      warn: (line) => void warnings.push(line),
      now: () => now,
    });
    expect(warnings).toEqual([`${third!.file}.part is no whole answer: it is left out.`]);
    now = NOW + 86_400_000;
    expect(stateOf((await source.event(GAME)).body)).toEqual([LIVE, 7]);
    expect(stateOf((await source.event(GAME)).body)).toEqual([LIVE, 7]);
    expect(warnings.slice(1).map((line) => line.split(' ')[0])).toEqual([last!.file, fourth!.file]);
  });

  it('stands at the first answer until it begins, however long a site takes to start', async () => {
    await games.record();
    const [, ...later] = await games.filesOf('football/nfl/events/3001');
    let now = NOW;
    const { source, begin } = await replayStats(games.folder, {
      speed: 60,
      warn: fail,
      now: () => now,
    });
    now = NOW + 600_000;
    expect(stateOf((await source.event(GAME)).body)).toEqual([PRE_GAME, 0]);
    begin();
    expect(Math.abs(source.now().getTime() - now)).toBeLessThanOrEqual(30_000);
    now += later.at(-1)!.at;
    expect(stateOf((await source.event(GAME)).body)).toEqual([FINAL, 14]);
  });

  it.each([
    ['is empty', '', /There is no recording in .+: make one by broadsheet stats record\.$/],
    ['is not there', 'missing', /There is no folder .+missing to read\.$/],
    ['is a file', 'file', /file is a file, not the folder of a recording\.$/],
    ['has nothing but broken files', 'broken', /None of the 2 answers in .+broken can be read/],
  ])('of a folder that %s says so', async (_name, name, words) => {
    const broken = join(games.folder, 'broken', 'football/nfl/events/3001');
    await mkdir(name === 'broken' ? broken : games.folder, { recursive: true });
    if (name === 'file') await writeFile(join(games.folder, name), '');
    for (const minute of name === 'broken' ? [10, 11] : []) {
      await writeFile(join(broken, `2026-11-22T18-${minute}-10.123Z.json.gz`), 'not compressed');
    }
    const folder = join(games.folder, name);
    await expect(replayStats(folder, { speed: 1, warn: fail })).rejects.toThrow(words);
  });
});

function fail(line: string): never {
  throw new Error(line);
}
