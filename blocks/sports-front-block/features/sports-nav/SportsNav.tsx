import type { EditableProps } from 'fusion:content';
import { sectionHref } from '../../../../components/fronts/sectionHref';
import { FollowForm, type FollowFormProps } from '../../../../components/reader/FollowForm';
import type { Section } from '../../../../content/schemas/ans';

export interface SportsNavProps {
  /** First-level heading of the page; empty on pages that have another. */
  heading: string;
  /** Marks the heading in the editor’s canvas. */
  headingProps?: EditableProps;
  sections: readonly Pick<Section, '_id' | 'name'>[];
  /** Path of the page, without query. */
  path: string;
  /** Pages of the team whose page this is; none elsewhere. */
  teamPages: readonly { title: string; path: string }[];
  teamName: string;
  /** The team or section whose page this is. */
  follow: FollowFormProps | null;
}

/** The sports pages in one row, and those of a team in a second (widgets §7: sports_sub_nav). */
export function SportsNav(props: SportsNavProps) {
  const { heading, sections, path, teamPages, teamName } = props;
  if (heading === '' && sections.length === 0) return null;
  return (
    <div className="sports-nav">
      {heading !== '' && (
        <div className="front__name">
          <h1 className="sports-nav__heading" {...props.headingProps}>
            {heading}
          </h1>
          {props.follow && <FollowForm {...props.follow} />}
        </div>
      )}
      {sections.length > 0 && (
        <nav className="sports-nav__row" aria-label="Sports">
          <ul>
            {(heading === '' || teamPages.length > 0) && (
              <li>
                <a href="/sports/">All sports</a>
              </li>
            )}
            {sections.map(({ _id, name }) => (
              <li key={_id}>
                <a href={sectionHref(_id)} aria-current={currentOf(_id, path)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {teamPages.length > 0 && (
        <nav className="sports-nav__row sports-nav__row--team" aria-label={teamName}>
          <ul>
            {teamPages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The page itself, or the part of the site that it belongs to. */
function currentOf(id: string, path: string): 'page' | 'true' | undefined {
  if (id === path) return 'page';
  return path.startsWith(`${id}/`) ? 'true' : undefined;
}
