import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CorreoListadoDto, CorreosDto } from '../../server/oficina/correos/correos.dto.js';
import { Salida } from '../../server/oficina/correos/salida.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newBorrador } from '../factories/borradores.js';
import { named } from '../factories/cases.js';
import { AFUERA, newCorreo, newCorreoIn, newCorreoPropio } from '../factories/correos.js';
import { pdf, upload } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { alsoIn, type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/correos';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

const listed = async (member: Member, query = ''): Promise<CorreoListadoDto[]> =>
  (await member.get<CorreosDto>(`${PATH}?${query}`)).body.correos;
const idsOf = async (member: Member, query = '') => (await listed(member, query)).map(({ id }) => id);
const change = async (member: Member, ids: string[], changes: object) => {
  const { status, body } = await member.patch(PATH, { ids, ...changes });
  expect(status).toBe(200);
  return body.correos as CorreoListadoDto[];
};
const labelOf = async (member: Member, title = 'Trabajo') =>
  (await member.post('/apps/mailbox/label', { label: { title, color: 'blue' } })).body;

describe('the mails of a mailbox', () => {
  it('are listed newest first, by folder, flag and label', async () => {
    const member = await someone();
    const first = await newCorreo(test, member, { destacado: true });
    const second = await newCorreo(test, member, { importante: true, leido: true });
    const spam = await newCorreo(test, member, { bandeja: 'spam', destacado: true });
    const trash = await newCorreo(test, member, { bandeja: 'trash' });
    const sent = await newCorreoPropio(test, member);
    const { slug, id: label } = await labelOf(member);
    await change(member, [second.id, spam.id], { etiquetas: { agregar: [label] } });
    expect(await idsOf(member)).toEqual([sent.id, second.id, first.id]);
    expect(await idsOf(member, 'bandeja=inbox')).toEqual([second.id, first.id]);
    expect(await idsOf(member, 'bandeja=spam')).toEqual([spam.id]);
    expect(await idsOf(member, 'bandeja=trash')).toEqual([trash.id]);
    expect(await idsOf(member, 'filtro=starred')).toEqual([first.id]);
    expect(await idsOf(member, 'filtro=important')).toEqual([second.id]);
    expect(await idsOf(member, `etiqueta=${slug}`)).toEqual([second.id]);
    expect(await idsOf(member, `ids=${first.id},${UNKNOWN_ID}`)).toEqual([first.id]);
    const { body } = await member.get(`${PATH}?bandeja=inbox&tamano=1&pagina=2`);
    expect(body.paginacion).toEqual({ total: 2, totalEsMinimo: false, pagina: 2, tamano: 1, ultimaPagina: 2 });
    expect(body.correos).toMatchObject([
      {
        id: first.id,
        enHilo: 1,
        estado: 'recibido',
        de: { ...AFUERA, usuarioId: null },
        para: [{ nombre: member.nombre, direccion: member.email, usuarioId: member.usuarioId }],
        asunto: 'Saldo de la cuenta',
        extracto: 'Buenos días.',
        leido: false,
        adjuntos: 0,
        rechazado: false,
        esPropio: false,
      },
    ]);
  });

  it('are one row a conversation when that is asked for, with its people and the mails that the list has', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const registro = { nombre: 'Registro', direccion: 'registro@afuera.test' };
    const first = await newCorreo(test, titular, { leido: true, destacado: true });
    const alone = await newCorreo(test, titular, { asunto: 'Otro', leido: true });
    const quoted = 'De acuerdo.\n\nEl 4 mar 2026, a las 9:00, Banco escribió:\n> Buenos días.';
    const last = await newCorreo(test, titular, { de: registro, texto: quoted, referencias: [first.messageId] });
    const spam = await newCorreo(test, titular, { bandeja: 'spam', referencias: [first.messageId] });
    await newCorreo(test, other, { messageId: '<ajeno@banco.test>' });
    const draft = await newCorreoPropio(test, titular, 'borrador');
    const { body } = await titular.get<CorreosDto>(`${PATH}?bandeja=inbox&conversaciones=true`);
    expect(body.paginacion.total).toBe(2);
    expect(body.correos.map(({ id, enHilo, extracto }) => [id, enHilo, extracto])).toEqual([
      [last.id, 2, 'De acuerdo.'],
      [alone.id, 1, 'Buenos días.'],
    ]);
    const member = { estado: 'recibido', bandeja: 'inbox', importante: false, esPropio: false };
    expect(body.correos[0]?.conversacion).toEqual({
      participantes: [
        { ...AFUERA, usuarioId: null, esPropio: false, tieneSinLeer: false },
        { ...registro, usuarioId: null, esPropio: false, tieneSinLeer: true },
      ],
      correos: [
        { ...member, id: last.id, leido: false, destacado: false },
        { ...member, id: first.id, leido: true, destacado: true },
      ],
      adjuntos: 0,
    });
    // Each list has the newest of its own mails, and drafts stay rows of their own.
    expect(await idsOf(titular, 'filtro=starred&conversaciones=true')).toEqual([first.id]);
    expect(await idsOf(titular, 'bandeja=spam&conversaciones=true')).toEqual([spam.id]);
    expect(await idsOf(titular, 'buscar=acuerdo&conversaciones=true')).toEqual([last.id]);
    expect(await idsOf(titular, 'conversaciones=true')).toEqual([draft.id, last.id, alone.id]);
    const [drafted] = await listed(titular, 'bandeja=drafts&conversaciones=true');
    expect(drafted?.conversacion).toBeNull();
    // Lists that are not asked for conversations stay as they are.
    expect(await idsOf(titular, 'bandeja=inbox')).toEqual([last.id, alone.id, first.id]);
    expect((await listed(titular, 'bandeja=inbox'))[0]?.conversacion).toBeNull();
    expect((await titular.get(`${PATH}?conversaciones=quizás`)).status).toBe(400);
    const page = await titular.get<CorreosDto>(`${PATH}?bandeja=inbox&conversaciones=true&tamano=1&pagina=2`);
    expect(page.body.correos.map(({ id }) => id)).toEqual([alone.id]);
  });

  it('belong to one thread when they refer to each other, in whatever order they come', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const refers = (...referencias: string[]) => ({ referencias });
    const last = await newCorreo(test, titular, refers('<a@banco.test>', '<b@banco.test>'));
    const [middle] = await newCorreoIn(test, [titular, other], {
      messageId: '<b@banco.test>',
      ...refers('<a@banco.test>'),
    });
    const root = await newCorreo(test, titular, { messageId: '<a@banco.test>' });
    const alone = await newCorreo(test, titular);
    const { body } = await titular.get(`${PATH}/${root.id}/hilo`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([last.id, middle?.id, root.id]);
    expect(new Set(body.map(({ hiloId }: { hiloId: string }) => hiloId)).size).toBe(1);
    expect((await listed(titular)).map(({ enHilo }) => enHilo)).toEqual([1, 3, 3, 3]);
    // Mails that the other person did not receive are not in their thread.
    expect((await listed(other)).map(({ enHilo }) => enHilo)).toEqual([1]);
    await change(titular, [last.id], { bandeja: 'trash' });
    expect((await titular.get(`${PATH}/${alone.id}/hilo`)).body).toHaveLength(1);
    expect((await titular.get(`${PATH}/${root.id}/hilo`)).body).toHaveLength(2);
  });

  it('of a long thread are limited to the newest', async () => {
    const member = await someone();
    const texto = 'x'.repeat(1_500_000);
    const references = { referencias: ['<larga@banco.test>'] };
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push((await newCorreo(test, member, { ...references, texto })).id);
    const { body } = await member.get(`${PATH}/${ids[0]}/hilo`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(-2));
  });

  it('are found by their hidden recipients, by the author alone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const [cco, changed] = ['perito', 'tasadora'].map((name) => [{ nombre: '', direccion: `${name}@ejemplo.test` }]);
    const { id } = await newBorrador(titular, { asunto: 'Informe', para: [{ direccion: other.email }], cco });
    expect(await idsOf(titular, 'buscar=perito')).toEqual([id]);
    await titular.patch(`/correos/borradores/${id}`, { cco: changed }, { version: 1 });
    expect(await idsOf(titular, 'buscar=perito')).toEqual([]);
    await test.app.get(Transactions).tenantTransaction(titular, () => test.app.get(Salida).leaveNow(id));
    expect(await idsOf(titular, 'buscar=tasadora')).toEqual([id]);
    expect(await idsOf(other, 'buscar=tasadora')).toEqual([]);
    expect(await idsOf(other, 'buscar=informe')).toHaveLength(1);
  });

  it('are found by words of the sender, recipients, subject and text, without accents', async () => {
    const member = await someone();
    const cc = [{ nombre: 'Inés Núñez', direccion: 'ines@ejemplo.test' }];
    const found = await newCorreo(test, member, { asunto: 'Certificación de dominio', texto: 'Sin gravámenes', cc });
    const spam = await newCorreo(test, member, { asunto: 'Certificación gratis', bandeja: 'spam' });
    await newCorreo(test, member);
    for (const words of ['CERTIFICACION', 'gravamenes certificación', 'nuñez', 'banco domin', 'ines@ejemplo']) {
      expect(await idsOf(member, `buscar=${encodeURIComponent(words)}`), words).toEqual([found.id]);
    }
    expect(await idsOf(member, 'buscar=certificacion&bandeja=spam')).toEqual([spam.id]);
    expect(await idsOf(member, 'buscar=100%25')).toEqual([]);
    const { body } = await member.post('/common/search', { query: 'gravámenes', grupos: 'todos' });
    expect(body).toMatchObject([
      { id: 'correos', results: [{ value: 'Certificación de dominio', link: `/apps/mailbox/inbox/1/${found.id}` }] },
    ]);
    expect((await member.post('/common/search', { query: 'gravámenes' })).body).toEqual([]);
  });

  it('are found by operators, in all folders that the search names', async () => {
    const member = await someone();
    const texto = 'El saldo\nde la cuenta es cero.';
    const saldo = await newCorreo(test, member, { asunto: 'Saldo', texto, fecha: new Date('2026-01-10T02:30:00Z') });
    const ana = { nombre: 'Ana Ruíz', direccion: 'ana@x.test' };
    const fecha = new Date('2026-01-11T12:00:00Z');
    const poder = await newCorreo(test, member, { de: ana, cc: [AFUERA], asunto: 'Poder', fecha });
    const trash = await newCorreo(test, member, { bandeja: 'trash', asunto: 'Saldo viejo' });
    await test.owner.query(
      `insert into correo_adjuntos (cuenta_id, id, correo_id, nombre, sha256, bytes, mime, clave, subido_por)
       values ($1, $2, $3, 'Plano de mensura.pdf', repeat('a', 64), 1, 'application/pdf', $5, $4)`,
      [member.cuentaId, uuid(), poder.correoId, member.usuarioId, uuid()],
    );
    const { slug, id: label } = await labelOf(member, 'Bancos y más');
    await change(member, [saldo.id], { destacado: true, etiquetas: { agregar: [label] } });
    const found = (buscar: string, rest = '') =>
      idsOf(member, `buscar=${encodeURIComponent(buscar)}&conversaciones=true${rest}`);
    const both = [poder.id, saldo.id];
    for (const [buscar, expected] of [
      ['de:ruiz', [poder.id]],
      ['de:"banco nación"', [saldo.id]],
      ['-de:banco', [poder.id]],
      ['para:sucursal@banco.test', [poder.id]],
      ['asunto:saldo', [saldo.id]],
      ['asunto:cero', []],
      ['"saldo de la cuenta"', [saldo.id]],
      ['"cuenta de la"', []],
      ['-cero', [poder.id]],
      ['adjunto:si', [poder.id]],
      ['adjunto:no', [saldo.id]],
      ['adjunto:mensura', [poder.id]],
      ['-adjunto:mensura', [saldo.id]],
      // The cuenta is in Argentina, where it was still the day before.
      ['desde:10/1/2026', [poder.id]],
      ['antes:2026-01-10', [saldo.id]],
      ['en:papelera', [trash.id]],
      ['en:recibidos en:papelera saldo', [trash.id, saldo.id]],
      ['-en:recibidos', []],
      ['en:"bancos y mas"', [saldo.id]],
      [`-en:${slug}`, [poder.id]],
      ['en:destacados', [saldo.id]],
      ["asunto:'; drop table correos --", []],
      ['50%', []],
    ] as const) {
      expect([buscar, (await found(buscar)).toSorted()]).toEqual([buscar, expected.toSorted()]);
    }
    expect(await found('de:ruiz', '&bandeja=trash')).toEqual([]);
    expect(await found('en:recibidos', '&bandeja=trash')).toEqual(both);
    for (const [buscar, mensaje] of [
      ['fecha:hoy', /^No existe el operador «fecha:»/],
      ['antes:31/2/2026', /^«31\/2\/2026» no es una fecha/],
      ['en:nada', 'No hay ninguna bandeja ni etiqueta que se llame «nada».'],
    ] as const) {
      const { status, body } = await member.get(`${PATH}?buscar=${encodeURIComponent(buscar)}`);
      expect([status, body.details]).toEqual([
        400,
        [{ campo: 'buscar', mensaje: typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje) }],
      ]);
    }
    const stranger = await someone();
    expect(await idsOf(stranger, `buscar=${encodeURIComponent('de:ruiz')}`)).toEqual([]);
    expect((await stranger.get(`${PATH}?buscar=en:${slug}`)).status).toBe(400);
  });

  it('wait for their moment in a list of their own when that is asked for, the next one first', async () => {
    const member = await someone();
    const draft = await newCorreoPropio(test, member, 'borrador');
    const later = await newCorreoPropio(test, member, 'programado');
    const next = await newCorreoPropio(test, member, 'programado');
    await test.owner.query(`update correos set enviar_en = now() + interval '2 days' where id = $1`, [later.correoId]);
    expect(await idsOf(member, 'bandeja=drafts&programados=true')).toEqual([next.id, later.id]);
    expect(await idsOf(member, 'programados=true&tamano=1&pagina=2')).toEqual([later.id]);
    expect(await idsOf(member, 'bandeja=drafts&programados=false')).toEqual([draft.id]);
    expect(await idsOf(member, 'buscar=en:programados')).toEqual([next.id, later.id]);
    expect(await idsOf(member, 'buscar=-en:programados')).toEqual([draft.id]);
    // Older clients see them among the drafts.
    expect(await idsOf(member, 'bandeja=drafts')).toEqual([next.id, later.id, draft.id]);
    expect(await idsOf(await someone(), 'programados=true')).toEqual([]);
    expect((await member.get(`${PATH}?programados=2`)).status).toBe(400);
  });

  it('have all their headers, the hidden recipients for the author alone', async () => {
    const member = await someone();
    const { id } = await newCorreo(test, member, {
      referencias: ['<a@x.test>', '<b@x.test>'],
      para: [{ nombre: 'Pérez, Ana', direccion: 'ana@ejemplo.test' }],
    });
    const { body } = await member.get(`${PATH}/${id}/cabeceras`);
    expect(Object.fromEntries(body.map(({ nombre, valor }: Record<string, string>) => [nombre, valor]))).toEqual({
      From: 'Banco Nación <sucursal@banco.test>',
      To: '"Pérez, Ana" <ana@ejemplo.test>',
      Date: expect.stringMatching(/^\w{3}, \d\d \w{3} 2026 \d\d:\d\d:\d\d -0300$/),
      Subject: 'Saldo de la cuenta',
      'Message-ID': expect.stringMatching(/^<.+@banco\.test>$/),
      'In-Reply-To': '<b@x.test>',
      References: '<a@x.test> <b@x.test>',
    });
    const own = await newCorreoPropio(test, member, 'enviado', [{ nombre: '', direccion: 'oculta@ejemplo.test' }]);
    expect((await member.get(`${PATH}/${own.id}/cabeceras`)).body).toContainEqual({
      nombre: 'Bcc',
      valor: 'oculta@ejemplo.test',
    });
  });
});

