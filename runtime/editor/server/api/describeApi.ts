import type { Access } from '../../contract/access';
import { z } from 'zod';
import { API_PREFIX, CALLS, placeOf, type CallName } from '../../contract/calls';
import { contract } from '../../contract/contract';
import type { Endpoint } from '../../contract/endpoint';

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

/** The API as OpenAPI 3.1, from what the contract says. */
export function describeApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path: place } = placeOf(name);
    const path = API_PREFIX + place.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(name, contract[name]);
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

function describeCall(name: CallName, endpoint: Endpoint): object {
  const { summary, access, params = {}, query = {}, body, answer, status } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  const allIsWell = answer
    ? { description: 'All is well.', content: jsonOf(answer) }
    : { description: 'It is done.' };
  return {
    operationId: name,
    summary,
    description: NEEDS[access.on](access.right),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: jsonOf(body) } } : {}),
    responses: {
      [String(status ?? (answer ? 200 : 204))]: allIsWell,
      '400': ERROR,
      '401': ERROR,
      '403': ERROR,
      '404': ERROR,
      '409': ERROR,
      '429': ERROR,
    },
  };
}

const jsonOf = (type: z.ZodType) => ({ 'application/json': { schema: schemaOf(type) } });

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
