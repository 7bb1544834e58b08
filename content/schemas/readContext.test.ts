import { note, readContext, richText } from './readContext';

describe('What is read of a document', () => {
  it('keeps how it differs from ANS: the beginning of what is long, and of many', () => {
    const context = readContext();
    note(context, 'x'.repeat(201));
    for (let count = 1; count < 150; count += 1) note(context, `deviation ${count}`);
    expect(context.deviations[0]).toBe('x'.repeat(200));
    expect(context.deviations).toHaveLength(100);
    expect(context.deviations.at(-1)).toBe('deviation 99');
  });

  it('is sanitised, whatever it says of itself', () => {
    expect(richText('<b onclick="x()">Bold</b><script>x()</script>', readContext())).toBe(
      '<b>Bold</b>',
    );
  });

  it('is of the site that is asked for, else of our own', () => {
    expect([readContext().site, readContext('other').site]).toEqual(['broadsheet', 'other']);
  });
});
