import type { SetStory } from '../typeset/layOutStory';
import type { SetBlock, SetLine } from '../typeset/setLines';

/** The tag of each part of a story. */
const TAGS: Record<Exclude<SetBlock['role'], 'picture'>, string> = {
  headline: 'H2',
  deck: 'P',
  byline: 'P',
  text: 'P',
  heading: 'H3',
  quote: 'BlockQuote',
  caption: 'Caption',
  more: 'P',
};

/** Draws a story; its headline, and where it goes on, lead to it on the site. */
export function drawStory(
  document: PDFKit.PDFDocument,
  section: PDFKit.PDFStructureElement,
  { story, blocks }: SetStory,
): void {
  const article = document.struct('Art');
  section.add(article);
  for (const block of blocks) {
    if (block.role === 'picture') {
      const { picture, box } = block;
      const alt = picture.alt || picture.caption || 'Picture';
      article.add(
        document.struct('Figure', { alt }, () => {
          document.save().rect(box.x, box.y, box.width, box.height).clip();
          document.image(Buffer.from(picture.file), box.x, box.y, {
            cover: [box.width, box.height],
            align: 'center',
            valign: 'center',
          });
          document.restore();
        }),
      );
      continue;
    }
    const isLinked = block.role === 'headline' || block.role === 'more';
    article.add(
      document.struct(TAGS[block.role], {}, () => {
        for (const line of block.lines) drawLine(document, line, isLinked ? story.url : null);
      }),
    );
  }
  article.end();
}

function drawLine(
  document: PDFKit.PDFDocument,
  { text, x, y, style, wordSpacing }: SetLine,
  url: string | null,
): void {
  const { face, size, leading, color } = style;
  document.font(face).fontSize(size).fillColor(color);
  document.text(text, x, y, { lineBreak: false, wordSpacing });
  if (url) document.link(x, y, document.widthOfString(text), leading, url);
}
