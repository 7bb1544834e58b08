import { Icon } from '../../../../components/ui/Icon';
import type { DeckSlide } from './deckOf';
import { SlideContent, type SlideContext } from './SlideContent';

interface SwipeStoryProps extends SlideContext {
  deck: readonly DeckSlide[];
  /** Website that authors are asked for. */
  site: string;
}

/**
 * Slides in a row that the browser itself scrolls and snaps. Each has an address, and links to its
 * neighbors, so that it is read without script as well.
 */
export function SwipeStory({ story, deck, site, newsletters, ad }: SwipeStoryProps) {
  const section = story.taxonomy.primary_section?._id ?? '/';
  return (
    <article
      className="swipe-story"
      data-site={site}
      data-exit={section}
      data-content-id={story._id}
      data-section={section}
      data-author={story.authors.map(({ byline }) => byline).join(', ')}
      data-title={story.headlines.basic}
    >
      <div className="swipe-story__track">
        {deck.map((slide, index) => (
          <section
            key={slide.id}
            id={slide.id}
            className={`swipe-story__slide swipe-story__slide--${kindOf(slide)}`}
            data-card-type={slide.kind === 'card' ? slide.card.layout : slide.kind}
            data-card-title={titleOf(slide)}
            aria-label={`Slide ${index + 1} of ${deck.length}`}
          >
            <p className="swipe-story__count" aria-hidden="true">
              {index + 1}/{deck.length}
            </p>
            <SlideContent
              slide={slide}
              index={index}
              story={story}
              newsletters={newsletters}
              ad={ad}
              nextId={deck[index + 1]?.id ?? null}
            />
            <StepLinks before={deck[index - 1]?.id} after={deck[index + 1]?.id} />
          </section>
        ))}
      </div>
      <nav className="swipe-story__dots" aria-label="All slides" data-waiting="">
        {deck.map(({ id }, index) => (
          <a
            key={id}
            href={`#${id}`}
            data-detail="pagination"
            aria-current={index === 0 ? 'true' : undefined}
          >
            <span className="swipe-story__dot-name">Slide {index + 1}</span>
          </a>
        ))}
      </nav>
    </article>
  );
}

interface StepLinksProps {
  before: string | undefined;
  after: string | undefined;
}

/** The left arrow is missing on the first slide, the right one on the last (widgets §4). */
function StepLinks({ before, after }: StepLinksProps) {
  return (
    <div className="swipe-story__steps">
      {before && <StepLink to={before} way="back" label="Previous slide" icon="chevron-left" />}
      {after && <StepLink to={after} way="on" label="Next slide" icon="chevron-right" />}
    </div>
  );
}

interface StepLinkProps {
  to: string;
  way: 'back' | 'on';
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function StepLink({ to, way, label, icon }: StepLinkProps) {
  return (
    <a
      className={`swipe-story__step swipe-story__step--${way}`}
      href={`#${to}`}
      data-detail="pagination"
      aria-label={label}
    >
      <Icon name={icon} />
    </a>
  );
}

const kindOf = (slide: DeckSlide): string => {
  if (slide.kind !== 'card') return slide.kind;
  const { layout } = slide.card;
  if (layout === 'content_bodytext_image') return 'picture';
  if (layout === 'content_subhead_bodytext') return 'words';
  return layout === 'content_ad_inline' ? 'ad' : 'end';
};

const titleOf = (slide: DeckSlide): string | undefined =>
  slide.kind === 'card' && 'subhead' in slide.card ? slide.card.subhead || undefined : undefined;
