import { ACCOUNT_PATHS } from './accountPaths';
import { ReaderForm } from './ReaderForm';

export interface FollowFormProps {
  kind: 'author' | 'topic' | 'team' | 'section';
  /** The author's id, the topic's slug, the team's key, the section's path. */
  id: string;
  /** What readers call it. */
  title: string;
  /** Whether the button says whom or what it follows. */
  isNamed?: boolean;
}

/** Follows an author, a topic, a team or a section (platform §6: notification dropdown). */
export function FollowForm({ kind, id, title, isNamed = false }: FollowFormProps) {
  if (id === '' || title === '') return null;
  return (
    <ReaderForm
      what="follow"
      resource={`follows/${kind}/${encodeURIComponent(id)}`}
      fields={{ kind, id, title }}
      doneId={`followed-${kind}-${id.replace(/[^\w-]+/g, '-').slice(0, 80)}`}
      off={{ icon: 'plus', word: 'Follow' }}
      on={{ icon: 'check', word: 'Following' }}
      name={title}
      isNamed={isNamed}
      done={`You follow ${title}.`}
      list={{ title: 'All you follow', path: ACCOUNT_PATHS.following }}
    />
  );
}
