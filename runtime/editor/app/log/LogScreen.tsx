import { useState } from 'react';
import { LOG } from '../shared/paths';
import { Problem } from '../shared/Problem';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { ACTION_GROUPS } from './actionGroups';
import { LogFilters } from './LogFilters';
import { LogList } from './LogList';
import { ALL, logPath, readLogQuery, type LogQuery } from './logQuery';
import { useLog } from './useLog';

/** Who did what, and when. */
export function LogScreen({ session, api }: ScreenProps) {
  const [query, setQuery] = useState(() => readLogQuery(location.search));
  const { entries, problem, hasOlder, isLoadingOlder, loadOlder, reload } = useLog(api, query);
  const narrow = (more: Partial<LogQuery>) => {
    const next = { ...query, ...more };
    history.replaceState(null, '', logPath(next));
    setQuery(next);
  };
  const isNarrowed = logPath(query) !== LOG || query.action !== '';
  return (
    <ScreenFrame session={session} screen="log" title="Log">
      <div className="home__head">
        <h2>Log</h2>
        {isNarrowed && (
          <button type="button" className="button" onClick={() => narrow(ALL)}>
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
      <Problem problem={problem} onRetry={reload} />
      <p className="home__count dim" role="status">
        {entries === null ? 'Loading' : entries.length === 0 ? 'Nothing fits.' : ''}
      </p>
      {entries && (
        <LogList entries={entries} zone={session.timeZone} now={Date.now()} onNarrow={narrow} />
      )}
      {hasOlder && (
        <button type="button" className="button" disabled={isLoadingOlder} onClick={loadOlder}>
          Show older
        </button>
      )}
    </ScreenFrame>
  );
}
