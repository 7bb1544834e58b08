import type { StoryFile } from '../edition/StoryFile';
import { gamePath } from '../../utils/stats/gamePath';
import { recordText } from './apWords';
import type { Desk } from './desks';
import { gameStoryFile } from './gameStoryFile';
import type { Coming } from './nextGame';
import { PREVIEWS } from './texts/previews';

/** h before the clock, unless the team's last game ended since. */
const FILED = 6.5;

/** The preview of a team's next game, filed after the story of the last one. */
export function previewStory(desk: Desk, coming: Coming, recap: StoryFile | null): StoryFile {
  const { game, pair, when, venue, opponent } = coming;
  const text = PREVIEWS[desk.team.key];
  const [, previewSeed] = desk.seeds;
  const page = gamePath(game);
  return gameStoryFile(desk, game, {
    slug: `${desk.team.key}-next-game`,
    address: `${desk.team.key}-next-game-preview`,
    headline: `${pair}: ${text.headline}`,
    web: `${pair}: Time, TV and ${text.web}`,
    eyebrow: pair,
    description: text.deck,
    subject: 'Previews',
    hoursAgo: Math.min(FILED, Math.max(0.1, (recap?.hoursAgo ?? FILED) - 0.2)),
    lead: { seed: previewSeed, caption: text.caption },
    body: [
      text.intro(opponent),
      [
        `**${desk.start}:** ${when}, ${venue}`,
        game.network && `**TV:** ${game.network}`,
        recordsLine(desk, coming),
      ]
        .filter(Boolean)
        .join('\n'),
      `## ${text.heading}`,
      text
        .keys(opponent)
        .map((key, index) => `${index + 1}. ${key}`)
        .join('\n'),
      ':::newsletter sports-daily',
      text.ending(opponent),
      page && `Score, plays and statistics will be on the [game's page](${page}).`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  });
}

/** `**Records:** Raiders 6-5, Eagles 7-4`: the visitors first. */
function recordsLine(desk: Desk, { game }: Coming): string {
  const hasTies = desk.team.sport === 'hockey' || desk.team.sport === 'soccer';
  const sides = [game.away, game.home].flatMap(({ teamId, nickname, record }) => {
    const name = teamId === desk.team.teamId ? desk.team.name : nickname;
    return record ? [`${name} ${recordText(record, hasTies)}`] : [];
  });
  return sides.length === 2 ? `**Records:** ${sides.join(', ')}` : '';
}
