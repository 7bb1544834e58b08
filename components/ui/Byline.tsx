import { Fragment } from 'react';
import classNames from 'classnames';
import { getListSeparator } from '../../utils/text/getListSeparator';

export interface BylineAuthor {
  /** As it is printed. */
  name: string;
  /** Page of the author, or null. */
  url: string | null;
}

export interface BylineProps {
  authors: readonly BylineAuthor[];
  /** Printed after the names: "Associated Wire". */
  affiliation?: string;
  /** Names lead to the pages of their authors; not inside a card that is itself a link. */
  isLinked?: boolean;
  className?: string;
}

/** "By Ana Ruiz, Tom Gallagher and Lena Kowalski". Null when there is no one to name. */
export function Byline({ authors, affiliation = '', isLinked = true, className }: BylineProps) {
  if (authors.length === 0 && affiliation === '') return null;
  return (
    <p className={classNames('byline', className)}>
      {authors.length > 0 && 'By '}
      {authors.map((author, index) => (
        <Fragment key={`${author.name}-${index}`}>
          {getListSeparator(index, authors.length)}
          {isLinked && author.url ? (
            <a className="byline__name" href={author.url} rel="author">
              {author.name}
            </a>
          ) : (
            <span className="byline__name">{author.name}</span>
          )}
        </Fragment>
      ))}
      {affiliation !== '' && (
        <span className="byline__affiliation">
          {authors.length > 0 && ', '}
          {affiliation}
        </span>
      )}
    </p>
  );
}
