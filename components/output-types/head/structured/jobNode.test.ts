import { isJob, type Job } from '../../../../content/schemas/job';
import { exampleInput } from '../exampleInput';
import { jobNode } from './jobNode';
import { graphOf } from './structuredData';

const job: Job = {
  pageTitle: 'Line Cook, The Copper Ladle',
  pageDescription: 'The Copper Ladle is looking for: Line Cook, Camden. Part time.',
  pageSection: '/jobs',
  id: 'line-cook',
  title: 'Line Cook',
  employer: 'The Copper Ladle',
  place: 'Camden',
  type: 'part-time',
  pay: '$19 an hour',
  posted: '2026-11-18',
  closes: '2026-12-18',
  text: ['Five dinners a week.', 'You know a sauce from a gravy.'],
  apply: null,
};
const address = 'https://www.broadsheet.example/jobs/openings/line-cook/';

describe('an open position for search engines', () => {
  it('is a JobPosting with employer, place, kind, day and last day', () => {
    expect(jobNode(job, address)).toEqual({
      '@type': 'JobPosting',
      '@id': `${address}#job`,
      title: 'Line Cook',
      description: 'Five dinners a week.\n\nYou know a sauce from a gravy.',
      url: address,
      identifier: 'line-cook',
      datePosted: '2026-11-18',
      validThrough: '2026-12-18',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'The Copper Ladle' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Camden' },
      },
    });
  });

  it.each([
    ['full-time', 'FULL_TIME'],
    ['contract', 'CONTRACTOR'],
    ['temporary', 'TEMPORARY'],
    ['internship', 'INTERN'],
  ] as const)('of kind %s is %s', (type, said) => {
    expect(jobNode({ ...job, type }, address).employmentType).toBe(said);
  });

  it('says nothing of what is not known', () => {
    const node = jobNode({ ...job, place: '', closes: null, text: [] }, address);
    const said = JSON.parse(JSON.stringify(node)) as object;
    expect(said).not.toHaveProperty('jobLocation');
    expect(said).not.toHaveProperty('validThrough');
    expect(said).toMatchObject({ description: job.pageDescription });
  });

  it('stands in the graph of its own page, and of no other that names itself', () => {
    expect(isJob(job)).toBe(true);
    const typesOf = (globalContent: unknown) =>
      graphOf(exampleInput({ globalContent, requestUri: '/jobs/openings/line-cook/' })).map(
        (node) => node['@type'],
      );
    expect(typesOf(job)).toEqual(expect.arrayContaining(['WebPage', 'JobPosting']));
    const { pageTitle, pageDescription, pageSection } = job;
    expect(typesOf({ pageTitle, pageDescription, pageSection })).not.toContain('JobPosting');
  });
});
