import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../factories/app.js';
import { bandejaOf, newBorrador, readCorreo } from '../factories/borradores.js';
import { deliverTo, newDireccion, settled } from '../factories/correo-entrante.js';
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
import { waitingForLocks } from '../factories/locks.js';
import { PATIENCE } from '../factories/patience.js';
import { newCuenta } from '../factories/people.js';
import { asuntoDe, rfc822 } from '../factories/servidor-de-correo.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await appConCuentas();
});
afterAll(() => test.close());
afterEach(() => endCuentas(test));

describe('the first synchronisation of an outside account', () => {
  it('brings in the mails of each folder once, with their marks, and causes no aviso for any of them', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      const ayer = new Date(Date.now() - 86_400_000);
      servidor.add('INBOX', rfc822('uno', 'Saldo'), ['\\Seen', '\\Flagged'], ayer);
      servidor.add('INBOX', rfc822('dos', 'Cuotas'));
      const esUnArchivo = { 'Content-Type': 'application/pdf; name=escaneo.pdf' };
      const viejo = rfc822('tres', 'Viejo', esUnArchivo, 'escaneado');
      servidor.add('Archivo', viejo, ['\\Seen'], new Date(ayer.getTime() - 60_000));
      servidor.add('Clientes/Obra', rfc822('ocho', 'De un cliente'), [], new Date(ayer.getTime() - 120_000));
      // A mail in two folders becomes one mail.
      servidor.add('Archivo', rfc822('uno', 'Saldo'), ['\\Seen'], ayer);
      servidor.add('Enviados', rfc822('cuatro', 'Mandado', { From: 'ana@afuera.test', To: 'banco@afuera.test' }), [
        '\\Seen',
      ]);
      servidor.add('Enviados', rfc822('nueve', 'Por otra', { From: 'ana@estudio.test' }), ['\\Seen'], ayer);
      servidor.add('Basura', rfc822('cinco', 'Gane dinero'));
      servidor.add('Papelera', rfc822('seis', 'Tirado'), ['\\Seen']);
      servidor.add('Borradores', rfc822('siete', 'Sin terminar'));
    });
    expect(await estadoDe(persona)).toMatchObject({ sincronizados: 9, total: 9, mensaje: null });
    expect(await bandejaOf(persona, 'inbox')).toMatchObject([
      { asunto: 'Cuotas', leido: false, destacado: false },
      { asunto: 'Saldo', leido: true, destacado: true },
    ]);
    // Mails in other folders cause no aviso. A mail in a folder of the person's own names the folder.
    expect(await bandejaOf(persona, 'archive')).toMatchObject([
      { asunto: 'Viejo', leido: true, carpetaExterna: null, adjuntos: 1 },
      { asunto: 'De un cliente', carpetaExterna: 'Obra' },
    ]);
    expect(await bandejaOf(persona, 'sent')).toMatchObject([
      { asunto: 'Mandado', esPropio: true, estado: 'enviado' },
      { asunto: 'Por otra', esPropio: true, estado: 'enviado' },
    ]);
    expect(await asuntosDe(persona, 'spam')).toEqual(['Gane dinero']);
    expect(await asuntosDe(persona, 'trash')).toEqual(['Tirado']);
    expect(await asuntosDe(persona, 'drafts')).toEqual([]);
    expect((await persona.get('/common/messages')).body).toEqual([]);
    expect(suyo.asuntos('INBOX')).toEqual(['Saldo', 'Cuotas']);

    // When the account is removed, its mails stay. When it is connected again, no mail is doubled.
    const ids = async () => (await persona.get('/correos')).body.correos.map(({ id }: { id: string }) => id);
    const antes = await ids();
    expect((await persona.delete(`${CUENTA_EXTERNA}?correos=conservar`)).body).toEqual({
      disponible: true,
      cuenta: null,
    });
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await alDia(persona);
    expect(await ids()).toEqual(antes);
  });

  it('is undone when the account is removed with its mails, which stay at their server', async () => {
    const porAqui = rfc822('tres', 'Dos veces');
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      servidor.add('INBOX', rfc822('uno', 'Saldo'));
      servidor.add('INBOX', porAqui);
      servidor.add('Enviados', rfc822('dos', 'Mandado', { From: 'ana@afuera.test' }));
    });
    await newBorrador(persona, { asunto: 'Escrito aquí' });
    await deliverTo(test, await newDireccion(persona), { raw: Buffer.from(porAqui, 'latin1') });
    await settled(test);
    // Simulates a process that is about to store one of the account's mails.
    const suyos = 'where usuario_id = $1 and message_id is not null and uid = 1';
    await test.owner.query(`update correo_externos set traido = false ${suyos}`, [persona.usuarioId]);
    const follower = await test.owner.connect();
    await follower.query('begin');
    await follower.query('select 1 from correo_cuentas_externas where usuario_id = $1 for key share', [
      persona.usuarioId,
    ]);
    expect((await persona.delete(`${CUENTA_EXTERNA}?correos=borrar`)).body.cuenta).toBeNull();
    await waitingForLocks(test, 1);
    await follower.query(`update correo_externos set traido = true ${suyos}`, [persona.usuarioId]);
    await follower.query('commit');
    follower.release();
    const quedan = async () =>
      (await persona.get('/correos')).body.correos.map(({ asunto }: { asunto: string }) => asunto);
    await expect.poll(quedan, PATIENCE).toEqual(['Escrito aquí', 'Dos veces']);
    await expect.poll(async () => (await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status, PATIENCE).toBe(200);
    await alDia(persona);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Enviados')]).toEqual([['Saldo', 'Dos veces'], ['Mandado']]);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Dos veces', 'Saldo']);
  });

  it('sends the changes of the person to the server while mails are still being brought in', async () => {
    const suyo = await newServidor();
    for (let n = 0; n < 51; n++) suyo.add('INBOX', rfc822(`n${n}`, `N${n}`));
    suyo.add('Archivo', rfc822('viejo', 'Viejo'));
    const [giveOld, giveOthers] = [suyo.hold('INBOX', 1), suyo.hold('Archivo')];
    const { titular: persona } = await newCuenta(test);
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await expect.poll(async () => (await bandejaOf(persona)).length, PATIENCE).toBeGreaterThan(0);
    const ids = [(await deAsunto(persona, 'inbox', 'N50'))!.id];
    await cambiar(persona, ids, { leido: true, bandeja: 'trash' });
    giveOld();
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['N50']);
    expect(marcas(suyo, 'Papelera')).toEqual([['\\Seen']]);
    expect((await estadoDe(persona)).estado).toBe('sincronizando');
    giveOthers();
    await alDia(persona);
    expect([await asuntosDe(persona, 'trash'), await asuntosDe(persona, 'archive')]).toEqual([['N50'], ['Viejo']]);
  });

  it('waits for room in the plan', async () => {
    const suyo = await newServidor();
    suyo.add('INBOX', rfc822('uno', 'Saldo'));
    const { cuentaId, titular: persona } = await newCuenta(test);
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [cuentaId]);
    const fill = () =>
      test.owner.query(
        `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
         values ($1, gen_random_uuid(), $2, 'x@x.test', '', 'no/esta', $3, now())`,
        [cuentaId, persona.usuarioId, 1024 ** 3],
      );
    await fill();
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await expect.poll(async () => (await estadoDe(persona)).mensaje, PATIENCE).toMatch(/^No queda lugar en el plan/);
    expect(await bandejaOf(persona)).toEqual([]);
    await test.owner.query('delete from correo_entradas where cuenta_id = $1', [cuentaId]);
    expect((await persona.post(`${CUENTA_EXTERNA}/sincronizar`)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Saldo']);

    // The person's changes reach their server all the same.
    await alDia(persona);
    await fill();
    suyo.add('INBOX', rfc822('dos', 'Sin lugar'));
    await expect.poll(async () => (await estadoDe(persona)).mensaje, PATIENCE).toMatch(/^No queda lugar en el plan/);
    await cambiar(persona, [(await deAsunto(persona, 'inbox', 'Saldo'))!.id], { leido: true });
    await persona.post(`${CUENTA_EXTERNA}/sincronizar`);
    await expect.poll(() => marcas(suyo, 'INBOX'), PATIENCE).toEqual([['\\Seen'], []]);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Saldo']);
  });
});

