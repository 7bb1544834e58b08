import { useEffect, useMemo, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import { AppHead } from '../AppHead';
import { messageOf, type Api, type DocumentQuery, type DocumentRow } from '../api';
import { pathOf } from '../paths';
import type { AppSession } from '../session';
import { Toast, type Notice } from '../Toast';
import { CreateDialog } from './CreateDialog';
import { DocumentDialog, type RowTask } from './DocumentDialog';
import { DocumentTable } from './DocumentTable';
import { Filters } from './Filters';
import { readRecent } from './recent';
import './home.css';

interface Props {
  session: AppSession;
  api: Api;
  onGo: (path: string) => void;
}

/** Documents that a screen shows at once. */
const PAGE = 50;

/** All pages and templates: found, made, renamed, moved, put away. */
export function HomeScreen({ session, api, onGo }: Props) {
  const [query, setQuery] = useState<DocumentQuery>({ sort: 'updated', limit: PAGE });
  const [found, setFound] = useState<{ documents: DocumentRow[]; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [task, setTask] = useState<RowTask | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const recent = useMemo(() => readRecent(localStorage, session.website), [session.website]);
  const latest = useMemo(
    () => createLatest((asked: DocumentQuery, signal) => api.listDocuments(asked, signal)),
    [api],
  );

  useEffect(() => {
    document.title = `Pages | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    void latest.ask(query, (outcome) => {
      if ('answer' in outcome) setFound(outcome.answer);
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, query]);

  const reload = () => setQuery((before) => ({ ...before }));
  const act = async (work: () => Promise<unknown>, done: Notice) => {
    try {
      await work();
      setNotice(done);
    } catch (error) {
      setNotice({ text: messageOf(error) });
    }
    reload();
  };
  const archive = (row: DocumentRow, isArchived: boolean) =>
    void act(() => api.archiveDocument(row.id, isArchived), {
      text: isArchived ? `“${row.name}” is archived.` : `“${row.name}” is back.`,
      undo: () => api.archiveDocument(row.id, !isArchived),
    });
  const mayEdit = session.rights.includes('edit');

  return (
    <div className="app">
      <AppHead session={session} screen="pages" />
      <main className="home">
        <div className="home__head">
          <h2>Pages and templates</h2>
          {mayEdit && (
            <button type="button" className="button button--main" onClick={() => setCreating(true)}>
              New page
            </button>
          )}
        </div>
        {recent.length > 0 && (
          <nav className="home__recent" aria-label="Recently opened">
            <span className="dim">Recent</span>
            {recent.map(({ id, name }) => (
              <a key={id} className="button" href={pathOf(id)}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <Filters query={query} onChange={(changed) => setQuery({ ...query, ...changed })} />
        <p className="home__count dim" role="status">
          {found ? countOf(found.total) : 'Loading'}
        </p>
        {problem && (
          <p className="bar bar--bad" role="alert">
            {problem}
            <button type="button" className="button" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        {found && (
          <DocumentTable
            rows={found.documents}
            mayEdit={mayEdit}
            onOpen={(id) => onGo(pathOf(id))}
            onTask={setTask}
            onArchive={archive}
          />
        )}
        {found && found.documents.length < found.total && (
          <button
            type="button"
            className="button"
            onClick={() => setQuery({ ...query, limit: Math.min(200, (query.limit ?? PAGE) * 2) })}
          >
            Show more
          </button>
        )}
      </main>
      {notice && (
        <Toast
          notice={notice}
          onUndo={(undo) => void act(undo, { text: 'Undone.' })}
          onClose={() => setNotice(null)}
        />
      )}
      {isCreating && (
        <CreateDialog
          api={api}
          mayShare={session.rights.includes('edit-shared')}
          onClose={() => setCreating(false)}
          onCreated={(id) => onGo(pathOf(id))}
        />
      )}
      {task && (
        <DocumentDialog
          api={api}
          task={task}
          onClose={() => setTask(null)}
          onDone={(text, opened) => {
            setTask(null);
            if (opened) return onGo(pathOf(opened));
            setNotice({ text });
            reload();
          }}
        />
      )}
    </div>
  );
}

const countOf = (total: number) => (total === 1 ? '1 page' : `${total} pages`);
