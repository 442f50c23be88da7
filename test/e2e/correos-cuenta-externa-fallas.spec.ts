import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { CuentasSeguidasRepository } from '../../server/oficina/correos/externa/cuentas-seguidas.repository.js';
import { EstadoDeCuentaExterna } from '../../server/oficina/correos/externa/estado-de-cuenta-externa.service.js';
import { Timeouts } from '../../server/oficina/correos/externa/timeouts.js';
import { ROL } from '../../server/vocabulario/roles.js';
import type { TestApp } from '../factories/app.js';
import { bandejaOf } from '../factories/borradores.js';
import {
  alDia,
  appConCuentas,
  asuntosDe,
  ausentes,
  CUENTA_EXTERNA,
  cambiar,
  conCuenta,
  deAsunto,
  endCuentas,
  estadoDe,
  marcas,
  newServidor,
  pasan,
  pendientes,
} from '../factories/cuenta-externa.js';
import { PATIENCE } from '../factories/patience.js';
import { newCuenta } from '../factories/people.js';
import { rfc822 } from '../factories/servidor-de-correo.js';

let test: TestApp;

beforeAll(async () => {
  test = await appConCuentas();
});
afterAll(() => test.close());
afterEach(() => endCuentas(test));

describe('an outside mail server that fails', () => {
  it('for a moment takes no mail away here, and mails that it shows again after a long absence come back', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      for (const n of [1, 2, 3]) servidor.add('INBOX', rfc822(`i${n}`, `I${n}`), ['\\Seen']);
      for (let n = 0; n < 21; n++) servidor.add('Archivo', rfc822(`a${n}`, 'A'), ['\\Seen']);
      servidor.add('Papelera', rfc822('t', 'Tirado'), ['\\Seen']);
    });
    const aqui = async () => [
      (await asuntosDe(persona, 'inbox')).length + (await asuntosDe(persona, 'archive')).length,
      await asuntosDe(persona, 'trash'),
    ];
    const list = suyo.answer('LIST', 'OK');
    await expect.poll(() => list.times, PATIENCE).toBeGreaterThan(0);
    list.end();
    const search = suyo.answer('UID SEARCH', 'NO');
    suyo.add('Archivo', rfc822('a21', 'A'), ['\\Seen']);
    await expect.poll(() => search.times, PATIENCE).toBeGreaterThan(0);
    search.end();
    await expect.poll(aqui, PATIENCE).toEqual([25, ['Tirado']]);

    const show = [suyo.hide('INBOX'), suyo.hide('Archivo')];
    const read = async () => (await ausentes(test, persona)).filter(({ lecturas }) => lecturas > 1).length;
    await expect.poll(read, PATIENCE).toBe(25);
    expect(await aqui()).toEqual([25, ['Tirado']]);
    // Many missing mails at once stay for a day.
    await pasan(test, '11 minutes', async () => (await asuntosDe(persona, 'trash')).length === 4);
    const [uno, dos] = [await deAsunto(persona, 'trash', 'I1'), await deAsunto(persona, 'trash', 'I2')];
    await cambiar(persona, [uno!.id], { leido: false });
    expect((await persona.post('/correos/borrar', { ids: [dos!.id] })).body.borrados).toBe(1);
    for (const each of show) each();
    await expect.poll(aqui, PATIENCE).toEqual([25, ['Tirado']]);
    await expect.poll(() => marcas(suyo, 'INBOX').flat(), PATIENCE).toHaveLength(2);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Papelera')]).toEqual([['I1', 'I2', 'I3'], ['Tirado']]);
  });

  it('to open a folder or to store a change is asked again only for that folder or change', async () => {
    const suyo = await newServidor();
    suyo.add('INBOX', rfc822('a', 'Primero'));
    suyo.add('Basura', rfc822('b', 'Gane dinero'));
    const select = suyo.answer('SELECT', 'NO', 'Archivo');
    const { titular: persona } = await newCuenta(test);
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await alDia(persona);
    expect([await asuntosDe(persona, 'inbox'), await asuntosDe(persona, 'spam')]).toEqual([
      ['Primero'],
      ['Gane dinero'],
    ]);
    select.end();
    const store = suyo.answer('UID STORE', 'NO');
    const { id } = (await deAsunto(persona, 'inbox', 'Primero'))!;
    await cambiar(persona, [id], { leido: true });
    const pendiente = async () =>
      (await test.owner.query('select intentar_desde > now() as espera from correo_externos where pendiente')).rows;
    await expect.poll(pendiente, PATIENCE).toEqual([{ espera: true }]);
    store.end();
    expect(marcas(suyo, 'INBOX')).toEqual([[]]);
    // The person's next change sends both changes.
    await cambiar(persona, [id], { destacado: true });
    await expect.poll(() => marcas(suyo, 'INBOX'), PATIENCE).toEqual([['\\Flagged', '\\Seen']]);
  });
});

