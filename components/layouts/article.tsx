import { useFusionContext } from 'fusion:context';
import { subtypeOf, TREATMENTS } from '../article/subtypes';
import { Shell, type LayoutProps } from './Shell';

/**
 * A story: its headline across the page, then its text beside a rail. Long form has the page for
 * itself: what stands in the rail is left out. The page carries the subtype's class (platform §9).
 */
export default function Article({ children = [] }: LayoutProps) {
  const [header, top, main, rail, bottom, footer] = children;
  const { globalContent } = useFusionContext();
  const subtype = subtypeIn(globalContent);
  const { opening, hasRail } = TREATMENTS[subtypeOf(subtype ?? '')];
  return (
    <Shell
      name="article"
      modifiers={[
        ...(subtype === null ? [] : [`subtype-${subtypeOf(subtype)}`, `opening-${opening}`]),
        ...(hasRail ? [] : ['page--no-rail']),
      ]}
      header={header}
      footer={footer}
    >
      <div className="page__top">{top}</div>
      <div className="page__columns">
        <div className="page__main">{main}</div>
        {hasRail && <div className="page__rail">{rail}</div>}
      </div>
      <div className="page__bottom">{bottom}</div>
    </Shell>
  );
}

/** Only this is read of the story, so that one layout serves all stories of a subtype. */
function subtypeIn(globalContent: unknown): string | null {
  if (typeof globalContent !== 'object' || globalContent === null) return null;
  const { subtype } = globalContent as { subtype?: unknown };
  return typeof subtype === 'string' ? subtype : null;
}

Article.label = 'Article';
Article.sections = ['header', 'top', 'main', 'rail', 'bottom', 'footer'];
