import type { Finding } from '../../../contract/checklist';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import { partFindings } from './partFindings';

const finding = (nodeId: string | null): Finding => ({
  rule: 'links',
  level: 'error',
  nodeId,
  message: `Something about ${nodeId}.`,
});
const page = (title: string) =>
  pageDocument('p', {
    sections: { main: [feature('head'), feature('one', { fields: { title } })] },
  });
const found = [finding('head'), finding('one'), finding('new'), finding(null)];

describe('What the checklist found is parted', () => {
  it('by whether readers have the block just so', () => {
    const { fresh, known } = partFindings(found, page('New'), page('Old'));
    expect(known).toEqual([finding('head')]);
    expect(fresh).toEqual([finding('one'), finding('new'), finding(null)]);
  });

  it('and all of it is new where readers have nothing', () => {
    expect(partFindings(found, page('New'), null)).toEqual({ fresh: found, known: [] });
  });
});
