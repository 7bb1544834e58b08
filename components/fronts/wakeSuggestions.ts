/** Suggestions of a search form, loaded once its text has the focus. */
export function wakeSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="query"]');
  if (!input) return;
  const wake = (): void => {
    import('./suggestSearches').then(
      ({ suggestSearches }) => suggestSearches(form),
      (error: unknown) => console.error('Suggestions of the search could not be loaded', error),
    );
  };
  if (document.activeElement === input) wake();
  else input.addEventListener('focus', wake, { once: true });
}
