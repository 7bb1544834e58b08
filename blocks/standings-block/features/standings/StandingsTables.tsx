import type { EditableProps } from 'fusion:content';
import { TeamMark } from '../../../../components/sports/TeamMark';
import type { League } from '../../../../utils/stats/game';
import type { StandingsGroup, StandingsTeam } from '../../../../utils/stats/standings';
import { standingsColumns } from '../../../../utils/stats/standingsColumns';

export interface StandingsTablesProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** Level of the title in the page's outline. */
  level: 1 | 2;
  league: League;
  groups: readonly StandingsGroup[];
  /** The local team, and its pages. */
  teamId: number;
  teamUrl: string;
  /** The page with all tables; empty on that page itself. */
  allUrl: string;
}

/** Who stands where: a table for each division or conference, the local team marked. */
export function StandingsTables(props: StandingsTablesProps) {
  const { title, titleProps, level, league, groups, allUrl } = props;
  const Title = `h${level}` as const;
  return (
    <section className={level === 1 ? 'standings standings--page' : 'standings'}>
      <Title className="standings__title" {...(allUrl ? undefined : titleProps)}>
        {allUrl ? (
          <a href={allUrl} {...titleProps}>
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      {groups.map((group) => (
        <div
          className="standings__frame"
          role="region"
          aria-label={`${group.name} standings`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keys
          tabIndex={0}
          key={group.name}
        >
          <table className="standings__table">
            <caption>{group.name}</caption>
            <thead>
              <tr>
                <th scope="col" className="standings__team">
                  Team
                </th>
                {standingsColumns(league).map((column) => (
                  <th scope="col" key={column.label}>
                    <abbr title={column.title}>{column.label}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {group.teams.map((team) => (
                <Row
                  team={team}
                  league={league}
                  url={team.teamId === props.teamId ? props.teamUrl : ''}
                  key={team.teamId || team.abbreviation}
                />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {allUrl !== '' && (
        <p className="standings__all">
          <a href={allUrl}>Full standings</a>
        </p>
      )}
    </section>
  );
}

/** `url` is that of the local team; empty for the others, which have no pages here. */
function Row({ team, league, url }: { team: StandingsTeam; league: League; url: string }) {
  return (
    <tr className={url === '' ? undefined : 'is-local'}>
      <th scope="row" className="standings__team">
        <span className="standings__name">
          <TeamMark team={team} league={league} size={20} />
          {url === '' ? team.nickname : <a href={url}>{team.nickname}</a>}
        </span>
      </th>
      {standingsColumns(league).map((column) => (
        <td key={column.label}>{column.valueOf(team)}</td>
      ))}
    </tr>
  );
}
