import type { Redirect } from '../../contract/routing';

interface Props {
  redirects: readonly Redirect[];
  mayRoute: boolean;
  /** Whether another change is on its way. */
  isBusy: boolean;
  onDelete: (redirect: Redirect) => void;
}

/** Redirects, one a row. */
export function RedirectTable({ redirects, mayRoute, isBusy, onDelete }: Props) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Kind</th>
          {mayRoute && (
            <th scope="col">
              <span className="hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => {
          const { from, to, status, scope } = redirect;
          return (
            <tr key={`${scope} ${from}`}>
              <th scope="row">
                {from}
                {scope === 'prefix' && <span className="dim">and all below it</span>}
              </th>
              <td>{to}</td>
              <td>{status}</td>
              {mayRoute && (
                <td className="table__end">
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy}
                    aria-label={`Delete the redirect of ${from}`}
                    onClick={() => onDelete(redirect)}
                  >
                    Delete
                  </button>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
