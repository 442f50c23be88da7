import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { GuiaDto } from '../../server/oficina/ayuda/ayuda.dto.js';
import { CorreoDeSolicitud } from '../../server/oficina/ayuda/correo-de-solicitud.service.js';
import { solicitudesDeTodos } from '../../server/oficina/ayuda/solicitudes-de-todos.js';
import type { Answer } from '../factories/api-client.js';
import { createTestApp, FAST_JOBS, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { upload } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { mailTo } from '../factories/mails.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const HELP = '/apps/help-center';
const GUIA = `${HELP}/guides/projects/abrir-una-carpeta`;
const SOPORTE = 'soporte@ejemplo.test';
const PEDIDO = {
  name: 'Ana',
  email: 'ana@ejemplo.test',
  subject: 'No imprime',
  message: 'La página\nqueda en blanco.',
};

let test: TestApp;
let ana: Member;
let beto: Member;

beforeAll(async () => {
  const folder = await mkdtemp(join(inject('filesDir'), 'ayuda-'));
  await mkdir(join(folder, 'guias/projects'), { recursive: true });
  const write = (path: string, text: string) => writeFile(join(folder, 'guias/projects', path), text);
  await write('01-de-la-oficina.md', '---\ntitulo: De la oficina\nsubtitulo: La nuestra.\n---\nEn el *armario*.\n');
  await write('02-mala.md', 'No tiene datos.');
  test = await createTestApp({ ...FAST_JOBS, HELP_DIR: folder, SUPPORT_EMAIL: SOPORTE, LIMIT_SUPPORT: '3' });
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 1);
});

afterAll(() => test?.close());

