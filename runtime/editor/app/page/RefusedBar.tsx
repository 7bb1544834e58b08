import { useState } from 'react';
import type { RefusedEntry } from '../model/openDraft';

/** Changes of before that the server does not take: kept until someone lets them go. */
export function RefusedBar({ refused }: { refused: readonly RefusedEntry[] }) {
  const [gone, setGone] = useState<ReadonlySet<RefusedEntry>>(new Set());
  return refused
    .filter((one) => !gone.has(one))
    .map((one) => (
      <p className="bar bar--bad" role="alert" key={one.journal.key}>
        Changes that you made before could not be saved. {one.message}
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(JSON.stringify(one.entry, null, 2))}
        >
          Copy them
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            one.journal.clear();
            setGone(new Set([...gone, one]));
          }}
        >
          Let them go
        </button>
      </p>
    ));
}
