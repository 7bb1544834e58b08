import type { EditableProps } from 'fusion:content';
import type { ReactNode } from 'react';
import { Pagination } from '../fronts/Pagination';
import { pageCount } from '../fronts/pageCount';
import { countText } from './listingQuery';
import { ListingSearch, type ListingSearchProps } from './ListingSearch';

/** What editors and the address say of a page of listings. */
export interface ListingPageTexts {
  title: string;
  titleProps?: EditableProps | undefined;
  description: string;
  descriptionProps?: EditableProps | undefined;
  /** Listings on a page. */
  size: number;
  requestUri: string;
}

interface ListingPageProps extends ListingPageTexts {
  search: ListingSearchProps;
  /** What is listed: `['job', 'jobs']`. */
  nouns: readonly [one: string, many: string];
  /** What to try where nothing was found; a link to all of them follows. */
  advice: string;
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; null where they can't be had. */
  total: number | null;
  /** The entries of the list. */
  children: ReactNode;
}

/** Listings: a search, and what was found. Works without script. */
export function ListingPage(props: ListingPageProps) {
  const { search, nouns, total } = props;
  const [, many] = nouns;
  const id = `${search.id}-found`;
  return (
    <div className="listings">
      <header className="front__head">
        <h1 className="front__title" {...props.titleProps}>
          {props.title}
        </h1>
        {props.description && (
          <p className="front__description" {...props.descriptionProps}>
            {props.description}
          </p>
        )}
      </header>
      <ListingSearch {...search} />
      {total === null ? (
        <p className="front__empty">
          {`The ${many} are not available right now. Please try again in a minute.`}
        </p>
      ) : (
        <section aria-labelledby={id}>
          <h2 className="listings__count" id={id}>
            {countText(total, nouns)}
          </h2>
          {total === 0 && (
            <p className="front__empty">
              {props.advice}, or <a href={search.action}>{`see all ${many}`}</a>.
            </p>
          )}
          <ul className="listings__list">{props.children}</ul>
        </section>
      )}
      <Pagination
        page={props.page}
        pageCount={total === null ? props.page : pageCount(total, props.size)}
        requestUri={props.requestUri}
        label={many}
      />
    </div>
  );
}
