import sheet from './open.scss?url';

/** Opens the menu, whose look when open is loaded then. */
export default function enhance(root: HTMLElement): void {
  root.querySelector('button')?.addEventListener('click', () => {
    root.insertAdjacentHTML('beforebegin', `<link rel="stylesheet" href="${sheet}">`);
    root.classList.toggle('fixture-open');
  });
}
