import { useEffect, useMemo, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import { LOG } from '../paths';
import { useCalls } from '../publish/useCalls';
import type { ScreenProps } from '../ScreenProps';
import { ACTION_GROUPS } from './describeEntry';
import type { LogEntry, LogQuery } from './logCalls';
import { LogFilters } from './LogFilters';
import { LogList } from './LogList';

/** Entries that are asked for at once. */
const PAGE = 50;

/** Who did what, and when. */
export function LogScreen({ session, api }: ScreenProps) {
  const [query, setQuery] = useState<LogQuery>(() => queryIn(location.search));
  const [entries, setEntries] = useState<readonly LogEntry[] | null>(null);
  const [isAll, setAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const older = useCalls();
  const now = Date.now();
  const latest = useMemo(
    () => createLatest((asked: LogQuery, signal) => api.readLog(asked, PAGE, null, signal)),
    [api],
  );

  useEffect(() => {
    document.title = `Log | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    void latest.ask(query, (outcome) => {
      if ('answer' in outcome) {
        setEntries(outcome.answer.entries);
        setAll(outcome.answer.entries.length < PAGE);
      }
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, query]);

  const narrow = (more: Partial<LogQuery>) => {
    const next = { ...query, ...more };
    history.replaceState(null, '', addressOf(next));
    setQuery(next);
  };
  const isNarrowed = addressOf(query) !== LOG || query.actions.length > 0;
  const more = (last: number) =>
    older.run(async () => {
      const { entries: found } = await api.readLog(query, PAGE, last);
      // What was asked for with another filter is of no use any more.
      setEntries((before) => (before?.at(-1)?.id === last ? [...before, ...found] : before));
      setAll(found.length < PAGE);
    });
  const last = entries?.at(-1)?.id;

  return (
    <div className="app">
      <AppHead session={session} screen="log" />
      <main className="home">
        <div className="home__head">
          <h2>Log</h2>
          {isNarrowed && (
            <button
              type="button"
              className="button"
              onClick={() => narrow({ document: '', person: '', actions: [] })}
            >
              Show all
            </button>
          )}
        </div>
        <LogFilters
          api={api}
          query={query}
          maySearch={session.rights.includes('read')}
          groups={Object.keys(ACTION_GROUPS).filter(
            (group) => group !== 'People' || session.rights.includes('manage'),
          )}
          onChange={narrow}
        />
        {query.document !== '' && (
          <p className="log__only">
            Only on the page <b>{entries?.[0]?.documentName ?? query.document}</b>
          </p>
        )}
        {(problem ?? older.problem) !== null && (
          <p className="note note--bad" role="alert">
            {problem ?? older.problem}{' '}
            <button type="button" className="button" onClick={() => narrow({})}>
              Try again
            </button>
          </p>
        )}
        <p className="home__count dim" role="status">
          {entries === null ? 'Loading' : entries.length === 0 ? 'Nothing fits.' : ''}
        </p>
        {entries && (
          <LogList entries={entries} zone={session.timeZone} now={now} onNarrow={narrow} />
        )}
        {last !== undefined && !isAll && (
          <button
            type="button"
            className="button"
            disabled={older.isBusy}
            onClick={() => void more(last)}
          >
            Show older
          </button>
        )}
      </main>
    </div>
  );
}

function queryIn(search: string): LogQuery {
  const given = new URLSearchParams(search);
  return { document: given.get('document') ?? '', person: given.get('person') ?? '', actions: [] };
}

/** Address of the log with what can be linked to: page and person. */
function addressOf({ document, person }: LogQuery): string {
  const given = Object.entries({ document, person }).filter(([, value]) => value !== '');
  return given.length === 0 ? LOG : `${LOG}?${new URLSearchParams(given)}`;
}
