import { type FormEvent, useEffect, useState } from 'react';
import type { PageDocument } from '../../../document/document';
import { diffDocuments } from '../../../document/operations/diffDocuments';
import { messageOf } from '../call';
import { ChangeList } from './ChangeList';
import { CompareFrames } from './CompareFrames';
import { describeChanges } from './describeChanges';
import { formatMoment } from './moments';
import type { VersionRow } from './publishCalls';
import type { PublishProps } from './PublishProps';
import { RollBackForm } from './RollBackForm';
import { ScheduleForm } from './ScheduleForm';
import { useCalls } from './useCalls';

interface Props extends PublishProps {
  version: VersionRow;
  /** The newest first. */
  versions: readonly VersionRow[];
  onChanged: (words: string) => Promise<void>;
  /** What had the focus is gone. */
  onBack: () => void;
  onClose: () => void;
}

type Against = 'before' | 'draft';
type View = 'changes' | 'look' | 'schedule' | 'rollback';

/** One version: what it is called, what it changed, how it looks, and what can be done with it. */
export function VersionDetail(props: Props) {
  const { session, api, pack, store, uri, mayEdit, mayPublish } = props;
  const { version, versions, onChanged, onBack, onClose } = props;
  const { number } = version;
  const draft = store.read().editing.document;
  const { id } = draft;
  const previous = versions.find((one) => one.number < number)?.number ?? null;
  const [against, setAgainst] = useState<Against>(previous === null ? 'draft' : 'before');
  const [view, setView] = useState<View>('changes');
  const [label, setLabel] = useState(version.label ?? '');
  const [documents, setDocuments] = useState<ReadonlyMap<number, PageDocument>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const { problem, run } = useCalls();

  useEffect(() => {
    let isCurrent = true;
    const wanted = previous === null ? [number] : [number, previous];
    Promise.all(
      wanted.map(async (one) => [one, (await api.readVersion(id, one)).document] as const),
    ).then(
      (read) => isCurrent && setDocuments(new Map(read)),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, number, previous]);

  const own = documents.get(number);
  const before = previous === null ? undefined : documents.get(previous);
  const changes =
    against === 'draft'
      ? own && describeChanges(own, draft, pack)
      : own && before && describeChanges(before, own, pack);
  const isLive = version.liveOn.includes(session.website);

  const saveLabel = (event: FormEvent) => {
    event.preventDefault();
    const next = label.trim() || null;
    void run(async () => {
      await api.labelVersion(id, number, next);
      await onChanged(next ? `Version ${number} is called ${next}.` : 'The label is gone.');
    });
  };
  const goBack = () => {
    setView('changes');
    onBack();
  };
  const restore = () => {
    if (!own) return;
    const operations = diffDocuments(draft, own);
    const isDone = store.edit(`Restore version ${number}`, operations);
    if (operations.length === 0) store.say(`The draft is as version ${number} is already.`);
    else if (isDone) store.say(`The draft is as version ${number} was. Undo takes that back.`);
    onClose();
  };

  if (view === 'schedule')
    return (
      <div className="versions__detail">
        <ScheduleForm
          what={`version ${number}`}
          zone={session.timeZone}
          onSchedule={async (plan) => {
            const made = await api.schedule(id, { ...plan, version: number });
            const time = formatMoment(made.publishAt, plan.publishAt.zone, Date.now());
            await onChanged(`Version ${number} goes live at ${time}.`);
            setView('changes');
          }}
          onBack={goBack}
        />
      </div>
    );
  return (
    <div className="versions__detail">
      <div className="versions__head">
        <h3>
          Version {number} <span className="dim">{isLive ? sayLive(draft, own) : ''}</span>
        </h3>
        {mayPublish && (
          <form className="versions__name" onSubmit={saveLabel}>
            <label>
              Label{' '}
              <input
                className="input"
                maxLength={200}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
              />
            </label>
            <button className="button" disabled={label.trim() === (version.label ?? '')}>
              Save label
            </button>
          </form>
        )}
      </div>
      <div className="versions__acts">
        <div className="segments" role="group" aria-label="View">
          {VIEWS.map(([one, words]) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {words}
            </button>
          ))}
        </div>
        {mayEdit && (
          <button type="button" className="button" disabled={!own} onClick={restore}>
            Restore as draft
          </button>
        )}
        {mayPublish && (
          <>
            <button type="button" className="button" onClick={() => setView('schedule')}>
              Schedule…
            </button>
            <button
              type="button"
              className="button"
              disabled={isLive}
              onClick={() => setView('rollback')}
            >
              Roll back…
            </button>
          </>
        )}
      </div>
      {(failure ?? problem) !== null && (
        <p className="bad" role="alert">
          {failure ?? problem}
        </p>
      )}
      {view === 'rollback' && (
        <RollBackForm
          api={api}
          store={store}
          version={number}
          document={own ?? null}
          mayEdit={mayEdit}
          onDone={async (words) => {
            await onChanged(words);
            setView('changes');
          }}
          onBack={goBack}
        />
      )}
      {view === 'look' && <CompareFrames api={api} documentId={id} version={number} uri={uri} />}
      {view === 'changes' && (
        <div className="versions__changes">
          <label className="choice">
            Compared with
            <select
              className="input"
              value={against}
              onChange={({ target }) => setAgainst(target.value as Against)}
            >
              {previous !== null && <option value="before">version {previous}, before it</option>}
              <option value="draft">the draft, after it</option>
            </select>
          </label>
          {changes ? (
            <ChangeList changes={changes} none="Nothing is different." />
          ) : (
            <p className="dim">{failure === null ? 'Comparing' : ''}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether the next publish shows readers something else than this version, which they see now. */
function sayLive(draft: PageDocument, own: PageDocument | undefined): string {
  if (!own) return 'Readers see it now.';
  const isSame = diffDocuments(draft, own).length === 0;
  return `Readers see it now. The draft ${isSame ? 'is the same' : 'differs'}.`;
}

const VIEWS = [
  ['changes', 'Changes'],
  ['look', 'How it looks'],
] as const;
