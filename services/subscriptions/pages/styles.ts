/** How the pages of paying are laid out, beyond the look of the site's plain pages: `stylesOf`. */
export const STYLES = `
.order{margin:1.25rem 0 0;border-block-start:1px solid var(--rule)}
.order div{display:flex;flex-wrap:wrap;gap:.125rem 1rem;justify-content:space-between;padding:.75rem 0;border-block-end:1px solid var(--rule)}
.order dt{color:var(--ink-soft)}
.order dd{margin:0;font-weight:600;text-align:end}
.order .total dt,.order .total dd{color:var(--ink);font-size:1.25rem;font-weight:600}
.terms{margin-block-start:1.25rem;padding:1rem;background:var(--surface)}
.terms h2{font-size:1rem}
.terms ul{margin:.5rem 0 0;padding-inline-start:1.125rem}
.terms li+li{margin-block-start:.375rem}
.agree{display:flex;gap:.75rem;align-items:flex-start;margin-block-start:1.25rem;font-weight:400}
.agree input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;accent-color:var(--link)}
.next{margin-block-start:1.25rem}
.other{margin-block-start:1.25rem;text-align:center}
.sandbox{margin:0 0 1.25rem;padding:.625rem .75rem;border:1px dashed var(--rule-strong);font-size:.875rem}
.cards{margin:.5rem 0 0;padding:0;list-style:none;font-size:.875rem}
.cards li{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.25rem 0}
.cards code{font:inherit;font-variant-numeric:tabular-nums;font-weight:600}
`;
