const icon = (d: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${d}"/></svg>`;

/** What the dialog holds, without anything of a picture; `Lightbox` fills it. */
export const LIGHTBOX_MARKUP = `
<div class="lightbox__bar">
  <p class="lightbox__count" data-count></p>
  <button class="lightbox__button" type="button" data-do="share" aria-label="Share this photo">${icon('M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12v8.500h14V12')}</button>
  <button class="lightbox__button" type="button" data-do="close" aria-label="Close">${icon('m5 5 14 14M19 5 5 19')}</button>
</div>
<div class="lightbox__stage" data-stage></div>
<button class="lightbox__button lightbox__button--previous" type="button" data-do="previous" aria-label="Previous photo">${icon('m15 5-7 7 7 7')}</button>
<button class="lightbox__button lightbox__button--next" type="button" data-do="next" aria-label="Next photo">${icon('m9 5 7 7-7 7')}</button>
<div class="lightbox__words" data-words>
  <p class="lightbox__caption" data-caption></p>
  <p class="lightbox__credit" data-credit></p>
</div>
<p class="visually-hidden" role="status" data-status></p>`;
