import broadsheet from '../properties/sites/broadsheet';

const [company] = broadsheet.companyDomains;

/** A reader of each kind, as whom anybody may sign in on a machine of their own. */
export const demoReaders = [
  { label: 'Logged In', email: 'reader@readers.example', name: 'Rita Reader' },
  { label: 'Subscribed', email: 'subscriber@readers.example', name: 'Sam Subscriber' },
  { label: 'Ads-free', email: 'adfree@readers.example', name: 'Ada Adfree' },
  { label: 'Staff', email: `staff@${company}`, name: 'Stella Staff' },
];
