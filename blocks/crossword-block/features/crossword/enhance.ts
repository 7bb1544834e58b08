import { Solver } from './Solver';

/** Makes the grid one that is solved by keyboard: see `Solver`. What is in its boxes stays. */
export default function enhance(root: HTMLElement): void {
  const article = root.matches('.crossword') ? root : root.querySelector<HTMLElement>('.crossword');
  const grid = article?.querySelector<HTMLElement>('.crossword-grid');
  if (!article || !grid) return;
  const solver = new Solver(article, grid, article.dataset['day'] ?? '');

  grid.addEventListener('focusin', (event) => solver.focused(event.target));
  grid.addEventListener('mousedown', (event) => solver.pressed(event.target));
  grid.addEventListener('input', (event) => solver.filledIn(event.target));
  grid.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (solver.typed(event)) event.preventDefault();
  });
  article.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const clue = target?.closest<HTMLElement>('[data-entry]');
    if (clue) {
      event.preventDefault();
      solver.choose(Number(clue.dataset['entry']));
    }
    press(solver, target?.closest('button'));
  });
}

function press(solver: Solver, button: HTMLButtonElement | null | undefined): void {
  const { act, scope, turn } = button?.dataset ?? {};
  if (turn) solver.turn(turn === '1' ? 1 : -1);
  const isScope = scope === 'letter' || scope === 'word' || scope === 'puzzle';
  if (act === 'check' && isScope) solver.check(scope);
  if (act === 'reveal' && isScope) solver.reveal(scope);
  if (act === 'clear') solver.clear();
  if (act === 'print') window.print();
}
