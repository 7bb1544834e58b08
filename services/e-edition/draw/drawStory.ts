import type { PrintedStory } from '../PrintedPaper';
import type { SetStory } from '../typeset/layOutStory';
import type { SetBlock, SetLine } from '../typeset/setLines';
import { drawLine, type Canvas } from './drawLine';

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
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  { story, blocks }: SetStory,
): void {
  const { document } = canvas;
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
        for (const line of block.lines) drawLinked(canvas, line, linkOf(block, story));
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

function drawLinked(canvas: Canvas, line: SetLine, link: Link | null): void {
  drawLine(canvas, line);
  if (!link) return;
  const { text, x, y, style } = line;
  const width = canvas.fonts.measure(text, style);
  if ('url' in link) canvas.document.link(x, y, width, style.leading, link.url);
  else canvas.document.goTo(x, y, width, style.leading, link.page);
}
