import { wakeSuggestions } from './wakeSuggestions';

/** The search forms below `root`, as `followSearchForm` makes them. */
export function enhanceSearchForm(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('.search-form')) followSearchForm(form);
}

/** Disables the button of a search form while its text is empty (widgets §5), and has it suggest. */
export function followSearchForm(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="query"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!input || !button) return;
  const follow = () => {
    button.disabled = input.value.trim() === '';
  };
  follow();
  wakeSuggestions(form);
  input.addEventListener('input', follow);
  // A disabled button would keep Enter from sending: "Enter submits whatever is typed" (widgets §2).
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !button.disabled) return;
    event.preventDefault();
    form.submit();
  });
}
