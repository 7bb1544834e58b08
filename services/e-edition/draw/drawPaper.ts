import Pdf from 'pdfkit';
import type { DrawnPaper, PrintedPaper } from '../PrintedPaper';
import { hyphenate } from '../typeset/hyphenate';
import type { SetPage } from '../typeset/layOutPage';
import { layOutPaper } from '../typeset/layOutPaper';
import { PAGE } from '../typeset/styles';
import { drawHead } from './drawHead';
import { drawStory } from './drawStory';
import { openFonts, type PaperFonts } from './fonts';

/**
 * A day's paper as a PDF: a page for each printed page, with an outline, tags for screen readers, and links to the
 * stories on the site and to the pages where they go on.
 */
export async function drawPaper(paper: PrintedPaper): Promise<DrawnPaper> {
  const document = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${paper.name}, ${paper.date}`,
      Author: paper.name,
      // The same paper is the same file.
      CreationDate: new Date(`${paper.day}T10:00:00Z`),
    },
  });
  const done = collect(document);
  const fonts = openFonts(document, paper.fonts);
  const tools = { measure: fonts.measure, hyphenate };
  const page = { document, paper, fonts };
  for (const set of layOutPaper(paper.pages, tools)) drawPage(page, set);
  document.end();
  return { pdf: await done, unprinted: fonts.unprinted() };
}

interface Page {
  document: PDFKit.PDFDocument;
  paper: PrintedPaper;
  fonts: PaperFonts;
}

function drawPage({ document, paper, fonts }: Page, set: SetPage): void {
  document.addPage();
  document.addNamedDestination(set.page.label);
  const { page, stories, rules } = set;
  const outline = document.outline.addItem(`${page.label} ${page.section}`);
  const section = document.struct('Sect', { title: `Page ${page.label}` });
  document.addStructure(section);
  drawHead({ document, fonts }, section, { paper, page, head: set.head });
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(0.4).strokeColor('#999999');
  for (const { from, to } of rules) document.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  document.endMarkedContent();
  for (const story of stories) {
    drawStory({ document, fonts }, section, story);
    outline.addItem(story.story.headline);
  }
  section.end();
}

/** In memory of its own, so that it can be handed to another thread. */
async function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of document as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
