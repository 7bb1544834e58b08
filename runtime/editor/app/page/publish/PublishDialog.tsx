import { lazy, Suspense, useRef, useState } from 'react';
import type { Plan } from '../../../contract/versions';
import { Dialog } from '../../../../ui/Dialog';
import { isOutdated } from '../../shared/call';
import { formatMoment } from '../../shared/moments';
import { useAct } from '../../shared/queries';
import { Checklist } from './Checklist';
import { PublishDone } from './PublishDone';
import { PublishFoot } from './PublishFoot';
import type { PublishProps } from './PublishProps';
import { ScheduleForm } from './ScheduleForm';
import { useCheckedPage } from './useCheckedPage';

interface Props extends PublishProps {
  onClose: () => void;
  onVersions: () => void;
}

type Step =
  | { kind: 'check'; backFrom?: 'schedule' | 'samples' }
  | { kind: 'schedule' }
  | { kind: 'samples' }
  | { kind: 'done'; words: string };

const SamplePages = lazy(() => import('../linked/SamplePages'));

/** All that an editor should know before readers get the page, and the way there: at once, or later. */
export function PublishDialog(props: Props) {
  const { session, api, pack, store, onSelect, onClose, onVersions } = props;
  const { id, kind, name } = store.read().editing.document;
  const { checked, check, spoil } = useCheckedPage(props);
  const [label, setLabel] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'check' });
  const { isBusy, problem, run } = useAct(['listVersions']);
  const body = useRef<HTMLDivElement>(null);

  const seen = typeof checked === 'string' ? null : checked;
  const hasErrors = seen?.fresh.some(({ level }) => level === 'error') ?? false;
  const draftOf = (rev: number) => (label.trim() ? { rev, label: label.trim() } : { rev });
  const publish = () =>
    run(
      async () => {
        if (!seen) return;
        const { number } = await api.publish({ id, ...draftOf(seen.rev) });
        setStep({ kind: 'done', words: `Version ${number} is live. Readers see it now.` });
      },
      (error) => {
        const isOther = isOutdated(error);
        if (isOther)
          spoil('Someone changed the page just now, so nothing was published. Check it again.');
        return isOther;
      },
    );
  const schedule = async (plan: Omit<Plan, 'version'>) => {
    if (!seen) return;
    const made = await api.schedule({ id, ...plan, version: draftOf(seen.rev) });
    const time = formatMoment(made.publishAt, plan.publishAt.zone, Date.now());
    setStep({ kind: 'done', words: `Version ${made.version} goes live at ${time}.` });
  };

  return (
    <Dialog title={`Publish ${name}`} size="wide" onClose={onClose}>
      {step.kind === 'schedule' && (
        <ScheduleForm
          what="this draft"
          zone={session.timeZone}
          hasErrors={hasErrors}
          onSchedule={schedule}
          onBack={() => setStep({ kind: 'check', backFrom: 'schedule' })}
        />
      )}
      {step.kind === 'samples' && (
        <Suspense fallback={<p className="publish__body">Opening</p>}>
          <SamplePages
            api={api}
            blockId={id}
            onBack={() => setStep({ kind: 'check', backFrom: 'samples' })}
          />
        </Suspense>
      )}
      {step.kind === 'done' && (
        <PublishDone
          words={step.words}
          onVersions={onVersions}
          onClose={() => {
            store.say(step.words);
            onClose();
          }}
        />
      )}
      {step.kind === 'check' && (
        <div className="publish">
          <Checklist
            checked={checked}
            pack={pack}
            body={body}
            onSelect={onSelect}
            onCheckAgain={() => {
              body.current?.focus();
              check();
            }}
          />
          <PublishFoot
            problem={problem}
            label={label}
            isSeen={seen !== null}
            isBusy={isBusy}
            hasErrors={hasErrors}
            backFrom={step.backFrom}
            onLabel={setLabel}
            onSamples={kind === 'block' ? () => setStep({ kind: 'samples' }) : null}
            onSchedule={() => setStep({ kind: 'schedule' })}
            onPublish={() => void publish()}
          />
        </div>
      )}
    </Dialog>
  );
}
