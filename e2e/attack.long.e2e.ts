import { randomInt } from 'node:crypto';
import { runAttempts, type AttackGroup } from '../attack/attempt';
import { draw } from '../attack/draw';
import { addresses } from '../attack/groups/addresses';
import { bombs } from '../attack/groups/bombs';
import { documents } from '../attack/groups/documents';
import { folder } from '../attack/groups/folder';
import { forgeries } from '../attack/groups/forgeries';
import { headers } from '../attack/groups/headers';
import { pictures } from '../attack/groups/pictures';
import { queries } from '../attack/groups/queries';
import { readers } from '../attack/groups/readers/readers';
import { rights } from '../attack/groups/rights';
import { streams } from '../attack/groups/streams';
import { openTarget, type Target } from '../attack/openTarget';

const SEED = Number(process.env['BROADSHEET_ATTACK_SEED'] ?? randomInt(2 ** 31));

/** How many are drawn of each group, and which are always made: those that once got through. */
const SAMPLES: [AttackGroup, number, RegExp][] = [
  [rights, 300, /is on the list|of another site|GET .*\/(?:pack|stories|collections) as/],
  [forgeries, 60, /publish/],
  [addresses, 150, /^\/%ff$|raw: a length and chunks|^\/pf\/dist\/a+… \(309/],
  [headers, 100, /kept after x-forwarded-host/],
  [queries, 150, /twice$|section: NUL/],
  [readers, 60, /at once of one reader|fills the mailbox|a script in a name/],
  [pictures, 25, /an original|cut in its middle|signs "attack-unknown/],
  [folder, 60, /secrets|^mode of \/$/],
  [streams, 2, /a socket from/],
  [bombs, 4, /62 MB to .*import from nobody/],
  [documents, 2, /^less-than signs in an oEmbed$/],
];

describe(`attacks (npm run attack), drawn with BROADSHEET_ATTACK_SEED=${SEED}`, () => {
  let target: Target;

  beforeAll(async () => {
    const edition = process.env['BROADSHEET_E2E_EDITION'];
    target = await openTarget({ name: 'e2e-attack', edition });
  }, 300_000);
  afterAll(() => target?.stop());

  it.each(SAMPLES.map(([group, count, always]) => ({ name: group.name, group, count, always })))(
    'are held off: $name',
    async ({ group, count, always }) => {
      const all = await group.attempts(target);
      const held = all.filter(({ name }) => always.test(name));
      expect(held).not.toEqual([]);
      const drawn = draw(
        all.filter(({ name }) => !always.test(name)),
        count,
        SEED,
      );
      expect(await runAttempts([...held, ...drawn], group.atOnce)).toEqual([]);
    },
    240_000,
  );
});
