/** Where a browser remembers which alert its reader closed last: the bar's `data-version`. */
export const CLOSED_ALERT = 'closedAlert';

/**
 * Script for the head: an alert that this reader has closed is not shown, from before the first paint, so
 * nothing moves. A browser that keeps nothing shows it.
 */
export const ALERT_SCRIPT =
  `try{let k=localStorage.${CLOSED_ALERT};if(/^\\w+$/.test(k)){let s=document.createElement("style");` +
  `s.textContent=".alert-bar[data-version="+JSON.stringify(k)+"]{display:none}";document.head.append(s)}}catch{}`;
