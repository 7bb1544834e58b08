import type { RefObject } from 'react';
import type { AppSession } from '../../../contract/session';
import type { VersionRow } from '../../../contract/versions';
import { formatMoment } from '../../shared/moments';

interface Props {
  versions: readonly VersionRow[];
  chosen: VersionRow | undefined;
  session: Pick<AppSession, 'website' | 'timeZone'>;
  list: RefObject<HTMLOListElement | null>;
  onChoose: (number: number) => void;
}

/** The versions of a page, the newest first, of which one is looked at. */
export function VersionList({ versions, chosen, session, list, onChoose }: Props) {
  const now = Date.now();
  return (
    <ol className="versions__list" aria-label="Versions" ref={list}>
      {versions.map((version) => (
        <li key={version.number}>
          <button
            type="button"
            className="versions__item"
            aria-current={version === chosen}
            onClick={() => onChoose(version.number)}
          >
            <b>Version {version.number}</b>
            {version.liveOn.includes(session.website) && (
              <span className="status-chip status-chip--live">Live</span>
            )}
            {version.label !== null && <span className="versions__label">{version.label}</span>}
            <span className="dim">
              {formatMoment(version.createdAt, session.timeZone, now)}, {version.author}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
