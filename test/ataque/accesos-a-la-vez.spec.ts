import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pases } from '../../server/common/secrets/pases.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { type Answer, ApiClient, cookieOf } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { Authenticator } from '../factories/authenticator.js';
import { type ForgingProvider, newForgingProvider, newNonce, trusting } from '../factories/identity.js';
import { newEmail } from '../factories/invitaciones.js';
import { holdLock } from '../factories/locks.js';
import { alsoIn, CLAVE, type Member, newCuenta, newMiembro, newUsuario, signedIn } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';

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

type Call<From = void> = (from: From) => Promise<Answer<{ code?: string }>>;

/** Lets calls come to a row that another transaction holds, one after another. @returns their codes or statuses */
async function atOnce(select: string, values: unknown[], calls: readonly Call[]): Promise<(string | number)[]> {
  const held = await holdLock(test, select, values);
  const answers: ReturnType<Call>[] = [];
  for (const call of calls) {
    answers.push(call());
    await held.isAwaitedBy(answers.length);
  }
  await held.release();
  return (await Promise.all(answers)).map(({ status, body }) => body?.code ?? status);
}

const issue = (proposito: 'confirmar_correo' | 'restablecer_clave', usuarioId: string) =>
  test.app
    .get(Transactions)
    .platform((manager) => test.app.get(Pases).issue(manager, proposito, { usuarioId, seconds: 600 }));

const newToken = (member: Member) => member.post('/tokens', { nombre: 'Copia', rolId: 5, dias: 30 });

/** Sessions of the same person, the token of a link to choose a password, and a colleague who administers the team. */
interface People {
  link: string;
  here: Member;
  there: Member;
  colleague: Member;
}

const CHANGES = {
  'a new token': ({ here }: People) => newToken(here),
  'the end of the other sessions': ({ here }: People) => here.delete('/auth/sesiones'),
  'the end of the other sessions, by another session': ({ there }: People) => there.delete('/auth/sesiones'),
  'a stolen access': ({ there }: People) => there.post('/auth/acceso-robado'),
  'a new password': ({ there }: People) => there.post('/auth/cambiar-clave', { actual: CLAVE, nueva: NUEVA }),
  'a new password by mail': ({ link: token }: People) =>
    new ApiClient(test.baseUrl).post('/auth/reset-password', { token, password: NUEVA }),
  'a removal from the cuenta': ({ here, colleague }: People) => colleague.delete(`/miembros/${here.usuarioId}`),
} satisfies Record<string, Call<People>>;

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
  const people = {
    link: await issue('restablecer_clave', usuarioId),
    here,
    there: await signedIn(test, { ...here, id: usuarioId }, cuentaId, 1),
    colleague: await newMiembro(test, cuentaId, 1),
  };
  const answers = await atOnce(ROWS[row], [usuarioId], [() => CHANGES[first](people), () => CHANGES[second](people)]);
  for (const answer of answers) {
    // The other change may have ended the session, the membership or the link.
    expect([200, 201, 'SESSION_REVOKED', 'TOKEN_EXPIRED', 'ENLACE_VENCIDO']).toContain(answer);
  }
});

it('a new token waits for a removal from the cuenta, and is refused after it', async () => {
  const { cuentaId, titular: colleague } = await newCuenta(test);
  const here = await newMiembro(test, cuentaId, 1);
  const held = await holdLock(test, ROWS['the membership'], [here.usuarioId]);
  const removal = colleague.delete(`/miembros/${here.usuarioId}`);
  await held.isAwaitedBy(1);
  const token = newToken(here);
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
  const answers = await atOnce(
    ROWS['the newer session'],
    [titular.usuarioId],
    place === 'first' ? calls : calls.toReversed(),
  );
  for (const answer of answers) {
    // The report ends the session, or refuses the link to the provider.
    expect([200, 'VINCULO_CERRADO']).toContain(answer);
  }
});

