import type { EditionRow, MailingList } from '../../contract/newsletters';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { DeleteDialog } from './DeleteDialog';
import { EditDialog } from './EditDialog';
import { PreviewDialog } from './PreviewDialog';
import { SendDialog } from './SendDialog';
import { TestDialog } from './TestDialog';

export type EditionDialogName = 'edit' | 'preview' | 'test' | 'send' | 'delete';

interface Props {
  api: Api;
  session: AppSession;
  lists: readonly MailingList[];
  name: EditionDialogName;
  /** Null: a new one. */
  edition: EditionRow | null;
  onClose: () => void;
  /** Told in words what was done. */
  onDone: (text: string) => void;
}

/** What is open over the editions. */
export function EditionDialogs({ name, edition, session, lists, ...rest }: Props) {
  if (name === 'edit' || edition === null)
    return <EditDialog {...rest} edition={edition} lists={lists} zone={session.timeZone} />;
  const list = lists.find(({ id }) => id === edition.newsletter) ?? {
    id: edition.newsletter,
    title: edition.newsletter,
    subscribers: 0,
  };
  switch (name) {
    case 'preview':
      return <PreviewDialog api={rest.api} edition={edition} list={list} onClose={rest.onClose} />;
    case 'test':
      return <TestDialog {...rest} edition={edition} list={list} ownAddress={session.email} />;
    case 'delete':
      return <DeleteDialog {...rest} edition={edition} list={list} />;
    case 'send':
      return <SendDialog {...rest} edition={edition} list={list} />;
  }
}
