import { afterAll, beforeAll, expect, it } from 'vitest';
import { Pases } from '../../server/common/secrets/pases.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { type Answer, ApiClient, cookieOf } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { type ForgingProvider, newForgingProvider, newNonce, trusting } from '../factories/identity.js';
import { holdLock } from '../factories/locks.js';
import { CLAVE, type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';

/** Two changes of a person's access at the same moment wait for each other, whichever rows they meet at. */
let test: TestApp;
let provider: ForgingProvider;

beforeAll(async () => {
  provider = await newForgingProvider();
  test = await createTestApp(trusting(provider));
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

const NUEVA = 'otra clave bien larga';

/** Sessions of the same person, the token of a link to choose a password, and a colleague who administers the team. */
interface People {
  link: string;
  here: Member;
  there: Member;
  colleague: Member;
}

const CHANGES = {
  'a new token': ({ here }: People) => here.post('/tokens', { nombre: 'Copia', rolId: 5, dias: 30 }),
  'the end of the other sessions': ({ here }: People) => here.delete('/auth/sesiones'),
  'the end of the other sessions, by another session': ({ there }: People) => there.delete('/auth/sesiones'),
  'a stolen access': ({ there }: People) => there.post('/auth/acceso-robado'),
  'a new password': ({ there }: People) => there.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA }),
  'a new password by mail': ({ link: token }: People) =>
    new ApiClient(test.baseUrl).post('/auth/reset-password', { token, password: NUEVA }),
  'a removal from the cuenta': ({ here, colleague }: People) => colleague.delete(`/miembros/${here.usuarioId}`),
} satisfies Record<string, (people: People) => Promise<Answer<{ code?: string }>>>;

const ROWS = {
  'the person': 'select 1 from usuarios where id = $1',
  'the link': 'select 1 from pases where usuario_id = $1',
  'the membership': 'select 1 from membresias where usuario_id = $1',
  'the older session': 'select 1 from sesiones where usuario_id = $1 order by id limit 1',
  'the newer session': 'select 1 from sesiones where usuario_id = $1 order by id desc limit 1',
};

type Change = keyof typeof CHANGES;
type Row = keyof typeof ROWS;

const SESSIONS: Row[] = ['the older session', 'the newer session'];
const ALL: Row[] = ['the membership', ...SESSIONS];
const PAIRS: [Change, Change, Row[]][] = [
  ['a new token', 'the end of the other sessions', ['the membership', 'the older session']],
  ['a new token', 'a stolen access', ['the membership', 'the older session']],
  ['a new token', 'a removal from the cuenta', ['the membership', 'the older session']],
  ['the end of the other sessions', 'the end of the other sessions, by another session', ALL],
  ['the end of the other sessions', 'a stolen access', ALL],
  ['the end of the other sessions', 'a removal from the cuenta', ALL],
  ['the end of the other sessions', 'a new password', SESSIONS],
  ['the end of the other sessions', 'a new password by mail', SESSIONS],
  ['a stolen access', 'a new password by mail', ['the person', 'the link']],
  ['a stolen access', 'a removal from the cuenta', ALL],
  ['a new password', 'a removal from the cuenta', SESSIONS],
];

it.each(
  PAIRS.flatMap(([one, other, rows]) =>
    rows.flatMap((row): [Change, Change, Row][] => [
      [one, other, row],
      [other, one, row],
    ]),
  ),
)('%s before %s, both at the row of %s', async (first, second, row) => {
  const { cuentaId, titular: here } = await newCuenta(test);
  const usuarioId = here.usuarioId;
  const link = await test.app
    .get(Transactions)
    .platform((manager) => test.app.get(Pases).issue(manager, 'restablecer_clave', { usuarioId, seconds: 600 }));
  const people = {
    link,
    here,
    there: await signedIn(test, { ...here, id: usuarioId }, cuentaId, 1),
    colleague: await newMiembro(test, cuentaId, 1),
  };
  const held = await holdLock(test, ROWS[row], [usuarioId]);
  const answers = [CHANGES[first](people)];
  await held.isAwaitedBy(1);
  answers.push(CHANGES[second](people));
  await held.isAwaitedBy(2);
  await held.release();
  for (const { status, body } of await Promise.all(answers)) {
    // The other change may have ended the session, the membership or the link.
    expect([200, 201, 'SESSION_REVOKED', 'TOKEN_EXPIRED', 'ENLACE_VENCIDO']).toContain(body?.code ?? status);
  }
});

it('a new token waits for a removal from the cuenta, and is refused after it', async () => {
  const { cuentaId, titular: colleague } = await newCuenta(test);
  const here = await newMiembro(test, cuentaId, 1);
  const held = await holdLock(test, ROWS['the membership'], [here.usuarioId]);
  const removal = colleague.delete(`/miembros/${here.usuarioId}`);
  await held.isAwaitedBy(1);
  const token = here.post('/tokens', { nombre: 'Copia', rolId: 5, dias: 30 });
  await held.isAwaitedBy(2);
  await held.release();
  expect((await removal).status).toBe(200);
  expect(await token).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
});

it.each(['first', 'last'])('a stolen access comes %s, while the provider continues a session', async (place) => {
  const { titular } = await newCuenta(test);
  const enter = async (headers: Record<string, string> = {}) => {
    const nonce = newNonce();
    const token = await provider.sign({ sub: titular.usuarioId, email: titular.email, nonce });
    return new ApiClient(test.baseUrl, token).post('/auth/sync', { nonce, mode: 'cookie' }, { headers });
  };
  const cookie = cookieOf(await enter());
  const calls = [
    () => titular.post('/auth/acceso-robado'),
    () => enter({ 'sec-fetch-site': 'same-origin', 'x-carpetas-csrf': '1', cookie }),
  ];
  const held = await holdLock(test, ROWS['the newer session'], [titular.usuarioId]);
  const answers: Promise<Answer<{ code?: string }>>[] = [];
  for (const call of place === 'first' ? calls : calls.toReversed()) {
    answers.push(call());
    await held.isAwaitedBy(answers.length);
  }
  await held.release();
  for (const { status, body } of await Promise.all(answers)) {
    // The report ends the session, or refuses the link to the provider.
    expect([200, 'VINCULO_CERRADO']).toContain(body?.code ?? status);
  }
});
