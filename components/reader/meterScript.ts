/** First-party cookie with the stories that were read this month: `2026-11.h1.h2`. It names nobody. */
export const METER_COOKIE = 'broadsheet_meter';

/**
 * Script of pages that may be read a few times, for their head: notes in the reader's own browser that the story
 * was read, so that pages of readers of whom nothing is known stay the same for all and can be kept by caches.
 * A story counts once a month (Eastern time). `data-rule` on its element says who is counted: all but
 * subscribers and staff (`metered`), or only who is signed out (`account`). The server decides by it what it sends
 * (`services/access`).
 */
export const METER_SCRIPT =
  `{let s=document.currentScript.dataset.rule,p=location.pathname,n="${METER_COOKIE}",c=()=>{` +
  `let d=document.documentElement.dataset,r=d.readerState;` +
  `if("unmetered"in d||r=="subscribed"||s=="account"&&r=="in")return;` +
  `let m=new Intl.DateTimeFormat("en-CA",{timeZone:"America/New_York",year:"numeric",month:"2-digit"}).format(),` +
  `h=2166136261;` +
  `for(let k of p.replace(/\\/card-[^/]*\\/?$/,"").replace(/\\/$/,""))h=Math.imul(h^k.codePointAt(0),16777619)>>>0;` +
  `let o=(document.cookie.match("(?:^|; )"+n+"=([\\\\w.-]*)")||[])[1]||"",` +
  `a=o.split(".");if(a[0]!=m)a=[m];h=h.toString(36);if(a.includes(h))return;` +
  `document.cookie=n+"="+[...a,h].slice(0,60).join(".")+";path=/;max-age=2764800;samesite=lax"+` +
  `(location.protocol=="https:"?";secure":"")};` +
  `document.prerendering?document.addEventListener("prerenderingchange",c,{once:!0}):c()}`;