it('an outside mail server that copies a mail and does not remove the original is not asked to copy it again', async () => {
  const { persona, suyo } = await conCuenta(test, (servidor) => servidor.add('INBOX', rfc822('a', 'Primero')), {
    sin: ['MOVE', 'UIDPLUS'],
  });
  const store = suyo.answer('UID STORE', 'NO');
  const { id } = (await deAsunto(persona, 'inbox', 'Primero'))!;
  await cambiar(persona, [id], { bandeja: 'trash' });
  await expect.poll(() => store.times, PATIENCE).toBeGreaterThan(0);
  const again = async () => {
    await test.owner.query('update correo_externos set intentar_desde = null where intentos > 0');
    return store.times;
  };
  await expect.poll(again, PATIENCE).toBeGreaterThan(2);
  expect(suyo.asuntos('Papelera')).toEqual(['Primero']);
  store.end();
  await expect.poll(async () => (await again()) && pendientes(test, persona), PATIENCE).toBe(0);
  expect(suyo.asuntos('Papelera')).toEqual(['Primero']);
  expect(await asuntosDe(persona, 'trash')).toEqual(['Primero']);
});

describe('an outside mail server that does not answer', () => {
  it('is disconnected at each step of the connection, gives its place to other accounts meanwhile, and is asked again', async () => {
    const { persona, suyo } = await conCuenta(test);
    const timeouts = test.app.get(Timeouts);
    const before = { ...timeouts };
    Object.assign(timeouts, { respuesta: 200, prueba: 1_000, otraVezALoSumo: 200, cedeElLugar: 0 });
    try {
      for (const command of ['LOGIN', 'LIST', 'SELECT', 'UID FETCH']) {
        suyo.add('INBOX', rfc822(command, command));
        const hung = suyo.hang(command);
        suyo.drop();
        await expect.poll(() => hung.times, { ...PATIENCE, message: command }).toBeGreaterThan(1);
        hung.end();
      }
    } finally {
      Object.assign(timeouts, before);
    }
    // After so many failures, the account would wait for a long time.
    expect((await persona.post(`${CUENTA_EXTERNA}/sincronizar`)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['LIST', 'LOGIN', 'SELECT', 'UID FETCH']);
    await alDia(persona);
  });

  it('and gives no reason for a refusal gets some minutes before the password counts as wrong', async () => {
    const { persona } = await conCuenta(test);
    const tenant = { cuentaId: persona.cuentaId, usuarioId: persona.usuarioId, rolId: ROL.titular };
    const { id } = await estadoDe(persona);
    const doubt = () =>
      test.app.get(Transactions).tenantTransaction(tenant, () => test.app.get(CuentasSeguidasRepository).doubt(id));
    expect([await doubt(), await doubt(), await doubt()]).toEqual([false, false, false]);
    await test.owner.query(`update correo_cuentas_externas set dudas_desde = now() - interval '5 minutes'`);
    expect(await doubt()).toBe(true);
    await test.owner.query(`update correo_cuentas_externas set duda_ultima = now() - interval '61 minutes'`);
    expect(await doubt()).toBe(false);
  });
});

describe('an outside account that the product follows', () => {
  it('is connected again when its connection ends, and loses or doubles no mail when the server numbers its mails anew', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      servidor.add('INBOX', rfc822('a', 'Primero'), ['\\Seen']);
      // A mail without a Message-ID is recognised by its contents.
      servidor.add('INBOX', rfc822('b', 'Segundo').replace(/Message-ID: .*\r\n/, ''));
    });
    const antes = (await bandejaOf(persona)).map(({ id }) => id);
    await cambiar(persona, antes, { destacado: true });
    await expect
      .poll(
        () =>
          marcas(suyo, 'INBOX')
            .flat()
            .filter((flag) => flag === '\\Flagged'),
        PATIENCE,
      )
      .toHaveLength(2);
    suyo.renumber('INBOX');
    suyo.add('INBOX', rfc822('c', 'Tercero'));
    suyo.drop();
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toContain('Tercero');
    await alDia(persona);
    const despues = await bandejaOf(persona);
    expect(despues.map(({ id }) => id)).toEqual(expect.arrayContaining(antes));
    expect(despues).toHaveLength(3);
    expect(despues.filter(({ destacado }) => destacado)).toHaveLength(2);
    expect(await asuntosDe(persona, 'trash')).toEqual([]);
    // Only the new mail causes an aviso.
    expect((await persona.get('/common/messages')).body).toMatchObject([{ description: 'Tercero' }]);
    const primero = despues.find(({ asunto }) => asunto === 'Primero');
    await cambiar(persona, [primero!.id], { leido: false });
    await expect.poll(() => marcas(suyo, 'INBOX')[0], PATIENCE).toEqual(['\\Flagged']);
  });

  it('joins the changes of both sides after a time in which nobody followed it: the place that the person chose wins', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      servidor.add('INBOX', rfc822('a', 'Uno'));
      servidor.add('INBOX', rfc822('b', 'Dos'));
    });
    const follow = (until: string) =>
      test.owner.query(
        `update correo_cuentas_externas set tomada_por = gen_random_uuid(), tomada_hasta = now() + $2::interval
          where usuario_id = $1`,
        [persona.usuarioId, until],
      );
    await follow('1 hour');
    await expect.poll(() => suyo.conexiones, PATIENCE).toBe(0);
    const [uno, dos] = [await deAsunto(persona, 'inbox', 'Uno'), await deAsunto(persona, 'inbox', 'Dos')];
    await cambiar(persona, [uno!.id], { bandeja: 'trash', leido: true });
    await cambiar(persona, [dos!.id], { destacado: true });
    const [aqui, alla] = suyo.en('INBOX');
    suyo.flag('INBOX', aqui!.uid, ['\\Flagged']);
    suyo.move('INBOX', aqui!.uid, 'Basura');
    suyo.take('INBOX', alla!.uid);
    await follow('-1 hour');
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Uno']);
    await pasan(test, '11 minutes', async () => (await asuntosDe(persona, 'trash')).includes('Dos'));
    expect(await asuntosDe(persona, 'trash')).toEqual(['Dos', 'Uno']);
    expect(marcas(suyo, 'Papelera')).toEqual([['\\Flagged', '\\Seen']]);
    expect((await bandejaOf(persona, 'trash')).map(({ destacado }) => destacado)).toEqual([true, true]);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Basura')]).toEqual([[], []]);
  });

  it('says once that its password stopped working, and goes on with a new one', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => servidor.add('INBOX', rfc822('a', 'Primero')));
    const dichos = async () =>
      (await persona.get('/common/notifications')).body.map(({ title }: { title: string }) => title);
    suyo.clave = 'otra';
    suyo.drop();
    const rechazada = () => expect.poll(async () => (await estadoDe(persona)).estado, PATIENCE).toBe('clave-rechazada');
    await rechazada();
    expect(await dichos()).toEqual(['La contraseña de ana@afuera.test dejó de funcionar']);
    // The account is tried once more. Its state stays until the result is known.
    const antes = suyo.entradas;
    const { body } = await persona.send('POST', `${CUENTA_EXTERNA}/sincronizar`);
    expect(body.cuenta.estado).toBe('clave-rechazada');
    await expect.poll(() => suyo.entradas, PATIENCE).toBeGreaterThan(antes);
    await rechazada();
    expect((await estadoDe(persona)).mensaje).toBe(
      'El servidor ya no acepta la contraseña. Escríbala de nuevo para seguir.',
    );
    expect(await dichos()).toHaveLength(1);
    suyo.add('INBOX', rfc822('b', 'Segundo'));
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Primero', 'Segundo']);
    expect(await dichos()).toHaveLength(1);
    // A late failure of the old password does not change the state of the new password.
    const tenant = { cuentaId: persona.cuentaId, usuarioId: persona.usuarioId, rolId: ROL.titular };
    const estado = test.app.get(EstadoDeCuentaExterna);
    await test.app.get(Transactions).tenantTransaction(tenant, () => estado.refuse(body.cuenta));
    expect((await estadoDe(persona)).estado).toBe('al-dia');
    for (let n = 0; n < 20; n++) await persona.send('POST', `${CUENTA_EXTERNA}/sincronizar`);
    expect((await persona.send('POST', `${CUENTA_EXTERNA}/sincronizar`)).status).toBe(429);
  });
});
