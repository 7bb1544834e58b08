import type { EditableProps } from 'fusion:content';
import { Pagination } from '../../../../components/fronts/Pagination';
import { FollowForm, type FollowFormProps } from '../../../../components/reader/FollowForm';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import type { Section, StoryCard } from '../../../../content/schemas/ans';
import { SectionLead } from './SectionLead';
import { SectionNav } from './SectionNav';

export interface SectionFrontProps {
  title: string;
  /** False where another block of the page has the title. */
  hasTitle: boolean;
  description: string;
  /** What readers follow by it. */
  follow: FollowFormProps;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  descriptionProps?: EditableProps;
  /** The section above, or null right under the front page. */
  parent: { url: string; name: string } | null;
  sections: readonly Pick<Section, '_id' | 'name'>[];
  /** On the first page only. */
  lead: readonly StoryCard[];
  stories: readonly StoryCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  requestUri: string;
  /** Color of a team's league, or empty. */
  accent: string;
  provenance: string;
  /** Origin of the site, for sharing. */
  shareOrigin: string;
  /** ms since 1970. */
  now: number;
}

/** The front of a section or a team: name, sub-sections, lead, and the stories below, paged. */
export function SectionFront(props: SectionFrontProps) {
  const { title, description, parent, lead, stories, page, pageCount, provenance, now } = props;
  const style: Record<string, string> = props.accent ? { '--section-accent': props.accent } : {};
  const feedLength = lead.length + stories.length;
  return (
    <div
      className={props.accent ? 'front section-front section-front--team' : 'front section-front'}
      style={style}
    >
      {props.hasTitle && (
        <header className="front__head">
          {parent && (
            <a className="section-front__parent" href={parent.url}>
              {parent.name}
            </a>
          )}
          <div className="front__name">
            <h1 className="front__title" {...(page > 1 ? undefined : props.titleProps)}>
              {title}
              {page > 1 && <span className="section-front__page"> Page {page}</span>}
            </h1>
            <FollowForm {...props.follow} />
          </div>
          {description !== '' && page === 1 && (
            <p className="front__description" {...props.descriptionProps}>
              {description}
            </p>
          )}
          <SectionNav label={title} sections={props.sections} />
        </header>
      )}
      <SectionLead stories={lead} feedLength={feedLength} provenance={provenance} now={now} />
      {stories.length > 0 ? (
        <section className="section-front__more">
          <h2 className="section-front__more-title">
            {page > 1 ? 'Earlier stories' : 'More stories'}
          </h2>
          <StoryRiver
            stories={stories}
            provenance={provenance}
            firstIndex={lead.length}
            feedLength={feedLength}
            now={now}
            shareOrigin={props.shareOrigin}
          />
        </section>
      ) : (
        lead.length === 0 &&
        page === 1 && <p className="front__empty">There are no stories here yet.</p>
      )}
      <Pagination page={page} pageCount={pageCount} requestUri={props.requestUri} label={title} />
    </div>
  );
}
