import { join } from 'node:path';
import { composeSite } from '../broadsheet.config';
import { gamesAround } from '../demo/simulator/gamesAround';
import { tallyOf } from '../demo/simulator/testing/tallyOf';
import { rosterOf } from '../demo/simulator/rosters/rosterOf';
import { TEAMS } from '../services/stats/teams';
import { LOCAL_TEAMS } from '../services/stats/localTeams';
import { readStoryFiles, type StoryFile } from '../demo/edition/StoryFile';
import { gameStories } from '../demo/gameStories/gameStories';
import { parseGames } from '../utils/stats/parseGames';
import { liveBlogOf } from '../blocks/game-page-block/game/liveBlogOf';
import type { StoryCard } from '../content/schemas/ans';
import type { Side } from '../utils/stats/game';
import type { SportEvent } from '../services/stats/SportEvent';

const ROOT = join(__dirname, '..');

describe('the site that is composed', () => {
  it.each([undefined, '', 'on'])('has the demo, with BROADSHEET_DEMO=%s', (choice) => {
    expect(composeSite(choice === undefined ? {} : { BROADSHEET_DEMO: choice })).toHaveProperty(
      'firstEdition.editor.email',
      'demo@broadsheet.test',
    );
  });

  it('begins empty with BROADSHEET_DEMO=off', () => {
    expect(composeSite({ BROADSHEET_DEMO: 'off' })).not.toHaveProperty('firstEdition');
  });

  it('is not guessed at', () => {
    expect(() => composeSite({ BROADSHEET_DEMO: '0' })).toThrow(
      'BROADSHEET_DEMO must be on or off, not "0"',
    );
  });
});

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
            expect(recap.eyebrow).toContain(`${named(team.nickname)} ${Number(team.score)}`);
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
    const eagles = leagues.find(({ sport }) => sport === 'football')!;
    const last = eagles.events.find(({ eventStatus }) => eventStatus.name === 'Final');
    const game = parseGames(last ? [last] : [], eagles).games[0];
    const blog = find('eagles-last-game-live');

    it('have a live blog of the last Eagles game, which the page of the game finds', () => {
      expect(Boolean(blog)).toBe(Boolean(game));
      if (!blog || !game) return;
      expect(blog).toMatchObject({ subtype: 'live', isEnded: true, section: '/eagles' });
      const at = new Date(clock.getTime() - blog.hoursAgo * 3_600_000).toISOString();
      const card = { subtype: 'live', display_date: at } as StoryCard;
      expect(liveBlogOf(game, [card])).toBe(card);
      expect(blog.body).toContain(`/eagles/gamedaycentral/${game.eventId}`);
    });

    it('have in it each score of the game, in order, and no other', () => {
      if (!blog || !game) return;
      const told = cardsOf(blog).flatMap(
        ({ text }) => /^\*\*(.+)\*\* \((.+?) left/m.exec(text) ?? [],
      );
      const name = (side: Side) => named(side.nickname);
      const want = game.scoring.map(({ away, home, clock: left }) => {
        const sides = [`${name(game.away)} ${away}`, `${name(game.home)} ${home}`];
        const said = [sides.join(', '), sides.toReversed().join(', ')];
        return { said, left: left === '0:00' ? 'no time' : left };
      });
      expect(told.filter((_, index) => index % 3 === 0)).toHaveLength(want.length);
      want.forEach(({ said, left }, index) => {
        expect(said).toContain(told[index * 3 + 1]);
        expect(told[index * 3 + 2]).toBe(left);
      });
      const reached = new Set(['0-0', ...game.scoring.map(({ away, home }) => `${away}-${home}`)]);
      const [them, us] = [game.away, game.home].map(name);
      for (const [, one, a, other, b] of blog.body.matchAll(/(\w+) (\d+), (\w+) (\d+)/g)) {
        expect(new Set([one, other])).toEqual(new Set([them, us]));
        expect(reached).toContain(one === them ? `${a}-${b}` : `${b}-${a}`);
      }
    });

    it('tell it in eight posts and more, each later than the one before, none of the future', () => {
      if (!blog || !game) return;
      const cards = cardsOf(blog);
      expect(cards.length).toBeGreaterThanOrEqual(8);
      const minutes = cards.map(({ minutesAgo }) => minutesAgo);
      expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
      expect(minutes.at(-1)).toBeGreaterThan(0);
      const kickoff = (clock.getTime() - Date.parse(game.start.at!)) / 60_000;
      expect(kickoff - minutes.at(-1)!).toBeLessThan(260);
      expect(cards[1]?.header).toBe('Kickoff');
      expect(cards[1]?.minutesAgo).toBeLessThanOrEqual(kickoff);
      expect(blog.body.match(/^Pinned$/gm)).toHaveLength(1);
    });

    it('repeat no headline in it, and name no other team and no player of neither', () => {
      if (!blog || !last || !game) return;
      const headers = cardsOf(blog).map(({ header }) => header);
      expect(new Set(headers).size).toBe(headers.length);
      const text = [blog.headline, blog.body].join('\n');
      expect(othersIn(text, last)).toEqual([]);
      expect(strangersIn(text, last, 'football')).toEqual([]);
      const people = last.teams.flatMap(({ teamId }) =>
        rosterOf({ teamId: Number(teamId) }, 'football'),
      );
      const scorers = game.scoring.flatMap(
        (play) =>
          play.text.match(/\p{Lu}[\p{L}'’-]{4,}/gu)?.filter((word) => word !== 'Safety') ?? [],
      );
      for (const scorer of scorers)
        expect(people.map(({ lastName }) => lastName)).toContain(scorer);
      const others = TEAMS.nfl
        .filter(({ teamId }) => !last.teams.some((team) => team.teamId === teamId))
        .flatMap(({ teamId }) => rosterOf({ teamId }, 'football').map(({ lastName }) => lastName));
      expect(others.filter((other) => text.includes(other))).toEqual([]);
    });
  },
);

/** The cards of a live blog by time, the earliest first. */
function cardsOf({ body }: StoryFile) {
  const cards = [...body.matchAll(/^## (.+)\nTimestamp -(\d+)m\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)];
  return cards
    .map(([, header = '', minutesAgo, text = '']) => ({
      header,
      minutesAgo: Number(minutesAgo),
      text,
    }))
    .toReversed();
}

describe('other stories of the sports desk', () => {
  const folder = join(ROOT, 'demo', 'texts', 'stories');
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
  const { wins, losses, ties } = tallyOf(record);
  return [
    wins,
    losses,
    ...(ties > 0 || sport === 'hockey' || sport === 'soccer' ? [ties] : []),
  ].join('-');
}

/** The day in Philadelphia, by name within a week of `now`. */
function dayOf({ startDate }: SportEvent, now?: Date): string {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  const moment = new Date(utc?.isTba ? `${utc.full?.slice(0, 10)}T12:00:00Z` : `${utc?.full}Z`);
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
  const known = teams.flatMap(({ teamId }) => rosterOf({ teamId: Number(teamId) }, sport));
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
