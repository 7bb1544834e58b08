import classNames from 'classnames';
import { TeamMark } from '../../../../components/sports/TeamMark';
import type { Game, Place, ScoringPlay } from '../../../../utils/stats/game';
import { GameSection } from '../../game/GameSection';
import { minuteOf } from '../../game/minuteOf';
import { groupScoring } from './groupScoring';

/** The scores in their order, by period; in soccer each side's goals stand on its side. */
export function ScoringSummary({ game }: { game: Game }) {
  const isSoccer = game.sport === 'soccer';
  const hasScores = game.scoring.some(({ away, home }) => away !== null && home !== null);
  return (
    <GameSection id="scoring" className="scoring" title={isSoccer ? 'Goals' : 'Scoring summary'}>
      {hasScores && (
        <div className="scoring__sides" aria-hidden="true">
          <span>{game.away.abbreviation}</span>
          <span>{game.home.abbreviation}</span>
        </div>
      )}
      {groupScoring(game).map(({ period, title, scores }) => (
        <section key={period} className="scoring__period" data-version={scores.length}>
          <h3 className="scoring__title" data-row>
            {title}
          </h3>
          <ol>
            {scores.map((score) => (
              <Score key={score.id} game={game} score={score} />
            ))}
          </ol>
        </section>
      ))}
    </GameSection>
  );
}

function Score({ game, score }: { game: Game; score: ScoringPlay }) {
  const { id, place, text, half } = score;
  const side = place && game[place];
  return (
    <li id={`score-${id}`} className={`score score--${place ?? 'none'}`} data-row>
      <span className="score__when">{half ?? minuteOf(game, score)}</span>{' '}
      <span className="score__crest">
        {side && <TeamMark team={side} league={game.league} size={24} />}
      </span>
      <span className="score__text">
        {side && <b className="visually-hidden">{side.nickname}: </b>}
        {text}
      </span>
      {score.away !== null &&
        score.home !== null &&
        (['away', 'home'] as const).map((of) => (
          <Points key={of} score={score} of={of} name={game[of].nickname} />
        ))}
    </li>
  );
}

function Points({ score, of, name }: { score: ScoringPlay; of: Place; name: string }) {
  return (
    <span className={classNames('score__points', { 'score__points--new': score.place === of })}>
      <span className="visually-hidden">{name} </span>
      {score[of]}
    </span>
  );
}
