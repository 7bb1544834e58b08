import type { BlockStates } from 'fusion:states';

const table =
  '<table><caption>Turnout by ward, Nov. 3</caption><thead><tr><th scope="col">Ward</th><th scope="col">Voted</th></tr></thead><tbody><tr><th scope="row">2nd</th><td>61%</td></tr><tr><th scope="row">22nd</th><td>66%</td></tr></tbody></table>';

/** Named states of the HTML box. */
const states: BlockStates = {
  inThePage: { fields: { rawHTML: table, title: 'Who voted' } },
  withScript: {
    fields: {
      title: 'A counter',
      height: 120,
      rawHTML:
        '<p>Days until the vote: <output id="days">…</output></p><script>document.getElementById("days").textContent = "12"</script>',
    },
  },
  ofAnotherHost: {
    fields: {
      title: 'The flood map',
      rawHTML:
        '<iframe src="https://maps.example/flood" title="Flood map" width="600" height="320"></iframe>',
    },
  },
  withoutTitle: { fields: { rawHTML: '<p>Polls close at <strong>8 p.m.</strong></p>' } },
  empty: { fields: {} },
};

export default states;
