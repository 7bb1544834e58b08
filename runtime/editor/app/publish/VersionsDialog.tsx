import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { messageOf } from '../call';
import { formatMoment } from './moments';
import type { RunRow, VersionRow } from './publishCalls';
import type { PublishProps } from './PublishProps';
import { RunList } from './RunList';
import { useCalls } from './useCalls';
import { VersionDetail } from './VersionDetail';

interface Props extends PublishProps {
  onClose: () => void;
}

interface Listed {
  versions: VersionRow[];
  schedules: RunRow[];
  /** ms since 1970. */
  at: number;
}

/** Every version of the page, what each changed, and what is planned. */
export function VersionsDialog(props: Props) {
  const { session, api, store, mayPublish, publishes, onClose } = props;
  const { id, name } = store.read().editing.document;
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [opened] = useState(publishes);
  const { problem, run } = useCalls();

  const load = useCallback(
    () =>
      api.versions(id).then(
        (answer) => {
          setListed({ ...answer, at: Date.now() });
          setFailure(null);
        },
        (error: unknown) => setFailure(messageOf(error)),
      ),
    [api, id],
  );
  // What a colleague publishes, or what was planned, is there by itself.
  useEffect(() => {
    void load().then(() => {
      if (publishes > opened) setSaid('What readers get has changed.');
    });
  }, [load, publishes, opened]);

  const versions = listed?.versions ?? [];
  const version = versions.find(({ number }) => number === chosen) ?? versions[0];
  /** What had the focus may be gone. */
  const focusList = () =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus(),
    );
  const tell = async (words: string) => {
    await load();
    setSaid(words);
    focusList();
  };
  const cancel = (plan: RunRow) =>
    run(async () => {
      await api.cancelRun(id, plan.id);
      await tell(`The plan for version ${plan.version} is canceled.`);
    });

  return (
    <Dialog title={`Versions of ${name}`} size="full" onClose={onClose}>
      <p className="hidden" role="status">
        {said}
      </p>
      {(failure ?? problem) !== null && (
        <p className="bar bar--bad" role="alert">
          {failure ?? problem}
          <button type="button" className="button" onClick={() => void load()}>
            Load again
          </button>
        </p>
      )}
      <div className="versions" aria-busy={listed === null}>
        <div className="versions__side">
          <h3>Versions</h3>
          {listed !== null && versions.length === 0 && (
            <p className="dim">None yet: publishing or planning makes one.</p>
          )}
          <ol className="versions__list" aria-label="Versions" ref={list}>
            {versions.map((one) => (
              <li key={one.number}>
                <button
                  type="button"
                  className="versions__item"
                  aria-current={one === version}
                  onClick={() => setChosen(one.number)}
                >
                  <b>Version {one.number}</b>
                  {one.liveOn.includes(session.website) && (
                    <span className="status-chip status-chip--live">Live</span>
                  )}
                  {one.label !== null && <span className="versions__label">{one.label}</span>}
                  <span className="dim">
                    {formatMoment(one.createdAt, session.timeZone, listed?.at ?? 0)}, {one.author}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <h3>Planned</h3>
          {listed && (
            <RunList
              runs={listed.schedules}
              now={listed.at}
              mayCancel={mayPublish}
              onCancel={(plan) => void cancel(plan)}
            />
          )}
        </div>
        {version && listed && (
          <VersionDetail
            key={version.number}
            {...props}
            version={version}
            versions={versions}
            onChanged={tell}
            onBack={focusList}
          />
        )}
      </div>
    </Dialog>
  );
}
