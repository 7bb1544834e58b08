/** @jest-environment jsdom */
import { AD_CHECK, AD_EMPTY, checkAdSlot, type AdCheck } from './checkAdSlot';

function told(html: string): [type: string, detail: AdCheck][] {
  document.body.innerHTML = html;
  const heard: [string, AdCheck][] = [];
  for (const type of [AD_CHECK, AD_EMPTY])
    document.body.addEventListener(
      type,
      (event) => heard.push([type, (event as CustomEvent<AdCheck>).detail]),
      { once: true },
    );
  checkAdSlot(document.querySelector<HTMLElement>('.ad-slot')!);
  return heard;
}

describe('a slot for ads that is looked at', () => {
  it('tells who stands around it that an ad is in it', () => {
    expect(
      told('<div class="ad-slot" data-ad-slot="top"><div class="ad-slot__box"><i></i></div></div>'),
    ).toEqual([['broadsheet:ad-check', { slot: 'top', isEmpty: false }]]);
  });

  it.each([
    [
      'there is no ad',
      '<div class="ad-slot" data-ad-slot="top"><div class="ad-slot__box"></div></div>',
    ],
    ['there is no box', '<div class="ad-slot" data-ad-slot="top"></div>'],
    [
      'the reader is shown none',
      '<div class="ad-slot" data-ad-slot="top" style="display:none"><div class="ad-slot__box"><i></i></div></div>',
    ],
  ])('tells that it was checked, then that it is empty, where %s', (_why, html) => {
    const detail = { slot: 'top', isEmpty: true };
    expect(told(html)).toEqual([
      ['broadsheet:ad-check', detail],
      ['broadsheet:ad-empty', detail],
    ]);
  });

  it('has no name where none is written', () => {
    expect(told('<div class="ad-slot"></div>')[0]?.[1]).toEqual({ slot: '', isEmpty: true });
  });
});
