/** Words in the name of what is no reader: crawlers, monitors, scripts, browsers without a window. */
const MACHINE =
  /bot\b|crawl|spider|slurp|preview|monitor|headless|lighthouse|pagespeed|curl|wget|python|java\/|go-http|node|axios|fetch\b/i;

/** Whether a user agent is no reader's. An empty one is not either. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || MACHINE.test(userAgent);
}
