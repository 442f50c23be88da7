import { beforeAll, describe, expect, it } from 'vitest';
import type { MailFolderDto, MailLabelDto } from '../../server/oficina/correos/mailbox.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { newCorreo, newCorreoPropio } from '../factories/correos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

const PATH = '/apps/mailbox';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

const newLabel = async (member: Member, title = 'Trabajo', color = 'blue'): Promise<MailLabelDto> => {
  const { status, body } = await member.post(`${PATH}/label`, { label: { title, color } });
  expect(status).toBe(200);
  return body;
};
const foldersOf = async (member: Member): Promise<MailFolderDto[]> => (await member.get(`${PATH}/folders`)).body;
const folderOf = async (member: Member, slug: string) => (await foldersOf(member)).find((one) => one.slug === slug)!.id;
const mailsOf = async (member: Member, query: string) => (await member.get(`${PATH}/mails?${query}`)).body;
const idsOf = async (member: Member, query: string): Promise<string[]> =>
  (await mailsOf(member, query)).mails.map(({ id }: { id: string }) => id);
const patch = (member: Member, id: string, mail: object) => member.patch(`${PATH}/mail`, { id, mail });

describe('the menu', () => {
  it('has six folders with the counts of the contract, and two filters', async () => {
    const member = await someone();
    await newCorreo(test, member);
    await newCorreo(test, member, { leido: true });
    await newCorreo(test, member, { leido: true, bandeja: 'spam' });
    await newCorreo(test, member, { bandeja: 'trash' });
    await newCorreo(test, member, { bandeja: 'archive' });
    await newCorreoPropio(test, member);
    await newCorreoPropio(test, member, 'borrador');
    await newCorreoPropio(test, member, 'programado');
    const folders = await foldersOf(member);
    expect(folders.map(({ slug, count }) => [slug, count])).toEqual([
      ['inbox', 1],
      ['sent', 0],
      ['drafts', 2],
      ['archive', 0],
      ['spam', 1],
      ['trash', 0],
    ]);
    expect(folders[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Recibidos',
      slug: 'inbox',
      icon: expect.stringMatching(/^heroicons_outline:/),
      count: 1,
      programados: 0,
    });
    // Clients that know no scheduled mails see them among the drafts.
    expect(folders.map(({ programados }) => programados)).toEqual([0, 0, 1, 0, 0, 0]);
    // The ids are the same for everybody, since clients may keep them.
    expect((await foldersOf(await someone())).map(({ id }) => id)).toEqual(folders.map(({ id }) => id));
    const { body } = await member.get(`${PATH}/filters`);
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['starred', 'important']);
  });

  it('keeps the settings that the client stores', async () => {
    const member = await someone();
    expect((await member.get(`${PATH}/settings`)).body).toEqual({ messageLayout: 'right' });
    const { status, body } = await member.patch(`${PATH}/settings`, { settings: { messageLayout: 'bottom' } });
    expect([status, body]).toEqual([200, { messageLayout: 'bottom' }]);
    expect((await member.get(`${PATH}/settings`)).body).toEqual(body);
    expect((await member.patch(`${PATH}/settings`, { settings: { messageLayout: 7 } })).status).toBe(400);
  });
});

