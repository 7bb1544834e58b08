import type { EditionDraft, EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { ConflictFoot } from '../shared/ConflictFoot';
import { ConflictItem } from '../shared/ConflictItem';
import type { Api } from '../shared/api';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { differences, type DraftKey } from './draft';

interface Props {
  api: Pick<Api, 'readSchedule'>;
  mine: EditionDraft;
  theirs: EditionRow;
  lists: readonly MailingList[];
  isSaving: boolean;
  problem: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

const TITLES: Record<DraftKey, string> = {
  newsletter: 'Newsletter',
  page: 'Page',
  subject: 'Subject',
  fromName: 'Name of the sender',
  schedule: 'Schedule',
  isOn: 'Sent on its schedule',
};

/** Two versions of one edition, side by side in what differs: one of them is chosen. */
export function EditionConflict(props: Props) {
  const { api, mine, theirs, lists, isSaving, problem } = props;
  const { schedule } = mine;
  const words = useAnswer(api, 'readSchedule', { schedule }).data?.words ?? '…';
  return (
    <Dialog title="Someone else saved this edition" onClose={props.onClose}>
      <p>Nothing was saved over it. Choose which version stays.</p>
      <ul className="conflicts">
        {differences(mine, theirs).map((key) => (
          <ConflictItem
            key={key}
            title={TITLES[key]}
            mine={textOf({ ...mine, words }, key, lists)}
            theirs={textOf(theirs, key, lists)}
          />
        ))}
      </ul>
      <Problem problem={problem} />
      <ConflictFoot
        isSaving={isSaving}
        onTakeTheirs={props.onTakeTheirs}
        onKeepMine={props.onKeepMine}
      />
    </Dialog>
  );
}

function textOf(
  edition: EditionDraft & { words: string },
  key: DraftKey,
  lists: readonly MailingList[],
): string {
  switch (key) {
    case 'newsletter':
      return lists.find(({ id }) => id === edition.newsletter)?.title ?? edition.newsletter;
    case 'page':
      return edition.page;
    case 'subject':
      return edition.subject || 'The headline of its first story';
    case 'fromName':
      return edition.fromName || 'The paper’s';
    case 'schedule':
      return edition.words;
    case 'isOn':
      return edition.isOn ? 'Yes' : 'No';
  }
}
