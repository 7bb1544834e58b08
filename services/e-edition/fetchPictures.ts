import type { NamedPicture, PrintedPaper } from './PrintedPaper';

/** The file of a picture as JPEG or PNG; null where it can't be had. */
export type FetchPicture = (address: string) => Promise<Uint8Array | null>;

/** A paper with the files of its pictures; a story whose picture can't be had is printed without. */
export async function fetchPictures(
  paper: PrintedPaper<NamedPicture>,
  fetchPicture: FetchPicture,
): Promise<{ paper: PrintedPaper; missing: number }> {
  let missing = 0;
  const pages = await Promise.all(
    paper.pages.map(async (page) => ({
      ...page,
      stories: await Promise.all(
        page.stories.map(async ({ picture, ...story }) => {
          const file = picture && (await fetchPicture(picture.address));
          if (picture && !file) missing += 1;
          return { ...story, picture: picture && file && { ...picture, file } };
        }),
      ),
    })),
  );
  return { paper: { ...paper, pages }, missing };
}
