import type { PrintedStory } from '../PrintedPaper';
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

/** Draws a story; its headline leads to it on the site, a line that names a page to that. */
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
    article.add(
      document.struct(TAGS[block.role], {}, () => {
        for (const line of block.lines) drawLine(document, line, linkOf(block, story));
      }),
    );
  }
  article.end();
}

type Link = { url: string } | { page: string };

function linkOf(block: SetBlock, { url }: PrintedStory): Link | null {
  if (block.role === 'more') return block.page === null ? { url } : { page: block.page };
  return block.role === 'headline' ? { url } : null;
}

function drawLine(
  document: PDFKit.PDFDocument,
  { text, x, y, style, wordSpacing }: SetLine,
  link: Link | null,
): void {
  const { face, size, leading, color } = style;
  document.font(face).fontSize(size).fillColor(color);
  document.text(text, x, y, { lineBreak: false, wordSpacing });
  if (!link) return;
  const width = document.widthOfString(text);
  if ('url' in link) document.link(x, y, width, leading, link.url);
  else document.goTo(x, y, width, leading, link.page);
}
