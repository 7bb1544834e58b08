import { correctionLabel } from '../../components/article/elements/correctionLabel';
import { cardHeadline } from '../../components/cards/cardHeadline';
import { cardImage } from '../../components/cards/cardImage';
import type { AnsImage, ContentElement } from '../../content/schemas/ans';
import type { ListItem } from '../../content/schemas/ansElements';
import type { Steps } from '../../content/schemas/inSlices';
import { storySteps } from '../../content/schemas/readStory';
import { plainText } from '../../content/schemas/sanitizeHtml';
import type { NamedPicture, Paragraph, PrintedStory } from '../../services/e-edition/PrintedPaper';
import { formatByline } from '../../utils/story/formatByline';

interface Options {
  website: string;
  /** Of the site. */
  origin: string;
  /** Where a picture is in the size for print; null: not printed. */
  pictureAddress: (image: AnsImage) => string | null;
}

/** A story of any upstream as it is printed, plain; null where it has no address or no headline. In steps: see `inSlices`. */
export function* printedStorySteps(
  document: unknown,
  { website, origin, pictureAddress }: Options,
): Steps<PrintedStory<NamedPicture> | null> {
  const story = yield* storySteps(document, website);
  const headline = story.headlines.print || cardHeadline(story);
  if (story.canonical_url === '' || headline === '') return null;
  const image = cardImage(story);
  const address = image && pictureAddress(image);
  const corrections = story.corrections.map(({ correction_type: type, text }) =>
    correction(type, text),
  );
  return {
    url: new URL(story.canonical_url, origin).href,
    headline,
    deck: story.description,
    byline: formatByline(
      story.authors.map(({ byline, name, _id }) => byline || name || _id),
      story.distributor?.name,
    ),
    language: story.language ?? 'en',
    paragraphs: [...story.content_elements.flatMap(paragraphsOf), ...corrections].filter(
      ({ text }) => text !== '',
    ),
    picture: image && address ? { ...wordsOf(image), address } : null,
  };
}

/** What of a story's body can be printed: words. Pictures and what only a screen can show stay on the site. */
function paragraphsOf(element: ContentElement): Paragraph[] {
  switch (element.type) {
    case 'text':
      return [{ kind: 'text', text: plainText(element.content) }];
    case 'header':
      return [{ kind: 'heading', text: plainText(element.content) }];
    case 'quote':
      return [element.content, element.citation].map((html) => ({
        kind: 'quote',
        text: plainText(html),
      }));
    case 'list':
      return listParagraphs(element);
    case 'correction':
      return [correction(element.correctionType, element.text)];
    case 'element_group':
      return [{ kind: 'heading', text: element.title }, ...element.elements.flatMap(paragraphsOf)];
    default:
      return [];
  }
}

function listParagraphs({
  ordered,
  items,
}: {
  ordered: boolean;
  items: readonly ListItem[];
}): Paragraph[] {
  let number = 0;
  return items.flatMap((item) => {
    if ('items' in item) return listParagraphs(item);
    number += 1;
    return [{ kind: 'text', text: `${ordered ? `${number}.` : '•'} ${plainText(item.content)}` }];
  });
}

const correction = (type: string, html: string): Paragraph => ({
  kind: 'text',
  text: `${correctionLabel(type)}: ${plainText(html)}`,
});

const wordsOf = ({ caption, credit, alt, width, height }: AnsImage) => ({
  caption,
  credit,
  alt,
  width,
  height,
});
