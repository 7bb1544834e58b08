import type { PrintedPage, PrintedPaper } from '../PrintedPaper';
import type { PageHead } from '../typeset/layOutPage';
import { PAGE, STYLES, type Style } from '../typeset/styles';
import { drawLine, type Canvas } from './drawLine';

const { margin, width } = PAGE;
const RIGHT = width - margin;
/** pt that the paper's name is wide. */
const NAMEPLATE_WIDTH = 600;

interface Head {
  paper: PrintedPaper;
  page: PrintedPage;
  head: PageHead;
}

/** The head of a page: what readers know the paper, the section and the page by. */
export function drawHead(
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  { paper, page, head }: Head,
): void {
  const { document } = canvas;
  const { place, date, name } = paper;
  const tag = (role: string, words: string, draw: () => void) => {
    const element = document.struct(role, { actual: words }, draw);
    section.add(element);
  };
  if (head === 'nameplate') {
    tag('H1', name, () => nameplate(document, paper.nameplate));
    const y = margin + 80;
    double(document, y);
    tag('P', `${date}. ${place}. Page ${page.label}`, () => {
      line(canvas, date, { y: y + 9, style: STYLES.folio, align: 'left' });
      line(canvas, place, { y: y + 9, style: STYLES.folio, align: 'center' });
      line(canvas, page.label, { y: y + 8, style: STYLES.page, align: 'right' });
    });
    rule(document, y + 26, 0.6);
    return;
  }
  const folio = head === 'line' ? margin : margin + 62;
  if (head === 'section') {
    rule(document, margin, 3);
    tag('H1', page.section, () =>
      line(canvas, page.section, { y: margin + 6, style: STYLES.section, align: 'left' }),
    );
  }
  tag('P', `Page ${page.label}, ${page.section}. ${date}. ${name}`, () => {
    line(canvas, page.label, { y: folio, style: STYLES.page, align: 'left' });
    const words = head === 'line' ? `${page.section}  ·  ${date}` : date;
    line(canvas, words, { y: folio + 2, style: STYLES.folio, align: 'center' });
    line(canvas, name, { y: folio + 2, style: STYLES.folio, align: 'right' });
  });
  rule(document, folio + 17, 0.6);
}

function nameplate(
  document: PDFKit.PDFDocument,
  { path, viewBox }: PrintedPaper['nameplate'],
): void {
  const [x = 0, y = 0, boxWidth = 1] = viewBox.split(' ').map(Number);
  const scale = NAMEPLATE_WIDTH / boxWidth;
  document
    .save()
    .translate((width - NAMEPLATE_WIDTH) / 2, margin + 6)
    .scale(scale)
    .translate(-x, -y)
    .path(path)
    .fill('#121212')
    .restore();
}

interface Placed {
  y: number;
  style: Style;
  align: 'left' | 'center' | 'right';
}

function line(canvas: Canvas, text: string, { y, style, align }: Placed): void {
  const own = canvas.fonts.measure(text, style);
  const x = { left: margin, center: (width - own) / 2, right: RIGHT - own }[align];
  drawLine(canvas, { text, x, y, style, wordSpacing: 0 });
}

function rule(document: PDFKit.PDFDocument, y: number, weight: number): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(weight).strokeColor('#121212').moveTo(margin, y).lineTo(RIGHT, y).stroke();
  document.endMarkedContent();
}

function double(document: PDFKit.PDFDocument, y: number): void {
  rule(document, y, 2);
  rule(document, y + 3.5, 0.5);
}
