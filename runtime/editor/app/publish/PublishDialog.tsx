import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PageDocument } from '../../../document/document';
import { Dialog } from '../../../ui/Dialog';
import { ApiError, messageOf } from '../call';
import { ChangeList } from './ChangeList';
import { describeChanges, type Change } from './describeChanges';
import { FindingList, summarize } from './FindingList';
import { formatMoment } from './moments';
import { partFindings, type PartedFindings } from './partFindings';
import type { ChecklistAnswer, Plan } from './publishCalls';
import type { PublishProps } from './PublishProps';
import { ScheduleForm } from './ScheduleForm';
import { focusFirst, useCalls } from './useCalls';

interface Props extends PublishProps {
  onClose: () => void;
  onVersions: () => void;
}

interface Checked extends Omit<ChecklistAnswer, 'findings'>, PartedFindings {
  document: PageDocument;
  /** Number of the version that readers see; null: none. */
  live: number | null;
  changes: Change[];
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
  const [checked, setChecked] = useState<Checked | string | null>(null);
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

  const seen = checked !== null && typeof checked !== 'string' ? checked : null;
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
        <div className="publish">
          <p className="publish__body publish__done" role="status">
            {step.words}
          </p>
          <div className="publish__foot">
            <button type="button" className="button" onClick={onVersions}>
              Versions
            </button>
            <button
              type="button"
              className="button button--main"
              ref={focusFirst}
              onClick={() => {
                store.say(step.words);
                onClose();
              }}
            >
              Done
            </button>
          </div>
        </div>
      )}
      {step.kind === 'check' && (
        <div className="publish">
          <div className="publish__body" aria-busy={checked === null} tabIndex={-1} ref={body}>
            <p className="hidden" role="status">
              {seen ? `Checked. ${summarize(seen.fresh)}` : ''}
            </p>
            {checked === null && <p className="dim">Checking what readers would get</p>}
            {typeof checked === 'string' && (
              <p role="alert">
                {checked}{' '}
                <button type="button" className="button" onClick={checkAgain}>
                  Check again
                </button>
              </p>
            )}
            {seen && (
              <>
                <h3>Checklist</h3>
                <FindingList {...seen} pack={pack} onSelect={onSelect} />
                <h3>Changes</h3>
                {seen.live === null ? (
                  <p>Readers don’t see this page yet.</p>
                ) : (
                  <ChangeList
                    changes={seen.changes}
                    none={`Nothing has changed since version ${seen.live}, which is live.`}
                    onSelect={onSelect}
                  />
                )}
              </>
            )}
          </div>
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
                onChange={({ target }) => setLabel(target.value)}
              />
            </label>
            {kind === 'block' && (
              <button
                type="button"
                className="button"
                disabled={!seen}
                ref={step.backFrom === 'samples' ? focusFirst : undefined}
                onClick={() => setStep({ kind: 'samples' })}
              >
                See it on its pages…
              </button>
            )}
            <button
              type="button"
              className="button"
              disabled={!seen}
              ref={step.backFrom === 'schedule' ? focusFirst : undefined}
              onClick={() => setStep({ kind: 'schedule' })}
            >
              Schedule…
            </button>
            <button
              type="button"
              className="button button--main"
              disabled={!seen}
              aria-disabled={isBusy}
              onClick={() => void publish()}
            >
              {hasErrors ? 'Publish anyway' : 'Publish now'}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** @throws Error in words, where not all is saved; ApiError */
async function checkPage({
  api,
  pack,
  store,
  uri,
  website,
}: Pick<PublishProps, 'api' | 'pack' | 'store' | 'uri'> & { website: string }): Promise<Checked> {
  if (!(await store.flush())) throw new Error('Nothing is published before all is saved.');
  await store.refresh();
  const { id } = store.read().editing.document;
  const [answer, { versions }] = await Promise.all([api.checklist(id, uri), api.versions(id)]);
  if (answer.rev !== store.read().editing.rev) {
    await store.refresh();
    throw new Error('Someone is changing the page. Look at it, then check it again.');
  }
  const { document } = store.read().editing;
  const live = versions.find(({ liveOn }) => liveOn.includes(website))?.number ?? null;
  const before = live === null ? null : (await api.readVersion(id, live)).document;
  const changes = before ? describeChanges(before, document, pack) : [];
  const { findings, ...rest } = answer;
  return { ...rest, ...partFindings(findings, document, before), document, live, changes };
}

const isOtherRevision = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.failure.kind === 'refused' &&
  error.failure.code === 'revision';
