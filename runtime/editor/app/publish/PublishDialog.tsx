import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { ApiError, messageOf } from '../call';
import { Checklist } from './Checklist';
import { checkPage, type CheckedPage } from './checkPage';
import { formatMoment } from './moments';
import type { Plan } from './publishCalls';
import type { PublishProps } from './PublishProps';
import { ScheduleForm } from './ScheduleForm';
import { focusFirst, useCalls } from './useCalls';

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
  const { session, api, pack, store, uri, onSelect, onClose, onVersions } = props;
  const [checked, setChecked] = useState<CheckedPage | string | null>(null);
  const [label, setLabel] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'check' });
  const { isBusy, problem, run } = useCalls();
  const { id, kind, name } = store.read().editing.document;

  const { website } = session;
  const body = useRef<HTMLDivElement>(null);
  const check = useCallback(
    () =>
      checkPage({ api, pack, store, uri, website }).then(setChecked, (error: unknown) =>
        setChecked(messageOf(error)),
      ),
    [api, pack, store, uri, website],
  );
  useEffect(() => void check(), [check]);
  const checkAgain = () => {
    body.current?.focus();
    setChecked(null);
    void check();
  };

  const seen = typeof checked === 'string' ? null : checked;
  const hasErrors = seen?.fresh.some(({ level }) => level === 'error') ?? false;
  const publish = () =>
    run(
      async () => {
        if (!seen) return;
        const { number } = await api.publish(id, seen.rev, label.trim());
        setStep({ kind: 'done', words: `Version ${number} is live. Readers see it now.` });
      },
      (error) => {
        if (!isOtherRevision(error)) return false;
        setChecked('Someone changed the page just now, so nothing was published. Check it again.');
        return true;
      },
    );
  const schedule = async (plan: Omit<Plan, 'version'>) => {
    if (!seen) return;
    const trimmed = label.trim();
    const version = { rev: seen.rev, ...(trimmed ? { label: trimmed } : {}) };
    const made = await api.schedule(id, { ...plan, version });
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
            onCheckAgain={checkAgain}
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

const isOtherRevision = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.failure.kind === 'refused' &&
  error.failure.code === 'revision';

interface DoneProps {
  words: string;
  onVersions: () => void;
  onClose: () => void;
}

/** What was done, and where to go from there. */
function PublishDone({ words, onVersions, onClose }: DoneProps) {
  return (
    <div className="publish">
      <p className="publish__body publish__done" role="status">
        {words}
      </p>
      <div className="publish__foot">
        <button type="button" className="button" onClick={onVersions}>
          Versions
        </button>
        <button type="button" className="button button--main" ref={focusFirst} onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}

interface FootProps {
  problem: string | null;
  label: string;
  /** Whether the page is checked. */
  isSeen: boolean;
  isBusy: boolean;
  hasErrors: boolean;
  backFrom: 'schedule' | 'samples' | undefined;
  onLabel: (label: string) => void;
  /** null: the page is on no others. */
  onSamples: (() => void) | null;
  onSchedule: () => void;
  onPublish: () => void;
}

/** What a version is called, and what becomes of it. */
function PublishFoot(props: FootProps) {
  const { problem, label, isSeen, isBusy, hasErrors, backFrom } = props;
  const { onLabel, onSamples, onSchedule, onPublish } = props;
  return (
    <div className="publish__foot">
      {problem !== null && (
        <p className="publish__problem" role="alert">
          {problem}
        </p>
      )}
      <label className="publish__label">
        <span>Label (optional)</span>
        <input
          className="input"
          maxLength={200}
          value={label}
          onChange={({ target }) => onLabel(target.value)}
        />
      </label>
      {onSamples && (
        <button
          type="button"
          className="button"
          disabled={!isSeen}
          ref={backFrom === 'samples' ? focusFirst : undefined}
          onClick={onSamples}
        >
          See it on its pages…
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={!isSeen}
        ref={backFrom === 'schedule' ? focusFirst : undefined}
        onClick={onSchedule}
      >
        Schedule…
      </button>
      <button
        type="button"
        className="button button--main"
        disabled={!isSeen}
        aria-disabled={isBusy}
        onClick={onPublish}
      >
        {hasErrors ? 'Publish anyway' : 'Publish now'}
      </button>
    </div>
  );
}
