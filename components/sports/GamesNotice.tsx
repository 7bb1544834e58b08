import type { Game } from '../../utils/stats/game';

export interface GamesNoticeProps {
  /** What the content source gave: null while there is no answer, or after it failed. */
  games: readonly Game[] | null;
  /** The editor's view of the page. */
  isAdmin: boolean;
}

/**
 * What stands where there is no game to show (widgets §6, §8): a card that waits while a browser
 * still asks; after that only editors are told why there is nothing. The server renders when all
 * answers are in, so there a missing answer has failed.
 */
export function GamesNotice({ games, isAdmin }: GamesNoticeProps) {
  if (games === null && typeof window !== 'undefined') {
    return (
      <div className="games-notice games-notice--loading" role="status">
        <span className="visually-hidden">Loading games</span>
      </div>
    );
  }
  if (!isAdmin) return null;
  return <p className="games-notice">{games === null ? 'Network error' : 'No events found'}</p>;
}
