import { join } from 'node:path';
import { gamesAround } from './services/stats/gamesAround';
import { rosterOf } from './services/stats/rosters/rosterOf';
import { TEAMS } from './services/stats/teams';
import { LOCAL_TEAMS } from './services/stats/schedule/localTeams';
import { readStoryFiles } from './seed/edition/StoryFile';
import { gameStories } from './seed/games/gameStories';
import type { SportEvent } from './services/stats/SportEvent';

/** Some moments of a year, at all hours and on all days of the week. */
const MOMENTS = Array.from(
  { length: 14 },
  (_, index) => new Date(Date.UTC(2026, 10, 21, 4) + index * (26 * 24 + 5) * 3_600_000),
);

describe.each(MOMENTS.map((moment) => [moment.toISOString(), moment] as const))(
  'stories about games in an edition of %s',
  (_name, clock) => {
    const leagues = gamesAround(clock);
    const stories = gameStories(leagues, clock);
    const find = (slug: string) => stories.find((story) => story.slug === slug);

    it('are of the past hours and days, none from the future', () => {
      for (const { hoursAgo } of stories) expect(hoursAgo).toBeGreaterThan(0);
      expect(find('gameday-central-week')).toBeDefined();
    });

    it.each(leagues.map((league) => [league.league, league] as const))(
      'in the %s tell the last final as the scoreboard does, and the next game as the schedule does',
      (_league, { sport, events }) => {
        const last = events.find(({ eventStatus }) => eventStatus.name === 'Final');
        const next = events.find(({ eventStatus }) => eventStatus.name === 'Pre-Game');
        const key = KEYS[sport];
        const recap = find(`${key}-last-game`);
        expect(Boolean(recap)).toBe(Boolean(last));
        if (recap && last) {
          const text = `${recap.headline}\n${recap.lead?.caption}\n${recap.body}`;
          for (const team of last.teams) {
            expect(recap.eyebrow).toContain(`${named(team.nickname)} ${team.score}`);
            expect(recap.headline).toContain(recap.eyebrow);
            expect(text).toMatch(
              new RegExp(`${named(team.nickname)} \\(${recordOf(team, sport)}\\)`),
            );
          }
          expect(text).toContain(`on ${dayOf(last)} at ${last.venue.name}`);
          expect(text).toContain(`/${key}/gamedaycentral/${last.eventId}`);
          expect(othersIn(text, last, next)).toEqual([]);
          expect(strangersIn(text, last, sport)).toEqual([]);
        }
        const preview = find(`${key}-next-game`);
        expect(Boolean(preview)).toBe(Boolean(next));
        if (preview && next) {
          for (const team of next.teams) {
            expect(preview.headline).toContain(named(team.nickname));
            expect(preview.body).toContain(`${named(team.nickname)} ${recordOf(team, sport)}`);
          }
          expect(preview.body).toContain(dayOf(next, clock));
          expect(preview.body).toContain(`${next.venue.name}, ${next.venue.city}`);
          expect(preview.body).toContain(`/${key}/gamedaycentral/${next.eventId}`);
          expect(othersIn(preview.body, next)).toEqual([]);
        }
      },
    );
  },
);

describe('other stories of the sports desk', () => {
  const folder = join(__dirname, 'seed', 'stories');
  const desk = ['eagles', 'phillies', 'sixers', 'flyers', 'soccer', 'betting', 'gameday-central'];
  const stories = readStoryFiles(folder).filter(({ file }) => desk.includes(file.split('/')[0]!));

  it.each(stories.map((story) => [story.slug, story] as const))(
    '%s names no opponent and no record that the schedule could contradict',
    (_slug, { headline, web, description, body, lead }) => {
      const text = [headline, web, description, lead?.caption ?? '', body].join('\n');
      const ours = LOCAL_TEAMS.map(({ team }) => team.nickname);
      const others = Object.values(TEAMS)
        .flat()
        .map(({ nickname }) => nickname)
        .filter((nickname) => !ours.includes(nickname) && nickname !== 'Wild');
      expect(others.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
      expect(text.match(/\b\d{1,3}-\d{1,3}(?:-\d{1,2})?\b(?!-GAMBLER|-\w)/g) ?? []).toEqual([]);
      expect(
        text.match(/\b(?:on|next|last) (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/gi) ?? [],
      ).toEqual([]);
    },
  );
});

const KEYS = {
  baseball: 'phillies',
  basketball: 'sixers',
  football: 'eagles',
  hockey: 'flyers',
  soccer: 'soccer',
};

const named = (nickname: string) => (nickname === '76ers' ? 'Sixers' : nickname);

function recordOf({ record }: SportEvent['teams'][number], sport: string): string {
  const { wins, losses, ties } = record;
  return [wins, losses, ...(sport === 'hockey' || sport === 'soccer' ? [ties] : [])].join('-');
}

/** The day in Philadelphia, by name within a week of `now`. */
function dayOf({ startDate }: SportEvent, now?: Date): string {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  const moment = new Date(utc?.isTba ? `${utc.full.slice(0, 10)}T12:00:00Z` : `${utc?.full}Z`);
  const isFar = now && moment.getTime() - now.getTime() > 6.5 * 86_400_000;
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    ...(isFar ? { day: 'numeric' } : { weekday: 'long' }),
  }).format(moment);
}

/** Teams that a text names though they did not play in these games. */
function othersIn(text: string, ...games: (SportEvent | undefined)[]): string[] {
  const playing = games.flatMap((game) => game?.teams.map(({ nickname }) => nickname) ?? []);
  const all = Object.values(TEAMS).flatMap((teams) => teams.map(({ nickname }) => nickname));
  return all.filter(
    (nickname) =>
      !playing.some((name) => name.includes(nickname)) &&
      new RegExp(`the ${nickname}\\b`).test(text),
  );
}

/** Players that a text says something of who are in neither team. */
function strangersIn(text: string, { teams }: SportEvent, sport: keyof typeof KEYS): string[] {
  const known = teams.flatMap(({ teamId }) => rosterOf({ teamId }, sport));
  const named = text.matchAll(
    /(?:^|[.:] )(\p{Lu}\p{L}+ )?(\p{Lu}\p{L}+)(?:'s?)? (?:had|scored|made|went|allowed|ran|caught|completed) /gmu,
  );
  return [...named]
    .map(([, , last = '']) => last)
    .filter((last) => !TEAM_WORDS.has(last) && !known.some(({ lastName }) => lastName === last));
}

const TEAM_WORDS = new Set([
  'Union',
  'He',
  'They',
  'Nobody',
  'Everybody',
  'She',
  'There',
  'It',
  'Coaches',
]);
