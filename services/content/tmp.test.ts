import { engines } from './testing/engines';
import { openService } from './testing/openService';
import { readAnsFiles } from './ingestFiles';
jest.setTimeout(60000);
it.each(engines)('x $name', async (engine) => {
  let t = performance.now();
  const log = (...a: unknown[]) => process.stdout.write(a.map((x) => typeof x === 'string' ? x : JSON.stringify(x)).join(' ') + '\n');
  const s = await openService(engine);
  log('open', performance.now() - t);
  const reports = await readAnsFiles('/work/shared/ans/good');
  t = performance.now();
  let r = await s.put('/content/v4/ingest', { documents: reports.map((x) => x.document) });
  log('ingest', performance.now() - t, r.status, r.text.slice(0, 1500));
  t = performance.now();
  r = await s.get('/content/v4/stories?website_url=/local/anesthesiologist-trashes-sedated-patient-jury-orders-her-to-pay-500000/2015/06/23/cae05c00-18f3-11e5-ab92-c75ae6ab94b5_story.html/&website=broadsheet');
  log('get', performance.now() - t, r.status, r.text.slice(0, 600));
  for (const q of ['', 'type:story', 'headline', 'taxonomy.tags.slug:fred', 'tiny homes', 'display_date:[now-7d TO now]', 'owner.sponsored:false', 'planning.story_length.word_count_actual:[2000 TO 4000]', '(', 'headlines.basic:story', 'credits.by.name:"john q. reporter"', '*:*', 'taxonomy.tags.text:f*']) {
    t = performance.now();
    r = await s.get(`/content/v4/search/published?website=broadsheet&q=${encodeURIComponent(q)}&_sourceExclude=content_elements&included_fields=headlines.basic,canonical_url`);
    log(q, performance.now() - t, r.status, r.text.slice(0, 500));
  }
  t = performance.now();
  const many = Array.from({ length: 150 }, (_, i) => ({ ...reports.find((x) => x.file === 'story-fixture-good.json')!.document, _id: `s${i}`, canonical_url: `/news/s${i}.html`, taxonomy: { primary_section: { type: 'reference', referent: { id: '/news/', type: 'section' } } }, content_elements: Array.from({ length: 30 }, (_, j) => ({ type: 'text', content: `<p>Paragraph ${j} of <b>story</b> ${i}, with <a href="https://x.com" onclick="x">a link</a> and some words that go on for a while so that it has the length of a paragraph in a newspaper.</p>` })) }));
  for (const part of [many.slice(0, 75), many.slice(75)]) r = await s.put('/content/v4/ingest', { documents: part });
  log('150', performance.now() - t, r.status, r.text.slice(0, 200));
  t = performance.now();
  r = await s.get(`/content/v4/search/published?q=${encodeURIComponent('taxonomy.primary_section._id:"/news/"')}&size=100&_sourceExclude=content_elements`);
  log('100', performance.now() - t, r.text.length, r.status);
  await s.close();
});
