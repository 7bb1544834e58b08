import { letterOf, type Letter } from './letterOf';
import { dailyPages } from './testing/dailyPages';

const LETTER: Letter = {
  title: 'Choose a new password',
  words: ['Somebody asked for a new password for <you@daily.example>.'],
  button: { url: 'https://daily.example/password/k?a=1&b=2', label: 'Choose a password' },
  after: ['The link works for an hour.'],
  foot: 'You are receiving this email because your address was entered at The Daily.',
};

describe('a letter to a reader', () => {
  const { html, text } = letterOf(dailyPages.look, LETTER);

  it('says in its text all that its markup says', () => {
    for (const words of [LETTER.title, ...LETTER.words, ...(LETTER.after ?? []), LETTER.foot])
      expect(text).toContain(words);
    expect(text).toContain('Choose a password:\nhttps://daily.example/password/k?a=1&b=2');
    expect(text).not.toMatch(/<\/|&amp;/);
  });

  it('escapes what people typed', () => {
    expect(html).toContain('&lt;you@daily.example&gt;');
    expect(html).toContain('href="https://daily.example/password/k?a=1&amp;b=2"');
  });

  it('is in the colors of the site, in both schemes', () => {
    expect(html).toContain('background:#fff7ff');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.ground\{background:#2a1a35/);
  });

  it('asks for nothing over the network: mail tells nobody that it is read', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it('has no attribute that a font’s name ends', () => {
    expect(html).toContain('&#39;Daily Slab&#39;,Rockwell,serif');
    expect(html).not.toContain('"Daily Slab"');
  });

  it('without a button has none', () => {
    const { button: _none, ...words } = LETTER;
    expect(letterOf(dailyPages.look, words).html).not.toContain('class="button"');
  });
});
