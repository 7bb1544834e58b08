/** A game is on. It does not blink: a page has many. */
export function LiveIcon() {
  return <span className="scoreboard__live">Live</span>;
}
