import type { EditableProps } from 'fusion:content';
import { TeamMark } from '../../../../components/sports/TeamMark';
import type { League } from '../../../../utils/stats/game';
import type { ScheduleMonth } from './scheduleMonths';
import type { Outcome, ScheduleRow } from './scheduleRow';

export interface TeamScheduleProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** Level of the title in the page's outline; months are one below. */
  level: 1 | 2;
  /** `8-2`; empty where nobody knows. */
  record: string;
  league: League;
  months: readonly ScheduleMonth[];
  calendarUrl: string;
  /** The page with all games; empty on that page itself. */
  allUrl: string;
}

/** A team's results and coming games, one table a month. */
export function TeamSchedule(props: TeamScheduleProps) {
  const { title, titleProps, level, record, months, calendarUrl, allUrl } = props;
  const Title = `h${level}` as const;
  const rows = months.flatMap((month) => month.rows);
  const next = rows.find(({ outcome: { kind } }) => kind === 'time' || kind === 'live');
  const hasJump = level === 1 && next !== undefined && next !== rows[0];
  return (
    <section className={level === 1 ? 'schedule schedule--page' : 'schedule'}>
      <div className="schedule__head">
        <Title className="schedule__title" {...(allUrl ? undefined : titleProps)}>
          {allUrl ? (
            <a href={allUrl} {...titleProps}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {record !== '' && (
          <p className="schedule__record">
            <span className="visually-hidden">Record </span>
            {record}
          </p>
        )}
      </div>
      {hasJump && (
        <p className="schedule__links">
          <a href="#coming">Go to coming games</a>
        </p>
      )}
      {months.map((month) => (
        <table className="schedule__month" key={month.title}>
          <caption>{month.title}</caption>
          <colgroup>
            <col className="schedule__dates" />
            <col />
            <col className="schedule__outcomes" />
          </colgroup>
          <thead>
            <tr>
              {['Date', 'Opponent', 'Result or time'].map((name) => (
                <th scope="col" key={name}>
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.rows.map((row) => (
              <Row
                row={row}
                league={props.league}
                id={hasJump && row === next ? 'coming' : undefined}
                key={row.key}
              />
            ))}
          </tbody>
        </table>
      ))}
      <p className="schedule__links">
        {allUrl !== '' && <a href={allUrl}>Full schedule</a>}
        <a href={calendarUrl}>Add to your calendar</a>
        <span className="schedule__zone">Eastern time</span>
      </p>
    </section>
  );
}

interface RowProps {
  row: ScheduleRow;
  league: League;
  id: string | undefined;
}

function Row({ row, league, id }: RowProps) {
  const { opponent, place } = row;
  const name = opponent.nickname || opponent.location;
  return (
    <tr className={`schedule__row schedule__row--${row.outcome.kind}`} id={id}>
      <th scope="row" className="schedule__date">
        <span>{row.weekday}</span> <b>{row.day}</b>
      </th>
      <td className="schedule__opponent">
        <div className="schedule__team">
          <TeamMark team={opponent} league={league} size={24} />
          <span className="schedule__place">{place === 'home' ? 'vs.' : 'at'}</span>
          <span className="schedule__name">
            {row.href ? (
              <a className="schedule__link" href={row.href}>
                {name}
              </a>
            ) : (
              name
            )}
            {row.isDoubleheader && <span className="schedule__note"> Doubleheader</span>}
            {row.occasion && <span className="schedule__note"> {row.occasion}</span>}
          </span>
        </div>
      </td>
      <td className="schedule__outcome">
        <OutcomeText outcome={row.outcome} />
        {row.network !== '' && <span className="schedule__network">{row.network}</span>}
      </td>
    </tr>
  );
}

const LETTERS = { W: 'Won', L: 'Lost', T: 'Tied' } as const;

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'result':
      return (
        <>
          <span
            className={`schedule__letter schedule__letter--${outcome.letter}`}
            aria-hidden="true"
          >
            {outcome.letter}
          </span>
          <span className="visually-hidden">{LETTERS[outcome.letter]} </span>
          {outcome.score}
          {outcome.beyond !== '' && <span className="schedule__beyond"> {outcome.beyond}</span>}
        </>
      );
    case 'live':
      return (
        <>
          <span className="schedule__live">Live</span> <span data-score>{outcome.score}</span>
          <span className="schedule__network">{outcome.label}</span>
        </>
      );
    case 'time':
    case 'off':
      return outcome.text;
  }
}
