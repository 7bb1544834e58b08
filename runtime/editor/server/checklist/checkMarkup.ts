import type { Finding } from '../../contract/checklist';
import type { Audience } from '../../../render/blockForms';
import { traitOf } from '../../../document/variants';
import type { Heading, Markup } from './readMarkup';

/** What readers with a screen reader, or none of a block's content, would meet. */
export function checkMarkup(markup: Markup): Finding[] {
  return [
    ...markup.emptyNodes.map((nodeId): Finding => {
      const message = 'This block shows nothing: its content is empty, or there is none right now.';
      return { rule: 'empty', level: 'warning', nodeId, message };
    }),
    ...markup.images
      .filter(({ alt }) => alt === null)
      .map(({ src, nodeId }) =>
        problem('error', nodeId, `A picture has no description (${shorten(src)}). Write one.`),
      ),
    ...markup.images
      .filter(({ alt, isFigure }) => isFigure && alt?.trim() === '')
      .map(({ src, nodeId }): Finding => {
        const message = `The description of a picture is empty (${shorten(src)}). Write what it shows, unless it is decoration.`;
        return { rule: 'empty', level: 'warning', nodeId, message };
      }),
    ...markup.links
      .filter(({ name }) => name === '')
      .map(({ href, nodeId }) =>
        problem('error', nodeId, `A link has no words (${shorten(href)}). Give it a text.`),
      ),
    ...markup.buttons
      .filter(({ name }) => name === '')
      .map(({ nodeId }) => problem('error', nodeId, 'A button has no words. Give it a text.')),
    ...markup.repeatedIds.map(({ id, nodeId }) =>
      problem('warning', nodeId, `Two things on the page have the id "${id}".`),
    ),
    ...checkForEachReader(markup.headings),
  ];
}

/** Every form of a block is on the page, and each reader gets one of them. */
function checkForEachReader(headings: readonly Heading[]): Finding[] {
  const named = headings.flatMap(({ audience }) =>
    audience === null ? [] : 'only' in audience ? audience.only : audience.not,
  );
  const readers = [...new Set([SIGNED_OUT, ...named])].map((trait) =>
    trait.startsWith('@') ? [trait] : [SIGNED_OUT, trait],
  );
  const findings = readers.flatMap((traits) =>
    checkHeadings(headings.filter(({ audience }) => isFor(traits, audience))),
  );
  return findings.filter((finding, index) => findings.findIndex(isSameAs(finding)) === index);
}

const SIGNED_OUT = traitOf('reader', 'out');

function isFor(traits: readonly string[], audience: Audience | null): boolean {
  if (audience === null) return true;
  return 'only' in audience
    ? audience.only.some((trait) => traits.includes(trait))
    : !audience.not.some((trait) => traits.includes(trait));
}

const isSameAs = (finding: Finding) => (other: Finding) =>
  other.nodeId === finding.nodeId && other.message === finding.message;

function checkHeadings(headings: readonly Heading[]): Finding[] {
  const findings: Finding[] = [];
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0)
    findings.push(problem('warning', null, 'The page has no main heading (h1).'));
  for (const { nodeId, text } of first.slice(1))
    findings.push(problem('warning', nodeId, `“${text}” is a second main heading (h1).`));
  for (const { nodeId } of headings.filter(({ text }) => text === ''))
    findings.push(problem('warning', nodeId, 'A heading is empty.'));
  headings.slice(1).forEach(({ level, nodeId, text }, index) => {
    const before = headings[index]?.level ?? level;
    if (level > before + 1)
      findings.push(
        problem(
          'warning',
          nodeId,
          `“${text}” is a heading of level ${level} right after one of level ${before}.`,
        ),
      );
  });
  return findings;
}

function problem(level: Finding['level'], nodeId: string | null, message: string): Finding {
  return { rule: 'accessibility', level, nodeId, message };
}

const LONGEST = 80;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
