import { at } from '../ans/json';
import type { JsonObject } from '../ans/json';
import { parseAuthor } from '../authors/parseAuthor';
import { picture, reference, story } from '../testing/documents';
import { inflate } from './inflate';
import type { Delivery, Known } from './inflate';

const delivery: Delivery = {
  website: 'broadsheet',
  signImage: (id) => `signed-${id}`,
  imageHosts: [],
};

function known(parts: Partial<Known> = {}): Known {
  return { referents: [], authors: new Map(), sections: new Map(), ...parts };
}

function author(given: JsonObject): JsonObject {
  const parsed = parseAuthor(given);
  return parsed.ok ? parsed.author : {};
}

describe('authors', () => {
  const jane = author({
    _id: 'jane',
    name: 'Jane Doe',
    bio: 'Writes.',
    email: 'j@b.example',
    image: '/gateway/photo/v2/jane.jpg',
  });
  const authors = new Map([['jane', jane]]);

  it('stand where a story refers to them, with a signed picture', () => {
    const inflated = inflate(
      story('a', { credits: { by: [reference('author', 'jane')] } }),
      known({ authors }),
      delivery,
    );
    expect(at(inflated, 'credits', 'by')).toMatchObject([
      {
        _id: 'jane',
        type: 'author',
        name: 'Jane Doe',
        url: '/author/jane/',
        bio: 'Writes.',
        image: { url: '/gateway/photo/v2/jane.jpg', auth: { '1': 'signed-jane.jpg' } },
        social_links: [{ site: 'email', url: 'j@b.example' }],
        additional_properties: { original: { byline: 'Jane Doe' } },
      },
    ]);
  });

  it('stand in the credits of vanity, too', () => {
    const vanity_credits = { by: [reference('author', 'jane')] };
    const inflated = inflate(story('a', { vanity_credits }), known({ authors }), delivery);
    expect(at(inflated, 'vanity_credits', 'by')).toMatchObject([
      { type: 'author', name: 'Jane Doe' },
    ]);
  });

  it('are changed by what the reference says of them in this story', () => {
    const changed = {
      type: 'reference',
      referent: { type: 'author', id: 'jane', referent_properties: { name: 'Jane D.' } },
    };
    const inflated = inflate(
      story('a', { credits: { by: [changed] } }),
      known({ authors }),
      delivery,
    );
    expect(at(inflated, 'credits', 'by')).toMatchObject([{ name: 'Jane D.', bio: 'Writes.' }]);
  });

  it.each([['By Jane'], [['jane']], [null]])(
    'that are no credits stay what they are: %j',
    (credits) => {
      const inflated = inflate(story('a', { credits }), known({ authors }), delivery);
      expect(inflated.credits).toEqual(credits);
    },
  );

  it('keep what the story itself says of them', () => {
    const by = [{ type: 'author', _id: 'jane', name: 'J. Doe', additional_properties: { own: 1 } }];
    const inflated = inflate(story('a', { credits: { by } }), known({ authors }), delivery);
    expect(at(inflated, 'credits', 'by')).toMatchObject([
      { name: 'J. Doe', bio: 'Writes.', additional_properties: { own: 1, original: {} } },
    ]);
  });

  it('are printed as the story prints them, also where a record that came along says it', () => {
    const original = { _id: 'jane', byline: 'Jane D. Doe' };
    const by = [{ _id: 'jane', name: 'jane', additional_properties: { original } }];
    const inflated = inflate(story('a', { credits: { by } }), known({ authors }), delivery);
    expect(at(inflated, 'credits', 'by')).toMatchObject([{ name: 'jane', byline: 'Jane D. Doe' }]);
  });

  it('are printed as the story itself says, whatever the record that came along says', () => {
    const original = { _id: 'jane', byline: 'Jane D. Doe' };
    const by = [{ _id: 'jane', byline: 'By J.D.', additional_properties: { original } }];
    const inflated = inflate(story('a', { credits: { by } }), known({ authors }), delivery);
    expect(at(inflated, 'credits', 'by')).toMatchObject([{ byline: 'By J.D.' }]);
  });

  it('that nobody knows stay as they are', () => {
    const credits = { by: [reference('author', 'x'), { type: 'author', name: 'Y' }, 'Z'], odd: 1 };
    expect(inflate(story('a', { credits }), known({ authors }), delivery).credits).toEqual(credits);
  });
});

