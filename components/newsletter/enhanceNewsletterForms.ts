import { isSignedIn } from './isSignedIn';

/**
 * Brings the newsletter forms below `root` to life once they are used; those of who is signed in at once, since they
 * hide where they are not needed (widgets §4). Until their script is here a form that is sent shows a spinner; where
 * it can't be had, the form posts as it does without script.
 */
export function enhanceNewsletterForms(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-newsletter-form]'))
    if (!form.dataset.isWatched) watch(form);
}

function watch(form: HTMLFormElement): void {
  form.dataset.isWatched = 'true';
  let script: Promise<void> | undefined;
  const load = (): Promise<void> =>
    (script ??= import('./newsletterForm').then(({ bringToLife }) => {
      form.removeEventListener('submit', wait);
      form.classList.remove('is-sending');
      bringToLife(form);
    }));
  const tryToLoad = (): void => {
    load().catch((error: unknown) => {
      script = undefined;
      form.dataset.ready = '';
      console.error('Error when load module', error);
    });
  };
  const wait = (event: SubmitEvent): void => {
    event.preventDefault();
    form.classList.add('is-sending');
    load().then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    );
  };
  form.addEventListener('submit', wait);
  form.addEventListener('focusin', tryToLoad);
  if (isSignedIn() || form.contains(document.activeElement)) tryToLoad();
}
