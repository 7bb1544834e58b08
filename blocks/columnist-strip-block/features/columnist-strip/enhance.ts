import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

const KEY = 'followedColumnists';

/** Remembers in this browser that the reader follows a columnist, and says so next time. */
export default function enhance(root: HTMLElement): void {
  enhanceNewsletterForms(root);
  const strip = root.querySelector<HTMLElement>('[data-columnist]');
  const id = strip?.dataset['columnist'];
  const form = strip?.querySelector('form');
  const note = strip?.querySelector<HTMLElement>('.columnist-strip__followed');
  if (!id || !form || !note) return;
  if (readFollowed().includes(id)) note.textContent = 'You follow this column.';
  form.addEventListener('submit', () => {
    keepFollowed([...new Set([...readFollowed(), id])]);
  });
}

function readFollowed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch (error) {
    console.info('Nothing is kept of who is followed', error);
    return [];
  }
}

function keepFollowed(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch (error) {
    console.info('It can’t be kept who is followed', error);
  }
}
