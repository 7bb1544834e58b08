import type { EditableProps } from 'fusion:content';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import type { HeadlineSize, ThemeColor } from '../../../../components/cards/cardOptions';
import { Icon } from '../../../../components/ui/Icon';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface HeadlinePanel {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  headlines: readonly StoryCard[];
  isRanked: boolean;
  showTimestamps: boolean;
  provenance: string;
}

export interface StackedHeadlinesProps {
  panels: readonly HeadlinePanel[];
  /** Shared by the panels, so that opening one closes the others. */
  groupName: string;
  theme: ThemeColor;
  size: HeadlineSize;
  /** ms since 1970. */
  now: number;
}

/**
 * Panels on top of each other (platform §3), the first open. Native disclosures with one name: they
 * work without script. A panel without headlines is left out.
 */
export function StackedHeadlines(props: StackedHeadlinesProps) {
  const { panels, groupName, theme, size, now } = props;
  const filled = panels.filter(({ headlines }) => headlines.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className={`stacked-headlines stacked-headlines--${theme}`}>
      {filled.map((panel, index) => (
        <details
          key={panel.title}
          className="stacked-headlines__panel"
          name={groupName}
          open={index === 0}
        >
          <summary className="stacked-headlines__summary">
            <h2 className="stacked-headlines__title" {...panel.titleProps}>
              {panel.title}
            </h2>
            <Icon name="chevron-down" size={16} className="stacked-headlines__chevron" />
          </summary>
          <HeadlineItems
            stories={panel.headlines}
            size={size}
            showTimestamps={panel.showTimestamps}
            isRanked={panel.isRanked}
            provenance={panel.provenance}
            now={now}
          />
        </details>
      ))}
    </div>
  );
}
