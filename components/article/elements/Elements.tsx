import { GalleryStrip } from '../GalleryStrip';
import { RawHtml } from '../RawHtml';
import { VideoPlayer } from '../VideoPlayer';
import type { ContentElement } from '../../../content/schemas/ans';
import type { Newsletter } from '../../../properties/newsletters';
import { Audio } from './Audio';
import { BodyImage } from './BodyImage';
import { Code } from './Code';
import { Correction } from './Correction';
import { Divider } from './Divider';
import { ElementGroup } from './ElementGroup';
import { Endorsement } from './Endorsement';
import { Header } from './Header';
import { InlineNewsletter } from './InlineNewsletter';
import { InterstitialLink } from './InterstitialLink';
import { List } from './List';
import { NumericRating } from './NumericRating';
import { Oembed } from './Oembed';
import { Quote } from './Quote';
import { Table } from './Table';
import { Text } from './Text';

export interface ElementsProps {
  elements: readonly ContentElement[];
  /** Of the story: long form has wider pictures. */
  subtype: string;
  newsletters: readonly Newsletter[];
  /** Of the heading of a group among them; default 2. */
  groupLevel?: 2 | 3 | 4 | 5 | 6;
}

/** Body elements in order, each by its own view. */
export function Elements({ elements, ...context }: ElementsProps) {
  return elements.map((element, index) => (
    <Element key={`${element._id}-${index}`} element={element} {...context} />
  ));
}

const LEVEL_BELOW = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

interface ElementProps extends Omit<ElementsProps, 'elements'> {
  element: ContentElement;
}

function Element({ element, subtype, newsletters, groupLevel = 2 }: ElementProps) {
  switch (element.type) {
    case 'text':
      return <Text element={element} />;
    case 'header':
      return <Header element={element} />;
    case 'list':
      return <List ordered={element.ordered} items={element.items} />;
    case 'image':
      return <BodyImage image={element} subtype={subtype} />;
    case 'video':
      return <VideoPlayer video={element} className="article-body__media" />;
    case 'gallery':
      return <GalleryStrip gallery={element} className="article-body__wide" />;
    case 'divider':
      return <Divider style={element.style} />;
    case 'raw_html':
      return <RawHtml element={element} />;
    case 'code':
      return <Code element={element} />;
    case 'inline_newsletter':
      return <InlineNewsletter newsletterId={element.newsletterId} newsletters={newsletters} />;
    case 'quote':
      return <Quote element={element} subtype={subtype} />;
    case 'correction':
      return <Correction type={element.correctionType} html={element.text} />;
    case 'interstitial_link':
      return <InterstitialLink element={element} />;
    case 'table':
      return <Table element={element} />;
    case 'oembed':
      return <Oembed element={element} />;
    case 'numeric_rating':
      return <NumericRating element={element} />;
    case 'endorsement':
      return <Endorsement element={element} />;
    case 'audio':
      return <Audio audio={element} />;
    case 'element_group':
      return (
        <ElementGroup title={element.title} level={groupLevel}>
          <Elements
            elements={element.elements}
            subtype={subtype}
            newsletters={newsletters}
            groupLevel={LEVEL_BELOW[groupLevel]}
          />
        </ElementGroup>
      );
  }
}
