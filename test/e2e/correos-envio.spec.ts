import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Salida } from '../../server/oficina/correos/salida.service.js';
import { TareasDeCorreo } from '../../server/oficina/correos/tareas-de-correo.service.js';
import { createTestApp, FAST_JOBS, type TestApp, withSettings } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import {
  attach,
  BORRADORES,
  bandejaOf,
  contentOfAdjunto,
  destinatarios,
  leaves,
  newBorrador,
  newEnviado,
  outside,
  readCorreo,
  sent,
} from '../factories/borradores.js';
import { newContacto } from '../factories/contactos.js';
import { newCorreo } from '../factories/correos.js';
import { pdf, storedKeys } from '../factories/documentos.js';
import { loseJob } from '../factories/lost-jobs.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let ana: Member;
let beto: Member;
let caro: Member;
/** A member of another cuenta. */
let otra: Member;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, PUBLIC_URL: 'https://carpetas.ejemplo.test' });
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3, 'Beto Díaz');
  caro = await newMiembro(test, cuentaId, 5, 'Caro Núñez');
  otra = (await newCuenta(test)).titular;
});
afterAll(() => test.close());

describe('a mail between members', () => {
  it('waits ten seconds, then lies in both mailboxes, and causes an aviso', async () => {
    const { id } = await newBorrador(ana, {
      para: destinatarios(beto),
      asunto: 'Escritura',
      html: '<p>Hola <b>Beto</b></p>',
    });
    const { body } = await ana.post(`${BORRADORES}/${id}/enviar`, {});
    expect(body).toMatchObject({ estado: 'programado', bandeja: 'drafts' });
    const wait = Date.parse(body.enviarEn) - Date.now();
    expect(wait).toBeGreaterThan(5_000);
    expect(wait).toBeLessThanOrEqual(10_000);
    expect(await bandejaOf(beto)).toEqual([]);
    const { events } = await listen(beto);
    await leaves(test, id);
    expect(await readCorreo(ana, id)).toMatchObject({ estado: 'enviado', bandeja: 'sent', envios: [], enviarEn: null });
    const [recibido] = await bandejaOf(beto);
    expect(recibido).toMatchObject({ asunto: 'Escritura', extracto: 'Hola Beto', leido: false, esPropio: false });
    await expect
      .poll(() => events)
      .toEqual(
        expect.arrayContaining([{ type: 'mailbox.changed', mails: [recibido?.id] }, { type: 'messages.changed' }]),
      );
    expect((await beto.get('/common/messages')).body).toMatchObject([
      { title: `Correo nuevo de ${ana.nombre}`, link: `/apps/mailbox/inbox/1/${recibido?.id}`, count: 1 },
    ]);
  });

  it('causes one aviso for a thread until it is read', async () => {
    const miembro = await newMiembro(test, ana.cuentaId, 4);
    const { id } = await newEnviado(test, ana, { para: destinatarios(miembro), asunto: 'Uno' });
    await newEnviado(test, ana, { base: { id, tipo: 'responder' } });
    expect((await miembro.get('/common/messages')).body).toMatchObject([
      { title: `2 correos nuevos, el último de ${ana.nombre}`, description: 'Re: Uno', count: 2 },
    ]);
    const [last] = await bandejaOf(miembro);
    await miembro.patch('/correos', { ids: [last?.id], leido: true });
    expect((await miembro.get('/common/messages')).body).toMatchObject([{ read: true }]);
  });

  it('causes no aviso for a person who wants none', async () => {
    const miembro = await newMiembro(test, ana.cuentaId, 4);
    await miembro.patch('/common/user', { user: { preferencias: { avisos: { mensaje: { panel: false } } } } });
    await newEnviado(test, ana, { para: destinatarios(miembro), asunto: 'Uno' });
    expect(await bandejaOf(miembro)).toHaveLength(1);
    expect((await miembro.get('/common/messages')).body).toEqual([]);
  });

  it('leaves once when two tabs send it, and cannot be changed any more', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(caro), asunto: 'Una vez' });
    expect(await ana.post(`${BORRADORES}/${id}/enviar`, { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'BORRADOR_CAMBIADO' },
    });
    const send = () => ana.post(`${BORRADORES}/${id}/enviar`, { version: 1 });
    const answers = await Promise.all([send(), send()]);
    // The second request gets the answer of the first. A client repeats a request when its answer was lost.
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.enviarEn).toBe(answers[0]?.body.enviarEn);
    const later = { enviarEn: new Date(Date.now() + 3_600_000).toISOString() };
    expect(await ana.post(`${BORRADORES}/${id}/enviar`, later)).toMatchObject({ status: 409 });
    const change = () => ana.patch(`${BORRADORES}/${id}`, { asunto: 'x' }, { version: 1 });
    expect(await change()).toMatchObject({ status: 409, body: { code: 'CORREO_PROGRAMADO' } });
    await leaves(test, id);
    const { rows } = await test.owner.query(
      `select data from pgboss.job where name = 'correos-salida' and data->>'id' = $1`,
      [id],
    );
    await Promise.all([1, 2].map(() => test.app.get(Salida).leave(rows[0].data)));
    expect((await bandejaOf(caro)).filter(({ asunto }) => asunto === 'Una vez')).toHaveLength(1);
    expect(await change()).toMatchObject({ status: 409, body: { code: 'CORREO_ENVIADO' } });
    expect((await attach(ana, id, [{ nombre: 'a.txt', content: 'a' }])).status).toBe(409);
    expect((await send()).status).toBe(409);
    expect((await ana.post(`${BORRADORES}/${id}/detener`, {})).status).toBe(409);
  });

  it('that was taken back does not leave, also when its job comes', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(caro), asunto: 'Detenido' });
    await ana.post(`${BORRADORES}/${id}/enviar`, {});
    const { body } = await ana.post(`${BORRADORES}/${id}/detener`, {});
    expect(body).toMatchObject({ estado: 'borrador', enviarEn: null });
    await leaves(test, id);
    expect(await readCorreo(ana, id)).toMatchObject({ estado: 'borrador', bandeja: 'drafts' });
    expect((await ana.patch(`${BORRADORES}/${id}`, { asunto: 'Otra vez' }, { version: 1 })).status).toBe(200);
    await sent(test, ana, id);
    expect((await bandejaOf(caro)).filter(({ asunto }) => asunto === 'Otra vez')).toHaveLength(1);
  });

  it('that answers too many people stays a draft, and does not leave until its recipients are few enough', async () => {
    const base = await newCorreo(test, beto, {
      para: [beto.email, ...outside(120).map(({ direccion }) => direccion)].map((direccion) => ({
        nombre: '',
        direccion,
      })),
    });
    const { id, para } = await newBorrador(beto, { base: { id: base.id, tipo: 'responder_todos' } });
    expect(para).toHaveLength(121);
    const send = () => beto.post(`${BORRADORES}/${id}/enviar`, { enviarEn: new Date(Date.now() + 86_400_000) });
    expect(await send()).toMatchObject({ status: 422, body: { details: [{ campo: 'para' }] } });
    await beto.patch(`${BORRADORES}/${id}`, { para: outside(60), cco: outside(41) }, { version: 1 });
    expect((await send()).status).toBe(422);
    await beto.patch(`${BORRADORES}/${id}`, { cco: outside(40) }, { version: 2 });
    expect((await send()).status).toBe(200);
  });

  it('leaves at a chosen moment within a year, and not without a recipient', async () => {
    const { id } = await newBorrador(ana, {});
    const send = (enviarEn?: Date | string) => ana.post(`${BORRADORES}/${id}/enviar`, { enviarEn });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await send()).toMatchObject({ status: 422, body: { details: [{ campo: 'para' }] } });
    await ana.patch(`${BORRADORES}/${id}`, { cco: destinatarios(beto) }, { version: 1 });
    expect(await send(inDays(-0.01))).toMatchObject({ status: 422, body: { details: [{ campo: 'enviarEn' }] } });
    expect((await send(inDays(367))).status).toBe(422);
    for (const moment of ['mañana', inDays(3).toISOString().slice(0, 10)]) {
      expect(await send(moment)).toMatchObject({ status: 400, body: { details: [{ campo: 'enviarEn' }] } });
    }
    const cuando = inDays(3);
    expect((await send(cuando)).body).toMatchObject({ estado: 'programado', enviarEn: cuando.toISOString() });
  });

  it('that waits gets another moment, and not from anybody else', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(caro), asunto: 'Más tarde' });
    const move = (enviarEn?: Date | string | null, who = ana) =>
      who.post(`${BORRADORES}/${id}/reprogramar`, { enviarEn });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await move(inDays(1))).toMatchObject({ status: 409, body: { code: 'CORREO_SIN_PROGRAMAR' } });
    await ana.post(`${BORRADORES}/${id}/enviar`, { enviarEn: inDays(1) });
    const cuando = inDays(2);
    expect((await move(cuando)).body).toMatchObject({ estado: 'programado', enviarEn: cuando.toISOString() });
    expect((await move(cuando)).status).toBe(200);
    for (const moment of ['mañana', inDays(3).toISOString().slice(0, 10)]) {
      expect((await move(moment)).status).toBe(400);
    }
    for (const moment of [inDays(-1), inDays(367)]) {
      expect(await move(moment)).toMatchObject({ status: 422, body: { details: [{ campo: 'enviarEn' }] } });
    }
    expect((await move(cuando, beto)).status).toBe(404);
    expect((await move(cuando, otra)).status).toBe(404);
    expect(await readCorreo(ana, id)).toMatchObject({ enviarEn: cuando.toISOString() });
    // The jobs of the earlier moments find another one, and do nothing.
    const { rows } = await test.owner.query(
      `select data from pgboss.job where name = 'correos-salida' and data->>'id' = $1 and data->>'en' <> $2`,
      [id, cuando.toISOString()],
    );
    expect(rows).toHaveLength(1);
    await test.app.get(Salida).leave(rows[0].data);
    expect(await readCorreo(ana, id)).toMatchObject({ estado: 'programado' });
  });

  it('that waits is sent now, once, also while its job sends it', async () => {
    const cuando = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await newBorrador(ana, { para: destinatarios(caro), asunto: 'Ahora' });
    await ana.post(`${BORRADORES}/${id}/enviar`, { enviarEn: cuando });
    const now = () => ana.post(`${BORRADORES}/${id}/reprogramar`, { enviarEn: null });
    const partida = { cuentaId: ana.cuentaId, usuarioId: ana.usuarioId, id, en: cuando };
    const [first, second] = await Promise.all([now(), now(), test.app.get(Salida).leave(partida)]);
    // Either the press is first, and the job finds another moment, or the mail has left.
    expect([200, 409]).toContain(first.status);
    expect([200, 409]).toContain(second.status);
    await leaves(test, id);
    expect(await readCorreo(ana, id)).toMatchObject({ estado: 'enviado' });
    expect((await bandejaOf(caro)).filter(({ asunto }) => asunto === 'Ahora')).toHaveLength(1);
    expect(await now()).toMatchObject({ status: 409, body: { code: 'CORREO_ENVIADO' } });
  });

  it('that is about to leave is not put off by a second press', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(caro), asunto: 'Dos veces' });
    await ana.post(`${BORRADORES}/${id}/enviar`, { enviarEn: new Date(Date.now() + 86_400_000) });
    const now = async () => (await ana.post(`${BORRADORES}/${id}/reprogramar`, {})).body.enviarEn;
    const first = await now();
    expect(Date.parse(first) - Date.now()).toBeLessThanOrEqual(10_000);
    expect(await now()).toBe(first);
  });

  it('stays a draft when it was thrown away, or its author left, before it left', async () => {
    const miembro = await newMiembro(test, ana.cuentaId, 4);
    for (const [what, undo] of [
      [`update correo_copias set bandeja = 'trash', papelera_desde = now() where id = $1`, 'select $1'],
      [
        `update membresias set estado = 'suspendida' where usuario_id = (select usuario_id from correo_copias where id = $1)`,
        `update membresias set estado = 'activa' where usuario_id = (select usuario_id from correo_copias where id = $1)`,
      ],
    ] as const) {
      const { id } = await newBorrador(miembro, { para: destinatarios(caro), asunto: 'Sin salir' });
      await miembro.post(`${BORRADORES}/${id}/enviar`, {});
      await test.owner.query(what, [id]);
      await leaves(test, id);
      await test.owner.query(undo, [id]);
      expect(await readCorreo(miembro, id)).toMatchObject({ estado: 'borrador', enviarEn: null });
    }
    expect((await bandejaOf(caro)).filter(({ asunto }) => asunto === 'Sin salir')).toEqual([]);
  });

  it('does not leave from a cuenta that was closed meanwhile, and is a draft again after its last try', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newBorrador(titular, { para: destinatarios(titular), asunto: 'Tarde' });
    await titular.post(`${BORRADORES}/${id}/enviar`, {});
    const { rows } = await test.owner.query(
      `select data from pgboss.job where name = 'correos-salida' and data->>'id' = $1`,
      [id],
    );
    const setCierre = (cierre: string) =>
      test.owner.query(`update cuentas set cierre_pedido_en = ${cierre}, cierra_en = ${cierre} where id = $1`, [
        cuentaId,
      ]);
    await setCierre(`now() - interval '1 second'`);
    await test.app.get(Salida).leave(rows[0].data);
    await setCierre('null');
    expect(await readCorreo(titular, id)).toMatchObject({ estado: 'borrador', enviarEn: null });

    await titular.post(`${BORRADORES}/${id}/enviar`, { enviarEn: new Date(Date.now() + 3_600_000).toISOString() });
    const { enviarEn: en } = await readCorreo(titular, id);
    await loseJob(test, 'correos-salida', { cuentaId, usuarioId: titular.usuarioId, id, en });
    await expect.poll(() => readCorreo(titular, id), { timeout: 20_000 }).toMatchObject({ estado: 'borrador' });
    expect(await notificationsOf(titular)).toMatchObject([{ title: 'Un correo no se pudo enviar' }]);
  });

  it('leaves once, late, when its job was dropped', async () => {
    const { id } = await newBorrador(ana, { para: [...destinatarios(caro), ...outside(1)], asunto: 'Rezagado' });
    await ana.post(`${BORRADORES}/${id}/enviar`, {});
    const dropJob = (queue: string) =>
      test.owner.query(
        `delete from pgboss.job where name = $1 and data->>'usuarioId' = $2 and state in ('created', 'completed')`,
        [queue, ana.usuarioId],
      );
    await dropJob('correos-salida');
    await test.owner.query(
      `update correos set enviar_en = now() - interval '20 days' where id = (select correo_id from correo_copias where id = $1)`,
      [id],
    );
    await test.app.get(TareasDeCorreo).restore();
    await leaves(test, id);
    expect(await readCorreo(ana, id)).toMatchObject({ estado: 'enviado' });
    expect((await bandejaOf(caro)).filter(({ asunto }) => asunto === 'Rezagado')).toHaveLength(1);
    const enviado = async () => (await readCorreo(ana, id)).envios;
    await expect.poll(enviado, { timeout: 20_000 }).toMatchObject([{ estado: 'enviado' }]);
    await dropJob('correos-smtp');
    await test.owner.query(
      `update correo_envios set estado = 'en_cola', actualizado_en = now() - interval '20 days'
        where correo_id = (select correo_id from correo_copias where id = $1)`,
      [id],
    );
    await test.app.get(TareasDeCorreo).restore();
    await expect.poll(enviado, { timeout: 20_000 }).toMatchObject([{ estado: 'enviado' }]);
  });

  it('to addresses outside is limited by the hour, for the cuenta and for the person', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const beside = await newMiembro(test, cuentaId, 3);
    await withSettings(test, { LIMIT_MAIL: 5 }, async () => {
      const send = async (member: Member, para: object[]) => {
        const { id } = await newBorrador(member, { para });
        return member.post(`${BORRADORES}/${id}/enviar`, {});
      };
      expect((await send(titular, [...outside(4), ...destinatarios(beside)])).status).toBe(200);
      expect(await send(beside, outside(2))).toMatchObject({ status: 429, body: { code: 'DEMASIADOS_INTENTOS' } });
      // Refused mails do not count, and members do not count as outsiders.
      expect((await send(beside, outside(1))).status).toBe(200);
      expect((await send(beside, destinatarios(titular))).status).toBe(200);
    });
  });

  it('to oneself lies twice in the mailbox: sent and received', async () => {
    const miembro = await newMiembro(test, ana.cuentaId, 4);
    const enviado = await newEnviado(test, miembro, { para: destinatarios(miembro), asunto: 'Nota' });
    const [recibido] = await bandejaOf(miembro);
    expect(recibido).toMatchObject({ asunto: 'Nota', esPropio: false, leido: false, hiloId: enviado.hiloId });
    expect(enviado).toMatchObject({ bandeja: 'sent', esPropio: true });
    expect((await miembro.get('/common/messages')).body).toEqual([]);
  });

  it('shows hidden recipients to nobody but its author', async () => {
    const body = { para: destinatarios(beto), cco: destinatarios(caro), asunto: 'Oculto' };
    const enviado = await newEnviado(test, ana, body);
    expect(enviado.cco).toMatchObject([{ direccion: caro.email }]);
    for (const other of [beto, caro]) {
      const [recibido] = await bandejaOf(other);
      const entero = await readCorreo(other, recibido?.id ?? '');
      expect(entero).toMatchObject({ asunto: 'Oculto', para: [{ direccion: beto.email }], cco: [], envios: [] });
      expect(JSON.stringify(entero)).not.toContain(other === beto ? caro.email : ana.cuentaId);
      expect((await other.get(`/correos?bandeja=inbox&buscar=${caro.email} oculto`)).body.correos).toEqual([]);
    }
  });
});

