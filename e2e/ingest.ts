import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './browser';

const PATH = '/gateway/content/v4/ingest';

/** Writes a story as the newsroom's system does: through the content service's own API; throws where it is refused. */
export async function ingest(story: { _id: string } & Record<string, unknown>): Promise<void> {
  const answer = await ask('PUT', PATH, story);
  const { rejected } = (await answer.json()) as { rejected?: unknown[] };
  if (!answer.ok || rejected?.length !== 0)
    throw new Error(`${story._id}: ${answer.status}: ${JSON.stringify(rejected)}`);
}

/** Takes a story back; one that is not there, too. */
export async function withdraw(id: string): Promise<void> {
  await ask('DELETE', `${PATH}/${id}`);
}

function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const secrets = readFileSync(join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'), 'utf8');
  const { accessToken } = JSON.parse(secrets) as { accessToken: string };
  return fetch(new URL(path, SITE()), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
