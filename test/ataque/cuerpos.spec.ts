import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';
import { workOf } from '../factories/work-of.js';

/** Bodies that are made to stop, stall or end the server. */
let test: TestApp;
let titular: Member;

beforeAll(async () => {
  test = await createTestApp({ ACCESS_CACHE_SECONDS: '30', REQUEST_TIMEOUT_MS: '600000' });
  titular = (await newCuenta(test)).titular;
});
afterAll(() => test.close());

const levels = (open: string, close: string) => open.repeat(2_000) + close.repeat(2_000);
const keys = (amount: number) => `{${Array.from({ length: amount }, (_, n) => `"k${n}":0`).join()}}`;
const numbers = (amount: number) => `[${Array(amount).fill(0).join()}]`;
const objects = (amount: number) => `[${Array(amount).fill('{}').join()}]`;

/** Texts of JSON of about 1 MB. */
const HUGE = {
  'a list of 349,000 objects': objects(349_000),
  '80,000 keys': keys(80_000),
  'a text of 1 MB': `"${'x'.repeat(1_000_000)}"`,
  '2,000 lists in one another': levels('[', ']'),
  '2,000 objects in one another': levels('{"a":', '}').replace(':}', ':0}'),
};
/** Messages of the validator that nobody translated. */
const ENGLISH = /must be|should not|property/;
/** A part of the answer to a body that has more values or levels than its route takes. */
const TOO_MUCH = 'demasiados datos o niveles';
/** The largest text of JSON that every route with a token parses. */
const LARGE = objects(1_200).replace('{}', keys(2_400));
/** Sorting these marks into Unicode's order takes the square of their number. */
const MARKS = `"a${'\u0316\u0301'.repeat(6_000)}"`;

type Schema = { $ref?: string; allOf?: Schema[]; items?: Schema; properties?: Record<string, Schema> };
interface Route {
  method: string;
  url: string;
  /**
   * The paths of the values in its body, such as `task.title`. Parts with the rules of an earlier route are left out.
   */
  fields: string[];
  /** A body with {@link MARKS} in place of each text. */
  marked: string;
}

/** Every route that takes JSON, from the description of the API. */
function routesWithBody(): Route[] {
  const path = new URL('../../web/api/openapi.json', import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(path, 'utf8')) as OpenAPIObject;
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const named = ($ref: string) => schemas[$ref.split('/').at(-1)!]!;
  const seen = new Set<string>();
  const fieldsOf = ({ $ref = '', allOf, items, properties }: Schema): string[] => [
    // Adding a schema that is in the set leaves its size unchanged.
    ...($ref === '' || seen.size === seen.add($ref).size ? [] : fieldsOf(named($ref))),
    ...(allOf ?? []).flatMap(fieldsOf),
    ...(items ? fieldsOf(items).map((field) => `0.${field}`) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => [
      name,
      ...fieldsOf(part).map((field) => `${name}.${field}`),
    ]),
  ];
  const marked = ({ $ref, allOf, items, properties }: Schema): string => {
    const inner = $ref ? named($ref) : allOf?.[0];
    if (inner) {
      return marked(inner);
    }
    const parts = Object.entries(properties ?? {}).map(([name, part]) => `"${name}":${marked(part)}`);
    return items ? `[${marked(items)}]` : properties ? `{${parts.join()}}` : MARKS;
  };
  return Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema
        ? [
            {
              method: method.toUpperCase(),
              url: url.replace(/\{\w+\}/g, UNKNOWN_ID),
              fields: fieldsOf(schema),
              marked: marked(schema),
            },
          ]
        : [];
    }),
  );
}

/** A body with a text of JSON at one field. */
const bodyWith = (field: string, text: string) =>
  field
    .split('.')
    .reduceRight((inner, name) => (name === '0' ? `[${inner}]` : `{${JSON.stringify(name)}:${inner}}`), text);

