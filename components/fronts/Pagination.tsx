import { Icon } from '../ui/Icon';
import { NoIndex } from './NoIndex';
import { pageAddress } from './pageAddress';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** The page itself where it is not known. */
  pageCount: number;
  requestUri: string;
  /** What is paged: "News stories". */
  label: string;
}

/**
 * Newer and older pages as real links. Null where there is one page only. A page past the last one leads back to that,
 * and search engines don't keep it: there is no end of such addresses.
 */
export function Pagination({ page, pageCount, requestUri, label }: PaginationProps) {
  if (page > pageCount)
    return (
      <nav className="pagination" aria-label={`Pages of ${label}`}>
        <NoIndex />
        <a className="pagination__link" href={pageAddress(requestUri, pageCount)}>
          <Icon name="chevron-left" size={16} />
          {pageCount > 1 ? `Page ${pageCount.toLocaleString('en-US')}` : 'First page'}
        </a>
        <p className="pagination__count">This is past the last page.</p>
        <span className="pagination__gap" />
      </nav>
    );
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={`Pages of ${label}`}>
      {page > 1 ? (
        <a className="pagination__link" rel="prev" href={pageAddress(requestUri, page - 1)}>
          <Icon name="chevron-left" size={16} />
          Previous<span className="visually-hidden"> page</span>
        </a>
      ) : (
        <span className="pagination__gap" />
      )}
      <p className="pagination__count">
        Page {page} of {pageCount.toLocaleString('en-US')}
      </p>
      {page < pageCount ? (
        <a className="pagination__link" rel="next" href={pageAddress(requestUri, page + 1)}>
          Next<span className="visually-hidden"> page</span>
          <Icon name="chevron-right" size={16} />
        </a>
      ) : (
        <span className="pagination__gap" />
      )}
    </nav>
  );
}
