const SCOPES = [
  { scope: 'letter', text: 'Letter' },
  { scope: 'word', text: 'Word' },
  { scope: 'puzzle', text: 'Puzzle' },
] as const;

const GROUPS = [
  { act: 'check', text: 'Check' },
  { act: 'reveal', text: 'Reveal' },
] as const;

/** What helps a solver. Shown only where scripts run; its room is there from the start. */
export function CrosswordTools() {
  return (
    <div className="crossword-tools no-print">
      {GROUPS.map(({ act, text }) => (
        <div
          className="crossword-tools__group"
          role="group"
          aria-labelledby={`crossword-${act}`}
          key={act}
        >
          <span className="crossword-tools__name" id={`crossword-${act}`}>
            {text}
          </span>
          {SCOPES.map(({ scope, text: name }) => (
            <button
              className="crossword-tools__button"
              type="button"
              data-act={act}
              data-scope={scope}
              aria-label={`${text} ${name.toLowerCase()}`}
              key={scope}
            >
              {name}
            </button>
          ))}
        </div>
      ))}
      <div className="crossword-tools__group">
        <button className="crossword-tools__button" type="button" data-act="clear">
          Clear all
        </button>
        <button className="crossword-tools__button" type="button" data-act="print">
          Print
        </button>
      </div>
      <details className="crossword-tools__more" data-timer>
        <summary>Timer</summary>
        <p role="timer" aria-live="off">
          0:00
        </p>
      </details>
      <details className="crossword-tools__more">
        <summary>Keyboard</summary>
        <ul>
          <li>Letters fill a square; Backspace empties it.</li>
          <li>Arrow keys move; the space bar switches between across and down.</li>
          <li>Tab goes to the next clue, Shift and Tab to the one before.</li>
          <li>Home and End go to the first and last letter of a word.</li>
          <li>Escape leaves the grid for these buttons.</li>
        </ul>
      </details>
    </div>
  );
}
