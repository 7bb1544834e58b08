import { hashOf } from './hashOf';
import { html } from './html';
import { PlainPages } from './PlainPages';
import { readLook } from './readLook';
import { NEUTRAL } from './SiteLook';
import { DAILY, dailyPages } from './testing/dailyPages';

const link = { url: '/', label: 'Go to the front page' };
const message = { title: 'You are signed out', words: 'Close the window, too.', link };
const weeklyPages = new PlainPages(readLook({ siteName: 'The Weekly' }));

describe('a page that is not made of blocks', () => {
  it('has the name, fonts, colors, nameplate and icon of its site', () => {
    const page = dailyPages.message(message);
    expect(page).toContain('<title>You are signed out | The Daily</title>');
    expect(page).toContain('<link rel="icon" href="/pf/resources/daily-icon.svg"');
    expect(page).toContain('<svg viewBox="0 0 400 50"');
    expect(page).toContain('<use href="/pf/resources/daily.svg#name" />');
    expect(page).toContain('aspect-ratio:400/50');
    expect(page).toContain(
      '@font-face{font-family:"Daily Slab";font-weight:300 800;font-display:swap;src:url(/pf/resources/fonts/slab.woff2) format("woff2")}',
    );
    expect(page).toContain('h1{margin:0;font:600 1.875rem/1.15 "Daily Slab","Rockwell",serif');
    expect(page).toContain('font:1rem/1.5 "Verdana",sans-serif');
    for (const { ink } of Object.values(DAILY.colors)) expect(page).toContain(`--ink:${ink};`);
    expect(page).toContain('--ink-soft:#5a3a6c');
  });

  it('asks for nothing where its site states no look, and says its name as text', () => {
    const page = weeklyPages.message(message);
    expect(page).toContain('<a href="/">The Weekly</a>');
    expect(page).not.toMatch(/<svg|@font-face|rel="icon"|url\(|undefined|null/);
  });

  it.each([
    ['with a look', dailyPages],
    ['without', weeklyPages],
  ])('has only the style that its policy names, to the byte: %s', (_which, pages) => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(pages.page('A', html`B`)) ?? [];
    expect(pages.policy()).toContain(`style-src ${hashOf(style)};`);
    expect(pages.policy()).toContain("script-src 'none';");
  });

  it('may lead its form to the origins that are named', () => {
    const policy = dailyPages.policy({ formTargets: ['https://a.test'], script: "'sha256-x'" });
    expect(policy).toContain("form-action 'self' https://a.test;");
    expect(policy).toContain("script-src 'sha256-x';");
  });

  it('says what else there is to know, where there is something', () => {
    expect(dailyPages.message({ ...message, detail: 'a < b' })).toContain(
      '<p class="soft">a &lt; b</p>',
    );
    expect(dailyPages.message({ ...message, detail: '' })).not.toContain('class="soft"');
  });
});

describe('the neutral look', () => {
  it.each(Object.entries(NEUTRAL.colors))('can be read: %s', (_scheme, colors) => {
    for (const ink of ['ink', 'inkSoft', 'link', 'accent'] as const)
      for (const ground of ['paper', 'surface'] as const)
        expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
    for (const line of ['ruleStrong', 'focus'] as const)
      expect(contrast(colors[line], colors.paper)).toBeGreaterThanOrEqual(3);
  });
});

/** WCAG 2: of 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
