import type { EditableProps } from 'fusion:content';
import classNames from 'classnames';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import type { HeadlineSize } from '../../../../components/cards/cardOptions';
import type { StoryCard } from '../../../../content/schemas/ans';

/** Widgets §3: anything but these three is blue. */
export const HEADLINE_THEMES = ['blue', 'green', 'orange', 'gray'] as const;
export type HeadlineTheme = (typeof HEADLINE_THEMES)[number];

export const DEFAULT_TITLE = 'Latest Headlines';

export interface HeadlineListProps {
  headlines: readonly StoryCard[];
  /** Empty: "Latest Headlines" (widgets §3). */
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** Closed at first; a native disclosure. */
  isCollapsed: boolean;
  theme: HeadlineTheme;
  size: HeadlineSize;
  showTimestamps: boolean;
  showLabels: boolean;
  showBylines: boolean;
  /** The page with more of the same, or empty. */
  moreUrl: string;
  provenance: string;
  /** ms since 1970. */
  now: number;
}

/** A titled list of headlines in one of four colors. Nothing where there are no headlines. */
export function HeadlineList(props: HeadlineListProps) {
  const { headlines, titleProps, isCollapsed, theme, moreUrl } = props;
  if (headlines.length === 0) return null;
  const title = props.title || DEFAULT_TITLE;
  const name = classNames('headline-list', `headline-list--${theme}`);
  const items = (
    <HeadlineItems
      stories={headlines}
      size={props.size}
      showTimestamps={props.showTimestamps}
      showLabels={props.showLabels}
      showBylines={props.showBylines}
      provenance={props.provenance}
      now={props.now}
    />
  );
  if (isCollapsed) {
    return (
      <details className={name}>
        <summary className="headline-list__summary">
          <h2 className="headline-list__title" {...titleProps}>
            {title}
          </h2>
        </summary>
        {items}
      </details>
    );
  }
  return (
    <section className={name}>
      <h2 className="headline-list__title" {...(moreUrl ? undefined : titleProps)}>
        {moreUrl ? (
          <a href={moreUrl} {...titleProps}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {items}
    </section>
  );
}
