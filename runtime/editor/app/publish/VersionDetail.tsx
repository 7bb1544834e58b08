import { type FormEvent, useState } from 'react';
import type { PageDocument } from '../../../document/document';
import { diffDocuments } from '../../../document/operations/diffDocuments';
import { CompareFrames } from './CompareFrames';
import { describeChanges } from './describeChanges';
import { formatMoment } from './moments';
import type { VersionRow } from './publishCalls';
import type { PublishProps } from './PublishProps';
import { RollBackForm } from './RollBackForm';
import { ScheduleForm } from './ScheduleForm';
import { useCalls } from './useCalls';
import { useVersions } from './useVersions';
import { VersionActs, type VersionView } from './VersionActs';
import { VersionChanges, type Against } from './VersionChanges';

interface Props extends PublishProps {
  version: VersionRow;
  /** The newest first. */
  versions: readonly VersionRow[];
  onChanged: (words: string) => Promise<void>;
  /** What had the focus is gone. */
  onBack: () => void;
  onClose: () => void;
}

/** One version: what it is called, what it changed, how it looks, and what can be done with it. */
export function VersionDetail(props: Props) {
  const { session, api, pack, store, uri, mayEdit, mayPublish } = props;
  const { version, versions, onChanged, onBack, onClose } = props;
  const { number } = version;
  const draft = store.read().editing.document;
  const { id } = draft;
  const previous = versions.find((one) => one.number < number)?.number ?? null;
  const [against, setAgainst] = useState<Against>(previous === null ? 'draft' : 'before');
  const [label, setLabel] = useState(version.label ?? '');
  const [view, setView] = useState<VersionView>('changes');
  const { documents, failure } = useVersions(api, id, number, previous);
  const { problem, run } = useCalls();

  const own = documents.get(number);
  const before = previous === null ? undefined : documents.get(previous);
  const changes =
    against === 'draft'
      ? own && describeChanges(own, draft, pack)
      : own && before && describeChanges(before, own, pack);
  const isLive = version.liveOn.includes(session.website);

  const saveLabel = () => {
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
          <VersionLabel
            label={label}
            saved={version.label ?? ''}
            onLabel={setLabel}
            onSave={saveLabel}
          />
        )}
      </div>
      <VersionActs
        view={view}
        onView={setView}
        onRestore={mayEdit ? restore : null}
        mayPublish={mayPublish}
        isRead={own !== undefined}
        isLive={isLive}
      />
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
        <VersionChanges
          changes={changes}
          previous={previous}
          against={against}
          onAgainst={setAgainst}
          isComparing={failure === null}
        />
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

interface LabelProps {
  label: string;
  /** The one that is saved. */
  saved: string;
  onLabel: (label: string) => void;
  onSave: () => void;
}

/** What a version is called. */
function VersionLabel({ label, saved, onLabel, onSave }: LabelProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="versions__name" onSubmit={onSubmit}>
      <label>
        Label{' '}
        <input
          className="input"
          maxLength={200}
          value={label}
          onChange={({ target }) => onLabel(target.value)}
        />
      </label>
      <button className="button" disabled={label.trim() === saved}>
        Save label
      </button>
    </form>
  );
}