describe('changing mails', () => {
  it('sets flags, folder and labels of several, and tells the tabs which', async () => {
    const member = await someone();
    const [a, b] = [await newCorreo(test, member), await newCorreo(test, member)];
    const [uno, dos] = [await labelOf(member, 'Uno'), await labelOf(member, 'Dos')];
    const tab = await listen(member);
    const changed = await change(member, [a.id, b.id, UNKNOWN_ID], {
      leido: true,
      destacado: true,
      etiquetas: { agregar: [dos.id, uno.id] },
    });
    expect(changed).toMatchObject([b, a].map(({ id }) => ({ id, leido: true, destacado: true, importante: false })));
    expect(changed.map(({ etiquetas }) => etiquetas)).toEqual(Array(2).fill([dos.id, uno.id]));
    const mails = expect.toSatisfy((ids: string[]) => ids.toSorted().join() === [a.id, b.id].join());
    await expect.poll(() => tab.events).toEqual([{ type: 'mailbox.changed', mails }]);
    const [after] = await change(member, [a.id], { leido: false, etiquetas: { quitar: [dos.id] } });
    expect(after).toMatchObject({ leido: false, destacado: true, etiquetas: [uno.id] });
  });

  it('puts no more than fifty labels on a mail', async () => {
    const member = await someone();
    const { id } = await newCorreo(test, member);
    const labels: string[] = [];
    for (let n = 0; n < 51; n++) labels.push((await labelOf(member, `Tema ${n}`)).id);
    await change(member, [id], { etiquetas: { agregar: labels.slice(0, 50) } });
    const { status, body } = await member.patch(PATH, { ids: [id], etiquetas: { agregar: labels.slice(50) } });
    expect(status).toBe(422);
    expect(body.details).toMatchObject([{ campo: 'etiquetas.agregar' }]);
    expect((await listed(member))[0]?.etiquetas).toHaveLength(50);
  });

  it('brings each back from the trash to where it belongs', async () => {
    const member = await someone();
    const mails = [await newCorreo(test, member), await newCorreoPropio(test, member)];
    const draft = await newCorreoPropio(test, member, 'borrador');
    const ids = [...mails, draft].map(({ id }) => id);
    const folders = (correos: CorreoListadoDto[]) =>
      Object.fromEntries(correos.map(({ id, bandeja }) => [id, bandeja]));
    const [inbox, sent, drafts] = ids as [string, string, string];
    expect(new Set(Object.values(folders(await change(member, ids, { bandeja: 'trash' }))))).toEqual(
      new Set(['trash']),
    );
    expect(folders(await change(member, ids, { bandeja: 'inbox' }))).toEqual({
      [inbox]: 'inbox',
      [sent]: 'sent',
      [drafts]: 'drafts',
    });
    // Own mails can be neither archived nor spam. A mail that is about to leave stays in its place.
    expect(folders(await change(member, ids, { bandeja: 'archive' }))).toEqual({ [inbox]: 'archive' });
    expect((await member.get(`${PATH}?bandeja=archive`)).body.correos).toMatchObject([{ id: inbox }]);
    expect(folders(await change(member, ids, { bandeja: 'spam' }))).toEqual({ [inbox]: 'spam' });
    const { id: scheduled } = await newCorreoPropio(test, member, 'programado');
    expect(await change(member, [scheduled], { bandeja: 'trash' })).toEqual([]);
  });

  it('keeps each of two changes that come at the same moment', async () => {
    const member = await someone();
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await newCorreo(test, member)).id));
    const answers = await Promise.all([
      member.patch(PATH, { ids, leido: true, bandeja: 'trash' }),
      member.patch(PATH, { ids: ids.toReversed(), destacado: true }),
      member.post(`${PATH}/borrar`, { ids }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const left = await listed(member, 'bandeja=trash&tamano=100');
    expect(left.length + answers[2].body.borrados).toBe(20);
    expect(left.every(({ leido, destacado }) => leido && destacado)).toBe(true);
  });

  it.each(
    named<[string]>([
      [{ ids: [] }, 'ids'],
      [{ ids: 'x' }, 'ids'],
      [
        {
          ids: Array(501)
            .fill(UNKNOWN_ID)
            .map((id, i) => id.slice(0, -3) + String(i).padStart(3, '0')),
        },
        'ids',
      ],
      [{ ids: [UNKNOWN_ID], leido: 'sí' }, 'leido'],
      [{ ids: [UNKNOWN_ID], bandeja: 'sent' }, 'bandeja'],
      [{ ids: [UNKNOWN_ID], etiquetas: { agregar: ['x'] } }, 'etiquetas.agregar'],
    ]),
  )('refuses %s', async (_name, body, campo) => {
    const answer = await (await someone()).patch(PATH, body);
    expect([answer.status, answer.body.details[0].campo]).toEqual([400, campo]);
  });

  it('refuses queries that make no sense, and labels that are not there', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    for (const query of ['bandeja=otra', 'filtro=x', 'pagina=0', 'ids=x', `buscar=${'x'.repeat(201)}`]) {
      expect((await titular.get(`${PATH}?${query}`)).status, query).toBe(400);
    }
    const theirs = await labelOf(await newMiembro(test, cuentaId, 2));
    const { id } = await newCorreo(test, titular);
    const answer = await titular.patch(PATH, { ids: [id], etiquetas: { agregar: [theirs.id] } });
    expect([answer.status, answer.body.details[0].campo]).toEqual([422, 'etiquetas.agregar']);
  });
});

