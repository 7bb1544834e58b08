import { SIGN_IN_EVENT, type CommentsSignIn, type CoralEmbed } from './coral';
import { loadScript } from './loadScript';

const LOADING = 'Loading comments…';
/** ms that the thread may take once its script is there. */
const READY_LIMIT = 20_000;
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
  const counts = `${rootUrl}/assets/js/count.js`;
  let isOpening = false;

  showCount(root);
  if (root.dataset['ownHost'] !== undefined) loadScript(counts).catch(() => undefined);
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
      await render(rootUrl, thread);
      button.hidden = true;
      status.textContent = '';
      thread.dataset['open'] = '';
      thread.focus();
      loadScript(counts).catch(() => undefined);
    } catch (error) {
      console.error('comments:', error);
      thread.hidden = true;
      thread.replaceChildren();
      status.textContent = FAILED;
      button.firstChild!.textContent = 'Try again';
      button.focus();
    }
    button.removeAttribute('aria-busy');
    isOpening = false;
  }

  /** Puts the thread into its element; done when it can be read. */
  function render(rootURL: string, element: HTMLElement): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!window.Coral) return reject(new Error('the provider’s script gave no Coral'));
      let embed: CoralEmbed | null = null;
      const timer = setTimeout(
        () => reject(new Error('the thread was not ready in time')),
        READY_LIMIT,
      );
      const askForReader = (reason: CommentsSignIn['reason']) => {
        const detail: CommentsSignIn = {
          reason,
          login: (token) => embed?.login(token),
          logout: () => embed?.logout(),
        };
        root.dispatchEvent(new CustomEvent(SIGN_IN_EVENT, { bubbles: true, detail }));
      };
      embed = window.Coral.createStreamEmbed({
        id: element.id,
        autoRender: true,
        rootURL,
        storyID: storyId,
        storyURL: storyUrl,
        events: (events) => {
          events.on('ready', () => {
            clearTimeout(timer);
            resolve();
            queueMicrotask(() => askForReader('ready'));
          });
          events.on('loginPrompt', () => askForReader('prompt'));
        },
      });
    });
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