describe('labels', () => {
  it('get a distinct slug from the title, also when two labels of the same title come at once', async () => {
    const member = await someone();
    const titles = ['Año  Nuevo - ¡ya!', 'año nuevo ya', '¡¡!!'];
    const labels = await Promise.all(titles.map((title) => newLabel(member, title)));
    expect(labels.map(({ slug }) => slug).toSorted()).toEqual(['ano-nuevo-ya', 'ano-nuevo-ya-1', 'etiqueta']);
    expect(labels[0]).toEqual({
      id: expect.any(String),
      title: 'Año  Nuevo - ¡ya!',
      slug: expect.any(String),
      color: 'blue',
      version: 1,
    });
    // A label of another person, with the same words.
    expect((await newLabel(await someone(), 'año nuevo ya')).slug).toBe('ano-nuevo-ya');
  });

  it('are renamed and coloured, and keep their slug while the title stays', async () => {
    const member = await someone();
    const [first, second] = [await newLabel(member, 'Pagos'), await newLabel(member, 'Pagos')];
    const write = async (label: Partial<MailLabelDto>) =>
      (await member.patch(`${PATH}/label`, { id: second.id, label: { ...second, ...label } })).body;
    expect(await write({ color: 'pink' })).toMatchObject({ slug: 'pagos-1', color: 'pink' });
    const ofColour = await member.patch(`${PATH}/label`, { id: second.id, label: { color: 'teal' } });
    expect(ofColour.body).toMatchObject({ title: 'Pagos', slug: 'pagos-1', color: 'teal' });
    expect(await write({ title: 'Cobros' })).toMatchObject({ title: 'Cobros', slug: 'cobros', color: 'blue' });
    await member.delete(`${PATH}/label?id=${first.id}`);
    expect(await write({ title: 'Pagos' })).toMatchObject({ slug: 'pagos' });
    const { body } = await member.post(`${PATH}/label/restore?id=${first.id}`);
    expect(body).toMatchObject({ id: first.id, title: 'Pagos (2)', slug: 'pagos-2' });
    expect((await member.get(`${PATH}/labels`)).body.map(({ id }: { id: string }) => id)).toEqual([
      first.id,
      second.id,
    ]);
  });

  it('leave the mails when they are deleted, and come back with them', async () => {
    const member = await someone();
    const label = await newLabel(member);
    const { id } = await newCorreo(test, member);
    await patch(member, id, { labels: [label.id] });
    expect((await member.delete(`${PATH}/label?id=${label.id}`)).body).toBe(true);
    expect((await member.get(`${PATH}/mail?id=${id}`)).body.labels).toEqual([]);
    expect((await member.get(`${PATH}/mails?label=${label.slug}`)).status).toBe(404);
    await member.post(`${PATH}/label/restore?id=${label.id}`);
    expect(await idsOf(member, `label=${label.slug}`)).toEqual([id]);
  });

  it.each(
    named<[number, string]>([
      [{ title: 'x', color: 'black' }, 400, 'label.color'],
      [{ title: ' ', color: 'red' }, 400, 'label.title'],
      [{ title: 'x'.repeat(61), color: 'red' }, 400, 'label.title'],
    ]),
  )('refuse %s', async (_name, label, status, campo) => {
    const member = await someone();
    const answer = await member.post(`${PATH}/label`, { label });
    expect([answer.status, answer.body.details[0].campo]).toEqual([status, campo]);
    const { id } = await newLabel(member);
    expect((await member.patch(`${PATH}/label`, { id, label })).status).toBe(status);
  });

  it('of others are not there', async () => {
    const [member, other] = [await someone(), await someone()];
    const { id } = await newLabel(other);
    const label = { title: 'Mía', color: 'red' };
    expect((await member.patch(`${PATH}/label`, { id, label })).status).toBe(404);
    expect((await member.delete(`${PATH}/label?id=${id}`)).status).toBe(404);
    const mail = await newCorreo(test, member);
    expect((await patch(member, mail.id, { labels: [id] })).status).toBe(422);
    expect((await other.get(`${PATH}/labels`)).body).toMatchObject([{ id, title: 'Trabajo', color: 'blue' }]);
  });
});

