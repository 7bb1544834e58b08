import { useFusionContext } from 'fusion:context';
import { hasEnoughLiveBlogCards } from '../../utils/story/hasEnoughLiveBlogCards';
import { isLiveBlog } from '../../utils/story/isLiveBlog';
import { subtypeOf, TREATMENTS } from '../article/subtypes';
import { Rail, Shell, type LayoutProps } from './Shell';

/**
 * A story beside a rail. Long form has the page for itself: its opening goes from edge to edge, and
 * what stands in the rail is left out. A swipeable story is its slides alone, a restaurant its place
 * alone, where the template has such a section. The page carries the subtype's class (platform §9).
 */
export default function Article({ children = [] }: LayoutProps) {
  const [header, top, main, rail, bottom, footer, slides, place] = children;
  const { globalContent, renderables } = useFusionContext();
  const subtype = subtypeIn(globalContent);
  const { hasRail } = TREATMENTS[subtypeOf(subtype ?? '')];
  // A section is an element also where the template has nothing in it.
  const holds = (section: string) =>
    renderables.some(({ id, children: nodes = [] }) => id === section && nodes.length > 0);
  const isSlides = subtype === 'swipeable' && hasSlides(globalContent) && holds('slides');
  const isPlace = subtype === 'restaurant-page' && hasPlace(globalContent) && holds('place');
  const alone = isSlides ? slides : isPlace ? place : null;
  const opening = <div className="page__top">{top}</div>;
  return (
    <Shell
      name="article"
      modifiers={[
        ...(subtype === null ? [] : [`subtype-${subtypeOf(subtype)}`]),
        ...(hasRail ? [] : ['page--no-rail']),
        ...(isLiveDisplay(globalContent) ? ['page--live'] : []),
      ]}
      header={header}
      footer={footer}
    >
      {alone ?? (
        <>
          {!hasRail && opening}
          <div className="page__columns">
            <div className="page__main">
              {hasRail && opening}
              {main}
            </div>
            {hasRail && <Rail>{rail}</Rail>}
          </div>
          <div className="page__bottom">{bottom}</div>
        </>
      )}
    </Shell>
  );
}

/**
 * Whether cards stand beside key events. Said on the page itself, so that what stands above them has
 * its place before they arrive.
 */
function isLiveDisplay(globalContent: unknown): boolean {
  if (!isLiveBlog({ subtype: subtypeIn(globalContent) ?? '' })) return false;
  const { liveCards } = globalContent as { liveCards?: unknown };
  return Array.isArray(liveCards) && hasEnoughLiveBlogCards(liveCards.length);
}

/** Who may not read a swipeable story gets its beginning, without slides. */
const hasSlides = (globalContent: unknown): boolean =>
  Array.isArray((globalContent as { slides?: unknown }).slides);

const hasPlace = (globalContent: unknown): boolean =>
  Boolean((globalContent as { restaurant?: unknown }).restaurant);

/** Only this is read of most stories, so that one layout serves all stories of a subtype. */
function subtypeIn(globalContent: unknown): string | null {
  const subtype = (globalContent as { subtype?: unknown } | null)?.subtype;
  return typeof subtype === 'string' ? subtype : null;
}

Article.label = 'Article';
Article.sections = ['header', 'top', 'main', 'rail', 'bottom', 'footer', 'slides', 'place'];
