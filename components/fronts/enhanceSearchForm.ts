import { wakeSuggestions } from './wakeSuggestions';

/** Disables the button of the search forms below `root` while their text is empty (widgets §5), and has them suggest. */
export function enhanceSearchForm(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('.search-form')) {
    const input = form.querySelector<HTMLInputElement>('input[name="query"]');
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!input || !button) continue;
    const follow = () => {
      button.disabled = input.value.trim() === '';
    };
    follow();
    wakeSuggestions(form);
    input.addEventListener('input', follow);
    // A disabled button would keep Enter from sending: "Enter submits whatever is typed".
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing || !button.disabled) return;
      event.preventDefault();
      form.submit();
    });
  }
}
