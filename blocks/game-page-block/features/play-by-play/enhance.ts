/** Says when the filters leave no play to show. */
export default function enhance(root: HTMLElement): void {
  root.addEventListener('change', () => {
    const none = root.querySelector('[data-plays-none]');
    const isEmpty = [...root.querySelectorAll('.play')].every(
      (play) => play.getClientRects().length === 0,
    );
    if (none) none.textContent = isEmpty ? 'No plays like this so far.' : '';
  });
}
