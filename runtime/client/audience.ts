/** First-party cookie with the features that someone was given, as in `hero=big|paywall=soft`. */
export const FEATURES_COOKIE = 'broadsheet_features';

const STYLE_ID = 'audience';

/**
 * The rules that leave out the forms of blocks that are not for a reader.
 * @param traits what is true of the reader (`store/variants.ts`)
 */
export function audienceRules(traits: readonly string[]): string {
  const having = (attribute: string) => traits.map((trait) => `[${attribute}~="${trait}"]`).join();
  return `[data-only]:not(${having('data-only')}),${having('data-not')}{display:none!important}`;
}

/** Puts these rules in the place of those that hold. */
export function showAudience(document: Document, traits: readonly string[]): void {
  let style = document.getElementById(STYLE_ID);
  if (!style) {
    style = document.createElement('style');
    style.id = STYLE_ID;
    document.head.append(style);
  }
  style.textContent = audienceRules(traits);
}

/** For the head of pages with variants: what readers without script get, who are signed out. */
export const AUDIENCE_STYLE = `<style id="${STYLE_ID}">${audienceRules(['@out'])}</style>`;

/**
 * Script for the head of pages with variants, behind the one that knows the reader's state: chooses
 * before the first paint, so that nothing moves. Words that no key or value could be are passed over.
 */
export const AUDIENCE_SCRIPT =
  `{let m=/(?:^|; )${FEATURES_COOKIE}=([\\w.:=|-]*)/.exec(document.cookie),` +
  `t=["@"+document.documentElement.dataset.readerState,...m?m[1].split("|"):[]],` +
  `h=a=>t.map(v=>"["+a+'~="'+v+'"]').join();` +
  `document.getElementById("${STYLE_ID}").textContent=` +
  `"[data-only]:not("+h("data-only")+"),"+h("data-not")+"{display:none!important}"}`;
