import { useCallback, useState } from 'react';
import { describeAnswerFailure, describeBytes, describeCount, describeState } from '../answerWords';
import type { ContentAnswer } from '../../content/questions';
import type { FormCalls } from '../types';
import { useAsked } from '../useAsked';

/** ms of rest while typing before it asks. */
const REST = 300;

interface Props {
  read: FormCalls['readAnswer'];
  source: string;
  query: Readonly<Record<string, unknown>>;
}

/** What a content source gives now for what is chosen, and how; all of it on demand. */
export function SourceAnswer({ read, source, query }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [again, setAgain] = useState(0);
  const text = JSON.stringify(query);
  const ask = useCallback(
    (signal: AbortSignal) =>
      read({ source, query: JSON.parse(text) as Record<string, unknown>, isWhole }, signal),
    [read, source, text, isWhole],
  );
  const { asked, isAsking } = useAsked(ask, REST, again);
  const answer = asked && 'answer' in asked ? asked.answer : null;
  return (
    <section className="field__answer" aria-label="What the source gives" aria-busy={isAsking}>
      <div role="status">
        {asked && 'problem' in asked && (
          <p className="field__problem">The source could not be asked: {asked.problem}</p>
        )}
        {answer ? <Summary answer={answer} /> : !asked && <p className="field__note">Asking</p>}
      </div>
      <div className="field__row">
        {answer?.kind === 'answer' && (
          <button
            type="button"
            className="fields__button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Hide all of it' : `Show all of it (${describeBytes(answer.bytes)})`}
          </button>
        )}
        <button type="button" className="fields__button" onClick={() => setAgain(again + 1)}>
          Ask again
        </button>
      </div>
      {isWhole && answer?.kind === 'answer' && answer.json !== undefined && (
        <textarea
          className="field__input field__input--code"
          rows={12}
          readOnly
          wrap="off"
          aria-label="All of the answer"
          value={answer.json}
        />
      )}
    </section>
  );
}

function Summary({ answer }: { answer: ContentAnswer }) {
  if (answer.kind === 'failed')
    return (
      <>
        <p className="field__problem">{describeAnswerFailure(answer)}</p>
        <p className="field__note">
          {answer.reason} ({answer.status}, {answer.ms} ms)
        </p>
      </>
    );
  const more = (answer.count ?? 0) - answer.titles.length;
  return (
    <>
      <p>{describeCount(answer)}</p>
      {answer.titles.length > 0 && (
        <ul>
          {answer.titles.map((title, index) => (
            <li key={index}>{title}</li>
          ))}
          {more > 0 && <li className="field__note">and {more} more</li>}
        </ul>
      )}
      <p className={answer.state === 'failing' ? 'field__problem' : 'field__note'}>
        {describeState(answer)}
      </p>
    </>
  );
}
