import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Role } from '../runtime/store/staff/types';
import { SITE } from './browser';

export interface Person {
  email: string;
  name: string;
  password: string;
}

/** Someone who can sign in, and is not of the staff. */
async function makeAccount(person: Person): Promise<void> {
  const file = join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json');
  const { accessToken } = JSON.parse(readFileSync(file, 'utf8')) as { accessToken: string };
  const made = await fetch(new URL('/gateway/identity/accounts', SITE()), {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  });
  if (made.status !== 201) throw new Error(await made.text());
}

/** Someone of the staff, whom the admin that `page` is signed in as adds. */
export async function addStaff(page: Page, person: Person, role: Role): Promise<void> {
  await makeAccount(person);
  const at = (path: string) => new URL(`/pf/editor/api${path}`, SITE()).href;
  const { csrf } = (await (await page.request.get(at('/session'))).json()) as { csrf: string };
  const added = await page.request.put(at(`/staff/${encodeURIComponent(person.email)}`), {
    headers: { 'x-csrf-token': csrf },
    data: {
      name: person.name,
      grants: [{ website: 'broadsheet', folder: '/', role }],
      isActive: true,
    },
  });
  if (!added.ok()) throw new Error(await added.text());
}
