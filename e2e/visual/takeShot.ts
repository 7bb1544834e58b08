import sharp from 'sharp';
import { frameAddress } from '../blocks/harnessClient';
import type { Tab } from '../blocks/openTab';
import { wakeBlocks } from '../blocks/wakeBlocks';
import type { Shot } from './listShots';

/** px and percent: enough to see what changed, and small enough to keep in the repository. */
const WIDTH = 480;
const QUALITY = 50;
/** px of the small picture: what comes further down a long page stands at the top of another state. */
const MAX_HEIGHT = 2400;

/**
 * The state as a small WebP, or null when it shows nothing. The tab's clock stands still.
 * @throws Error when the state can't be shown.
 */
export async function takeShot({ page, visit }: Tab, site: string, shot: Shot) {
  const { status } = await visit(
    frameAddress(site, shot, { scheme: shot.scheme, motion: 'reduce' }),
    shot.width,
  );
  if (status !== 200) throw new Error(`${shot.block}, state ${shot.state}: answered ${status}`);
  const asleep = await wakeBlocks(page);
  if (asleep.length > 0)
    throw new Error(`${shot.block}, state ${shot.state}: ${asleep.join('; ')}`);
  const block = page.locator('#harness-block');
  const box = await block.boundingBox();
  if (!box || box.height < 1 || box.width < 1) return null;
  await page.evaluate(settle);
  const picture = await block.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const small = await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  return sharp(small.data, { raw: { width, height, channels } })
    .extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

/** Runs in the browser: waits until all that arrives by itself is there and drawn. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // The player's buttons are the browser's, and turn while it loads.
  for (const film of document.querySelectorAll('video')) film.controls = false;
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  const arrivals = pictures
    .filter(({ complete }) => !complete)
    .map(
      (picture) =>
        new Promise((resolve) => {
          for (const type of ['load', 'error'])
            picture.addEventListener(type, resolve, { once: true });
        }),
    );
  await Promise.race([Promise.all(arrivals), patience]);
  // A picture that can't be decoded is drawn as broken, and that shows in the shot.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