// Without extensions, the product fetches all data and compares it.
describe.each([
  ['that says what changes', []],
  ['without IDLE, CONDSTORE, MOVE and UIDPLUS', ['IDLE', 'CONDSTORE', 'MOVE', 'UIDPLUS']],
])('an outside mail server %s', (_, sin) => {
  it('and the mailbox take over the changes of each other', async () => {
    const { persona, suyo } = await conCuenta(
      test,
      (servidor) => {
        for (const n of [1, 2, 3, 4]) servidor.add('INBOX', rfc822(`m${n}`, `Correo ${n}`));
      },
      { sin },
    );
    const { events } = await listen(persona);
    const uid = suyo.add('INBOX', rfc822('nuevo', 'Recién llegado'));
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toContain('Recién llegado');
    const nuevo = await deAsunto(persona, 'inbox', 'Recién llegado');
    expect(events).toContainEqual({ type: 'mailbox.changed', mails: [nuevo!.id] });
    expect((await persona.get('/common/messages')).body).toMatchObject([{ description: 'Recién llegado' }]);

    // Changes at the server: mails are read, starred, moved and deleted.
    suyo.flag('INBOX', uid, ['\\Seen', '\\Flagged']);
    const [uno, dos, tres, cuatro] = suyo.en('INBOX');
    suyo.move('INBOX', uno!.uid, 'Papelera');
    suyo.move('INBOX', dos!.uid, 'Basura');
    suyo.move('INBOX', tres!.uid, 'Archivo');
    suyo.take('INBOX', cuatro!.uid);
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Correo 1']);
    // A mail that was deleted without a move goes to the trash after a long absence.
    await pasan(test, '11 minutes', async () => (await asuntosDe(persona, 'trash')).includes('Correo 4'));
    await expect
      .poll(() => deAsunto(persona, 'inbox', 'Recién llegado'), PATIENCE)
      .toMatchObject({ leido: true, destacado: true });
    expect(await asuntosDe(persona, 'spam')).toEqual(['Correo 2']);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Recién llegado']);
    expect(await asuntosDe(persona, 'archive')).toEqual(['Correo 3']);
    // A mail that was read there causes no unread aviso here.
    expect((await persona.get('/common/messages')).body).toMatchObject([{ read: true }]);

    // The same changes by the person here.
    const idDe = async (bandeja: string, asunto: string) => (await deAsunto(persona, bandeja, asunto))!.id;
    await cambiar(persona, [nuevo!.id], { leido: false, destacado: false });
    await cambiar(persona, [nuevo!.id], { bandeja: 'archive' });
    await expect.poll(() => suyo.asuntos('Archivo'), PATIENCE).toEqual(['Correo 3', 'Recién llegado']);
    await cambiar(persona, [await idDe('archive', 'Correo 3')], { bandeja: 'trash' });
    await cambiar(persona, [await idDe('spam', 'Correo 2')], { bandeja: 'inbox', leido: true });
    await cambiar(persona, [nuevo!.id], { bandeja: 'inbox' });
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Correo 1', 'Correo 3']);
    await expect.poll(() => suyo.asuntos('INBOX'), PATIENCE).toHaveLength(2);
    expect(Object.fromEntries(suyo.en('INBOX').map((each) => [asuntoDe(each), each.flags]))).toEqual({
      ...{ 'Recién llegado': [], 'Correo 2': ['\\Seen'] },
    });
    suyo.add('Papelera', rfc822('ajeno', 'De otro programa'), ['\\Deleted']);
    expect((await persona.post('/correos/borrar', { ids: [await idDe('trash', 'Correo 3')] })).body.borrados).toBe(1);
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Correo 1']);
    // Another program marked this mail for removal, and removes it itself.
    expect(suyo.asuntosPorBorrar('Papelera')).toContain('De otro programa');
    // A mail that was deleted from the trash there stays in the trash here.
    suyo.take('Papelera', suyo.en('Papelera')[0]!.uid);
    await pasan(test, '11 minutes', async () => (await ausentes(test, persona)).every(({ retirado }) => retirado));
    expect(await asuntosDe(persona, 'trash')).toEqual(['Correo 1', 'Correo 4']);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Correo 2', 'Recién llegado']);
    expect(suyo.asuntos('Archivo')).toEqual([]);
  });
});