describe('a mail that follows another', () => {
  it('is in its thread, quotes it, and goes to its author', async () => {
    await newEnviado(test, ana, { para: destinatarios(beto, caro), asunto: 'Señas', html: '<p>¿Firma?</p>' });
    const [base] = await bandejaOf(beto);
    const { id, ...borrador } = await newBorrador(beto, {
      base: { id: base?.id, tipo: 'responder_todos' },
      html: '<p>Sí</p>',
    });
    expect(borrador).toMatchObject({
      asunto: 'Re: Señas',
      para: [{ direccion: ana.email }, { direccion: caro.email }],
      cita: expect.stringMatching(/^<p>El .+ escribió:<\/p><blockquote><p>¿Firma\?<\/p><\/blockquote>$/),
      hiloId: base?.hiloId,
      html: '<p>Sí</p>',
    });
    const { html } = await sent(test, beto, id);
    expect(html).toMatch(/^<p>Sí<\/p><p>El .+, Persona \w+ escribió:<\/p><blockquote><p>¿Firma\?<\/p><\/blockquote>$/);
    const [respuesta] = await bandejaOf(ana);
    expect(respuesta).toMatchObject({ asunto: 'Re: Señas', enHilo: 2 });
    // Caro too has both mails in one thread.
    expect((await bandejaOf(caro))[0]).toMatchObject({ asunto: 'Re: Señas', enHilo: 2 });
    expect((await ana.post(BORRADORES, { base: { id: (await newBorrador(ana)).id, tipo: 'responder' } })).status).toBe(
      422,
    );
  });

  it('quotes what it follows also when that is thrown away before it leaves', async () => {
    const first = await newEnviado(test, beto, { para: destinatarios(ana), asunto: 'Saldo', html: '<p>Son 100.</p>' });
    const [received] = await bandejaOf(ana);
    expect(received?.asunto).toBe(first.asunto);
    const { id } = await newBorrador(ana, { base: { id: received?.id, tipo: 'reenviar' }, para: destinatarios(caro) });
    await ana.patch('/correos', { ids: [received?.id], bandeja: 'trash' });
    await ana.post('/correos/borrar', { ids: [received?.id] });
    expect((await sent(test, ana, id)).cita).toBeNull();
    const [arrived] = await bandejaOf(caro);
    expect((await readCorreo(caro, arrived?.id ?? '')).html).toContain('Son 100.');
  });

  it('takes copies of the files along when it is forwarded, whatever becomes of the first', async () => {
    const { id } = await newBorrador(ana, { para: destinatarios(beto), asunto: 'Plano' });
    const before = (await storedKeys(test, ana.cuentaId)).length;
    await attach(ana, id, [
      { nombre: 'plano.pdf', content: pdf('plano') },
      { nombre: 'nota.txt', content: 'hola' },
    ]);
    await sent(test, ana, id);
    const [base] = await bandejaOf(beto);
    const body = { id: uuid(), base: { id: base?.id, tipo: 'reenviar' }, para: destinatarios(caro) };
    const reenviado = await newBorrador(beto, body);
    expect(reenviado).toMatchObject({
      asunto: 'Fwd: Plano',
      archivos: [{ nombre: 'plano.pdf' }, { nombre: 'nota.txt' }],
    });
    expect((await newBorrador(beto, body)).archivos).toEqual(reenviado.archivos);
    expect(await storedKeys(test, ana.cuentaId)).toHaveLength(before + 4);
    // The same mail is sent again while the first request is answered.
    const twice = { ...body, id: uuid() };
    await Promise.all([1, 2, 3].map(() => newBorrador(beto, twice)));
    expect((await readCorreo(beto, twice.id)).archivos).toHaveLength(2);
    expect(await storedKeys(test, ana.cuentaId)).toHaveLength(before + 6);
    const { html } = await sent(test, beto, reenviado.id);
    expect(html).toContain('Mensaje reenviado');
    const [recibido] = await bandejaOf(caro);
    const [, nota] = (await readCorreo(caro, recibido?.id ?? '')).archivos;
    expect((await contentOfAdjunto(caro, recibido?.id ?? '', nota?.id ?? '')).body).toBe('hola');
    expect((await contentOfAdjunto(caro, id, nota?.id ?? '')).status).toBe(404);
  });
});