/** Sends a text of JSON, without the network. */
const send = ({ method, url }: Pick<Route, 'method' | 'url'>, payload: string, headers: object = {}) =>
  test.app.inject({
    method: method as 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${titular.accessToken}`, ...headers },
  });

const nameOf = ({ method, url }: Route) => `${method} ${url}`;

/** The routes that take more than 5,000 values. */
const WITH_LONG_LISTS = [
  'POST /api/apps/contacts/export',
  'POST /api/apps/contacts/import/deshacer',
  'PATCH /api/apps/chat/chat',
  'PATCH /api/apps/scrumboard/board/list',
  'PATCH /api/apps/scrumboard/board/lists',
  'PATCH /api/apps/scrumboard/board/cards',
  'PATCH /api/apps/tasks/order',
  'PATCH /api/apps/scrumboard/board/card/positions',
];

/** The routes with long lists, and of the others a route for each limit of bytes. */
async function kindsOf(routes: readonly Route[]): Promise<Route[]> {
  const kinds = new Map<string, Route>();
  for (const route of routes) {
    // A length above the limit is refused before the body is read.
    const [small, large] = await Promise.all(
      ['20000', '2000000'].map((length) => send(route, '1', { 'content-length': length })),
    );
    const name = nameOf(route);
    kinds.set(WITH_LONG_LISTS.includes(name) ? name : `${small!.statusCode} ${large!.statusCode}`, route);
  }
  return [...kinds.values()];
}

/** The least of three measurements, since garbage collection may disturb one. Most calls need only one measurement. */
async function leastWork(limit: number, act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && least > limit; i++) {
    least = Math.min(least, await workOf(act));
  }
  return least;
}

/**
 * The milliseconds for which a request may keep the processor. Only reading the text may take longer: a few times as
 * long as JSON.parse.
 */
const limitFor = async (text: string) => 100 + 4 * (await workOf(async () => JSON.parse(text)));

/** Sends a body, and expects a quick answer. */
async function expectNoStall(route: Route, payload: string, limit: number): Promise<void> {
  const name = `${route.method} ${route.url} ${payload.slice(0, 80)}`;
  const work = await leastWork(limit, async () => {
    const { statusCode, body } = await send(route, payload);
    expect(statusCode, name).toBeLessThan(500);
    expect(body.length, name).toBeLessThan(8 * 1024);
    expect(body, name).not.toMatch(ENGLISH);
  });
  expect(work, name).toBeLessThan(limit);
}

// Requests of 1 MB take long while other tests run.
describe('a hostile body', { timeout: 120_000 }, () => {
  const routes = routesWithBody();
  let kinds: Route[];
  beforeAll(async () => {
    kinds = await kindsOf(routes);
  });

  it('is tried at every route and field', () => {
    expect(routes.length).toBeGreaterThan(80);
    expect(routes.find(({ url }) => url === '/api/apps/tasks/task')?.fields).toContain('task.subTasks.0.title');
  });

  it('is refused by each route for its levels, and for its values where no long list is sent', async () => {
    const bodiesOf = async (text: string) => Promise.all(routes.map(async (route) => (await send(route, text)).body));
    expect((await bodiesOf('['.repeat(33))).filter((body) => !body.includes(TOO_MUCH))).toEqual([]);
    const [within, beyond] = [await bodiesOf(numbers(5_000)), await bodiesOf(numbers(5_001))];
    expect(within.filter((body) => body.includes(TOO_MUCH))).toEqual([]);
    expect(routes.filter((_, i) => !beyond[i]!.includes(TOO_MUCH)).map(nameOf)).toEqual(WITH_LONG_LISTS);
    for (const body of await bodiesOf('"x"')) {
      expect(JSON.parse(body).statusCode).toBeLessThan(500);
      expect(body).not.toMatch(ENGLISH);
    }
  });

  // Routes with equal limits refuse a body by the same code, before their own code runs.
  it.each(Object.entries(HUGE))('of %s stalls no route', async (_, text) => {
    const limit = await limitFor(text);
    expect(kinds.length).toBeGreaterThan(WITH_LONG_LISTS.length + 2);
    for (const route of kinds) {
      await expectNoStall(route, text, limit);
    }
  });

  it.each(Object.entries(HUGE).slice(0, 2))('of %s stalls no route that takes a long list', async (_, text) => {
    const limit = await limitFor(text);
    for (const route of routes.filter((one) => WITH_LONG_LISTS.includes(nameOf(one)))) {
      for (const field of route.fields) {
        await expectNoStall(route, bodyWith(field, text), limit);
      }
    }
  });

  it('with a list of 1,200 objects in a field, one with 2,400 keys, stalls no route', async () => {
    const limit = await limitFor(LARGE);
    for (const route of routes) {
      for (const field of route.fields) {
        await expectNoStall(route, bodyWith(field, LARGE), limit);
      }
    }
  });

  it('with 12,000 marks on one letter of each text stalls no route', async () => {
    const limit = await limitFor(MARKS);
    for (const route of routes) {
      await expectNoStall(route, route.marked, limit);
    }
  });
});

describe('without a token', () => {
  const guest = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url, payload, headers });
  const json = { 'content-type': 'application/json' };

  it('a body of more than 16 KiB is not read', async () => {
    const bodyOf = (length: number) => JSON.stringify({ email: 'x'.repeat(length) });
    for (const [url, status, code] of [
      ['/api/auth/sign-in', 413, 'DEMASIADO_GRANDE'],
      ['/api/auth/passkey', 413, 'DEMASIADO_GRANDE'],
      ['/api/auth/segundo-factor', 413, 'DEMASIADO_GRANDE'],
      ['/api/carpetas', 401, 'NO_TOKEN'],
      ['/api/apps/notes', 401, 'NO_TOKEN'],
    ] as const) {
      const { statusCode, body } = await guest(url, bodyOf(16 * 1024), json);
      expect([statusCode, JSON.parse(body).code], url).toEqual([status, code]);
    }
    expect((await guest('/api/auth/sign-in', bodyOf(16_000), json)).statusCode).toBe(400);
  });

  it('text is taken where the contract sends it, and not from a page of another site', async () => {
    const send = async (url: string, headers: Record<string, string>) => {
      const { statusCode, body } = await guest(url, 'alguien@ejemplo.test', {
        'content-type': 'text/plain;charset=UTF-8',
        ...headers,
      });
      return [statusCode, JSON.parse(body).code];
    };
    const url = '/api/auth/forgot-password';
    const { host } = new URL(test.baseUrl);
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://otra.test' },
      { origin: 'null' },
    ];
    for (const headers of others) {
      expect(await send(url, headers)).toEqual([403, 'ORIGEN_DISTINTO']);
      expect(await send('/api/auth/reset-password', headers)).toEqual([403, 'ORIGEN_DISTINTO']);
    }
    expect(await send(url, { host, origin: `http://${host}` })).toEqual([200, undefined]);
    await test.owner.query('delete from limites');
    expect(await send(url, { 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined]);
    await test.owner.query('delete from limites');
    expect(await send(url, {})).toEqual([200, undefined]);
    expect(await send('/api/auth/sign-in', {})).toEqual([415, 'TIPO_NO_ADMITIDO']);
  });
});

describe('a body of another type', () => {
  it('creates nothing', async () => {
    const url = '/api/apps/contacts/contact';
    const before = (await titular.get('/apps/contacts/all')).body.length;
    const multipart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    for (const [type, payload] of [
      ['multipart/form-data; boundary=x', multipart],
      ['text/plain', '{}'],
      ['application/x-www-form-urlencoded', 'a=b'],
      ['application/json, text/plain', '{}'],
    ] as const) {
      const { statusCode, body } = await send({ method: 'POST', url }, payload, { 'content-type': type });
      expect([statusCode, JSON.parse(body).code], type).toEqual([415, 'TIPO_NO_ADMITIDO']);
    }
    expect((await titular.get('/apps/contacts/all')).body).toHaveLength(before);
  });
});