describe('the pages of the help', () => {
  it('are answered as the reference client reads them', async () => {
    const { body: faqs } = await ana.get(`${HELP}/faqs`);
    expect(faqs.map(({ slug }: { slug: string }) => slug)).toEqual([
      'most-asked',
      'general-inquiries',
      'licenses',
      'payments',
      'support',
    ]);
    const text = expect.any(String);
    const id = 'most-asked';
    expect(faqs[0]).toMatchObject({ id, slug: id, title: 'Las más preguntadas' });
    expect(faqs[0].faqs[0]).toEqual({ id: text, categoryId: id, question: text, answer: text });
    expect(faqs[0].faqs[0].answer).not.toMatch(/[<*]/);
    expect((await ana.get(`${HELP}/faqs?slug=most-asked`)).body).toEqual([faqs[0]]);

    const { body: guides } = await ana.get(`${HELP}/guides?limit=4`);
    const project = guides.find(({ slug }: { slug: string }) => slug === 'projects');
    expect(project).toMatchObject({ id: 'projects', visibleGuides: 4 });
    expect(project.guides).toHaveLength(4);
    expect((await ana.get(`${HELP}/guides`)).body[0]).toMatchObject({ visibleGuides: 5 });
    const { body: whole } = await ana.get(`${HELP}/guides?slug=projects`);
    expect([whole.length, 'visibleGuides' in whole[0], 'totalGuides' in whole[0]]).toEqual([1, false, false]);
    expect(whole[0].guides.length).toBeGreaterThan(10);
    expect(project.totalGuides).toBe(whole[0].guides.length);

    const { body: guide } = await ana.get(`${HELP}/guide?categorySlug=projects&guideSlug=abrir-una-carpeta`);
    expect(guide).toMatchObject({ id: 'projects', slug: 'projects', guides: [{ title: 'Abrir una carpeta' }] });
    expect(guide.guides).toHaveLength(1);
    expect(guide.guides[0].content).toContain('<strong>Nueva carpeta</strong>');
  });

  it('are all there, each with its neighbours', async () => {
    let address: { category: string; slug: string } | null = { category: 'getting-started', slug: 'primer-recorrido' };
    const seen: string[] = [];
    while (address) {
      const { status, body }: Answer<GuiaDto> = await ana.get(`${HELP}/guides/${address.category}/${address.slug}`);
      expect([address, status]).toEqual([address, 200]);
      seen.push(body.id);
      address = body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(25);
  });

  it('include the guides of HELP_DIR, without invalid guides', async () => {
    expect((await ana.get(`${HELP}/guides/projects/de-la-oficina`)).body).toMatchObject({
      title: 'De la oficina',
      content: '<p>En el <em>armario</em>.</p>',
    });
    expect((await ana.get(`${HELP}/guides/projects/mala`)).status).toBe(404);
  });

  it.each([
    '/faqs?slug=otra',
    '/guides?slug=otra',
    '/guide?categorySlug=projects&guideSlug=otra',
    '/guides/projects/otra',
    '/guides/otra/abrir-una-carpeta',
    '/pictures/otra.webp',
    '/pictures/..%2f..%2fpackage.json',
  ])('answer 404 for %s', async (path) => {
    expect((await ana.get(HELP + path)).status).toBe(404);
  });

  it.each(['/guides?limit=x', '/guide', '/search', '/faqs?slug=a&slug=b'])('answer 400 for %s', async (path) => {
    expect((await ana.get(HELP + path)).status).toBe(400);
  });

  it('show their pictures to an <img>, which sends no token', async () => {
    const { body } = await ana.get(`${HELP}/guides/getting-started/primer-recorrido`);
    const [, src = ''] = /<img src="([^"]+)"/.exec(body.content) ?? [];
    const answer = await fetch(test.baseUrl + src.replaceAll('&amp;', '&'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('are found by their text, here and in the global search', async () => {
    const { body } = await ana.get(`${HELP}/search?query=${encodeURIComponent('invitación')}`);
    expect(body[0]).toMatchObject({ kind: 'guia', slug: 'invitar-al-equipo' });
    expect(body.some(({ passage }: { passage: string }) => /<mark>invitaci/i.test(passage))).toBe(true);
    const { body: groups } = await ana.post('/common/search', { query: 'invitaciones', grupos: 'todos' });
    const help = groups.find(({ id }: { id: string }) => id === 'help');
    expect(help.results[0].link).toBe(`${HELP}/guides/settings/invitar-al-equipo`);
  });
});

describe('a vote', () => {
  const voteOf = async (member: Member) => (await member.get(GUIA)).body.useful;

  it('is one of a person and page, may change, and is counted', async () => {
    expect(await voteOf(ana)).toBeNull();
    expect((await ana.send('PUT', `${GUIA}/vote`, { useful: true })).body).toEqual({ useful: true });
    await beto.send('PUT', `${GUIA}/vote`, { useful: false });
    await ana.send('PUT', `${GUIA}/vote`, { useful: false });
    expect([await voteOf(ana), await voteOf(beto)]).toEqual([false, false]);
    const { rows } = await test.owner.query(
      `select count(*) filter (where sirve)::int as si, count(*) filter (where not sirve)::int as no from ayuda_votos`,
    );
    expect(rows).toEqual([{ si: 0, no: 2 }]);
    await ana.send('PUT', `${GUIA}/vote`, { useful: null });
    expect(await voteOf(ana)).toBeNull();
  });

  it('is refused for an unknown page or another answer', async () => {
    expect((await ana.send('PUT', `${HELP}/guides/projects/otra/vote`, { useful: true })).status).toBe(404);
    for (const body of [{}, { useful: 'sí' }, { useful: 1 }]) {
      expect((await ana.send('PUT', `${GUIA}/vote`, body)).status).toBe(400);
    }
  });
});

describe('a request for support', () => {
  it('is kept, leaves as a mail with its files, and is seen by its author alone', async () => {
    const { body: files } = await upload(ana, `${HELP}/requests/files`, [{ nombre: 'captura.txt', content: 'hola' }]);
    const [file] = files as unknown as { id: string }[];
    const id = file?.id as string;
    const { status, body } = await ana.post(`${HELP}/requests`, { ...PEDIDO, files: [id] });
    expect([status, body]).toMatchObject([201, { subject: 'No imprime', state: 'recibida', files: [{ bytes: 4 }] }]);

    const mail = await mailTo(test, SOPORTE, 'Pedido de ayuda: No imprime');
    expect(mail.replyTo).toEqual([{ name: 'Ana', address: 'ana@ejemplo.test' }]);
    expect(mail.text).toContain('queda en blanco.');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['captura.txt']);

    const mine = (await ana.get(`${HELP}/requests`)).body;
    expect(mine).toMatchObject({ isAnswered: true, requests: [{ id: body.id }] });
    expect((await beto.get(`${HELP}/requests`)).body.requests).toEqual([]);
    const content = `${HELP}/requests/files/${id}/content`;
    expect([(await ana.get(content)).status, (await beto.get(content)).status]).toEqual([200, 404]);
    expect((await beto.patch(`${HELP}/requests/${body.id}`, { state: 'cerrada' })).status).toBe(404);
    expect((await ana.patch(`${HELP}/requests/${body.id}`, { state: 'cerrada' })).body.state).toBe('cerrada');
  });

  it('that did not leave before SUPPORT_EMAIL was set leaves at the next start', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.post(`${HELP}/requests`, { ...PEDIDO, subject: 'De antes' });
    await mailTo(test, SOPORTE, 'Pedido de ayuda: De antes');
    const sentAt = async () =>
      (await test.owner.query('select enviada_en from ayuda_solicitudes where id = $1', [body.id])).rows[0].enviada_en;
    await expect.poll(sentAt).not.toBeNull();
    await test.owner.query('update ayuda_solicitudes set enviada_en = null where id = $1', [body.id]);
    await test.app.get(CorreoDeSolicitud).onApplicationBootstrap();
    await expect.poll(sentAt).not.toBeNull();
  });

  it('is listed for the operator, who says where it stands', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.post(`${HELP}/requests`, PEDIDO);
    const said = async (...asked: string[]) => {
      const lines: string[] = [];
      const databaseUrl = new DatabaseUrl(appUrl(test.ownerUrl));
      await solicitudesDeTodos(asked, { databaseUrl, settings: test.settings, say: (line) => lines.push(line) });
      return lines.join('\n');
    };
    expect(await said()).toContain(`${body.id}  `);
    const whole = await said(body.id);
    for (const part of ['Ana', 'ana@ejemplo.test', 'No imprime', 'La página\nqueda en blanco.', 'Archivos: ninguno']) {
      expect(whole).toContain(part);
    }
    expect(await said()).toContain(body.id);
    await expect(said(UNKNOWN_ID)).rejects.toThrow('No hay un pedido con ese id.');
    expect(await said(body.id, 'respondida')).toBe('El pedido quedó como «respondida».');
    expect(await said()).not.toContain(body.id);
    expect((await titular.get(`${HELP}/requests`)).body.requests[0].state).toBe('respondida');
    // The server tells the author. The only unread aviso has the newest estado.
    const avisos = async () => (await notificationsOf(titular)).map(({ title, link }) => [title, link]);
    await expect.poll(avisos).toEqual([['Le respondieron su pedido de ayuda <b>No imprime</b>', `${HELP}/support`]]);
    await said(body.id, 'cerrada');
    await expect.poll(avisos).toEqual([['Se cerró su pedido de ayuda <b>No imprime</b>', `${HELP}/support`]]);
    await expect(said('no-es-un-id')).rejects.toThrow('Se usa así');
    await expect(said(body.id, 'perdida')).rejects.toThrow('Se usa así');
  });

  it('keeps its files while it waits, and for 90 days after', async () => {
    const { titular } = await newCuenta(test);
    const ask = async (subject: string) => {
      const { body } = await upload(titular, `${HELP}/requests/files`, [{ nombre: 'a.txt', content: subject }]);
      const [file] = body as unknown as { id: string }[];
      return (await titular.post(`${HELP}/requests`, { ...PEDIDO, subject, files: [file?.id] })).body.id as string;
    };
    const [waiting, closed] = [await ask('Espera'), await ask('Cerrado')];
    await titular.patch(`${HELP}/requests/${closed}`, { state: 'cerrada' });
    const sweptAfter = async (days: number) => {
      await test.owner.query(
        'update ayuda_solicitudes set cambiada_en = now() - make_interval(days => $2) where id = any ($1)',
        [[waiting, closed], days],
      );
      await test.app.get(Housekeeping).run();
      const { requests } = (await titular.get(`${HELP}/requests`)).body;
      return requests.map(({ files, filesUntil }: { files: []; filesUntil: string | null }) => [
        files.length,
        filesUntil,
      ]);
    };
    expect(await sweptAfter(89)).toEqual([
      [1, expect.any(String)],
      [1, null],
    ]);
    expect(await sweptAfter(91)).toEqual([
      [0, null],
      [1, null],
    ]);
    // Files that no request named within a day are deleted too.
    const { body: unsent } = await upload(titular, `${HELP}/requests/files`, [{ nombre: 'b.txt', content: 'suelto' }]);
    const [{ id }] = unsent as unknown as [{ id: string }];
    await test.owner.query(`update ayuda_adjuntos set suelto_desde = now() - interval '25 hours' where id = $1`, [id]);
    await test.app.get(Housekeeping).run();
    expect((await titular.get(`${HELP}/requests/files/${id}/content`)).status).toBe(404);
  });

  it('names its faults', async () => {
    const { status, body } = await ana.post(`${HELP}/requests`, { name: ' ', email: 'no', subject: '', message: '' });
    expect(status).toBe(400);
    expect(body.details.map(({ campo }: { campo: string }) => campo).sort()).toEqual([
      'email',
      'message',
      'name',
      'subject',
    ]);
    const lost = await ana.post(`${HELP}/requests`, { ...PEDIDO, files: [UNKNOWN_ID] });
    expect([lost.status, lost.body.details[0].campo]).toEqual([422, 'files']);
    expect((await ana.patch(`${HELP}/requests/${UNKNOWN_ID}`, { state: 'recibida' })).status).toBe(400);
  });

  it('takes no file that its mail would not carry', async () => {
    const big = { nombre: 'grande.txt', content: 'x'.repeat(15 * 1024 * 1024 + 1) };
    expect((await upload(ana, `${HELP}/requests/files`, [big])).status).toBe(413);
  });

  it('is limited in an hour', async () => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await beto.post(`${HELP}/requests`, PEDIDO)).status);
    expect(answers).toEqual([201, 201, 201, 429]);
  });
});
