import { AdSlot, type AdSlotProps } from '../../../../components/ads/AdSlot';
import { Elements } from '../../../../components/article/elements/Elements';
import { Byline } from '../../../../components/ui/Byline';
import { Icon } from '../../../../components/ui/Icon';
import { Picture } from '../../../../components/ui/Picture';
import type { AnsImage, Story, StorySlide } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import type { DeckSlide } from './deckOf';
import { EndMatter } from './EndMatter';

/** What all slides of a story share. */
export interface SlideContext {
  story: Story;
  newsletters: readonly Newsletter[];
  ad: Pick<AdSlotProps, 'slot' | 'unitId' | 'targeting'> | null;
}

interface SlideContentProps extends SlideContext {
  slide: DeckSlide;
  index: number;
  nextId: string | null;
}

const SIZES = '(min-width: 1024px) 620px, (min-width: 700px) 650px, 100vw';

/** What stands on a slide, by its kind. */
export function SlideContent({ slide, index, nextId, ...rest }: SlideContentProps) {
  if (slide.kind === 'intro') return <Intro story={rest.story} nextId={nextId} />;
  if (slide.kind === 'ad') {
    return (
      <div className="swipe-story__words">
        <Ad ad={rest.ad} index={index} />
        {nextId && (
          <a className="swipe-story__continue" href={`#${nextId}`} data-detail="pagination">
            Continue reading
          </a>
        )}
      </div>
    );
  }
  return <Card card={slide.card} index={index} {...rest} />;
}

function Intro({ story, nextId }: { story: Story; nextId: string | null }) {
  const { basic, lead_art } = story.promo;
  const image = [lead_art, basic].find((media): media is AnsImage => media?.type === 'image');
  return (
    <>
      {image && <SlidePicture image={image} isFirst />}
      <header className="swipe-story__words">
        {story.eyebrow && <p className="swipe-story__kicker">{story.eyebrow.text}</p>}
        <h1 className="swipe-story__headline">{story.headlines.basic}</h1>
        <Byline
          authors={story.authors.map(({ byline, url }) => ({ name: byline, url }))}
          affiliation={story.affiliation}
        />
        {nextId && (
          <a className="swipe-story__start" href={`#${nextId}`} data-detail="intro_animation_arrow">
            Start the story
            <Icon name="arrow-right" />
          </a>
        )}
      </header>
    </>
  );
}

function Card({
  card,
  index,
  story,
  newsletters,
  ad,
}: Omit<SlideContentProps, 'slide' | 'nextId'> & { card: StorySlide }) {
  if (card.layout === 'content_ad_inline') return <Ad ad={ad} index={index} />;
  const text = (
    <Elements elements={card.elements} subtype={story.subtype} newsletters={newsletters} />
  );
  if (card.layout === 'content_bodytext_image') {
    return (
      <>
        {card.image && <SlidePicture image={card.image} />}
        <div className="swipe-story__words">{text}</div>
      </>
    );
  }
  const isEnd = card.layout !== 'content_subhead_bodytext';
  return (
    <div className="swipe-story__words">
      {'subhead' in card && card.subhead && (
        <h2 className="swipe-story__subhead">{card.subhead}</h2>
      )}
      {text}
      {isEnd && <EndMatter end={card} story={story} />}
    </div>
  );
}

function Ad({ ad, index }: Pick<SlideContentProps, 'ad' | 'index'>) {
  return ad && <AdSlot {...ad} index={index} positionType="other" />;
}

function SlidePicture({ image, isFirst = false }: { image: AnsImage; isFirst?: boolean }) {
  const words = [image.caption, image.credit].filter(Boolean).join(' ');
  return (
    <figure className="swipe-story__picture">
      <Picture image={image} ratio="3x2" sizes={SIZES} priority={isFirst} />
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
}
