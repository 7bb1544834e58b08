import { z } from 'zod';
import type { Access } from '../rights/access';
import type { AnyApiRoute } from './apiRoute';

const ERROR = {
  description: 'What went wrong: `code` for programs, `message` for people.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const NEEDS: Record<Access['on'], (right: string) => string> = {
  site: (right) => `Needs the right "${right}" in all of the site.`,
  document: (right) =>
    `Needs the right "${right}" to the document, where it is: to what many pages share, that to shared ones.`,
  'any-folder': (right) =>
    `Needs the right "${right}" in some folder, and is about what that allows.`,
};

/** The API as OpenAPI 3.1, from what its routes say of themselves. */
export function describeApi(routes: readonly AnyApiRoute[], prefix: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `${prefix}${route.path.replace(/:(\w+)/g, '{$1}')}`;
    const parameters = [
      ...parametersOf('path', route.params ?? {}),
      ...parametersOf('query', route.query ?? {}),
    ];
    (paths[path] ??= {})[route.method.toLowerCase()] = {
      summary: route.summary,
      description: NEEDS[route.access.on](route.access.right),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(route.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schemaOf(route.body) } },
            },
          }
        : {}),
      responses: {
        [String(route.status ?? 200)]: { description: 'All is well.' },
        '400': ERROR,
        '401': ERROR,
        '403': ERROR,
        '404': ERROR,
        '409': ERROR,
        '429': ERROR,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Broadsheet editor', version: '1' },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'broadsheet_editor' },
      },
    },
    security: [{ token: [] }, { session: [] }],
    paths,
  };
}

function parametersOf(place: 'path' | 'query', shape: Record<string, z.ZodType>): object[] {
  return Object.entries(shape).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !type.safeParse(undefined).success,
    schema: schemaOf(type),
  }));
}

function schemaOf(type: z.ZodType): object {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
}
