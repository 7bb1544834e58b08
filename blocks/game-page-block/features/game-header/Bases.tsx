import type { Progress } from '../../../../utils/stats/game';

/** Second base on top, third to the left, first to the right. */
const PLACES = [
  [34, 20],
  [22, 8],
  [10, 20],
] as const;

/** Baseball: who is on base, the count and the outs; nothing where the provider does not say. */
export function Bases({ progress }: { progress: Extract<Progress, { kind: 'innings' }> }) {
  const { situation } = progress;
  if (!situation) return null;
  const { balls, strikes, outs, bases } = situation;
  return (
    <div className="bases">
      <svg viewBox="0 0 44 30" width="66" height="45">
        {PLACES.map(([x, y], index) => (
          <rect
            key={x}
            className={bases[index] ? 'bases__runner' : 'bases__base'}
            x={x - 6}
            y={y - 6}
            width="12"
            height="12"
            transform={`rotate(45 ${x} ${y})`}
          />
        ))}
      </svg>
      <p className="bases__count">
        <span>
          {balls}-{strikes}
        </span>
        <span>{outs === 1 ? '1 out' : `${outs} outs`}</span>
      </p>
    </div>
  );
}
