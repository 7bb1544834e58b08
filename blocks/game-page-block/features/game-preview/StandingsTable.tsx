import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { TeamMark } from '../../../../components/sports/TeamMark';
import type { Team } from '../../../../properties/teams';
import type { League } from '../../../../utils/stats/game';
import { standingsColumns } from '../../../../utils/stats/standingsColumns';
import type { StandingsPart } from './standingsAround';

export interface StandingsTableProps {
  part: StandingsPart;
  league: League;
  /** The local team, whose pages have all of the standings. */
  team: Team;
}

/** The division or conference of one of the two teams, both marked. */
export function StandingsTable({ part: { name, teams }, league, team }: StandingsTableProps) {
  const title = name || 'Standings';
  // The matchup above has it.
  const columns = standingsColumns(league).filter((column) => column.title !== 'Streak');
  return (
    <section>
      <SectionHeading text={title} url={`${team.path}/standings`} />
      <div
        className="box__scroll"
        role="region"
        aria-label={`${title} standings`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keys
        tabIndex={0}
      >
        <table
          className="box__table box__table--narrow"
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <caption className="visually-hidden">{title} standings</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Team</span>
              </th>
              {columns.map(({ label, title: words }) => (
                <th scope="col" key={label}>
                  <abbr title={words}>{label}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ rank, isPlaying, team: row }) => (
              <tr key={row.teamId || row.nickname} className={isPlaying ? 'is-playing' : undefined}>
                <th scope="row">
                  <span className="compare__team">
                    <span className="standing__rank">{rank}</span>
                    <TeamMark team={row} league={league} size={20} />
                    {row.nickname}
                  </span>
                </th>
                {columns.map(({ label, valueOf }) => (
                  <td key={label}>{valueOf(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
