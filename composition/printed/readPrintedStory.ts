import { cardImage } from '../../components/cards/cardImage';
import type { AnsImage } from '../../content/schemas/ans';
import { at, firstText, list, record, text } from '../../content/schemas/json';
import { readAuthor } from '../../content/schemas/readAuthor';
import { readHeadlines } from '../../content/schemas/readHeadlines';
import { readPromoItems } from '../../content/schemas/readPromoItems';
import { plainText } from '../../content/schemas/sanitizeHtml';
import type {
  Paragraph,
  PrintedPicture,
  PrintedStory,
} from '../../services/e-edition/PrintedPaper';
import { formatByline } from '../../utils/story/formatByline';

/** The file of a picture as JPEG or PNG; null where it can't be had. */
export type PictureFile = (image: AnsImage) => Promise<Uint8Array | null>;

interface Options {
  /** Of the site. */
  origin: string;
  /** Null: the story is printed without a picture. */
  pictureFile: PictureFile | null;
}

/** A story of any upstream as it is printed, plain; null where it has no address or no headline. */
export async function readPrintedStory(
  document: unknown,
  { origin, pictureFile }: Options,
): Promise<PrintedStory | null> {
  const address = firstText(at(document, 'canonical_url'), at(document, 'website_url'));
  const headlines = readHeadlines(record(document));
  const headline = headlines.print || headlines.basic || headlines.web;
  if (address === '' || headline === '') return null;
  const image = cardImage({ promo: readPromoItems(document) });
  return {
    url: new URL(address, origin).href,
    headline,
    deck: plainText(
      firstText(at(document, 'description', 'basic'), at(document, 'subheadlines', 'basic')),
    ),
    byline: bylineOf(document),
    language: text(at(document, 'language')) || 'en',
    paragraphs: list(at(document, 'content_elements')).flatMap(paragraphsOf),
    picture: image && pictureFile ? await printedPicture(image, pictureFile) : null,
  };
}

function bylineOf(document: unknown): string {
  const names = list(at(document, 'credits', 'by')).map((raw) => {
    const { byline, name, _id } = readAuthor(raw);
    return byline || name || _id;
  });
  return formatByline(names, text(at(document, 'distributor', 'name')));
}

/** What of a story's body can be printed: words. Pictures and what only a screen can show stay on the site. */
function paragraphsOf(element: unknown): Paragraph[] {
  const type = text(at(element, 'type'));
  const words = (raw: unknown) => plainText(text(raw));
  if (type === 'text') return filled('text', words(at(element, 'content')));
  if (type === 'header') return filled('heading', words(at(element, 'content')));
  if (type === 'quote') {
    return list(at(element, 'content_elements')).flatMap((each) =>
      filled('quote', words(at(each, 'content'))),
    );
  }
  if (type !== 'list') return [];
  const isOrdered = text(at(element, 'list_type')) === 'ordered';
  return list(at(element, 'items')).flatMap((item, index) => {
    if (text(at(item, 'type')) === 'list') return paragraphsOf(item);
    const content = words(at(item, 'content'));
    return content === '' ? [] : filled('text', `${isOrdered ? `${index + 1}.` : '•'} ${content}`);
  });
}

const filled = (kind: Paragraph['kind'], words: string): Paragraph[] =>
  words === '' ? [] : [{ kind, text: words }];

async function printedPicture(
  image: AnsImage,
  pictureFile: PictureFile,
): Promise<PrintedPicture | null> {
  const { caption, credit, alt, width, height } = image;
  const file = await pictureFile(image);
  return file && { caption, credit, alt, width, height, file };
}
