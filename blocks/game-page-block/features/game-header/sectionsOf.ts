import type { Game } from '../../../../utils/stats/game';
import { hasBox, hasTeamStats } from '../../game/hasBox';
import { winCurve } from '../../../../utils/stats/winCurve';

export interface PageSection {
  /** Of the element on the page. */
  id: string;
  name: string;
}

/** The parts of the page that this game fills; the bar leads to them. */
export function sectionsOf(game: Game): PageSection[] {
  const sections: (PageSection & { isFilled: boolean })[] = [
    { id: 'win-probability', name: 'Chances', isFilled: winCurve(game) !== null },
    {
      id: 'scoring',
      name: 'Scoring',
      isFilled: game.scoring.length > 0 && game.sport !== 'basketball',
    },
    { id: 'drives', name: 'Drives', isFilled: game.drives.length > 0 },
    { id: 'team-stats', name: 'Team stats', isFilled: hasTeamStats(game) },
    {
      id: 'box-score',
      name: 'Box score',
      isFilled: hasBox(game),
    },
    { id: 'plays', name: 'Plays', isFilled: game.plays.length > 0 },
  ];
  return sections.filter(({ isFilled }) => isFilled).map(({ id, name }) => ({ id, name }));
}
