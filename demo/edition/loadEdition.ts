import { request } from 'undici';
import { renderPicture } from '../art/renderPicture';
import { buildEdition } from './buildEdition';
import type { LeagueGames } from '../gameStories/LeagueGames';

export interface EditionTarget {
  /** Absolute base of the services: `http://localhost:3000/gateway`. */
  base: string;
  /** Staff token. */
  token: string;
  /** The moment that the edition is dated from. */
  clock: Date;
  /** Games around the clock's moment, for the stories about games; without any there are none. */
  games?: readonly LeagueGames[];
  onProgress: (line: string) => void;
  website?: string;
  /** Folder with stories and lists. */
  folder: string;
}

const BATCH = 50;
const DRAWN_AT_ONCE = 2;

/**
 * Loads the first edition into the services, over HTTP. Pictures that are there are not drawn again,
 * so a run that was cut off goes on where it was.
 * @throws Error with the service's answer when it refuses something.
 */
export async function loadEdition(target: EditionTarget): Promise<void> {
  const { base, token, clock, onProgress, folder, games, website = 'broadsheet' } = target;
  const edition = buildEdition(folder, clock, games);

  async function put(path: string, body: unknown): Promise<string> {
    const answer = await request(`${base}${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300)
      throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 500)}`);
    return text;
  }

  for (const section of edition.sections) await put(`/site/v3/website/${website}/section`, section);
  await put('/author/v2/author-service', { authors: edition.authors });
  for (let start = 0; start < edition.documents.length; start += BATCH) {
    const documents = edition.documents.slice(start, start + BATCH);
    const { rejected } = JSON.parse(
      await put('/content/v4/ingest?replace=true', { documents }),
    ) as {
      rejected: { _id: string; errors: { path: string; message: string }[] }[];
    };
    const [first] = rejected;
    if (first) {
      const faults = first.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      throw new Error(
        `${rejected.length} documents of the edition were refused; ${first._id}: ${faults}`,
      );
    }
  }
  for (const collection of edition.collections) await put('/content/v4/collections', collection);
  onProgress(
    `${edition.documents.length} stories, galleries and videos, ${edition.authors.length} authors`,
  );
  await uploadPictures(edition.pictures, target, onProgress);
}

type Pictures = ReturnType<typeof buildEdition>['pictures'];

async function uploadPictures(
  pictures: Pictures,
  { base, token }: EditionTarget,
  onProgress: (line: string) => void,
) {
  const open = [...pictures];
  let done = 0;
  const work = async () => {
    for (let picture = open.shift(); picture; picture = open.shift()) {
      await uploadPicture(picture, base, token);
      done += 1;
      if (done % 50 === 0 || done === pictures.length)
        onProgress(`${done} of ${pictures.length} pictures drawn`);
    }
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, work));
}

async function uploadPicture(
  { file, spec }: Pictures[number],
  base: string,
  token: string,
): Promise<void> {
  const url = `${base}/photo/v2/${file}`;
  const headers = { authorization: `Bearer ${token}` };
  const known = await request(url, { method: 'HEAD', headers });
  await known.body.dump();
  if (known.statusCode === 200) return;
  const { jpeg } = await renderPicture(spec);
  const answer = await request(url, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: jpeg,
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300)
    throw new Error(`${file} was refused (${answer.statusCode}): ${text.slice(0, 300)}`);
}
