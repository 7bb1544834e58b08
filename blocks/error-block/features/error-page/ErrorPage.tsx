import type { EditableProps } from 'fusion:content';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { SearchForm } from '../../../../components/fronts/SearchForm';
import type { StoryCard } from '../../../../content/schemas/ans';
import { ERROR_TEXTS, type ErrorStatus } from './errorTexts';

export interface ErrorPageProps {
  status: ErrorStatus;
  /** Replace the texts of the status when not empty. */
  title: string;
  text: string;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  textProps?: EditableProps;
  links: readonly { title: string; path: string }[];
  /** Empty when no content can be had, and then left out. */
  latest: readonly StoryCard[];
  /** ms since 1970. */
  now: number;
}

/** What a reader sees in place of a page: what happened, a search, the sections, the news. */
export function ErrorPage(props: ErrorPageProps) {
  const { status, title, text, links, latest, now } = props;
  const texts = ERROR_TEXTS[status];
  return (
    <div className="error-page">
      <div className="error-page__message">
        <p className="error-page__status">Error {status}</p>
        <h1 className="error-page__title" {...props.titleProps}>
          {title || texts.title}
        </h1>
        <p className="error-page__text" {...props.textProps}>
          {text || texts.text}
        </p>
        <SearchForm id="error-page-query" label="Search stories" />
        <nav className="error-page__links" aria-label="Where to go next">
          <ul>
            <li>
              <a href="/">Front page</a>
            </li>
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {latest.length > 0 && (
        <section className="error-page__latest">
          <h2 className="error-page__latest-title">Latest headlines</h2>
          <HeadlineItems
            stories={latest}
            showTimestamps
            showLabels
            provenance="feed:latest"
            now={now}
          />
        </section>
      )}
    </div>
  );
}
