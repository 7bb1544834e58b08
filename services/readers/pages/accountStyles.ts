/** How the account pages are laid out, beyond the look of the site's plain pages: `stylesOf`. */
export const ACCOUNT_STYLES = `
.account nav .skip{position:absolute;inset-inline-start:-99rem}
.account nav .skip:focus{inset-inline-start:1rem;inset-block-start:1rem;padding:.5rem 1rem;background:var(--paper);z-index:1}
.account{display:grid;gap:1.25rem;inline-size:100%;max-inline-size:64rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.account main{max-inline-size:none;margin:0;padding:0;min-inline-size:0}
.account nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}
.account nav a{display:block;padding:.625rem 0;border-block-end:3px solid transparent;color:var(--ink);text-decoration:none}
.account nav a:hover{text-decoration:underline}
.account nav a[aria-current]{border-color:var(--ink);font-weight:600}
.account nav .actions{margin:0}
.account nav button{min-block-size:2.5rem}
.account h1{font-size:2rem}
.account h2{margin:0;font-size:1.125rem;line-height:1.3}
.account section{margin-block-start:1.25rem;padding:1.25rem;background:var(--paper);border:1px solid var(--rule)}
.account section>p:first-of-type{margin-block-start:.375rem}
.rows{margin:.75rem 0 0;padding:0;list-style:none}
.rows>li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.75rem 0;border-block-start:1px solid var(--rule)}
.rows>li>:first-child{flex:1 1 14rem;min-inline-size:0}
.rows>li:last-child{padding-block-end:0}
.account section>.rows:first-child{margin:0}
.account section>.rows:first-child>li:first-child{padding-block-start:0;border:0}
.rows a:not(.button){color:var(--ink);font-weight:600;text-decoration-thickness:1px;text-underline-offset:.2em;text-decoration-color:var(--rule-strong)}
.rows a:not(.button):hover{text-decoration-color:currentColor}
.rows .soft{margin:.125rem 0 0}
.facts{display:grid;grid-template-columns:minmax(0,1fr);gap:.25rem 1.5rem;margin:.75rem 0 0}
.facts dt{color:var(--ink-soft);font-size:.875rem}
.facts dd{margin:0 0 .5rem;font-weight:600}
.account button,.account .button{display:inline-block;inline-size:auto;margin:0;min-block-size:2.75rem;padding:.5rem 1rem;font-size:.9375rem}
.account button.quiet,.account .button.quiet{margin:0;background:none;color:var(--ink);border-color:var(--rule-strong)}
.account button.danger{border-color:var(--accent);background:var(--accent);color:var(--paper)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1rem}
.account fieldset{margin:0;padding:0;border:0}
.account legend{padding:0;font-size:1.125rem;font-weight:600;line-height:1.3}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.375rem 0;font-weight:400;cursor:pointer}
.choice input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;accent-color:var(--link)}
.choice b,.choice .soft{display:block}
.done{margin-block-start:1rem;padding:.75rem 1rem;border-inline-start:4px solid var(--link);background:var(--paper);font-weight:600}
.account .error{background:var(--paper)}
@media (max-width:47.99rem){.account nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center}.account nav button{padding:.625rem 0;border:0;text-decoration:underline}}
@media (min-width:48rem){.account nav .actions{margin-block-start:1rem}.account{grid-template-columns:12rem minmax(0,1fr);gap:2.5rem;padding-block-start:2.5rem}.account nav ul{display:block}.account nav a{padding:.625rem .75rem;border-block-end:0;border-inline-start:3px solid transparent}.account section{padding:1.5rem}.facts{grid-template-columns:10rem minmax(0,1fr)}.facts dt{font-size:1rem}}
@media (prefers-contrast:more){.account section{border-color:var(--ink)}}
`;
