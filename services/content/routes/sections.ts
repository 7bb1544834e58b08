import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { isObject } from '../ans/json';
import type { JsonObject } from '../ans/json';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { itemsOf } from '../http/itemsOf';
import { flagParam, requireWebsite, textParam } from '../http/params';
import { wholeJson } from '../http/wholeJson';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { normalizeSectionId } from '../prepare/addresses';
import { parseSection } from '../sections/parseSection';
import { ancestorsOf, sectionTree } from '../sections/sectionTree';
import type { Database } from '../store/openDatabase';
import { storeSections } from '../store/storeSections';

interface OfWebsite {
  Params: { website: string };
  Querystring: Params;
}

/**
 * `/site/v3`: the sections of the site, and the hierarchies in which they are navigated. What a `PUT` does
 * not say of a section stays, unless it says `replace=true`.
 */
export function sectionsRoutes(
  app: FastifyInstance,
  { db, delivery, token, onChange }: ContentContext,
): void {
  const { website } = delivery;

  app.get<OfWebsite>('/site/v3/navigation/:website', async (request, reply) => {
    requireWebsite(request.params, website);
    const id = normalizeSectionId(textParam(request.query, 'section')) || '/';
    const hierarchy = textParam(request.query, 'hierarchy') || 'default';
    const tree = sectionTree(await readSections(db, website), hierarchy, id);
    if (!tree) throw new HttpError(404, `There is no section ${id}`);
    return sendJson(request, reply, tree);
  });

  app.get<OfWebsite>('/site/v3/website/:website/section', async (request, reply) => {
    requireWebsite(request.params, website);
    const sections = await readSections(db, website);
    const asked = textParam(request.query, '_id');
    if (asked === '') return sendJson(request, reply, { q_results: sections });
    const id = normalizeSectionId(asked);
    const tree = sectionTree(sections, 'default', id);
    if (!tree) throw new HttpError(404, `There is no section ${id}`);
    const children = tree.children.map(({ children: _below, ...child }) => child);
    return sendJson(request, reply, {
      ...tree,
      ancestors: { default: ancestorsOf(sections, id) },
      children,
    });
  });

  app.put<OfWebsite>(
    '/site/v3/website/:website/section',
    { onRequest: requireStaff(token), bodyLimit: 4 * 1024 * 1024 },
    async (request) => {
      requireWebsite(request.params, website);
      const rows = itemsOf(request.body, 'sections').map((item, index) => {
        const json = wholeJson(item, `Section ${index + 1}`);
        const parsed = isObject(json) ? parseSection(json, website) : null;
        if (parsed?.ok) return parsed;
        throw new HttpError(
          400,
          `Section ${index + 1}: ${parsed?.message ?? '/: must be an object'}`,
        );
      });
      const latest = new Map(rows.map((row) => [row.id, row]));
      const isReplacing = flagParam(request.query, 'replace');
      await db.transaction().execute(async (transaction) => {
        const areNew = await storeSections(transaction, website, [...latest.values()], isReplacing);
        if (areNew) await onChange(null, transaction);
      });
      return { sections: [...latest.keys()] };
    },
  );
}

async function readSections(db: Database, website: string): Promise<JsonObject[]> {
  const { rows } = await sql<{ document: JsonObject }>`
    select document from content.sections where website = ${website} order by id
  `.execute(db);
  return rows.map(({ document }) => document);
}
