/** @jest-environment jsdom */
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ArticleBody from '../../blocks/article-body-block/features/article-body/default';
import type { Story } from '../../content/schemas/ans';
import { isStory } from '../../content/schemas/pageContent';
import { readStory } from '../../content/schemas/readStory';
import { sanitizeInline } from '../../content/schemas/sanitizeHtml';
import { setFusion } from '../../mocks/fusion/state';
import { checkAnsDocument } from '../../services/content/ans/checkAnsDocument';
import { prepareDocument } from '../../services/content/prepare/prepareDocument';
import { MarkupError, sanitizeRichText } from '../../services/content/prepare/sanitize';
import { findUnsafe } from './findUnsafe';
import { extremeDocuments, hostileDocuments, hostileTexts } from './hostileDocuments';

/** With the extreme ones, 200 and more documents; always the same. */
const RUNS = Number(process.env['BROADSHEET_HOSTILE_DOCUMENTS'] ?? 190);
const SEED = Number(process.env['BROADSHEET_HOSTILE_SEED'] ?? 20261121);

const EXAMPLES = join(process.cwd(), '..', 'shared', 'ans', 'good');
const OPTIONS = { ownHosts: ['www.broadsheet.example'] };

/** Bytes that one element of a few characters may become: a picture with all its widths. */
const PER_BYTE = 60;
const AT_LEAST = 20_000;

/** As our service would deliver it; null where it refuses it. */
function delivered(raw: unknown): unknown {
  const check = checkAnsDocument(raw, { tolerant: true });
  if (!check.ok) return null;
  return JSON.parse(JSON.stringify(prepareDocument(check.document, 'broadsheet', OPTIONS)));
}

function show(story: Story): string {
  setFusion({ app: { globalContent: story } });
  return renderToString(createElement(ArticleBody, { customFields: { showsLead: true } }));
}

/** What is wrong with the page of a document, whether it comes through our service or not. */
function faultsOf(raw: unknown): string[] {
  const size = JSON.stringify(raw).length;
  return [raw, delivered(raw)].flatMap((document) => {
    if (document === null) return [];
    const story = readStory(document);
    const html = show(story);
    return [
      ...(isStory(story) ? [] : ['is no story as views take it']),
      ...(html.length > AT_LEAST + PER_BYTE * size ? [`${html.length} of ${size} characters`] : []),
      ...(JSON.stringify(story.deviations).length > 25_000 ? ['endless deviations'] : []),
      ...findUnsafe(html),
    ];
  });
}

describe('a hostile document', () => {
  it(`becomes a safe page, through our service and without it, ${RUNS} times`, () => {
    fc.assert(
      fc.property(hostileDocuments, (document) => {
        expect(faultsOf(document)).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  }, 600_000);

  it('has no rich text that our service lets through and the page would not', () => {
    const asWritten = (html: string) =>
      html.trim().replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const stored = storedOf(text);
        if (stored === null) return;
        expect(asWritten(sanitizeInline(stored))).toBe(asWritten(stored));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it.each(extremeDocuments)(
    'becomes a safe page: %s',
    (_what, document) => {
      expect(faultsOf(document)).toEqual([]);
    },
    120_000,
  );
});

/** What our service stores of a text; null where it refuses it. */
function storedOf(text: string): string | null {
  try {
    return sanitizeRichText(text);
  } catch (error) {
    if (error instanceof MarkupError) return null;
    throw error;
  }
}

(existsSync(EXAMPLES) ? describe : describe.skip)('a public example of ANS', () => {
  it.each(existsSync(EXAMPLES) ? readdirSync(EXAMPLES) : ['none'])(
    'becomes a safe page: %s',
    (file) => {
      const raw: unknown = JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8'));
      expect(faultsOf(raw)).toEqual([]);
      const story = readStory(raw);
      expect(show(story) === '').toBe(
        story.content_elements.length + story.corrections.length === 0,
      );
    },
  );
});

describe('what is unsafe in a page', () => {
  it.each([
    ['<script>x</script>', /<script>/],
    ['<b onclick="x">', /handler/],
    ['<a href=" java&#10;script:x">', /address/],
    ['<img src="data:text/html,x">', /address/],
    ['<iframe src="/a"></iframe>', /frame/],
    [
      '<iframe src="/pf/resources/sandbox.html" sandbox="allow-scripts allow-same-origin"></iframe>',
      /frame/,
    ],
    ['<iframe srcdoc="x" sandbox></iframe>', /frame/],
    ['<form action="https://evil.example"></form>', /form/],
    ['<p style="position:fixed">', /style/],
    ['<p style="background:url(//x)">', /style/],
    ['<math></math>', /<math>/],
    ['<p><ul><li>a</li></ul></p>', /otherwise/],
  ])('is found: %s', (html, fault) => {
    expect(findUnsafe(html).join()).toMatch(fault);
  });

  it.each([
    '<p>&lt;script&gt;x&lt;/script&gt; <a href="https://x.example/">a</a></p>',
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0"></path></svg>',
    '<iframe src="/pf/resources/sandbox.html#closed" name="html:&lt;script&gt;" sandbox="allow-scripts"></iframe>',
  ])('is not found where there is nothing: %s', (html) => {
    expect(findUnsafe(html)).toEqual([]);
  });
});
