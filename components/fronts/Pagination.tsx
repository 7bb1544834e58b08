import { Icon } from '../ui/Icon';
import { pageAddress } from './pageAddress';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  requestUri: string;
  /** What is paged: "News stories". */
  label: string;
}

/** Newer and older pages as real links. Null where there is one page only. */
export function Pagination({ page, pageCount, requestUri, label }: PaginationProps) {
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
