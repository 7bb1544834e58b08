/** Named states of the text block. */
const states = {
  page: {
    fields: {
      title: 'About The Broadsheet',
      html:
        '<p>The Broadsheet has reported on Philadelphia and the region since 1871. We print what we can prove, correct what we get wrong, and say who paid.</p>' +
        '<h2 id="standards">Standards</h2><p>Our reporters <a href="/about/newsroom-staff-beats-list.html">are named</a>. Our corrections stay with the story.</p>' +
        '<ul><li>No gifts.</li><li>No unnamed sources without two editors.</li></ul>',
    },
  },
  within: {
    fields: { title: 'How we count', titleLevel: 2, html: '<p>Every visitor once.</p>' },
  },
  textOnly: { fields: { html: '<p>A note without a title.</p>' } },
  dangerous: {
    fields: {
      title: 'Careful',
      html: '<p onclick="steal()">Text</p><script>steal()</script><a href="javascript:steal()">link</a>',
    },
  },
  empty: { fields: {} },
} as const;

export default states;
