import { ACCOUNT_PATHS } from './accountPaths';
import { ReaderForm } from './ReaderForm';

export interface SaveFormProps {
  /** Of the story. */
  id: string;
  /** Its path. */
  url: string;
  title: string;
  /** What it is to readers. */
  noun?: 'story' | 'place';
}

/** Saves a story, or a place of the restaurant guide, for later. */
export function SaveForm({ id, url, title, noun = 'story' }: SaveFormProps) {
  if (id === '') return null;
  return (
    <ReaderForm
      what="save"
      resource={`saved/${encodeURIComponent(id)}`}
      fields={{ kind: noun, id, url, title }}
      doneId="saved-story"
      off={{ icon: 'bookmark', word: 'Save' }}
      on={{ icon: 'bookmarked', word: 'Saved' }}
      name={`this ${noun}`}
      done={`This ${noun} is saved.`}
      list={{
        title: noun === 'story' ? 'All saved stories' : 'All that you saved',
        path: ACCOUNT_PATHS.saved,
      }}
    />
  );
}
