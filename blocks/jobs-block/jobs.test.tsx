/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import Search from './features/job-search/default';
import View from './features/job/default';
import { exampleJob } from './jobs/exampleJobs';
import { isJob } from '../../content/schemas/job';
import { readJob, readJobs } from './jobs/readJob';
import states from './states';

function show(name: string) {
  const {
    feature,
    fields = {},
    content = {},
    globalContent = null,
    requestUri = '/',
  } = states[name] ?? {};
  setFusion({ content, app: { globalContent, requestUri } });
  const Feature = feature === 'job' ? View : Search;
  return render(<Feature customFields={fields} />).container;
}

describe('jobs', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('are asked for by the words, place and type of the address, and the form shows them', () => {
    show('ofPlaceAndType');
    expect(getFusion().calls[0]).toEqual({
      source: 'jobs-api',
      query: { words: 'press', page: 1, place: 'Bristol', type: 'full-time', size: 12 },
    });
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('Bristol');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Full time');
  });

  it.each([
    ['newest', '22 jobs'],
    ['ofPlaceAndType', '1 job'],
    ['nothing', 'No jobs found'],
    ['notAvailable', 'The jobs are not available right now.'],
  ])('say what was found: %s', (name, words) => expect(show(name)).toHaveTextContent(words));

  it('have a page each, with where to apply', () => {
    const container = show('job');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pressroom Mechanic');
    expect(container).toHaveTextContent('Apply byDec. 18, 2026');
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', exampleJob.apply);
    show('shortJob');
    expect(screen.getAllByRole('link', { name: 'Apply' })).toHaveLength(1);
  });

  it('show nothing on a page about none', () => expect(show('noJob')).toBeEmptyDOMElement());

  it.each([
    [{ ...exampleJob, type: 'gig' }],
    [{ ...exampleJob, id: '../jobs' }],
    [{ ...exampleJob, posted: 'today' }],
    [{ ...exampleJob, employer: '' }],
  ])('are none where something is missing: %#', (data) => expect(readJob(data)).toBeNull());

  it('lead nowhere that runs script', () => {
    expect(readJob({ ...exampleJob, apply: 'javascript:alert(1)' })?.apply).toBeNull();
  });

  it('are read or left out, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (jobs) => {
        expect(readJobs({ jobs }).jobs.every(isJob)).toBe(true);
      }),
    );
    expect(() => readJobs({})).toThrow('no list of jobs');
  });
});
