const THANKS = 'Thanks for signing up!';

/**
 * Signs up without leaving the page (widgets §4): the button is off while the form is on its way, then
 * thanks stand in place of the form. What fails gives the form back as it was.
 */
export default function enhance(root: HTMLElement): void {
  const form = root.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (!form || !button || !status) return;

  const signUp = async () => {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    button.disabled = true;
    form.classList.add('is-sending');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
      });
      if (answer.status !== 200) throw new Error(`the newsletter service answers ${answer.status}`);
      form.hidden = true;
      status.textContent = THANKS;
    } catch (error) {
      console.warn('Newsletter:', error);
      button.disabled = false;
      button.focus();
    }
    form.classList.remove('is-sending');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signUp();
  });
}
