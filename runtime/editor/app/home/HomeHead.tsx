import type { Right } from '../../contract/rights';
import type { AppSession } from '../../contract/session';
import { ADDRESSES } from '../shared/paths';

interface Props {
  session: AppSession;
  /** In the folder that is shown. */
  rights: readonly Right[];
  onOpen: (dialog: 'create' | 'import') => void;
}

/** What the list is of, and the ways to new pages. */
export function HomeHead({ session, rights, onOpen }: Props) {
  return (
    <>
      <div className="home__head">
        <h2>Pages and templates</h2>
        <div className="home__acts">
          {session.rights.includes('manage') && (
            <button type="button" className="button" onClick={() => onOpen('import')}>
              Import
            </button>
          )}
          {rights.includes('edit') && (
            <button type="button" className="button button--main" onClick={() => onOpen('create')}>
              New page
            </button>
          )}
        </div>
      </div>
      {session.rights.includes('read') && (
        <p className="home__addresses">
          Which address leads to which page: <a href={ADDRESSES}>resolvers and redirects</a>
        </p>
      )}
    </>
  );
}