describe('pictures', () => {
  const hosts = { ...delivery, imageHosts: ['pictures.example'] };
  const delivered = (url: string) =>
    at(
      inflate(story('a', { promo_items: { basic: picture({ url }) } }), known(), hosts),
      'promo_items',
      'basic',
    );

  it('on a host whose pictures the resizer reads say what their signature is of', () => {
    const url = 'https://pictures.example/a/b.jpg';
    expect(delivered(url)).toMatchObject({
      auth: { '1': `signed-${url}` },
      additional_properties: { resizer_id: url },
    });
  });

  it('stored with us are known by their file', () => {
    const stored = delivered('/gateway/photo/v2/b.jpg');
    expect(stored).toMatchObject({ auth: { '1': 'signed-b.jpg' } });
    expect(JSON.stringify(stored)).not.toContain('resizer_id');
  });
});

describe('sections', () => {
  const news = { _id: '/news', name: 'News', description: 'All of it', parent: { default: '/' } };
  const sections = new Map([['/news', news]]);

  it('stand where a story refers to them', () => {
    const taxonomy = {
      primary_section: reference('section', '/news/'),
      sections: [reference('section', '/news'), reference('section', '/unknown/')],
    };
    const inflated = inflate(story('a', { taxonomy }), known({ sections }), delivery);
    const section = {
      _id: '/news',
      _website: 'broadsheet',
      type: 'section',
      version: '0.10.9',
      name: 'News',
      description: 'All of it',
      path: '/news',
      parent_id: '/',
      parent: { default: '/' },
      additional_properties: { original: news },
    };
    expect(inflated.taxonomy).toEqual({
      primary_section: section,
      sections: [section, { ...reference('section', '/unknown/'), _id: '/unknown' }],
    });
  });

  it('stand where a site of the story is in one, too', () => {
    const websites = { broadsheet: { website_section: reference('section', '/news/') } };
    const inflated = inflate(story('a', { websites }), known({ sections }), delivery);
    expect(at(inflated, 'websites', 'broadsheet', 'website_section')).toMatchObject({
      _id: '/news',
      type: 'section',
      name: 'News',
    });
  });

  it('that are no sections stay what they are', () => {
    for (const sections of [['/news', null], [7]]) {
      const inflated = inflate(story('a', { taxonomy: { sections } }), known({}), delivery);
      expect(at(inflated, 'taxonomy', 'sections')).toEqual(sections);
    }
  });

  it('keep what a story says of them itself, and have the names and places of the section', () => {
    const politics = { _id: '/news/politics', name: 'Politics', parent: { default: '/news' } };
    const own = { _id: 'news/politics/', type: 'section', name: 'Old name', score: 7 };
    const inflated = inflate(
      story('a', { taxonomy: { sections: [own, { ...own, _id: '/gone' }] } }),
      known({ sections: new Map([['/news/politics', politics]]) }),
      delivery,
    );
    expect(inflated.taxonomy).toMatchObject({
      sections: [
        {
          _id: '/news/politics',
          name: 'Politics',
          description: '',
          score: 7,
          parent_id: '/news',
          parent: { default: '/news' },
        },
        { ...own, _id: '/gone' },
      ],
    });
  });

  it('that are not known stay as the story says them, and a reference that leads nowhere stays one', () => {
    const gone = { _id: 'gone/', type: 'section', name: 'Gone' };
    const nowhere = reference('section', '');
    const taxonomy = { primary_section: gone, sections: [gone, nowhere] };
    const inflated = inflate(story('a', { taxonomy }), known({ sections }), delivery);
    expect(inflated.taxonomy).toEqual(taxonomy);
  });

  it('without a parent stand below the whole site', () => {
    const inflated = inflate(
      story('a', { taxonomy: { primary_section: reference('section', '/life') } }),
      known({ sections: new Map([['/life', { _id: '/life', name: 'Life' }]]) }),
      delivery,
    );
    expect(inflated.taxonomy).toMatchObject({
      primary_section: { parent_id: '/', parent: { default: '/' } },
    });
  });
});