it('an outside server whose folders are labels has each mail read once, and a mail that leaves its inbox stays among all mails', async () => {
  const ayer = new Date(Date.now() - 86_400_000);
  const { persona, suyo } = await conCuenta(
    test,
    (servidor) => {
      for (const ruta of ['INBOX', 'Todos']) servidor.add(ruta, rfc822('uno', 'Uno'), [], ayer);
      servidor.add('Todos', rfc822('dos', 'Dos'), [], ayer);
      for (const ruta of ['Clientes/Obra', 'Todos']) servidor.add(ruta, rfc822('tres', 'Tres'), [], ayer);
    },
    { conEtiquetas: true },
  );
  expect(await asuntosDe(persona, 'inbox')).toEqual(['Uno']);
  expect(await asuntosDe(persona, 'archive')).toEqual(['Dos', 'Tres']);
  expect(suyo.leidos).toEqual(['INBOX 1', 'Clientes/Obra 1', 'Todos 2']);
  // Changes at the server: a mail leaves its inbox, and returns.
  const uno = suyo.take('INBOX', suyo.en('INBOX')[0]!.uid);
  await expect.poll(() => asuntosDe(persona, 'archive'), PATIENCE).toEqual(['Dos', 'Tres', 'Uno']);
  suyo.add('INBOX', uno.raw);
  await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Uno']);
  // The same changes by the person here.
  const ids = (await bandejaOf(persona, 'archive')).map(({ id }) => id);
  await cambiar(persona, ids, { bandeja: 'inbox' });
  await expect.poll(() => suyo.asuntos('INBOX').toSorted(), PATIENCE).toEqual(['Dos', 'Tres', 'Uno']);
  await expect.poll(() => pendientes(test, persona), PATIENCE).toBe(0);
  expect(suyo.asuntos('Clientes/Obra')).toEqual(['Tres']);
  expect(await asuntosDe(persona, 'inbox')).toEqual(['Dos', 'Tres', 'Uno']);
});