describe('removing mails for good', () => {
  const rowsOf = async (correoId: string) =>
    (await test.owner.query('select 1 from correos where id = $1', [correoId])).rowCount;

  it('is for mails of the trash alone, and the last mailbox takes the mail away', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const [mine, theirs] = await newCorreoIn(test, [titular, other]);
    expect((await titular.post(`${PATH}/borrar`, { ids: [mine!.id] })).body).toEqual({ borrados: 0 });
    await Promise.all([
      change(titular, [mine!.id], { bandeja: 'trash' }),
      change(other, [theirs!.id], { bandeja: 'trash' }),
    ]);
    expect((await titular.post(`${PATH}/borrar`, { ids: [theirs!.id] })).body).toEqual({ borrados: 0 });
    const answers = await Promise.all([titular.post(`${PATH}/borrar`, {}), other.post(`${PATH}/borrar`, {})]);
    expect(answers.map(({ body }) => body)).toEqual([{ borrados: 1 }, { borrados: 1 }]);
    expect(await rowsOf(mine!.correoId)).toBe(0);
  });

  it('keeps the mail itself until it has reached everybody', async () => {
    const member = await someone();
    const { id, correoId } = await newCorreoPropio(test, member);
    await test.owner.query(
      `insert into correo_envios (cuenta_id, correo_id, direccion) values ($1, $2, 'sucursal@banco.test')`,
      [member.cuentaId, correoId],
    );
    await change(member, [id], { bandeja: 'trash' });
    expect((await member.post(`${PATH}/borrar`, {})).body).toEqual({ borrados: 1 });
    expect(await rowsOf(correoId)).toBe(1);
    await test.owner.query(`update correo_envios set estado = 'enviado' where correo_id = $1`, [correoId]);
    expect(await rowsOf(correoId)).toBe(0);
  });

  it('takes its files along', async () => {
    const member = await someone();
    const { id } = await newBorrador(member);
    await upload(member, `/correos/borradores/${id}/adjuntos`, [{ nombre: 'Acta.pdf', content: pdf('acta') }]);
    const abandoned = async () =>
      (await test.owner.query('select 1 from subidas where usuario_id = $1', [member.usuarioId])).rowCount;
    expect(await abandoned()).toBe(0);
    await change(member, [id], { bandeja: 'trash' });
    expect((await member.post(`${PATH}/borrar`, {})).body).toEqual({ borrados: 1 });
    // The bytes belong to an abandoned upload, which the sweeper deletes.
    expect(await abandoned()).toBe(1);
  });

  it('happens by itself after 30 days in the trash', async () => {
    const member = await someone();
    const old = await newCorreo(test, member, { bandeja: 'trash' });
    const recent = await newCorreo(test, member, { bandeja: 'trash' });
    const since = `update correo_copias set papelera_desde = now() - $2 * interval '1 day' where id = $1`;
    await test.owner.query(since, [old.id, 31]);
    await test.owner.query(since, [recent.id, 29]);
    await test.app.get(Housekeeping).run();
    expect(await idsOf(member, 'bandeja=trash')).toEqual([recent.id]);
    expect(await rowsOf(old.correoId)).toBe(0);
  });
});

