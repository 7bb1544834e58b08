/** Opens the menu. */
export default function enhance(root: HTMLElement): void {
  root
    .querySelector('button')
    ?.addEventListener('click', () => root.classList.toggle('fixture-open'));
}
