import { useEffect, useState } from 'react';
import type { EditionRow } from '../../contract/newsletters';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { useNotices } from '../shared/useNotices';
import { EditionCard } from './EditionCard';
import { EditionDialogs, type EditionDialogName } from './EditionDialogs';
import { draftOf } from './draft';
import { isUnderWay } from './words';

/** ms between two looks at what is being sent. */
const LOOK_EVERY = 3000;

/** Editions of newsletters: what is sent, to whom and when, and what became of it. */
export function NewslettersScreen({ session, api }: ScreenProps) {
  const mayPublish = session.rights.includes('publish');
  const { data, problem, reload } = useAnswer(api, 'listEditions', mayPublish ? {} : null);
  const [open, setOpen] = useState<{ name: EditionDialogName; edition: EditionRow | null } | null>(
    null,
  );
  const isMoving = data?.editions.some(({ sendings }) => sendings.some(isUnderWay)) ?? false;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(reload, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving, reload]);
  const { toast, say, act } = useNotices(['listEditions']);
  const switchOn = (edition: EditionRow, isOn: boolean) => {
    let { revision } = edition;
    const save = async (is: boolean) => {
      const given = { id: edition.id, ...draftOf(edition), isOn: is, revision };
      ({ revision } = await api.saveEdition(given));
    };
    void act(() => save(isOn), {
      text: isOn
        ? `It will be sent on its schedule: ${edition.words}.`
        : 'It is no longer sent on a schedule.',
      undo: () => save(!isOn),
    });
  };
  const over = (
    <>
      {toast}
      {data && open && (
        <EditionDialogs
          api={api}
          session={session}
          lists={data.lists}
          {...open}
          onClose={() => setOpen(null)}
          onDone={(text) => {
            setOpen(null);
            say({ text });
          }}
        />
      )}
    </>
  );
  return (
    <ScreenFrame session={session} screen="newsletters" title="Newsletters" over={over}>
      <div className="home__head">
        <h2>Newsletters</h2>
        {data && (
          <button
            type="button"
            className="button button--main"
            onClick={() => setOpen({ name: 'edit', edition: null })}
          >
            New edition
          </button>
        )}
      </div>
      {!mayPublish && <p>To send newsletters, you need the right to publish.</p>}
      <Problem problem={problem} onRetry={reload} />
      {data?.editions.length === 0 && (
        <p className="home__none">
          No editions yet. Make a page, then an edition that sends it to the readers of a
          newsletter.
        </p>
      )}
      {data?.editions.map((edition) => (
        <EditionCard
          key={edition.id}
          edition={edition}
          list={data.lists.find(({ id }) => id === edition.newsletter) ?? null}
          zone={session.timeZone}
          now={Date.now()}
          onOpen={(name) => setOpen({ name, edition })}
          onSwitch={(isOn) => switchOn(edition, isOn)}
        />
      ))}
    </ScreenFrame>
  );
}
