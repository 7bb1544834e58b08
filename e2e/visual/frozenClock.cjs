/**
 * Preloaded into the server that is photographed: its time stands still at BROADSHEET_FROZEN_AT (ms),
 * so that "5 hours ago" says the same in every run.
 */
const now = Number(process.env.BROADSHEET_FROZEN_AT);

globalThis.Date = new Proxy(Date, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length === 0 ? [now] : values, self),
  get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
});
