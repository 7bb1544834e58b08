import type { DocumentRow } from '../prepare/documentRow';
import { heldBack, reasonOf } from './heldBack';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const row = (more: object): DocumentRow =>
  ({
    raw: {},
    is_published: true,
    draft_reason: null,
    embargo_until: null,
    published_until: null,
    ...more,
  }) as DocumentRow;

const EMBARGO = '/content_restrictions/embargo';
const END = '/publishing/scheduled_operations/unpublish_edition';

describe('what keeps readers from a document that was sent without a word on it', () => {
  it.each<[string, DocumentRow, string[], string[]]>([
    ['its status', row({ is_published: false }), ['/status', '/headlines'], ['/status']],
    [
      'its revision, which says so first',
      row({ is_published: false, raw: { revision: { published: false }, status: 'draft' } }),
      ['/revision', '/status'],
      ['/revision'],
    ],
    [
      'its edition',
      row({ is_published: false, raw: { publishing: { has_published_edition: false } } }),
      ['/publishing/has_published_edition'],
      ['/publishing/has_published_edition'],
    ],
    ['an embargo without an end', row({ embargo_until: 'infinity' }), [EMBARGO], [EMBARGO]],
    ['an embargo', row({ embargo_until: '2026-11-21T15:00:01Z' }), [EMBARGO], [EMBARGO]],
    [
      'an embargo, kept as a whole',
      row({ embargo_until: 'infinity' }),
      ['/content_restrictions'],
      ['/content_restrictions'],
    ],
    ['a planned end', row({ published_until: '2026-12-01T00:00:00Z' }), [END], [END]],
    ['no embargo that is over', row({ embargo_until: '2026-11-21T15:00:00Z' }), [EMBARGO], []],
    [
      'of what was kept, the embargo alone',
      row({ embargo_until: 'infinity' }),
      ['/headlines', EMBARGO],
      [EMBARGO],
    ],
    [
      'of what was kept, the planned end alone',
      row({ published_until: '2026-12-01T00:00:00Z' }),
      ['/headlines', END],
      [END],
    ],
    ['nothing that is not kept', row({ is_published: false }), ['/headlines'], []],
    ['nothing of one that readers see', row({}), ['/status', EMBARGO, END], []],
    [
      'nothing of one that lacks a headline',
      row({ is_published: false, draft_reason: 'no headline' }),
      ['/status'],
      [],
    ],
    [
      'no property whose name only begins so',
      row({ is_published: false }),
      ['/status_of_print'],
      [],
    ],
  ])('is %s', (_what, document, kept, held) => {
    expect(heldBack(document, kept, NOW)).toEqual(held);
  });

  it('is said, with what to say to lift it', () => {
    expect(reasonOf(['/status', EMBARGO])).toBe(
      'stays held back: it does not say /status, /content_restrictions/embargo, or in an older version, and what ' +
        'is stored is kept. To lift that, say "status": "published" or "content_restrictions": null in a newer ' +
        'version, or replace the document whole (--replace; replace=true)',
    );
    expect(reasonOf(['/publishing'])).toContain(
      'say "publishing": {"has_published_edition": true} or "publishing": null in',
    );
  });
});
