import type { Job, JobType } from '../../../../content/schemas/job';
import type { JobPosting } from './schema';

/** As search engines call them. */
const EMPLOYMENT: Record<JobType, JobPosting['employmentType']> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** An open position for search engines; what is not known is not said. `url` is of its page. */
export function jobNode(job: Job, url: string): JobPosting {
  const { title, employer, place, type, posted, closes, text, pageDescription } = job;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title,
    description: text.join('\n\n') || pageDescription,
    url,
    identifier: job.id,
    datePosted: posted,
    validThrough: closes ?? undefined,
    employmentType: EMPLOYMENT[type],
    hiringOrganization: { '@type': 'Organization', name: employer },
    ...(place
      ? {
          jobLocation: {
            '@type': 'Place' as const,
            address: { '@type': 'PostalAddress' as const, addressLocality: place },
          },
        }
      : {}),
  };
}
