import { exampleInput } from './exampleInput';
import { pageDescription } from './pageDescription';
import { pageTitle } from './pageTitle';
import { graphOf } from './structured/structuredData';

const globalContent = {
  pageTitle: 'Line Cook, The Copper Ladle',
  pageDescription: 'Five dinners a week.',
  pageSection: '/news',
};

describe('the head of a page whose content names it', () => {
  const input = exampleInput({ globalContent, metas: { title: 'Job', description: 'A job' } });

  it('has that name and description, whatever the template is called', () => {
    expect(pageTitle(input)).toBe('Line Cook, The Copper Ladle | The Broadsheet');
    expect(pageDescription(input)).toBe('Five dinners a week.');
  });

  it('has a way to it from its section', () => {
    expect(graphOf(input)).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'News', item: 'https://www.broadsheet.example/news/' }),
          expect.objectContaining({ name: 'Line Cook, The Copper Ladle' }),
        ],
      }),
    );
  });
});