describe('the mails of a list', () => {
  it('come ten at a time, the newest first, with the pages of the contract', async () => {
    const member = await someone();
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) {
      ids.unshift((await newCorreo(test, member)).id);
    }
    const first = await mailsOf(member, 'folder=inbox&page=1');
    expect(first.mails.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 10));
    expect(first.pagination).toEqual({
      totalResults: 12,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: 2,
      startIndex: 0,
      endIndex: 9,
    });
    const second = await mailsOf(member, 'folder=inbox&page=2');
    expect(second.mails).toHaveLength(2);
    expect(second.pagination).toMatchObject({ currentPage: 2, startIndex: 10, endIndex: 11 });
    expect(await mailsOf(member, 'folder=inbox&page=3')).toEqual({ mails: null, pagination: { lastPage: 2 } });
    expect(await mailsOf(member, 'folder=sent')).toEqual({
      mails: [],
      pagination: { totalResults: 0, resultsPerPage: 10, currentPage: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
  });

  it('are as the client draws them', async () => {
    const member = await someone();
    const cc = [
      { nombre: 'Inés <b>', direccion: 'ines@ejemplo.test' },
      { nombre: '', direccion: 'sin-nombre@ejemplo.test' },
    ];
    const fecha = new Date('2026-01-01T12:30:00.000Z');
    const { id, correoId } = await newCorreo(test, member, { cc, importante: true, fecha });
    await test.owner.query(
      `insert into correo_adjuntos (cuenta_id, id, correo_id, nombre, sha256, bytes, mime, clave, subido_por)
       values ($1, $2, $3, 'saldo.pdf', repeat('0', 64), 2048, 'application/pdf', $4, $5)`,
      [member.cuentaId, UNKNOWN_ID, correoId, `clave-${correoId}`, member.usuarioId],
    );
    const [listed] = (await mailsOf(member, 'folder=inbox')).mails;
    expect(listed).toEqual({
      id,
      type: 'mail',
      from: { avatar: expect.stringMatching(/^data:image\/svg\+xml,/), contact: 'Banco Nación <sucursal@banco.test>' },
      to: `${member.nombre} <${member.email}>`,
      cc: ['Inés b <ines@ejemplo.test>', 'sin-nombre@ejemplo.test <sin-nombre@ejemplo.test>'],
      ccCount: 2,
      bccCount: 0,
      date: fecha.toISOString(),
      subject: 'Saldo de la cuenta',
      content: 'Buenos días.',
      attachments: [
        {
          type: 'application/pdf',
          name: 'saldo.pdf',
          size: 2048,
          preview: 'pdf',
          downloadUrl: `/api/correos/${id}/adjuntos/${UNKNOWN_ID}/contenido?descargar=true`,
        },
      ],
      starred: false,
      important: true,
      unread: true,
      folder: await folderOf(member, 'inbox'),
      labels: [],
    });
    const { ccCount: _, bccCount: __, ...mail } = listed;
    expect((await member.get(`${PATH}/mail?id=${id}`)).body).toEqual({ ...mail, content: '<p>Buenos días.</p>' });
    expect((await member.get(`${PATH}/mail?id=${UNKNOWN_ID}`)).status).toBe(404);
    expect((await (await someone()).get(`${PATH}/mail?id=${id}`)).status).toBe(404);
  });

  it('of an unknown folder, filter or label are not found', async () => {
    const member = await someone();
    for (const query of ['folder=otra', 'filter=otro', 'label=otra']) {
      expect((await member.get(`${PATH}/mails?${query}`)).status, query).toBe(404);
    }
    for (const query of ['folder=inbox&page=0', 'folder=inbox&page=x', 'folder=inbox&folder=sent']) {
      expect((await member.get(`${PATH}/mails?${query}`)).status, query).toBe(400);
    }
  });
});

describe('a change to a mail', () => {
  it('writes the fields that are sent, and the labels as a whole', async () => {
    const member = await someone();
    const [uno, dos] = [await newLabel(member, 'Uno'), await newLabel(member, 'Dos')];
    const { id } = await newCorreo(test, member);
    expect((await patch(member, id, { starred: true })).body).toMatchObject({ starred: true, unread: true });
    expect((await patch(member, id, { unread: false })).body).toMatchObject({ starred: true, unread: false });
    expect((await patch(member, id, { labels: [dos.id, uno.id] })).body.labels).toEqual([dos.id, uno.id]);
    expect((await patch(member, id, { labels: [{ id: uno.id }] })).body.labels).toEqual([uno.id]);
    expect(await idsOf(member, 'filter=starred')).toEqual([id]);
    expect(await idsOf(member, 'label=uno')).toEqual([id]);
    const spam = await folderOf(member, 'spam');
    expect((await patch(member, id, { folder: spam })).body).toMatchObject({ folder: spam, labels: [uno.id] });
    expect(await idsOf(member, 'folder=spam')).toEqual([id]);
  });

  it('is refused where a mail cannot go, and changes nothing', async () => {
    const member = await someone();
    const sent = await newCorreoPropio(test, member);
    for (const slug of ['spam', 'archive', 'drafts']) {
      const answer = await patch(member, sent.id, { folder: await folderOf(member, slug), starred: true });
      expect([answer.status, answer.body.details[0].campo], slug).toEqual([422, 'mail.folder']);
    }
    expect((await patch(member, sent.id, { folder: UNKNOWN_ID })).status).toBe(422);
    expect((await patch(member, UNKNOWN_ID, { starred: true })).status).toBe(404);
    expect((await patch(await someone(), sent.id, { starred: true })).status).toBe(404);
    await patch(member, sent.id, { folder: await folderOf(member, 'trash') });
    const { body } = await patch(member, sent.id, { folder: await folderOf(member, 'sent') });
    expect(body).toMatchObject({ folder: await folderOf(member, 'sent'), starred: false });
  });
});
