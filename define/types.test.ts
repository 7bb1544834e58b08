import { useContent } from 'fusion:content';
import { defineFeature, defineSource, field, param } from '.';

const places = defineSource({
  params: { city: param.text({ required: true }), limit: param.number({ default: 5 }) },
  fetch: ({ city, limit }) => [{ name: city, rank: limit }],
});

declare module 'fusion:content' {
  interface Sources {
    'places-of-types-test': typeof places;
  }
}

/**
 * What the types hold is proved by the compiler (`npm test` runs it): each `@ts-expect-error` is an
 * error itself where the line below it is none. Nothing here runs.
 */
describe('the types of defineFeature and defineSource', () => {
  it('refuse a misspelt static, an unknown moment, and a default that is no option', () => {
    const stated = () => [
      // @ts-expect-error -- `hydrat` is no static
      defineFeature({ label: 'Note', hydrat: 'visible', view: () => null }),
      // @ts-expect-error -- no such moment
      defineFeature({ label: 'Note', hydrate: 'sometimes', view: () => null }),
      // @ts-expect-error -- a label has to be there
      defineFeature({ view: () => null }),
      // @ts-expect-error -- red is none of them
      field.oneOf(['blue', 'green'], { default: 'red' }),
      // @ts-expect-error -- a label for what is no option
      field.oneOf(['blue', 'green'], { labels: { bleu: 'Blue' } }),
      // @ts-expect-error -- never empty needs a default
      field.text({ isNeverEmpty: true }),
      // @ts-expect-error -- `defaultValue` is what it becomes; it is stated as `default`
      field.text({ defaultValue: 'x' }),
    ];
    expect(stated).toBeDefined();
  });

  it('give a view the fields that were defined, and no others', () => {
    const stated = () =>
      defineFeature({
        label: 'Note',
        fields: { title: field.text(), size: field.number(), color: field.oneOf(['a', 'b']) },
        view: ({ fields }) => {
          const title: string = fields.title;
          const size: number | null = fields.size;
          const color: 'a' | 'b' | null = fields.color;
          // @ts-expect-error -- there is no such field
          const other: unknown = fields.titel;
          // @ts-expect-error -- it may be null
          const sure: number = fields.size;
          return [title, size, color, other, sure].join(' ');
        },
      });
    expect(stated).toBeDefined();
  });

  it('tell what a named source takes and gives', () => {
    const Asking = () => {
      const found = useContent({ source: 'places-of-types-test', query: { city: 'Chester' } });
      const names: string[] | undefined = found?.map(({ name }) => name);
      // @ts-expect-error -- a place has no mayor
      const mayors = found?.map(({ mayor }) => String(mayor));
      // @ts-expect-error -- it needs a city
      useContent({ source: 'places-of-types-test', query: { limit: 3 } });
      // @ts-expect-error -- it takes no `town`
      useContent({ source: 'places-of-types-test', query: { city: 'Chester', town: 'x' } });
      const unknownSource: unknown = useContent({ source: 'of-another-pack', query: { any: 1 } });
      const said: number | null = useContent<number>({ source: 'of-another-pack' });
      return [names, mayors, unknownSource, said];
    };
    expect(Asking).toBeDefined();
  });
});
