import { SIGN_IN_EVENT, type CommentsSignIn } from './coral';
import { loadScript } from './loadScript';

const LOADING = 'Loading comments…';
/** ms that readers wait for a thread whose script is there, and between two looks. */
const CONTENT_LIMIT = 5000;
const CONTENT_STEP = 50;
const FAILED = 'The comments can’t be loaded right now.';

/**
 * Opens the thread on the first click of the button, or at once where the address ends with
 * `#comments`. Before that only a provider on our own host is asked, for the count.
 */
export default function enhance(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('.comments__open');
  const status = root.querySelector<HTMLElement>('.comments__status');
  const thread = root.querySelector<HTMLElement>('.comments__thread');
  const { rootUrl, storyId = '', storyUrl = '' } = root.dataset;
  if (!button || !status || !thread || !rootUrl) return;
  let isOpening = false;

  showCount(root);
  if (root.dataset['ownHost'] !== undefined) {
    loadScript(`${rootUrl}/assets/js/count.js`).catch(() => undefined);
  }
  button.addEventListener('click', () => void open());
  const openIfAsked = () => {
    if (window.location.hash === '#comments' && !button.hidden) void open();
  };
  window.addEventListener('hashchange', openIfAsked);
  openIfAsked();

  async function open(): Promise<void> {
    if (isOpening || !button || !status || !thread || !rootUrl) return;
    isOpening = true;
    button.setAttribute('aria-busy', 'true');
    status.textContent = LOADING;
    thread.hidden = false;
    try {
      await loadScript(`${rootUrl}/assets/js/embed.js`);
      const ask = createThread(rootUrl, thread);
      await firstContent(thread);
      button.hidden = true;
      status.textContent = '';
      thread.focus();
      ask('ready');
    } catch (error) {
      console.error('comments:', error);
      thread.hidden = true;
      thread.replaceChildren();
      status.textContent = FAILED;
      if (button.firstChild) button.firstChild.textContent = 'Try again';
      button.focus();
    }
    button.removeAttribute('aria-busy');
    isOpening = false;
  }

  /**
   * Puts the thread into its element.
   * @returns what asks the page who the reader is
   */
  function createThread(
    rootURL: string,
    element: HTMLElement,
  ): (reason: CommentsSignIn['reason']) => void {
    if (!window.Coral) throw new Error('the provider’s script gave no Coral');
    const ask = (reason: CommentsSignIn['reason']) => {
      const detail: CommentsSignIn = {
        reason,
        login: (token) => embed.login(token),
        logout: () => embed.logout(),
      };
      root.dispatchEvent(new CustomEvent(SIGN_IN_EVENT, { bubbles: true, detail }));
    };
    const embed = window.Coral.createStreamEmbed({
      id: element.id,
      autoRender: true,
      rootURL,
      storyID: storyId,
      storyURL: storyUrl,
      events: (events) => events.on('loginPrompt', () => ask('prompt')),
    });
    return ask;
  }
}

/** Waits until the provider has put something into the thread, but not for long: no event says so. */
async function firstContent(thread: HTMLElement): Promise<void> {
  for (let waited = 0; waited < CONTENT_LIMIT; waited += CONTENT_STEP) {
    if (thread.hasChildNodes() || thread.shadowRoot) return;
    await new Promise((resolve) => setTimeout(resolve, CONTENT_STEP));
  }
}

/** The number of comments stands in the button as soon as the provider has written it there. */
function showCount(root: HTMLElement): void {
  const count = root.querySelector<HTMLElement>('.coral-count');
  const around = root.querySelector<HTMLElement>('.comments__count');
  if (!count || !around) return;
  const observer = new MutationObserver(() => {
    const number = Number(count.textContent);
    around.hidden = !(number > 0);
  });
  observer.observe(count, { childList: true, characterData: true, subtree: true });
}
