import {
  either,
  isFlag,
  isNumber,
  isText,
  lazy,
  listOf,
  oneOf,
  optional,
  shape,
  tagged,
  type Check,
  type Tagged,
} from '@broadsheet/define/shape';
import { audio, gallery, image, video } from './ansMedia';

/** Sanitised HTML: safe to put into a page as it is. */
export type SafeHtml = string;
export const isHtml: Check<SafeHtml> = isText;

export type ListItem = { content: SafeHtml } | { ordered: boolean; items: ListItem[] };

/** Lists in lists are cut at 6 levels by their reader. */
const listItem: Check<ListItem> = either(
  shape({ content: isHtml }),
  shape({ ordered: isFlag, items: lazy(() => listOf(listItem)) }),
);

const plainElement = {
  text: shape({
    _id: isText,
    content: isHtml,
    alignment: optional(oneOf('center', 'right')),
    /** The writer asks for a drop cap here. */
    dropcap: optional(isFlag),
  }),
  header: shape({ _id: isText, level: oneOf(2, 3, 4, 5, 6), content: isHtml }),
  list: shape({ _id: isText, ordered: isFlag, items: listOf(listItem) }),
  image,
  video,
  audio,
  gallery,
  divider: shape({ _id: isText, style: oneOf('standard', 'bold', 'bolder') }),
  /** `trusted` raw HTML is shown in the page (scripts removed); anything else goes into a sandboxed frame. */
  raw_html: shape({
    _id: isText,
    content: isText,
    trusted: isFlag,
    /** px that a frame should reserve, where the upstream or its markup says so. */
    height: optional(isNumber),
  }),
  code: shape({ _id: isText, language: isText, content: isText }),
  inline_newsletter: shape({ _id: isText, newsletterId: isText }),
  quote: shape({
    _id: isText,
    style: oneOf('blockquote', 'pullquote'),
    content: isHtml,
    citation: isHtml,
    /** What is shown of who or what is quoted. */
    images: optional(listOf(image)),
  }),
  correction: shape({ _id: isText, correctionType: isText, text: isHtml }),
  interstitial_link: shape({
    _id: isText,
    url: isText,
    content: isHtml,
    /** What awaits readers there. */
    description: optional(isHtml),
    image: optional(image),
  }),
  table: shape({
    _id: isText,
    caption: isHtml,
    header: listOf(isHtml),
    rows: listOf(listOf(isHtml)),
  }),
  /** What another site shows of itself: words and a link stand in the page, its markup in a frame. */
  oembed: shape({
    _id: isText,
    /** Plain text, as readers know it: "Instagram". */
    provider: isText,
    url: isText,
    title: isText,
    author: isText,
    html: isText,
    /** px that a frame should reserve. */
    height: optional(isNumber),
  }),
  /** `rating` of `max`, in `units`: 3.5 of 4 bells. */
  numeric_rating: shape({
    _id: isText,
    rating: isNumber,
    min: isNumber,
    max: isNumber,
    units: isText,
  }),
  /** Plain text: "Recommended". */
  endorsement: shape({ _id: isText, endorsement: isText }),
};

type PlainElement = Tagged<'type', typeof plainElement>;

/** Elements that belong together, with a title where they have one. */
interface ElementGroup {
  type: 'element_group';
  _id: string;
  title: string;
  elements: ContentElement[];
}

/** Body elements (platform §3). Rich text is sanitised before it gets here. */
export type ContentElement = PlainElement | ElementGroup;

export const element: Check<ContentElement> = tagged('type', {
  ...plainElement,
  element_group: shape({ _id: isText, title: isText, elements: lazy(() => listOf(element)) }),
});
