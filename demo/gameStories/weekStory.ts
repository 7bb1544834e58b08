import type { StoryFile } from '../edition/StoryFile';
import { gamePath } from '../../utils/stats/gamePath';
import { startMoment } from '../../utils/stats/startMoment';
import { dayFrom } from './apWords';
import { PLAIN } from './gameStoryFile';
import type { Plan } from './Plan';
import type { Coming } from './nextGame';
import { WATCHING } from './texts/previews';

const WEEK = 6.5 * 86_400_000;

/** Gameday Central's week: the games of all five teams in the next days, by day. Null without any. */
export function weekStory(
  plans: readonly Plan[],
  clock: Date,
  stories: readonly StoryFile[],
): StoryFile | null {
  const games = plans
    .flatMap(({ desk, coming }) => coming.map((game) => ({ desk, game })))
    .filter(({ game }) => momentOf(game) - clock.getTime() < WEEK)
    .toSorted((a, b) => momentOf(a.game) - momentOf(b.game));
  if (games.length === 0) return null;
  const dayOf = ({ game }: (typeof games)[number]) => dayFrom(new Date(momentOf(game)), clock);
  const days = [...new Set(games.map(dayOf))];
  const said = new Set<string>();
  const sections = days.map((day) =>
    [
      `## ${day}`,
      ...games
        .filter((other) => dayOf(other) === day)
        .map(({ desk, game }) => {
          const note = said.has(desk.team.key) ? '' : ` ${WATCHING[desk.team.key]}`;
          said.add(desk.team.key);
          const time = game.when.replace(` ${day}`, '');
          return `**${game.pair}, ${time}${time.endsWith('.') ? '' : '.'}** ${whereAndTv(game)}${note}`;
        }),
    ].join('\n\n'),
  );
  const filed = Math.min(1.6, ...stories.map(({ hoursAgo }) => hoursAgo));
  return {
    ...PLAIN,
    slug: 'gameday-central-week',
    address: 'gameday-central-week-schedule-tv',
    file: 'games of the week',
    headline:
      "Gameday Central: What's on for all five teams, and what to do if you can watch only one",
    web: 'Philly sports this week: Schedule, TV times and what to watch for',
    section: '/sports/gameday-central',
    sections: ['/sports'],
    authors: ['tom-gallagher', 'isaiah-brooks', 'peter-novak', 'darnell-pugh'],
    hoursAgo: Math.max(0.05, filed - 0.05),
    eyebrow: 'Gameday Central',
    description:
      'Seven days of games, when they start, who shows them and one thing to look at in each.',
    tags: ['Gameday Central', ...plans.map(({ desk }) => desk.team.name)],
    lead: {
      kind: 'skyline',
      seed: 24,
      ratio: '16x9',
      alt: 'The Philadelphia skyline with stadium lights in the foreground',
      caption: 'On most nights of the week, one of the five teams is playing somewhere.',
      credit: 'Theo Marsh / Staff',
    },
    comments: null,
    body: [
      "There are people in this town who can keep five schedules in their heads. They are to be pitied, and sat next to. For everyone else, here's the week.",
      ...sections,
      ':::newsletter sports-daily',
      '### How to use this page',
      '1. Live scores are at [Gameday Central](/sports/gameday-central/) and refresh on their own.\n2. Every game above leads to its own page, with plays, box score and standings.\n3. Times are Eastern; if one changes, it changes there first.',
    ].join('\n\n'),
  };
}

function whereAndTv({ game, venue }: Coming): string {
  const page = gamePath(game);
  const place = page ? `[${venue}](${page})` : venue;
  return `${place}${game.network && `; TV: ${game.network}`}.`;
}

function momentOf({ game }: Coming): number {
  return startMoment(game.start)?.getTime() ?? 0;
}
