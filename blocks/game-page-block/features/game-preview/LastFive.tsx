import type { Outcome } from '../../../../utils/stats/standings';

const WORDS: Record<Outcome, string> = { W: 'won', L: 'lost', T: 'tied', OT: 'lost in overtime' };

/** How a team's last games ended, the latest at the end. */
export function LastFive({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return '–';
  return (
    <>
      <span className="visually-hidden">
        {outcomes.map((outcome) => WORDS[outcome]).join(', ')}
      </span>
      <span className="outcomes" aria-hidden="true">
        {outcomes.map((outcome, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an outcome is its place
          <span key={index} className={`outcome outcome--${outcome}`}>
            {outcome}
          </span>
        ))}
      </span>
    </>
  );
}
