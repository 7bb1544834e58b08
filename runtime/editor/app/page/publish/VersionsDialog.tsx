import { useEffect, useRef, useState } from 'react';
import type { RunRow } from '../../../contract/versions';
import { Dialog } from '../../../../ui/Dialog';
import { useAct, useAnswer, useReload } from '../../shared/queries';
import type { PublishProps } from './PublishProps';
import { RunList } from './RunList';
import { VersionDetail } from './VersionDetail';
import { VersionList } from './VersionList';

interface Props extends PublishProps {
  onClose: () => void;
}

/** Every version of the page, what each changed, and what is planned. */
export function VersionsDialog(props: Props) {
  const { session, api, store, mayPublish, publishes, onClose } = props;
  const { id, name } = store.read().editing.document;
  const { data, problem } = useAnswer(api, 'listVersions', { id });
  const act = useAct(['listVersions']);
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const failure = problem ?? act.problem;

  // What a colleague publishes, or what was planned, is there by itself.
  const [opened] = useState(publishes);
  const reloadNames = useReload();
  useEffect(() => {
    if (publishes === opened) return;
    void reloadNames(['listVersions']).then(() => setSaid('What readers get has changed.'));
  }, [publishes, opened, reloadNames]);

  const versions = data?.versions ?? [];
  const version = versions.find(({ number }) => number === chosen) ?? versions[0];
  /** What had the focus may be gone. */
  const focusList = () => requestAnimationFrame(() => focusCurrent(list.current));
  // Where a newer version takes the place of the one that was shown, the focus goes with it.
  const shown = version?.number;
  useEffect(() => {
    const hasFocus = list.current?.contains(document.activeElement) === true;
    if (shown !== undefined && hasFocus) focusCurrent(list.current);
  }, [shown]);
  const tell = (words: string) => {
    setSaid(words);
    focusList();
  };
  /** Asks for them anew, and says no more what could not be done before. */
  const reload = () => void act.run(async () => undefined);
  const cancel = (plan: RunRow) =>
    act.run(async () => {
      await api.cancelRun({ id, number: plan.id });
      tell(`The plan for version ${plan.version} is canceled.`);
    });

  return (
    <Dialog title={`Versions of ${name}`} size="full" onClose={onClose}>
      <p className="hidden" role="status">
        {said}
      </p>
      {failure !== null && (
        <p className="bar bar--bad" role="alert">
          {failure}
          <button type="button" className="button" onClick={reload}>
            Load again
          </button>
        </p>
      )}
      <div className="versions" aria-busy={data === null}>
        <div className="versions__side">
          <h3>Versions</h3>
          {data !== null && versions.length === 0 && (
            <p className="dim">None yet: publishing or planning makes one.</p>
          )}
          <VersionList
            versions={versions}
            chosen={version}
            session={session}
            list={list}
            onChoose={setChosen}
          />
          <h3>Planned</h3>
          {data && (
            <RunList
              runs={data.schedules}
              now={Date.now()}
              mayCancel={mayPublish}
              onCancel={(plan) => void cancel(plan)}
            />
          )}
        </div>
        {version && (
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

const focusCurrent = (list: HTMLElement | null): void =>
  list?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
