import { ACCOUNT_PATHS } from './accountPaths';
import { ReaderForm } from './ReaderForm';

export interface SaveFormProps {
  /** Of the story. */
  id: string;
  /** Its path. */
  url: string;
  title: string;
}

/** Saves a story for later. */
export function SaveForm({ id, url, title }: SaveFormProps) {
  if (id === '') return null;
  return (
    <ReaderForm
      what="save"
      resource={`saved/${encodeURIComponent(id)}`}
      fields={{ id, url, title }}
      doneId="saved-story"
      off={{ icon: 'bookmark', word: 'Save' }}
      on={{ icon: 'bookmarked', word: 'Saved' }}
      name="this story"
      done="This story is saved."
      list={{ title: 'All saved stories', path: ACCOUNT_PATHS.saved }}
    />
  );
}
