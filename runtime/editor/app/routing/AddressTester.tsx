import { type FormEvent, useState } from 'react';
import type { Candidate, ResolverRow } from '../../contract/routing';
import type { Api } from '../shared/api';
import { pathOf } from '../shared/paths';
import { useAnswer } from '../shared/queries';
import { pathIn } from './pathIn';
import { describeCandidate } from './words';

interface Props {
  api: Pick<Api, 'explainRoute'>;
  resolvers: readonly ResolverRow[];
}

/** Which page answers an address, and what else could. */
export function AddressTester({ api, resolvers }: Props) {
  const [text, setText] = useState('');
  const [uri, setUri] = useState<string | null>(null);
  const { data, problem, isCurrent, reload } = useAnswer(
    api,
    'explainRoute',
    uri === null ? null : { uri },
  );
  // What was answered of another address is no answer, not even until the answer is here.
  const candidates = problem === null && isCurrent && data ? data.candidates : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = pathIn(text);
    if (next === uri) reload();
    else setUri(next);
  };
  return (
    <section className="routing__part" aria-labelledby="tester">
      <h2 id="tester">Which page answers an address?</h2>
      <form className="routing__form" onSubmit={onSubmit}>
        <label className="line">
          <span>Address</span>
          <input
            className="input"
            placeholder="/news/2026/story.html"
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button className="button">Test</button>
      </form>
      <div role="status">
        {problem !== null && <p className="note note--bad">{problem}</p>}
        {candidates?.length === 0 && (
          <p className="note">Nothing answers {uri}. Readers get “Page not found.”</p>
        )}
        {candidates && candidates.length > 0 && (
          <CandidateList candidates={candidates} resolvers={resolvers} />
        )}
      </div>
    </section>
  );
}

interface ListProps {
  /** In the order in which they are asked. */
  candidates: readonly Candidate[];
  resolvers: readonly ResolverRow[];
}

function CandidateList({ candidates, resolvers }: ListProps) {
  return (
    <ol className="routing__candidates">
      {candidates.map((candidate, index) => {
        const { what, detail, standing } = describeCandidate(candidate, resolvers);
        return (
          <li key={index} className={`routing__candidate--${candidate.standing}`}>
            <strong>{standing}</strong>{' '}
            {candidate.kind === 'redirect' ? (
              what
            ) : (
              <a href={pathOf(candidate.documentId)}>{what}</a>
            )}{' '}
            <span className="dim">{detail}</span>
          </li>
        );
      })}
    </ol>
  );
}
