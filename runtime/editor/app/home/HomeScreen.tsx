import { useState } from 'react';
import type { DocumentRow } from '../../contract/documents';
import { pathOf } from '../shared/paths';
import { Problem } from '../shared/Problem';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { useNotices } from '../shared/useNotices';
import { ChosenBar } from './ChosenBar';
import { countPages } from './countPages';
import { DocumentTable } from './DocumentTable';
import { Filters } from './Filters';
import { mayChange, rightsIn } from './folder';
import { FolderList } from './FolderList';
import { HomeDialogs, type HomeDialog } from './HomeDialogs';
import { HomeHead } from './HomeHead';
import { RecentPages } from './RecentPages';
import { exportName, saveFile } from './saveFile';
import { TroubledRuns } from './TroubledRuns';
import { LISTED, useDocuments } from './useDocuments';

const NO_FOLDER = 'There is no folder that you may read: an admin can give you a role.';

/** All pages and templates: found, made, renamed, moved, put away, taken to another site. */
export function HomeScreen({ session, api, onGo }: ScreenProps) {
  const { folder, query, found, problem, narrow, showMore, retry, ...known } = useDocuments(
    session,
    api,
  );
  const [open, setOpen] = useState<HomeDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { toast, say, act } = useNotices(LISTED);
  const folders = known.folders ?? [];
  const openPage = (id: string) => onGo(pathOf(id));

  const archive = (row: DocumentRow, isArchived: boolean) =>
    void act(() => api.archiveDocument({ id: row.id, isArchived }), {
      text: isArchived ? `“${row.name}” is archived.` : `“${row.name}” is back.`,
      undo: () => api.archiveDocument({ id: row.id, isArchived: !isArchived }),
    });
  const exportChosen = () =>
    void act(
      async () => {
        const bundle = await api.exportDocuments({ ids: [...chosen] });
        saveFile(exportName(session.website, new Date()), JSON.stringify(bundle, null, 2));
      },
      { text: `${countPages(chosen.size)} exported, with the linked blocks that they show.` },
    );
  const over = (
    <>
      <FolderList folders={folders} />
      {toast}
      <HomeDialogs
        api={api}
        open={open}
        folders={folders}
        folder={folder}
        onClose={() => setOpen(null)}
        onPage={openPage}
        onSay={(text) => say({ text })}
      />
    </>
  );

  return (
    <ScreenFrame session={session} screen="pages" title="Pages" over={over}>
      <HomeHead session={session} rights={rightsIn(folders, folder)} onOpen={setOpen} />
      <TroubledRuns api={api} />
      <RecentPages website={session.website} />
      {folder !== null && (
        <Filters query={{ ...query, folder }} folders={folders} onChange={narrow} />
      )}
      <p className="home__count dim" role="status">
        {found ? countPages(found.total) : known.folders?.length === 0 ? NO_FOLDER : 'Loading'}
      </p>
      <Problem problem={problem} onRetry={retry} />
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
          mayChange={(row) => mayChange(folders, row)}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={openPage}
          onTask={setOpen}
          onArchive={archive}
        />
      )}
      {found && found.documents.length < found.total && (
        <button type="button" className="button" onClick={showMore}>
          Show more
        </button>
      )}
    </ScreenFrame>
  );
}
