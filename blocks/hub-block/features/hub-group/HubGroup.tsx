import type { EditableProps } from 'fusion:content';
import { StoryLink } from '../../../../components/article/StoryLink';
import { StoryCard } from '../../../../components/cards/StoryCard';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard as Story } from '../../../../content/schemas/ans';

export const GROUP_LAYOUTS = ['lead', 'cards', 'guide', 'ranked'] as const;
type GroupLayout = (typeof GROUP_LAYOUTS)[number];

export interface HubGroupProps {
  /** Of the heading, for links to it. */
  id: string;
  /** May be empty: a group on top of a page needs none. */
  heading: string;
  headingProps?: EditableProps;
  intro: string;
  introProps?: EditableProps;
  /** May be empty. */
  moreUrl: string;
  layout: GroupLayout;
  stories: readonly Story[];
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** Stories of a hub under their heading. Null for none: a heading over nothing promises something. */
export function HubGroup(props: HubGroupProps) {
  const { id, heading, intro, moreUrl, stories } = props;
  if (stories.length === 0) return null;
  const name = heading || 'Stories';
  return (
    <section
      className="hub-group"
      {...(heading ? { 'aria-labelledby': id } : { 'aria-label': name })}
    >
      {heading !== '' && <SectionHeading text={heading} id={id} textProps={props.headingProps} />}
      {intro !== '' && (
        <p className="hub-group__intro" {...props.introProps}>
          {intro}
        </p>
      )}
      <Stories {...props} level={heading ? 3 : 2} />
      {moreUrl !== '' && (
        <p className="hub-group__more">
          <a href={moreUrl}>
            More<span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </section>
  );
}

type Level = 2 | 3;

function Stories({ layout, stories, provenance, now, level }: HubGroupProps & { level: Level }) {
  switch (layout) {
    case 'lead':
      return <LeadStories stories={stories} provenance={provenance} now={now} level={level} />;
    case 'cards':
      return (
        <div className="hub-group__cards">
          {stories.map((story, index) => (
            <StoryCard
              key={story.canonical_url}
              story={story}
              level={level}
              size="small"
              feed={{ index, length: stories.length, provenance }}
              now={now}
            />
          ))}
        </div>
      );
    case 'ranked':
    case 'guide':
      return <Guide stories={stories} level={level} isRanked={layout === 'ranked'} />;
  }
}

function LeadStories({
  stories,
  provenance,
  now,
  level,
}: Pick<HubGroupProps, 'stories' | 'provenance' | 'now'> & { level: Level }) {
  const feed = (index: number) => ({ index, length: stories.length, provenance });
  return (
    <div className="hub-group__lead">
      {stories.map((story, index) => (
        <StoryCard
          key={story.canonical_url}
          story={story}
          level={level}
          variant={index === 0 ? 'lead' : 'compact'}
          size={index === 0 ? 'big' : 'small'}
          ratio={index === 0 ? '16x9' : '3x2'}
          sizes={
            index === 0
              ? '(min-width: 1288px) 800px, (min-width: 1024px) 62vw, 100vw'
              : '(min-width: 1024px) 140px, 34vw'
          }
          showTimeline={false}
          feed={feed(index)}
          now={now}
        />
      ))}
    </div>
  );
}

/** Words only: what a reader came to find out, and the answer's first sentence. */
function Guide({
  stories,
  level,
  isRanked,
}: Pick<HubGroupProps, 'stories'> & { level: Level; isRanked: boolean }) {
  const Heading = `h${level}` as const;
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={isRanked ? 'guide guide--ranked' : 'guide'}>
      {stories.map((story) => (
        <li className="guide__item" key={story.canonical_url}>
          <Heading className="guide__headline">
            <StoryLink story={story} linkType="headline" />
          </Heading>
          {story.description !== '' && <p className="guide__summary">{story.description}</p>}
        </li>
      ))}
    </List>
  );
}
