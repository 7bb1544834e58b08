import type { EditableProps } from 'fusion:content';
import { NoIndex } from '../../../../components/fronts/NoIndex';
import { Pagination } from '../../../../components/fronts/Pagination';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import { FollowForm } from '../../../../components/reader/FollowForm';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface TopicFrontProps {
  name: string;
  slug: string;
  description: string;
  /** Mark the texts in the editor’s canvas. */
  nameProps?: EditableProps;
  descriptionProps?: EditableProps;
  stories: readonly StoryCard[];
  /** Null where it could not be had. */
  total: number | null;
  /** From 1. */
  page: number;
  pageCount: number;
  requestUri: string;
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** The page of a topic: its name and its stories, newest first. */
export function TopicFront(props: TopicFrontProps) {
  const { name, description, stories, total, page } = props;
  return (
    <div className="front topic-front">
      <header className="front__head">
        <p className="topic-front__kind">Topic</p>
        <div className="front__name">
          <h1 className="front__title" {...props.nameProps}>
            {name}
          </h1>
          <FollowForm kind="topic" id={props.slug} title={name} />
        </div>
        {description !== '' && (
          <p className="front__description" {...props.descriptionProps}>
            {description}
          </p>
        )}
      </header>
      {stories.length > 0 ? (
        <StoryRiver
          stories={stories}
          level={2}
          provenance={props.provenance}
          feedLength={total ?? stories.length}
          now={props.now}
        />
      ) : (
        total === 0 &&
        page === 1 && (
          <>
            <NoIndex />
            <p className="front__empty">There are no stories on this topic yet.</p>
          </>
        )
      )}
      <Pagination
        page={page}
        pageCount={props.pageCount}
        requestUri={props.requestUri}
        label={name}
      />
    </div>
  );
}