describe('the mails of an outside account', () => {
  it('that imitate other mails neither hide nor delete those mails, and do not count as written by the person', async () => {
    const cbu = (de: string, texto: string) => rfc822('cbu', 'CBU', { From: `${de}@banco.test` }, texto);
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      servidor.add('Enviados', rfc822('mio', 'Mío', { From: 'ana@afuera.test' }), ['\\Seen']);
      servidor.add('Enviados', rfc822('otro', 'De otro'), ['\\Seen']);
      servidor.add('INBOX', cbu('malo', 'CBU 9999'));
    });
    const [mio] = await bandejaOf(persona, 'sent');
    expect((await persona.get(`/correos/${mio!.id}`)).body).toMatchObject({
      ...{ esPropio: true, autenticacion: 'sin_datos', de: { usuarioId: persona.usuarioId } },
    });
    suyo.add('INBOX', cbu('bien', 'CBU 1111'));
    suyo.add('Archivo', rfc822('forjado', 'Autorizo', { From: 'ana@afuera.test', Received: 'from x by y' }));
    const uid = suyo.add('INBOX', rfc822('mio', 'Falso', { From: 'ana@afuera.test' }, 'Otra cosa'));
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['CBU', 'CBU', 'De otro', 'Falso']);
    await expect.poll(() => asuntosDe(persona, 'archive'), PATIENCE).toEqual(['Autorizo']);
    const autorizo = await deAsunto(persona, 'archive', 'Autorizo');
    expect((await readCorreo(persona, autorizo!.id)).autenticacion).toBe('fallido');
    suyo.move('INBOX', uid, 'Papelera');
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Falso']);
    expect(await asuntosDe(persona, 'sent')).toEqual(['Mío']);
    expect(suyo.asuntos('Enviados')).toEqual(['Mío', 'De otro']);
  });

  it('go to spam at the server too when the person marked their sender as spam', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => servidor.add('INBOX', rfc822('a', 'Oferta')));
    await cambiar(persona, [(await deAsunto(persona, 'inbox', 'Oferta'))!.id], { bandeja: 'spam' });
    await expect.poll(() => suyo.asuntos('Basura'), PATIENCE).toEqual(['Oferta']);
    suyo.add('INBOX', rfc822('b', 'Otra oferta'));
    await expect.poll(() => suyo.asuntos('Basura'), PATIENCE).toEqual(['Oferta', 'Otra oferta']);
    expect(await asuntosDe(persona, 'spam')).toEqual(['Oferta', 'Otra oferta']);
    expect((await persona.get('/common/messages')).body).toEqual([]);
  });

  it('that are in two folders of the server go to the trash only with the last copy', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) => {
      servidor.add('INBOX', rfc822('x', 'Doble'), ['\\Seen']);
      servidor.add('Archivo', rfc822('x', 'Doble'), ['\\Seen']);
    });
    const places = async () =>
      (
        await test.owner.query(
          `select f.ruta from correo_externos e join correo_carpetas_externas f on f.id = e.carpeta_id
            where e.usuario_id = $1 and e.uid is not null order by 1`,
          [persona.usuarioId],
        )
      ).rows.map(({ ruta }) => ruta);
    suyo.move('INBOX', suyo.en('INBOX')[0]!.uid, 'Papelera');
    await expect.poll(places, PATIENCE).toEqual(['Archivo', 'Papelera']);
    const doble = await deAsunto(persona, 'archive', 'Doble');
    await cambiar(persona, [doble!.id], { leido: false });
    await expect.poll(() => [...marcas(suyo, 'Archivo'), ...marcas(suyo, 'Papelera')], PATIENCE).toEqual([[], []]);
    suyo.move('Archivo', suyo.en('Archivo')[0]!.uid, 'Papelera');
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Doble']);
  });
});
