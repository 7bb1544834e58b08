/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { keepFeatures } from '../components/experiments/experimentCookies';
import { AUDIENCE_SCRIPT, AUDIENCE_STYLE } from '../runtime/client/audience';

it('the forms of blocks are chosen by the cookie that experiments write', () => {
  keepFeatures(
    new Map<string, unknown>([
      ['size', 3],
      ['hero', 'big'],
      ['title', 'two words'],
    ]),
  );
  document.head.innerHTML = AUDIENCE_STYLE;
  document.body.innerHTML =
    '<p data-not="hero=big">small</p><p data-only="hero=big">big</p><p data-only="size=3">three</p>';
  runInThisContext(`(document) => { ${AUDIENCE_SCRIPT} }`)(document);
  const shown = [...document.querySelectorAll('p')].filter(
    (block) => getComputedStyle(block).display !== 'none',
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual(['big', 'three']);
});
