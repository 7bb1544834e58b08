import { Clues } from '../../crossword/Clues';
import { CrosswordHead, type CrosswordHeadProps } from '../../crossword/CrosswordHead';
import { Grid } from '../../crossword/Grid';
import { answersPath } from '../../crossword/addresses';
import { CrosswordTools } from './CrosswordTools';

export interface CrosswordViewProps extends Omit<CrosswordHeadProps, 'suffix'> {
  /** Whether solvers may have letters checked and revealed. */
  hasHelp: boolean;
}

/** A crossword to be solved, or printed: grid, the clue at hand, all clues, help, a link to the answers. */
export function CrosswordView({ hasHelp, ...head }: CrosswordViewProps) {
  const { crossword } = head;
  const [first] = crossword.entries;
  return (
    <article className="crossword" data-day={crossword.day}>
      <CrosswordHead {...head} />
      <div className="crossword__board">
        <div className="crossword__play">
          <div className="crossword__current no-print">
            <button type="button" data-turn="-1" aria-label="Previous clue">
              ‹
            </button>
            <p data-clue>{first && `${first.number} ${first.direction}: ${first.clue}`}</p>
            <button type="button" data-turn="1" aria-label="Next clue">
              ›
            </button>
          </div>
          <Grid crossword={crossword} />
          <p className="crossword__status no-print" role="status" />
          {hasHelp && <CrosswordTools />}
          <p className="crossword__answers no-print">
            <a href={answersPath(crossword.day)}>See the answers</a>
          </p>
        </div>
        <Clues crossword={crossword} />
      </div>
    </article>
  );
}
