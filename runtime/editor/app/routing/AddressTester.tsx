import { type FormEvent, useState } from 'react';
import type { ExplainedCandidate } from '../../../store/explainRoute';
import { messageOf } from '../call';
import type { Api } from '../api';
import type { ResolverRow } from './routingCalls';
import { pathOf } from '../paths';
import { describeCandidate } from './words';

interface Props {
  api: Pick<Api, 'explainRoute'>;
  resolvers: readonly ResolverRow[];
}

type Answer =
  | { kind: 'candidates'; uri: string; candidates: readonly ExplainedCandidate[] }
  | { kind: 'failure'; message: string };

/** Which page answers an address, and what else could. */
export function AddressTester({ api, resolvers }: Props) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const uri = pathIn(text);
    try {
      setAnswer({ kind: 'candidates', uri, candidates: await api.explainRoute(uri) });
    } catch (error) {
      setAnswer({ kind: 'failure', message: messageOf(error) });
    }
  };
  return (
    <section className="routing__part" aria-labelledby="tester">
      <h2 id="tester">Which page answers an address?</h2>
      <form className="routing__form" onSubmit={(event) => void onSubmit(event)}>
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
        {answer?.kind === 'failure' && <p className="note note--bad">{answer.message}</p>}
        {answer?.kind === 'candidates' &&
          (answer.candidates.length === 0 ? (
            <p className="note">Nothing answers {answer.uri}. Readers get “Page not found.”</p>
          ) : (
            <ol className="routing__candidates">
              {answer.candidates.map((candidate, index) => {
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
          ))}
      </div>
    </section>
  );
}

/** The path of what someone typed or pasted: a path, or a whole address of the site. */
export function pathIn(text: string): string {
  const trimmed = text.trim();
  const found = /^https?:\/\/[^/?#]*(\/[^#]*)?/.exec(trimmed);
  if (found) return found[1] ?? '/';
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}
