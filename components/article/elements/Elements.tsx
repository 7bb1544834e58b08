import { GalleryStrip } from '../GalleryStrip';
import { RawHtml } from '../RawHtml';
import { VideoPlayer } from '../VideoPlayer';
import type { ContentElement } from '../../../content/schemas/ans';
import type { Newsletter } from '../../../properties/newsletters';
import { BodyImage } from './BodyImage';
import { Code } from './Code';
import { Correction } from './Correction';
import { Divider } from './Divider';
import { Header } from './Header';
import { InlineNewsletter } from './InlineNewsletter';
import { InterstitialLink } from './InterstitialLink';
import { List } from './List';
import { Quote } from './Quote';
import { Text } from './Text';

export interface ElementsProps {
  elements: readonly ContentElement[];
  /** Of the story: long form has wider pictures. */
  subtype: string;
  newsletters: readonly Newsletter[];
}

/** Body elements in order, each by its own view. */
export function Elements({ elements, ...context }: ElementsProps) {
  return elements.map((element, index) => (
    <Element key={`${element._id}-${index}`} element={element} {...context} />
  ));
}

interface ElementProps extends Omit<ElementsProps, 'elements'> {
  element: ContentElement;
}

function Element({ element, subtype, newsletters }: ElementProps) {
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
      return <Quote element={element} />;
    case 'correction':
      return <Correction type={element.correctionType} html={element.text} />;
    case 'interstitial_link':
      return <InterstitialLink element={element} />;
  }
}
