/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { defineChain, defineFeature, field } from '.';

const Note = defineFeature({
  label: 'Note',
  ttl: 60,
  hydrate: 'visible',
  fields: { title: field.text({ default: 'News' }), size: field.number({ default: 2, min: 1 }) },
  refresh: ({ content, fields }) => (content === 'over' ? null : fields.size * 1000),
  view: function NoteFeature({ fields }) {
    return <h2>{fields.title.repeat(fields.size)}</h2>;
  },
});

describe('defineFeature', () => {
  it('gives the view its fields, read, with their defaults', () => {
    expect(render(<Note />).container.innerHTML).toBe('<h2>NewsNews</h2>');
    const { container } = render(<Note customFields={{ title: 'Hi', size: '-3' }} />);
    expect(container.innerHTML).toBe('<h2>Hi</h2>');
  });

  it('writes the statics that the engine reads, and no others', () => {
    expect(Object.keys(Note).sort()).toEqual(
      ['displayName', 'hydrate', 'label', 'propTypes', 'refresh', 'ttl'].sort(),
    );
    expect({ ...Note }).toMatchObject({
      label: 'Note',
      ttl: 60,
      hydrate: 'visible',
      displayName: 'NoteFeature',
    });
    const { args } = Note.propTypes.customFields as { args?: object };
    expect(Object.keys(args ?? {})).toEqual(['title', 'size']);
  });

  it('says when to ask again by the fields as they are read', () => {
    const asked = { globalContent: null, customFields: { size: '5' } };
    expect(Note.refresh?.({ ...asked, content: null })).toBe(5000);
    expect(Note.refresh?.({ ...asked, content: 'over' })).toBeNull();
  });

  it('gives a chain its children', () => {
    const Row = defineChain({
      label: 'Row',
      fields: { heading: field.text() },
      view: ({ fields, children }) => <section title={fields.heading}>{children}</section>,
    });
    const { container } = render(<Row customFields={{ heading: 'Top' }}>one</Row>);
    expect(container.innerHTML).toBe('<section title="Top">one</section>');
  });
});
