/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { FEATURE_WORD } from '../document/variants';
import { AUDIENCE_SCRIPT, AUDIENCE_STYLE, FEATURES_COOKIE, showAudience } from './audience';

/** What a reader sees of a page with one block in several forms. */
function seenBy(traits: readonly string[] | { state: string; cookie: string }): string[] {
  document.head.innerHTML = AUDIENCE_STYLE;
  document.body.innerHTML =
    '<p data-not="@in @subscribed">all</p><p data-only="@in">in</p><p data-only="@subscribed">subscribed</p>' +
    '<p data-not="hero=big">small</p><p data-only="hero=big hero=huge">big</p>';
  if ('cookie' in traits) {
    document.documentElement.dataset['readerState'] = traits.state;
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(traits.cookie);
    runInThisContext(`(document) => { ${AUDIENCE_SCRIPT} }`)(document);
  } else if (traits.length > 0) showAudience(document, traits);
  return [...document.querySelectorAll('p')]
    .filter((block) => getComputedStyle(block).display !== 'none')
    .map((block) => block.textContent ?? '');
}

describe('Of a block with variants', () => {
  it.each([
    ['who has no script', [], ['all', 'small']],
    ['who is signed out', ['@out'], ['all', 'small']],
    ['who is signed in', ['@in'], ['in', 'small']],
    ['who subscribes', ['@subscribed'], ['subscribed', 'small']],
    ['who was given a feature', ['@out', 'hero=big'], ['all', 'big']],
    ['who was given another value of it', ['@in', 'hero=none', 'x=y'], ['in', 'small']],
  ])('a reader %s sees one form', (_who, traits, seen) => {
    expect(seenBy(traits)).toEqual(seen);
  });

  it('who has no script gets what those get who are signed out, before any state is known', () => {
    document.head.innerHTML = AUDIENCE_STYLE;
    document.body.innerHTML = '<p data-only="@out">out</p><p data-not="@out">others</p>';
    const shown = [...document.querySelectorAll('p')].map(
      (block) => getComputedStyle(block).display,
    );
    expect(shown).toEqual(['block', 'none']);
  });

  it.each([
    ['', ['in', 'small']],
    [`${FEATURES_COOKIE}=hero=big`, ['in', 'big']],
    [`a=b; ${FEATURES_COOKIE}=x=y|hero=big; c=d`, ['in', 'big']],
    ['broadsheet_features=hero=big', ['in', 'big']],
    [`not_${FEATURES_COOKIE}=hero=big`, ['in', 'small']],
    [`${FEATURES_COOKIE}="]{}*{display:none}`, ['in', 'small']],
    [`${FEATURES_COOKIE}=`, ['in', 'small']],
  ])('the script in the head chooses with the cookie "%s"', (cookie, seen) => {
    expect(seenBy({ state: 'in', cookie })).toEqual(seen);
  });

  it('the script writes the rules that the editor does, for whatever words there can be', () => {
    const words = fc.stringMatching(FEATURE_WORD);
    const given = fc.array(fc.tuple(words, words), { maxLength: 4 });
    fc.assert(
      fc.property(given, (features) => {
        const traits = features.map((pair) => pair.join('='));
        seenBy({ state: 'out', cookie: `${FEATURES_COOKIE}=${traits.join('|')}` });
        const written = document.getElementById('audience')?.textContent;
        showAudience(document, ['@out', ...traits]);
        const own = document.getElementById('audience')?.textContent;
        if (traits.length > 0) expect(written).toBe(own);
      }),
    );
  });

  it('a page without rules gets them where it stands', () => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<p data-only="@in">in</p><p data-not="@in">out</p>';
    showAudience(document, ['@in']);
    showAudience(document, ['@out']);
    expect(document.querySelectorAll('head > style#audience')).toHaveLength(1);
    const shown = [...document.querySelectorAll('p')].filter(
      (block) => getComputedStyle(block).display !== 'none',
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['out']);
  });

  it('the script fits into a head: short, and cannot end its element', () => {
    expect(AUDIENCE_SCRIPT.length).toBeLessThan(350);
    expect(AUDIENCE_SCRIPT).not.toContain('<');
  });
});