describe('referenced documents', () => {
  const film = {
    ...story('film'),
    type: 'video',
    promo_items: { basic: reference('image', 'pic') },
  };
  const referents = [film, picture({ _id: 'pic' }), { ...story('film'), type: 'story' }];

  it('stand where they are referred to, also at the second step', () => {
    const document = story('a', {
      content_elements: [{ ...reference('video', 'film'), alignment: 'left' }],
    });
    expect(at(inflate(document, known({ referents }), delivery), 'content_elements')).toMatchObject(
      [
        {
          type: 'video',
          alignment: 'left',
          promo_items: { basic: { type: 'image', auth: { '1': 'signed-bridge.jpg' } } },
        },
      ],
    );
  });

  it('take what the reference overrides, headline by headline', () => {
    const overrides = { headlines: { web: 'Shorter' }, subtype: 'clip' };
    const document = story('a', { promo_items: { basic: reference('video', 'film', overrides) } });
    expect(
      at(inflate(document, known({ referents }), delivery), 'promo_items', 'basic'),
    ).toMatchObject({
      headlines: { basic: 'Headline of film', web: 'Shorter' },
      subtype: 'clip',
    });
  });

  it('that refer to each other come to an end', () => {
    const one = story('one', { promo_items: { basic: reference('story', 'two') } });
    const two = story('two', { promo_items: { basic: reference('story', 'one') } });
    const inflated = inflate(one, known({ referents: [one, two] }), delivery);
    expect(JSON.stringify(inflated)).toContain('"reference"');
  });

  it('that are not there leave the reference', () => {
    const document = story('a', { promo_items: { basic: reference('image', 'none') } });
    expect(inflate(document, known(), delivery)).toEqual(document);
  });
});

it('signs our own pictures wherever they are', () => {
  const document = story('a', {
    content_elements: [{ type: 'element_group', content_elements: [picture()] }],
  });
  const [group] = inflate(document, known(), delivery).content_elements as JsonObject[];
  expect(group?.content_elements).toMatchObject([{ auth: { '1': 'signed-bridge.jpg' } }]);
});

describe('what another resizer signed (platform §8)', () => {
  const HASH = 'b2c7d1'.repeat(10) + 'b2c7';
  const url = 'https://cloudfront-us-east-1.images.arcpublishing.com/gazette/4QZ6WBXK5NGH.jpg';
  const hosts = { ...delivery, imageHosts: ['cloudfront-us-east-1.images.arcpublishing.com'] };
  const foreign = picture({
    _id: '4QZ6WBXK5NGH',
    url,
    auth: { '1': HASH },
    additional_properties: {
      mime_type: 'image/jpeg',
      originalUrl: url,
      proxyUrl: '/resizer/v2/4QZ6WBXK5NGH.jpg?auth=' + HASH,
      published: true,
    },
  });
  const lead = (given: JsonObject, by: Delivery) =>
    at(inflate(story('a', { promo_items: { basic: given } }), known(), by), 'promo_items', 'basic');

  it.each<[string, JsonObject]>([
    ['by one key', { '1': HASH }],
    ['by a key that was turned', { '2': HASH }],
    ['by several keys', { '1': HASH, '2': HASH }],
  ])('%s is left out where ours does not read the picture', (_name, auth) => {
    const { auth: _left, ...rest } = foreign;
    expect(lead({ ...foreign, auth }, delivery)).toEqual(rest);
  });

  it.each([url, url.replace('https:', 'http:')])(
    'is replaced where ours reads the picture: %s',
    (address) => {
      expect(lead({ ...foreign, url: address, auth: { '2': HASH } }, hosts)).toMatchObject({
        auth: { '1': `signed-${address}` },
        additional_properties: { resizer_id: address, published: true },
      });
      expect(lead({ ...foreign, url: address, auth: { '2': HASH } }, hosts)).not.toHaveProperty(
        'auth.2',
      );
    },
  );

  it('is left out of the picture of an author, which does not say that it is one', () => {
    const by = [{ type: 'author', name: 'Ana', image: { url, auth: { '1': HASH } } }];
    expect(
      at(inflate(story('a', { credits: { by } }), known(), delivery), 'credits', 'by'),
    ).toEqual([{ type: 'author', name: 'Ana', image: { url } }]);
  });

  it('says no longer what it was of', () => {
    const additional_properties = { resizer_id: 'https://x.example/other.jpg', published: true };
    expect(lead(picture({ additional_properties }), delivery)).toMatchObject({
      auth: { '1': 'signed-bridge.jpg' },
      additional_properties: { published: true },
    });
    expect(lead(picture({ additional_properties }), delivery)).not.toHaveProperty(
      'additional_properties.resizer_id',
    );
  });
});
