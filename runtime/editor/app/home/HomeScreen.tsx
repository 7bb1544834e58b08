import { lazy, useEffect, useMemo, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { Api, DocumentQuery, DocumentRow } from '../api';
import { Lazy } from '../Lazy';
import { ADDRESSES, pathOf } from '../paths';
import type { AppSession } from '../session';
import { Toast, type Notice } from '../Toast';
import { CreateDialog } from './CreateDialog';
import { DocumentDialog, type RowTask } from './DocumentDialog';
import { DocumentTable } from './DocumentTable';
import { Filters } from './Filters';
import { firstFolder, FOLDER_LIST, keepFolder, mayChange } from './folder';
import { readRecent } from './recent';
import { exportName, saveFile } from './saveFile';
import { TroubledRuns } from './TroubledRuns';
import { useFolders } from './useFolders';
import './home.css';

interface Props {
  session: AppSession;
  api: Api;
  onGo: (path: string) => void;
}

/** Rare: its code comes when it is asked for. */
const ImportDialog = lazy(async () => ({
  default: (await import('./ImportDialog')).ImportDialog,
}));

/** Documents that a screen shows at once. */
const PAGE = 50;

/** All pages and templates: found, made, renamed, moved, put away, taken to another site. */
export function HomeScreen({ session, api, onGo }: Props) {
  const { folders, problem: folderProblem, reload: reloadFolders } = useFolders(api);
  const [query, setQuery] = useState<DocumentQuery>({ sort: 'updated', limit: PAGE });
  const [found, setFound] = useState<{ documents: DocumentRow[]; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [open, setOpen] = useState<'create' | 'import' | null>(null);
  const [task, setTask] = useState<RowTask | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<Notice | null>(null);
  const recent = useMemo(() => readRecent(localStorage, session.website), [session.website]);
  const latest = useMemo(
    () => createLatest((asked: DocumentQuery, signal) => api.listDocuments(asked, signal)),
    [api],
  );
  const first = folders && firstFolder(localStorage, session, folders);
  const folder = query.folder ?? first;

  useEffect(() => {
    document.title = `Pages | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    if (folder === null) return;
    void latest.ask({ ...query, folder }, (outcome) => {
      if ('answer' in outcome) setFound(outcome.answer);
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, query, folder]);

  const reload = () => {
    setQuery((before) => ({ ...before }));
    reloadFolders();
  };
  const narrow = (changed: Partial<DocumentQuery>) => {
    if (changed.folder !== undefined) keepFolder(localStorage, session, changed.folder);
    setQuery({ ...query, ...changed });
  };
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
  const exportChosen = () =>
    void act(
      async () => {
        const bundle = await api.exportDocuments([...chosen]);
        saveFile(exportName(session.website, new Date()), JSON.stringify(bundle, null, 2));
      },
      { text: `${countOf(chosen.size)} exported, with the linked blocks that they show.` },
    );
  const rights = folders?.find(({ path }) => path === folder)?.rights ?? [];

  return (
    <div className="app">
      <AppHead session={session} screen="pages" />
      <main className="home">
        <div className="home__head">
          <h2>Pages and templates</h2>
          <div className="home__acts">
            {session.rights.includes('manage') && (
              <button type="button" className="button" onClick={() => setOpen('import')}>
                Import
              </button>
            )}
            {rights.includes('edit') && (
              <button
                type="button"
                className="button button--main"
                onClick={() => setOpen('create')}
              >
                New page
              </button>
            )}
          </div>
        </div>
        {session.rights.includes('read') && (
          <p className="home__addresses">
            Which address leads to which page: <a href={ADDRESSES}>resolvers and redirects</a>
          </p>
        )}
        <TroubledRuns api={api} />
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
        {folder !== null && (
          <Filters query={{ ...query, folder }} folders={folders ?? []} onChange={narrow} />
        )}
        <p className="home__count dim" role="status">
          {found ? countOf(found.total) : folders?.length === 0 ? NO_FOLDER : 'Loading'}
        </p>
        {(problem ?? folderProblem) !== null && (
          <p className="bar bar--bad" role="alert">
            {problem ?? folderProblem}
            <button type="button" className="button" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        {chosen.size > 0 && (
          <p className="home__chosen">
            <span role="status">{countOf(chosen.size)} chosen</span>
            <button type="button" className="button" onClick={exportChosen}>
              Export
            </button>
            <button type="button" className="button" onClick={() => setChosen(new Set())}>
              Choose none
            </button>
          </p>
        )}
        {found && (
          <DocumentTable
            rows={found.documents}
            mayChange={(row) => mayChange(folders ?? [], row)}
            chosen={chosen}
            onChoose={setChosen}
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
      <datalist id={FOLDER_LIST}>
        {folders?.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      {notice && (
        <Toast
          notice={notice}
          onUndo={(undo) => void act(undo, { text: 'Undone.' })}
          onClose={() => setNotice(null)}
        />
      )}
      {open === 'create' && (
        <CreateDialog
          api={api}
          mayShare={rights.includes('edit-shared')}
          start={folder ?? '/'}
          top={folders?.[0]?.path ?? '/'}
          onClose={() => setOpen(null)}
          onCreated={(id) => onGo(pathOf(id))}
        />
      )}
      {open === 'import' && (
        <Lazy>
          <ImportDialog api={api} onClose={() => setOpen(null)} onImported={reload} />
        </Lazy>
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

const NO_FOLDER = 'There is no folder that you may read: an admin can give you a role.';
const countOf = (total: number) => (total === 1 ? '1 page' : `${total} pages`);
