import type { Game } from '../../../../utils/stats/game';
import { gameColors } from '../../game/gameColors';
import { GameSection } from '../../game/GameSection';
import { orderOf } from '../../game/orderOf';
import { groupPlays, type PlayGroup } from './groupPlays';
import { LATEST, playFilters, type PlayFilter } from './playFilters';
import { PlayRow } from './PlayRow';

/** Every play, by period or half inning. The filters are choices that the style sheet acts on. */
export function PlayByPlay({ game }: { game: Game }) {
  const latest = new Set(game.plays.slice(-LATEST).map(({ id }) => id));
  return (
    <GameSection id="plays" className="plays" title="Play-by-play">
      <div className="plays__filters" role="group" aria-label="Filter plays">
        {playFilters(game).map((filter) => (
          <Filter key={filter.name} filter={filter} />
        ))}
      </div>
      <div className="plays__groups" style={gameColors(game)} data-order={orderOf(game)}>
        {groupPlays(game).map((group) => (
          <Group key={group.key} game={game} group={group} latest={latest} />
        ))}
      </div>
      <p className="plays__none" role="status" data-plays-none />
    </GameSection>
  );
}

function Filter({ filter: { name, legend, choices } }: { filter: PlayFilter }) {
  return (
    <fieldset className="plays__filter">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="chip">
          <input
            type="radio"
            name={`plays-${name}`}
            value={value}
            id={`plays-${name}-${value}`}
            defaultChecked={index === 0}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GroupProps {
  game: Game;
  group: PlayGroup;
  /** Ids of the plays that are shown to begin with. */
  latest: ReadonlySet<string>;
}

function Group({ game, group, latest }: GroupProps) {
  const { key, period, title, plays } = group;
  const shown = plays.filter(({ id }) => latest.has(id)).length;
  const score = group.score
    ? `${game.away.abbreviation} ${group.score.away}, ${game.home.abbreviation} ${group.score.home}`
    : '';
  return (
    <section
      className="play-group"
      id={`plays-of-${key}`}
      data-period={period}
      data-version={`${plays.length}-${shown}-${score}`}
    >
      <header className="play-group__head" data-row>
        <h3 className="play-group__title">{title}</h3>
        {score && <p className="play-group__score">{score}</p>}
      </header>
      <ol data-order={orderOf(game)}>
        {plays.map((play) => (
          <PlayRow key={play.id} game={game} play={play} isLatest={latest.has(play.id)} />
        ))}
      </ol>
    </section>
  );
}