describe('an access inside a cuenta', () => {
  const ACCESSES = {
    'the calendar address': 'select 1 from agenda_enlaces where usuario_id = $1',
    'the invitation': 'select 1 from invitaciones where invitada_por = $1',
  };
  const ENDS: [string, keyof typeof ACCESSES, Call<Member>][] = [
    ['the end of the other sessions', 'the calendar address', (titular) => titular.delete('/auth/sesiones')],
    ['a stolen access', 'the calendar address', (titular) => titular.post('/auth/acceso-robado')],
    ['a stolen access', 'the invitation', (titular) => titular.post('/auth/acceso-robado')],
  ];

  it.each(ENDS.flatMap((end) => [['before', ...end] as const, ['after', ...end] as const]))(
    'ends %s %s, both at the row of %s',
    async (place, _, access, endAll) => {
      const { titular } = await newCuenta(test);
      await newToken(titular);
      await titular.post('/agenda/enlace', {});
      const invitacion = await titular.post('/invitaciones', { email: newEmail(), rolId: 3 });
      const path = access === 'the invitation' ? `/invitaciones/${invitacion.body.id}` : '/agenda/enlace';
      const calls = [() => titular.delete(path), () => endAll(titular)];
      const answers = await atOnce(
        ACCESSES[access],
        [titular.usuarioId],
        place === 'before' ? calls : calls.toReversed(),
      );
      for (const answer of answers) {
        expect([200, 'NO_ENCONTRADO', 'INVITACION_REVOCADA']).toContain(answer);
      }
    },
  );

  it('ends in two cuentas for two people, whichever tokens they made first', async () => {
    const [one, other] = [await newCuenta(test), await newCuenta(test)];
    const there = await alsoIn(test, one.titular, other.cuentaId, 1);
    const here = await alsoIn(test, other.titular, one.cuentaId, 1);
    for (const member of [one.titular, there, other.titular, here]) await newToken(member);
    const answers = await atOnce(
      'select 1 from auditoria_cabezas where cuenta_id = $1',
      [one.cuentaId],
      [() => one.titular.delete('/auth/sesiones'), () => other.titular.delete('/auth/sesiones')],
    );
    expect(answers).toEqual([200, 200]);
  });
});

describe('a mailed link', () => {
  it.each([
    ['a new password by mail', 'restablecer_clave'],
    ['another link to confirm it', 'confirmar_correo'],
  ] as const)('confirms the address after %s, or is refused', async (_, proposito) => {
    const usuario = await newUsuario(test);
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [usuario.id]);
    const [first, second] = [await issue(proposito, usuario.id), await issue('confirmar_correo', usuario.id)];
    const guest = new ApiClient(test.baseUrl);
    const answers = await atOnce(
      ROWS['the person'],
      [usuario.id],
      [
        () =>
          proposito === 'restablecer_clave'
            ? guest.post('/auth/reset-password', { token: first, password: NUEVA })
            : guest.post('/auth/confirm-email', { token: first }),
        () => guest.post('/auth/confirm-email', { token: second }),
      ],
    );
    expect(answers).toEqual([200, 'ENLACE_VENCIDO']);
  });
});

describe('a stolen access', () => {
  it('comes during the second step of a sign-in', async () => {
    const { titular } = await newCuenta(test);
    const { secreto } = await withSecondFactor(titular);
    const guest = new ApiClient(test.baseUrl);
    const { desafio } = (await guest.post('/auth/sign-in', { email: titular.email, password: CLAVE })).body.details[0];
    const answers = await atOnce(
      ROWS['the person'],
      [titular.usuarioId],
      [
        () => titular.post('/auth/acceso-robado'),
        () => guest.post('/auth/segundo-factor', { desafio, codigo: codeOf(secreto) }),
      ],
    );
    expect(answers).toEqual([200, 'CODIGO_INCORRECTO']);
  });

  it('comes while a session proves itself by passkey', async () => {
    const { titular } = await newCuenta(test);
    const device = new Authenticator(test.baseUrl);
    const made = (await titular.post('/segundo-factor/passkeys/opciones')).body;
    const respuesta = device.create(made.opciones);
    await titular.post('/segundo-factor/passkeys', { desafio: made.desafio, nombre: 'Notebook', respuesta });
    const { desafio, opciones } = (await titular.post('/auth/verificar/passkey-opciones')).body;
    const answers = await atOnce(
      'select 1 from passkeys where usuario_id = $1',
      [titular.usuarioId],
      [
        () => titular.post('/auth/acceso-robado'),
        () => titular.post('/auth/verificar', { passkey: { desafio, respuesta: device.get(opciones) } }),
      ],
    );
    expect(answers).toEqual([200, 'PASSKEY_RECHAZADA']);
  });
});

it('new recovery codes come before the end of the second factor', async () => {
  const { titular } = await newCuenta(test);
  await withSecondFactor(titular);
  const answers = await atOnce(
    'select 1 from factores_totp where usuario_id = $1',
    [titular.usuarioId],
    [() => titular.post('/segundo-factor/codigos'), () => titular.delete('/segundo-factor/totp')],
  );
  expect(answers).toEqual([200, 200]);
});
