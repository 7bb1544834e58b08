/** How the harness shows a state: all of it stands in the address, so that it can be linked. */
export interface HarnessSettings {
  /** Folder name of the block ("story-card-block"). */
  block: string;
  /** Name of the state. */
  state: string;
  /** Custom fields that differ from the state's. */
  fields: Record<string, unknown>;
  scheme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  motion: 'full' | 'reduce';
  network: 'full' | 'slow';
  script: 'on' | 'off';
  reader: 'state' | 'out' | 'in' | 'subscribed' | 'ads-free' | 'internal';
  /** Kind of page that the block believes to be on; `state` keeps the state's. */
  page: 'state' | 'home' | 'section' | 'article' | 'gallery' | 'author' | 'search';
  /** Whether an editor looks at it. */
  admin: boolean;
  /** Answers of the state, or of the real content sources. */
  content: 'state' | 'live';
}

export const CHOICES = {
  scheme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  motion: ['full', 'reduce'],
  network: ['full', 'slow'],
  script: ['on', 'off'],
  reader: ['state', 'out', 'in', 'subscribed', 'ads-free', 'internal'],
  page: ['state', 'home', 'section', 'article', 'gallery', 'author', 'search'],
  content: ['state', 'live'],
} as const satisfies { [K in keyof HarnessSettings]?: readonly HarnessSettings[K][] };

type Choice = keyof typeof CHOICES;
const NAMES = Object.keys(CHOICES) as Choice[];

/** Settings from an address's query; what is absent or unknown takes the first choice. */
export function parseSettings(query: URLSearchParams): HarnessSettings {
  const choose = <K extends Choice>(name: K): HarnessSettings[K] => {
    const value = query.get(name);
    const choices: readonly string[] = CHOICES[name];
    return (value !== null && choices.includes(value) ? value : choices[0]) as HarnessSettings[K];
  };
  return {
    block: query.get('block') ?? '',
    state: query.get('state') ?? '',
    fields: parseFields(query.get('fields')),
    scheme: choose('scheme'),
    dir: choose('dir'),
    motion: choose('motion'),
    network: choose('network'),
    script: choose('script'),
    reader: choose('reader'),
    page: choose('page'),
    content: choose('content'),
    admin: query.get('admin') === '1',
  };
}

/** The query of an address that shows the same; what is as usual is left out. */
export function formatSettings(settings: HarnessSettings): URLSearchParams {
  const query = new URLSearchParams({ block: settings.block, state: settings.state });
  if (Object.keys(settings.fields).length > 0) query.set('fields', JSON.stringify(settings.fields));
  for (const name of NAMES)
    if (settings[name] !== CHOICES[name][0]) query.set(name, settings[name]);
  if (settings.admin) query.set('admin', '1');
  return query;
}

function parseFields(text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? (fields as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
