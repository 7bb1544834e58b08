import type { Game } from '../../../../utils/stats/game';
import type { WinCurve, WinMark } from '../../../../utils/stats/winCurve';
import { gameColors } from '../../game/gameColors';
import { GameSection } from '../../game/GameSection';
import { areaPath, HEIGHT, linePath, WIDTH } from './chartPaths';
import { LeadFacts } from './LeadFacts';
import { describeCurve, percent, whenOf } from './describeCurve';

/** Dots of more scores than these hide the line. */
const MAX_MARKS = 30;

/** Words about the model, below the drawing. */
const NOTE =
  'An estimate from the score, the time left and who plays at home; it knows nothing of the teams’ strength.';

/** The chances to win as a curve, with the plays that scored and those that changed most. */
export function WinProbability({ game, curve }: { game: Game; curve: WinCurve }) {
  const { home, isOver } = curve;
  return (
    <GameSection id="win-probability" className="win" title="Win probability">
      {!isOver && (
        <p className="win__now">
          <span className="win__side win__side--away">
            {game.away.nickname} <b>{percent(1 - home, false)}</b>
          </span>
          <span className="win__side win__side--home">
            {game.home.nickname} <b>{percent(home, false)}</b>
          </span>
        </p>
      )}
      <Chart game={game} curve={curve} />
      <LeadFacts game={game} />
      <Swings game={game} swings={curve.swings} />
      <p className="win__note" data-row>
        {NOTE}
        {game.sport === 'soccer' && ' A draw counts as half.'}
      </p>
    </GameSection>
  );
}

function Chart({ game, curve }: { game: Game; curve: WinCurve }) {
  const now = curve.points.at(-1);
  const marks = curve.scores.length <= MAX_MARKS ? curve.scores : [];
  return (
    <figure className="win__figure" style={gameColors(game)} data-row>
      <div className="win__axis" aria-hidden="true">
        <span>{game.home.abbreviation} 100%</span>
        <span>50%</span>
        <span>{game.away.abbreviation} 100%</span>
      </div>
      <div className="win__plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describeCurve(game, curve)}
        >
          <clipPath id="win-home">
            <rect width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          <clipPath id="win-away">
            <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          {curve.periods.map(({ at }) => (
            <line
              key={at}
              className="win__period"
              x1={at * WIDTH}
              x2={at * WIDTH}
              y1="0"
              y2={HEIGHT}
            />
          ))}
          <path className="win__area--home" d={areaPath(curve.points)} clipPath="url(#win-home)" />
          <path className="win__area--away" d={areaPath(curve.points)} clipPath="url(#win-away)" />
          <line className="win__even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <path className="win__line" d={linePath(curve.points)} />
        </svg>
        {marks.map(({ at, home, place, play }) => (
          <i
            key={play.id}
            className={`win__score win__score--${place ?? 'none'}`}
            style={{ translate: placeOf(at, home) }}
          />
        ))}
        {now && !curve.isOver && (
          <i className="win__dot" style={{ translate: placeOf(now.at, now.home) }} />
        )}
      </div>
      <div className="win__periods" aria-hidden="true">
        {curve.periods.map(({ at, label }) => (
          <span key={at} style={{ insetInlineStart: share(at) }}>
            {label}
          </span>
        ))}
      </div>
      {(marks.length > 0 || (!curve.isOver && game.sport !== 'basketball')) && (
        <figcaption className="win__key">
          <i className="win__score" /> scoring play
        </figcaption>
      )}
    </figure>
  );
}

/** Of a mark on the chart, whose middle is there. What is moved by a transform is no layout shift. */
const placeOf = (at: number, home: number): string =>
  `calc(${hundredths(at)}cqw - 50%) calc(${hundredths(1 - home)}cqh - 50%)`;

/** The plays after which most was different. */
function Swings({ game, swings }: { game: Game; swings: WinMark[] }) {
  if (swings.length === 0) return null;
  return (
    <div className="win__swings" data-row>
      <h3 className="win__swings-title">Turning points</h3>
      <ol>
        {swings.map(({ play, swing }) => (
          <li key={play.id} data-row>
            <b>
              {game[swing > 0 ? 'home' : 'away'].abbreviation} +{Math.round(Math.abs(swing) * 100)}
            </b>
            <span>
              {play.text} <small>{whenOf(game, play)}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const share = (value: number): string => `${hundredths(value)}%`;

/** With one decimal. */
const hundredths = (value: number): number => Math.round(value * 1000) / 10;
