import { type FormEvent, useEffect, useState } from 'react';
import { messageOf, type Api, type Candidate, type RedirectRow, type ResolverRow } from '../api';
import { pathOf } from '../paths';

interface Loaded {
  resolvers: readonly ResolverRow[];
  redirects: readonly RedirectRow[];
  total: number;
}

const STANDING: Record<Candidate['standing'], string> = {
  answers: 'Readers get this',
  covered: 'Something before it answers',
  unpublished: 'Would answer, but is not published',
};

/** Which page answers which address: for one that is asked for, and what is set for all. */
export function AddressesPanel({ api }: { api: Api }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    Promise.all([api.listResolvers(), api.listRedirects()]).then(
      ([{ resolvers }, { redirects, total }]) => setLoaded({ resolvers, redirects, total }),
      (error: unknown) => setProblem(messageOf(error)),
    );
  }, [api]);

  return (
    <>
      <RouteForm api={api} />
      {problem && (
        <p className="bar bar--bad" role="alert">
          {problem}
        </p>
      )}
      {loaded && (
        <>
          <h3 className="home__part">Templates by address, in the order in which they are asked</h3>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Addresses</th>
                <th scope="col">Template</th>
                <th scope="col">Content</th>
              </tr>
            </thead>
            <tbody>
              {loaded.resolvers.map(({ id, name, patterns, templateId, source }) => (
                <tr key={id}>
                  <th scope="row">
                    {shorten(patterns)}
                    <span className="dim">{name}</span>
                  </th>
                  <td>
                    <a href={pathOf(templateId)}>{templateId}</a>
                  </td>
                  <td>{source ?? 'None'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3 className="home__part">Redirects ({loaded.total})</h3>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {loaded.redirects.map(({ from, to, status, scope }) => (
                <tr key={`${from} ${scope}`}>
                  <th scope="row">{scope === 'prefix' ? `${from}/…` : from}</th>
                  <td>{to}</td>
                  <td>{status}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

/** Patterns that a row shows; the others are counted. */
const SHOWN = 4;

function shorten(patterns: readonly string[]): string {
  const more = patterns.length - SHOWN;
  const shown = patterns.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function RouteForm({ api }: { api: Api }) {
  const [uri, setUri] = useState('/');
  const [answer, setAnswer] = useState<{ uri: string; candidates: readonly Candidate[] } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = pathIn(uri);
    api.explainRoute(asked).then(
      ({ candidates }) => {
        setAnswer({ uri: asked, candidates });
        setProblem(null);
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  return (
    <section aria-label="Which page answers an address">
      <form className="filters" onSubmit={onSubmit}>
        <label className="filters__search">
          <span className="hidden">Address</span>
          <input
            className="input"
            placeholder="/news/a-story.html"
            value={uri}
            onChange={({ target }) => setUri(target.value)}
          />
        </label>
        <button className="button">Which page answers?</button>
      </form>
      <div role="status" className="home__answer">
        {problem}
        {answer?.candidates.length === 0 && <p>Nothing answers {answer.uri}.</p>}
        {answer && answer.candidates.length > 0 && (
          <ol>
            {answer.candidates.map((one, index) => (
              <li key={index}>
                {one.kind === 'redirect' ? (
                  `Redirect to ${one.location}`
                ) : (
                  <a href={pathOf(one.documentId)}>{one.documentId}</a>
                )}
                <span className="dim"> {STANDING[one.standing]}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** The path of what was pasted: a whole address, or a path. */
function pathIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url) return url.pathname + url.search;
  return text.startsWith('/') ? text : `/${text}`;
}