describe('nobody else', () => {
  it('reads or changes a mailbox, in the same cuenta or in another cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const owner = await newMiembro(test, cuentaId, 3);
    const { id } = await newCorreo(test, owner);
    for (const stranger of [titular, await someone()]) {
      expect(await idsOf(stranger, `ids=${id}`)).toEqual([]);
      for (const path of ['', '/hilo', '/cabeceras']) {
        expect((await stranger.get(`${PATH}/${id}${path}`)).status).toBe(404);
      }
      expect(await change(stranger, [id], { leido: true, bandeja: 'trash' })).toEqual([]);
      expect(await idsOf(stranger, 'buscar=saldo')).toEqual([]);
    }
    expect(await listed(owner)).toMatchObject([{ id, leido: false, bandeja: 'inbox' }]);
  });

  it('reads it in another cuenta, not even its owner', async () => {
    const { cuentaId } = await newCuenta(test);
    const here = await newMiembro(test, cuentaId, 3);
    const there = await alsoIn(test, here, (await newCuenta(test)).cuentaId, 3);
    const { id } = await newCorreo(test, here);
    expect(await idsOf(here, `ids=${id}`)).toEqual([id]);
    expect(await idsOf(there, `ids=${id}`)).toEqual([]);
    expect(await idsOf(there, 'buscar=saldo')).toEqual([]);
    expect((await there.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await change(there, [id], { leido: true, bandeja: 'trash' })).toEqual([]);
    expect(await listed(here)).toMatchObject([{ id, leido: false, bandeja: 'inbox' }]);
  });

  it('is let in by the database, whatever the application would ask of it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const receiver = await newMiembro(test, cuentaId, 3);
    const { id } = await newBorrador(titular, { asunto: 'Privado', para: [{ direccion: receiver.email }] });
    await upload(titular, `/correos/borradores/${id}/adjuntos`, [{ nombre: 'a.pdf', content: pdf('a') }]);
    const [{ correo_id: correoId }] = (
      await test.owner.query('select correo_id from correo_copias where id = $1', [id])
    ).rows;
    const as = (member: Member, statement: string, values: unknown[]) =>
      test.app
        .get(Transactions)
        .tenantTransaction(member, async () => test.app.get(Transactions).manager.query(statement, values));
    const insert = `insert into correo_copias (id, correo_id, usuario_id, propia, bandeja, recibido_en)
                    values ($1, $2, $3, false, 'inbox', now())`;
    await expect(as(receiver, insert, [uuid(), correoId, receiver.usuarioId])).rejects.toThrow(/row-level security/);

    await test.app.get(Transactions).tenantTransaction(titular, () => test.app.get(Salida).leaveNow(id));
    expect((await as(receiver, `update correos set asunto = 'Otro' where id = $1`, [correoId]))[1]).toBe(0);
    expect((await as(receiver, 'delete from correo_adjuntos where correo_id = $1', [correoId]))[1]).toBe(0);
    for (const column of ['autor_id', 'message_id']) {
      const steal = as(titular, `update correos set ${column} = ${column} where id = $1`, [correoId]);
      await expect(steal).rejects.toThrow(/permission denied/);
    }
    const [received] = await listed(receiver);
    const point = as(receiver, 'update correo_copias set correo_id = $2 where id = $1', [received?.id, correoId]);
    await expect(point).rejects.toThrow(/permission denied/);
  });
});
