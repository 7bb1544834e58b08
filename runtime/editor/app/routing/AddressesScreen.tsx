import { useState } from 'react';
import type { ResolverRow } from '../../contract/routing';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { useNotices } from '../shared/useNotices';
import { AddressTester } from './AddressTester';
import { RedirectList } from './RedirectList';
import { ResolverDialog } from './ResolverDialog';
import { ResolverList } from './ResolverList';

/** Which page answers which address: a tester, the resolvers, the redirects. */
export function AddressesScreen({ session, api }: ScreenProps) {
  const { data: routing, problem } = useAnswer(api, 'listResolvers', {});
  // What takes back a change of the redirects is done here, too.
  const { toast, say, act } = useNotices(['listResolvers', 'listRedirects', 'explainRoute']);
  /** Null: none is edited; a new one has no row. */
  const [edited, setEdited] = useState<{ row: ResolverRow | null } | null>(null);
  const mayRoute = session.rights.includes('route');
  const resolvers = routing?.resolvers ?? [];

  const order = (ids: string[]) => {
    const before = resolvers.map(({ id }) => id);
    void act(() => api.orderResolvers({ ids }), {
      text: 'Readers get the new order now.',
      undo: () => api.orderResolvers({ ids: before }),
    });
  };
  const remove = (resolver: ResolverRow) =>
    void act(() => api.deleteResolver({ id: resolver.id }), {
      text: `The resolver “${resolver.name}” is deleted.`,
      undo: () => api.saveResolver(resolver),
    });
  const dialog = edited && (
    <ResolverDialog
      api={api}
      website={session.website}
      resolver={edited.row}
      lastPriority={Math.max(0, ...resolvers.map(({ priority }) => priority))}
      onClose={() => setEdited(null)}
      onSaved={(text) => {
        setEdited(null);
        say({ text });
      }}
    />
  );

  return (
    <ScreenFrame
      session={session}
      screen="addresses"
      title="Addresses"
      over={
        <>
          {toast}
          {dialog}
        </>
      }
    >
      <AddressTester api={api} resolvers={resolvers} />
      <Problem problem={problem} />
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
      <RedirectList api={api} mayRoute={mayRoute} onDone={say} />
    </ScreenFrame>
  );
}
