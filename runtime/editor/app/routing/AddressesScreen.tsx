import { useCallback, useEffect, useState } from 'react';
import type { PatternConflict } from '../../../store/explainRoute';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { Api } from '../api';
import type { ResolverRow } from './routingCalls';
import type { AppSession } from '../session';
import { Toast, type Notice } from '../Toast';
import { AddressTester } from './AddressTester';
import { RedirectList } from './RedirectList';
import { ResolverDialog } from './ResolverDialog';
import { ResolverList } from './ResolverList';

interface Props {
  session: AppSession;
  api: Api;
}

interface Routing {
  resolvers: ResolverRow[];
  conflicts: PatternConflict[];
}

/** Which page answers which address: a tester, the resolvers, the redirects. */
export function AddressesScreen({ session, api }: Props) {
  const [listing, setListing] = useState(() => api.listResolvers());
  const [routing, setRouting] = useState<Routing | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** Null: none is edited; a new one has no row. */
  const [edited, setEdited] = useState<{ row: ResolverRow | null } | null>(null);
  const mayRoute = session.rights.includes('route');
  const reload = useCallback(() => setListing(api.listResolvers()), [api]);

  useEffect(() => {
    document.title = `Addresses | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    let isWanted = true;
    listing.then(
      (answer) => isWanted && setRouting(answer),
      (error: unknown) => isWanted && setNotice({ text: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [listing]);

  const act = async (work: () => Promise<unknown>, done: Notice) => {
    try {
      await work();
      setNotice(done);
    } catch (error) {
      setNotice({ text: messageOf(error) });
    }
    reload();
  };
  const resolvers = routing?.resolvers ?? [];
  const order = (ids: string[]) => {
    const before = resolvers.map(({ id }) => id);
    void act(() => api.orderResolvers(ids), {
      text: 'Readers get the new order now.',
      undo: () => api.orderResolvers(before),
    });
  };
  const remove = ({ id, ...row }: ResolverRow) =>
    void act(() => api.deleteResolver(id), {
      text: `The resolver “${row.name}” is deleted.`,
      undo: () => api.saveResolver(id, row),
    });

  return (
    <div className="app">
      <AppHead session={session} screen="addresses" />
      <main className="home">
        <AddressTester api={api} resolvers={resolvers} />
        {routing && (
          <ResolverList
            resolvers={resolvers}
            conflicts={routing.conflicts}
            mayRoute={mayRoute}
            onOrder={order}
            onEdit={(row) => setEdited({ row })}
            onDelete={remove}
          />
        )}
        <RedirectList
          api={api}
          mayRoute={mayRoute}
          onDone={(text, undo) => setNotice(undo ? { text, undo } : { text })}
        />
      </main>
      {notice && (
        <Toast
          notice={notice}
          onUndo={(undo) => void act(undo, { text: 'Undone.' })}
          onClose={() => setNotice(null)}
        />
      )}
      {edited && (
        <ResolverDialog
          api={api}
          website={session.website}
          resolver={edited.row}
          lastPriority={Math.max(0, ...resolvers.map(({ priority }) => priority))}
          onClose={() => setEdited(null)}
          onSaved={(text) => {
            setEdited(null);
            setNotice({ text });
            reload();
          }}
        />
      )}
    </div>
  );
}
