import { at, list, text } from '../../content/schemas/json';
import { safeUrl } from '../../content/schemas/safeUrl';

/** ms without a key before anything is asked for. */
const PAUSE = 120;
/** Letters from which on there is something to suggest. */
const FEWEST_LETTERS = 2;
const GROUPS = [
  ['section', 'Sections'],
  ['author', 'Writers'],
  ['topic', 'Topics'],
  ['story', 'Stories'],
] as const;

/**
 * Suggests what to open while a reader types into a search form: a combobox with a list below it. Arrows move
 * within the list, Enter opens what is marked or searches, Escape closes the list first (ARIA: combobox).
 */
export function suggestSearches(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="query"]');
  if (!input || input.getAttribute('role') === 'combobox') return;
  const box = createBox(`${input.id}-suggestions`);
  (input.parentElement ?? input).after(box.panel);
  new Combobox(input, box).start();
}

interface Box {
  panel: HTMLElement;
  listbox: HTMLElement;
  status: HTMLElement;
}

function createBox(id: string): Box {
  const panel = element('div', 'search-suggestions');
  const listbox = element('div', 'search-suggestions__list');
  const status = element('p', 'visually-hidden');
  listbox.id = id;
  listbox.setAttribute('role', 'listbox');
  listbox.setAttribute('aria-label', 'Suggestions');
  listbox.hidden = true;
  status.setAttribute('role', 'status');
  panel.append(listbox, status);
  return { panel, listbox, status };
}

class Combobox {
  readonly #input: HTMLInputElement;
  readonly #box: Box;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #marked = -1;

  constructor(input: HTMLInputElement, box: Box) {
    this.#input = input;
    this.#box = box;
  }

  start(): void {
    const input = this.#input;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', this.#box.listbox.id);
    input.addEventListener('input', () => this.#askSoon());
    input.addEventListener('keydown', (event) => this.#press(event));
    input.addEventListener('blur', ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && this.#box.panel.contains(relatedTarget);
      if (!isInside) this.#close();
    });
    // A press on the list leaves the focus in the text.
    this.#box.listbox.addEventListener('mousedown', (event) => event.preventDefault());
    if (input.value !== input.defaultValue) this.#askSoon();
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    const typed = this.#input.value.trim();
    if (typed.length < FEWEST_LETTERS) return this.#close();
    this.#timer = setTimeout(() => void this.#ask(typed), PAUSE);
  }

  async #ask(typed: string): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const query = new URLSearchParams({ query: JSON.stringify({ query: typed }) });
    try {
      const answer = await fetch(`/pf/api/v3/content/fetch/search-suggestions?${query}`, {
        signal: asking.signal,
      });
      const found = answer.ok ? list(await answer.json()) : [];
      if (!asking.signal.aborted) this.#show(found);
    } catch (error) {
      if (asking.signal.aborted) return;
      // A search works without; what was suggested for another text goes.
      console.warn('Nothing is suggested for this search:', error);
      this.#close();
    }
  }

  #show(found: unknown[]): void {
    const { listbox, status } = this.#box;
    listbox.replaceChildren(
      ...GROUPS.flatMap(([kind, name]) => groupOf(listbox.id, kind, name, found)),
    );
    const options = this.#options();
    for (const [place, option] of options.entries()) option.id = `${listbox.id}-${place}`;
    if (options.length === 0) return this.#close();
    this.#mark(-1);
    listbox.hidden = false;
    this.#input.setAttribute('aria-expanded', 'true');
    status.textContent = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#mark(-1);
    this.#box.listbox.hidden = true;
    this.#box.status.textContent = '';
    this.#input.setAttribute('aria-expanded', 'false');
  }

  #press(event: KeyboardEvent): void {
    if (this.#box.listbox.hidden || event.isComposing) return;
    const options = this.#options();
    const { length } = options;
    if (event.key === 'ArrowDown') this.#mark(this.#marked + 1 >= length ? -1 : this.#marked + 1);
    else if (event.key === 'ArrowUp') this.#mark(this.#marked < 0 ? length - 1 : this.#marked - 1);
    else if (event.key === 'Escape') this.#close();
    else if (event.key === 'Enter' && this.#marked >= 0) options[this.#marked]?.click();
    else return;
    event.preventDefault();
  }

  /** @param place of an option; -1: none, one is in the text. */
  #mark(place: number): void {
    const options = this.#options();
    for (const [n, option] of options.entries())
      option.setAttribute('aria-selected', String(n === place));
    this.#marked = place;
    const marked = options[place];
    if (!marked) return this.#input.removeAttribute('aria-activedescendant');
    this.#input.setAttribute('aria-activedescendant', marked.id);
    marked.scrollIntoView({ block: 'nearest' });
  }

  #options(): HTMLElement[] {
    return [...this.#box.listbox.querySelectorAll<HTMLElement>('[role="option"]')];
  }
}

function groupOf(id: string, kind: string, name: string, found: unknown[]): HTMLElement[] {
  const options = found.flatMap((one) => {
    const url = safeUrl(at(one, 'url'));
    if (at(one, 'kind') !== kind || url === null) return [];
    const option = element('a', 'search-suggestions__option');
    option.setAttribute('role', 'option');
    option.tabIndex = -1;
    option.href = url;
    option.textContent = text(at(one, 'text'));
    return [option];
  });
  if (options.length === 0) return [];
  const group = element('div', `search-suggestions__group search-suggestions__group--${kind}`);
  const title = element('p', 'search-suggestions__title');
  title.id = `${id}-${kind}`;
  title.textContent = name;
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', title.id);
  group.append(title, ...options);
  return [group];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
