import type { AnsGallery, AnsImage, AnsVideo, PromoItems } from '../../content/schemas/ans';
import { readGallery } from '../../content/schemas/readGallery';
import { readImage } from '../../content/schemas/readImage';
import { readVideo } from '../../content/schemas/readVideo';
import { selectLead } from './selectLead';

const image = (id: string) => readImage({ _id: id, url: `/${id}.jpg` }) as AnsImage;
const video = readVideo({ _id: 'V', youtube_content_id: 'abcdef12345' }) as AnsVideo;
const gallery = readGallery({ _id: 'G', content_elements: [{ url: '/g.jpg' }] }) as AnsGallery;
const EMPTY: PromoItems = {
  basic: null,
  lead_art: null,
  promo: null,
  longform: null,
  video: null,
  youtube: null,
};
const text = { type: 'text' as const, _id: 't', content: 'a' };
const html = { type: 'raw_html' as const, _id: 'h', content: '<p>', trusted: true };

describe('lead media of a story (platform §5)', () => {
  it.each([
    ['YouTube first', { youtube: video, longform: image('L'), video }, [image('I')], 'V', false],
    ['then the long-form picture', { longform: image('L'), video }, [image('I')], 'L', false],
    ['then a video', { video, basic: image('B') }, [image('I')], 'V', false],
    ['then a gallery as lead art', { lead_art: gallery }, [image('I')], 'G', false],
    ['then raw HTML that comes first', { basic: image('B') }, [html], 'h', true],
    ['then a picture that comes first', { basic: image('B') }, [image('I')], 'I', true],
    ['else the lead art', { lead_art: image('A'), basic: image('B') }, [text], 'A', false],
    ['else the promo picture', { basic: image('B') }, [text], 'B', false],
    ['else a promo video', { basic: video }, [text], 'V', false],
    ['else nothing', {}, [text], undefined, false],
  ])('%s', (_name, promo, content_elements, id, isFirstElement) => {
    const lead = selectLead({ promo: { ...EMPTY, ...promo }, content_elements });
    expect(lead.media?._id).toBe(id);
    expect(lead.isFirstElement).toBe(isFirstElement);
  });

  it.each([
    ['the long-form picture', { longform: image('L') }, true],
    ['a video', { video }, false],
    ['YouTube', { youtube: video, longform: image('L') }, false],
    ['the promo picture', { basic: image('B') }, false],
  ])('is as wide as the page where it is %s: %j', (_name, promo, isWide) => {
    const lead = selectLead({ promo: { ...EMPTY, ...promo }, content_elements: [text] });
    expect(lead.isWide).toBe(isWide);
  });

  it('says when the lead also opens the body', () => {
    const lead = selectLead({ promo: { ...EMPTY, basic: video }, content_elements: [video] });
    expect(lead.isFirstElement).toBe(true);
  });
});
