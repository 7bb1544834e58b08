import type { CSSProperties } from 'react';
import classNames from 'classnames';
import type { League } from '../../utils/stats/game';
import { readableInk } from '../cards/readableInk';
import { Picture } from '../ui/Picture';
import { monogramOf } from './monogramOf';
import { teamColors } from './teamColors';

export interface TeamMarkProps {
  team: {
    /** The provider's id; 0 for none. */
    teamId: number;
    abbreviation: string;
    /** Address of the provider's logo; empty where it has none. */
    logo?: string;
  };
  league: League;
  /** Side in px, 20 to 72. */
  size: number;
}

/**
 * A team's crest: the logo that the provider sends or, as logos belong to the teams, its letters on a shield
 * in its colors. That shield stands beneath a logo, too, unseen until the logo fails to load
 * (`PICTURE_SCRIPT`). Decorative: the name stands beside it. The shield is the style sheet's, as a page has up
 * to a hundred of them.
 */
export function TeamMark({ team, league, size }: TeamMarkProps) {
  const { teamId, abbreviation, logo } = team;
  const [field, band] = teamColors(league, abbreviation, teamId);
  const letters = monogramOf(abbreviation);
  const style = {
    '--size': `${size}px`,
    '--field': field,
    '--band': band,
    '--ink': readableInk(field) ?? undefined,
  };
  return (
    <i
      className={classNames('team-mark', {
        'team-mark--pair': letters.length > 1,
        'team-mark--logo': logo,
      })}
      style={style as CSSProperties}
      data-letters={letters}
      aria-hidden="true"
    >
      {logo && <Logo url={logo} size={size} />}
    </i>
  );
}

function Logo({ url, size }: { url: string; size: number }) {
  const image = { url, auth: '', width: size, height: size, alt: '', color: null, focal: null };
  return <Picture image={image} width={size} ratio="1x1" />;
}
