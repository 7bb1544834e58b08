import { lazy, useEffect, useMemo, useState } from 'react';
import type { Right } from '../../server/rights/rights';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { Api, DocumentRow } from '../api';
import { Lazy } from '../Lazy';
import { ADDRESSES, pathOf } from '../paths';
import type { AppSession } from '../session';
import { Toast, type Notice } from '../Toast';
import { CreateDialog } from './CreateDialog';
import { DocumentDialog, type RowTask } from './DocumentDialog';
import { DocumentTable } from './DocumentTable';
import { Filters } from './Filters';
import { FOLDER_LIST, mayChange } from './folder';
import { readRecent } from './recent';
import type { FolderRow } from './homeCalls';
import { exportName, saveFile } from './saveFile';
import { TroubledRuns } from './TroubledRuns';
import { useDocuments } from './useDocuments';
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

/** All pages and templates: found, made, renamed, moved, put away, taken to another site. */
export function HomeScreen({ session, api, onGo }: Props) {
  const { folders, folder, query, found, problem, narrow, showMore, reload } = useDocuments(
    session,
    api,
  );
  const [open, setOpen] = useState<'create' | 'import' | null>(null);
  const [task, setTask] = useState<RowTask | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    document.title = `Pages | ${session.siteName}`;
  }, [session.siteName]);
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
        <HomeHead session={session} rights={rights} onOpen={setOpen} />
        <TroubledRuns api={api} />
        <Recent website={session.website} />
        {folder !== null && (
          <Filters query={{ ...query, folder }} folders={folders ?? []} onChange={narrow} />
        )}
        <p className="home__count dim" role="status">
          {found ? countOf(found.total) : folders?.length === 0 ? NO_FOLDER : 'Loading'}
        </p>
        {problem !== null && (
          <p className="bar bar--bad" role="alert">
            {problem}
            <button type="button" className="button" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        {chosen.size > 0 && (
          <ChosenBar
            count={chosen.size}
            onExport={exportChosen}
            onNone={() => setChosen(new Set())}
          />
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
          <button type="button" className="button" onClick={showMore}>
            Show more
          </button>
        )}
      </main>
      <FolderList folders={folders ?? []} />
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

interface HeadProps {
  session: AppSession;
  /** In the folder that is shown. */
  rights: readonly Right[];
  onOpen: (dialog: 'create' | 'import') => void;
}

function HomeHead({ session, rights, onOpen }: HeadProps) {
  return (
    <>
      <div className="home__head">
        <h2>Pages and templates</h2>
        <div className="home__acts">
          {session.rights.includes('manage') && (
            <button type="button" className="button" onClick={() => onOpen('import')}>
              Import
            </button>
          )}
          {rights.includes('edit') && (
            <button type="button" className="button button--main" onClick={() => onOpen('create')}>
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
    </>
  );
}

/** The pages that were opened last, in this browser. */
function Recent({ website }: { website: string }) {
  const recent = useMemo(() => readRecent(localStorage, website), [website]);
  if (recent.length === 0) return null;
  return (
    <nav className="home__recent" aria-label="Recently opened">
      <span className="dim">Recent</span>
      {recent.map(({ id, name }) => (
        <a key={id} className="button" href={pathOf(id)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

interface ChosenProps {
  count: number;
  onExport: () => void;
  onNone: () => void;
}

/** What can be done with the pages that are chosen. */
function ChosenBar({ count, onExport, onNone }: ChosenProps) {
  return (
    <p className="home__chosen">
      <span role="status">{countOf(count)} chosen</span>
      <button type="button" className="button" onClick={onExport}>
        Export
      </button>
      <button type="button" className="button" onClick={onNone}>
        Choose none
      </button>
    </p>
  );
}

/** Folders that are proposed where one is typed. */
function FolderList({ folders }: { folders: readonly FolderRow[] }) {
  return (
    <datalist id={FOLDER_LIST}>
      {folders.map(({ path }) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    </datalist>
  );
}
