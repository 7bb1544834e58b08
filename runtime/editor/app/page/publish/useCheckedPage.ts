import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../shared/call';
import { checkPage, type CheckedPage } from './checkPage';
import type { PublishProps } from './PublishProps';

interface Checked {
  /** Words: why it could not be checked; null: it is being checked. */
  checked: CheckedPage | string | null;
  check: () => void;
  /** What was checked is not what there is now: says why. */
  spoil: (why: string) => void;
}

/** What an editor should know before readers get a page: the work is saved first, so it is no question. */
export function useCheckedPage(props: PublishProps): Checked {
  const { session, api, pack, store, uri } = props;
  const { website } = session;
  const [checked, setChecked] = useState<CheckedPage | string | null>(null);
  const run = useCallback(
    () =>
      checkPage({ api, pack, store, uri, website }).then(setChecked, (error: unknown) =>
        setChecked(messageOf(error)),
      ),
    [api, pack, store, uri, website],
  );
  useEffect(() => void run(), [run]);
  const check = () => {
    setChecked(null);
    void run();
  };
  return { checked, check, spoil: setChecked };
}
