import { useState } from 'react';
import type { VersionRow } from '../../../contract/versions';
import type { PageDocument } from '../../../../document/document';
import { diffDocuments } from '../../../../document/operations/diffDocuments';
import { describeChanges } from '../../model/describeChanges';
import { formatMoment } from '../../shared/moments';
import { useAct } from '../../shared/queries';
import { CompareFrames } from './CompareFrames';
import type { PublishProps } from './PublishProps';
import { restoreVersion } from './restoreVersion';
import { RollBackForm } from './RollBackForm';
import { ScheduleForm } from './ScheduleForm';
import { useVersions } from './useVersions';
import { VersionActs, type VersionView } from './VersionActs';
import { VersionChanges, type Against } from './VersionChanges';
import { VersionLabel } from './VersionLabel';

interface Props extends PublishProps {
  version: VersionRow;
  /** The newest first. */
  versions: readonly VersionRow[];
  onChanged: (words: string) => void;
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
  const { own, before, failure } = useVersions(api, id, number, previous);
  const { problem, run } = useAct(['listVersions']);
  const isLive = version.liveOn.includes(session.website);

  const [from, to] = against === 'draft' ? [own, draft] : [before, own];
  const saveLabel = () => {
    const next = label.trim() || null;
    void run(async () => {
      await api.labelVersion({ id, number, label: next });
      onChanged(next ? `Version ${number} is called ${next}.` : 'The label is gone.');
    });
  };
  const done = (words: string) => {
    onChanged(words);
    setView('changes');
  };
  const goBack = () => {
    setView('changes');
    onBack();
  };

  if (view === 'schedule')
    return (
      <div className="versions__detail">
        <ScheduleForm
          what={`version ${number}`}
          zone={session.timeZone}
          onSchedule={async (plan) => {
            const made = await api.schedule({ id, ...plan, version: number });
            const time = formatMoment(made.publishAt, plan.publishAt.zone, Date.now());
            done(`Version ${number} goes live at ${time}.`);
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
        onRestore={
          mayEdit
            ? () => {
                if (!own) return;
                restoreVersion(store, own, number);
                onClose();
              }
            : null
        }
        mayPublish={mayPublish}
        isRead={own !== null}
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
          document={own}
          mayEdit={mayEdit}
          onDone={done}
          onBack={goBack}
        />
      )}
      {view === 'look' && <CompareFrames api={api} documentId={id} version={number} uri={uri} />}
      {view === 'changes' && (
        <VersionChanges
          changes={from && to ? describeChanges(from, to, pack) : null}
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
function sayLive(draft: PageDocument, own: PageDocument | null): string {
  if (!own) return 'Readers see it now.';
  const isSame = diffDocuments(draft, own).length === 0;
  return `Readers see it now. The draft ${isSame ? 'is the same' : 'differs'}.`;
}