describe('addresses to write to', () => {
  it('are of members, contactos, personas and earlier mails, each once, with those that begin with the typed text first', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const miembro = await newMiembro(test, cuentaId, 5, 'Ángela Ríos');
    await newContacto(titular, {
      name: 'Banco Ángel',
      emails: [
        { email: 'info@angel.test', label: '' },
        { email: miembro.email.toUpperCase(), label: '' },
      ],
    });
    await newPersona(titular, { nombre: 'Angélica', apellidos: 'Soto', email: 'soto@ejemplo.test' });
    await newPersona(titular, { nombre: 'Miguel', apellidos: 'Sin Correo Angel' });
    await newEnviado(test, titular, { para: [{ nombre: 'Los Angeles SA', direccion: 'ventas@la.test' }], asunto: 'x' });
    const find = async (buscar: string, member = titular) =>
      (await member.get(`/correos/destinatarios?buscar=${encodeURIComponent(buscar)}`)).body;
    const found = await find('angel');
    expect(found).toEqual([
      { nombre: 'Ángela Ríos', direccion: miembro.email, origen: 'miembro', usuarioId: miembro.usuarioId },
      { nombre: 'Banco Ángel', direccion: 'info@angel.test', origen: 'contacto', usuarioId: null },
      { nombre: 'Los Angeles SA', direccion: 'ventas@la.test', origen: 'correo', usuarioId: null },
      { nombre: 'Angélica Soto', direccion: 'soto@ejemplo.test', origen: 'persona', usuarioId: null },
    ]);
    expect(await find('soto ANGÉ')).toMatchObject([{ direccion: 'soto@ejemplo.test' }]);
    expect(await find('ngel')).toHaveLength(4);
    expect(await find("%_'")).toEqual([]);
    expect(await find('')).toMatchObject([{ direccion: 'ventas@la.test' }]);
    expect((await find('angel', miembro)).map(({ origen }: { origen: string }) => origen)).not.toContain('correo');
    expect(await find('angel', otra)).toEqual([]);
  });
});
