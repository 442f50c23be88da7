import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdjuntoDto } from '../../server/oficina/chat/conversaciones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { conversacionesOf, newGrupo, office, panelOf, say } from '../factories/conversaciones.js';
import { download, pdf, type TestFile, upload } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';
import {
  PICTURE_ADDRESS,
  photograph,
  SMALL_PICTURE,
  seeSmallPicture,
  shownPictures,
  smallPicture,
} from '../factories/pictures.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('files', () => {
  const attach = async (by: Member, id: string, ...files: TestFile[]): Promise<AdjuntoDto[]> => {
    const { status, body } = await upload(by, `/conversaciones/${id}/adjuntos`, files);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as never;
  };
  const lastPicture = async (by: Member, id: string): Promise<AdjuntoDto> =>
    (await by.get(`/conversaciones/${id}/mensajes`)).body.mensajes.at(-1).adjuntos[0];
  const contentOf = (by: Member, adjuntoId: string) =>
    fetch(`${by.baseUrl}/api/conversaciones/adjuntos/${adjuntoId}/contenido`, {
      headers: { authorization: `Bearer ${by.accessToken}` },
    });

  it('are seen by the person who uploaded them, and by readers of the message once it is sent', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const content = pdf('minuta');
    const [minuta, page] = await attach(
      ana,
      id,
      { nombre: 'Minuta.pdf', content },
      { nombre: 'pagina.html', content: '<script>alert(1)</script>' },
    );
    expect(minuta).toMatchObject({ nombre: 'Minuta.pdf', mime: 'application/pdf', previsualizable: true });
    expect(page).toMatchObject({ previsualizable: false });
    const ids = [page?.id ?? '', minuta?.id ?? ''];
    expect((await contentOf(ana, ids[1] as string)).status).toBe(200);
    expect((await contentOf(beto, ids[1] as string)).status).toBe(404);
    // Nobody can send the files that another person uploaded.
    const stolen = await beto.post(`/conversaciones/${id}/mensajes`, { valor: 'Mío', adjuntos: ids });
    expect([stolen.status, stolen.body.details[0].campo]).toEqual([422, 'adjuntos']);

    const sent = await say(ana, id, '', { adjuntos: ids });
    expect(sent.adjuntos.map(({ nombre }) => nombre)).toEqual(['pagina.html', 'Minuta.pdf']);
    expect((await conversacionesOf(beto))[0]?.ultimo?.texto).toBe('pagina.html');
    expect((await panelOf(beto))[0].description).toBe('pagina.html');
    const answer = await contentOf(beto, ids[1] as string);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content));
    expect((await contentOf(beto, ids[0] as string)).headers.get('content-disposition')).toMatch(/^attachment/);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [carla, stranger]) expect((await contentOf(other, ids[1] as string)).status).toBe(404);
    expect((await beto.get(`/conversaciones/${id}/adjuntos`)).body.adjuntos).toHaveLength(2);
    expect((await carla.get(`/conversaciones/${id}/adjuntos`)).status).toBe(404);
    expect((await upload(carla, `/conversaciones/${id}/adjuntos`, [{ nombre: 'x.pdf', content }])).status).toBe(404);
    // The refusal names the positions of the missing files. Without them the same message is sent.
    const otra = { id: uuid(), valor: 'Otra vez' };
    const [extra] = await attach(ana, id, { nombre: 'Extra.pdf', content });
    const twice = await ana.post(`/conversaciones/${id}/mensajes`, { ...otra, adjuntos: [extra?.id, ...ids] });
    expect(twice.status).toBe(422);
    expect(twice.body.details.map(({ campo }: { campo: string }) => campo)).toEqual([
      'adjuntos',
      'adjuntos.1',
      'adjuntos.2',
    ]);
    const rest = await say(ana, id, otra.valor, { id: otra.id, adjuntos: [extra?.id] });
    await ana.delete(`/conversaciones/${id}/mensajes/${rest.id}`);

    // The files are deleted with the message. Without files, its text may not be empty.
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect((await contentOf(beto, ids[1] as string)).status).toBe(404);
    expect((await contentOf(ana, ids[1] as string)).status).toBe(404);
    expect((await beto.get(`/conversaciones/${id}/adjuntos`)).body).toEqual({ adjuntos: [], siguiente: null });
  });

  it('are listed by pages, the newest first, and a page begins only after a file of the conversation', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const { id: otro } = await newGrupo(ana, [beto]);
    const send = async (chatId: string, nombres: string[]) => {
      const sent = await attach(ana, chatId, ...nombres.map((nombre) => ({ nombre, content: pdf(nombre) })));
      await say(ana, chatId, '', { adjuntos: sent.map((one) => one.id) });
      return sent;
    };
    const [first] = await send(id, ['1.pdf']);
    // The files of a message may have the same date.
    for (let n = 0; n < 3; n += 1)
      await send(
        id,
        Array.from({ length: 10 }, (_, at) => `${2 + n * 10 + at}.pdf`),
      );
    const [elsewhere] = await send(otro, ['otro.pdf']);
    await attach(ana, id, { nombre: 'sin enviar.pdf', content: pdf('sin enviar') });
    const path = `/conversaciones/${id}/adjuntos`;
    const page = (await beto.get(path)).body;
    const rest = (await beto.get(`${path}?antes=${page.siguiente}`)).body;
    expect([page.adjuntos.length, rest.adjuntos, rest.siguiente]).toEqual([30, [first], null]);
    expect(new Set(page.adjuntos.map((one: AdjuntoDto) => one.nombre)).size).toBe(30);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [carla, stranger])
      expect((await other.get(`${path}?antes=${page.siguiente}`)).status).toBe(404);
    for (const wrong of [UNKNOWN_ID, elsewhere?.id])
      expect((await beto.get(`${path}?antes=${wrong}`)).status).toBe(404);
    expect((await beto.get(`${path}?antes=x`)).status).toBe(400);
  });

  it('name their person to clients of the reference template, and are gone with their message', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = (await ana.post('/apps/chat/chat', { contactId: beto.usuarioId })).body;
    const files = [
      { nombre: 'Foto.jpg', content: await photograph() },
      { nombre: 'Minuta.pdf', content: pdf('minuta') },
    ];
    const [foto, minuta] = await attach(ana, id, ...files);
    const sent = await say(ana, id, '', { adjuntos: [foto?.id, minuta?.id] });
    await smallPicture(() => lastPicture(ana, id));
    const links = ['https://registro.ejemplo.test/tasas'];
    await say(beto, id, `Está <a href="${links[0]}">ahí</a>`);
    const attachments = { media: [PICTURE_ADDRESS], docs: ['Minuta.pdf'], links };
    expect((await ana.get(`/apps/chat/contact?id=${beto.usuarioId}`)).body).toMatchObject({ attachments });
    expect((await beto.get('/apps/chat/chats')).body[0].contact).toMatchObject({ attachments });
    const nothing = { media: [], docs: [], links: [] };
    expect((await carla.get(`/apps/chat/contact?id=${beto.usuarioId}`)).body.attachments).toEqual(nothing);
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect((await beto.get(`/apps/chat/chat?id=${id}`)).body.contact.attachments).toEqual({ ...nothing, links });
  });

  it('that are pictures get a small one, which goes with the message', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const [foto, broken, minuta] = await attach(
      ana,
      id,
      { nombre: 'Foto.jpg', content: await photograph({ width: 2000, height: 1500 }) },
      { nombre: 'Rota.jpg', content: (await photograph()).subarray(0, 700) },
      { nombre: 'Minuta.pdf', content: pdf('minuta') },
    );
    const sent = await say(ana, id, '', { adjuntos: [foto?.id, broken?.id, minuta?.id] });
    const small = await smallPicture(() => lastPicture(beto, id));
    const { adjuntos } = (await beto.get(`/conversaciones/${id}/mensajes`)).body.mensajes[0];
    expect(adjuntos.map(({ miniatura }: AdjuntoDto) => miniatura)).toEqual([`/api${small}`, null, null]);
    expect(await seeSmallPicture(beto, small)).toEqual(SMALL_PICTURE);
    const [address] = await shownPictures(test, ana.usuarioId);
    expect((await fetch(test.baseUrl + address)).status).toBe(200);
    const { titular: stranger } = await newCuenta(test);
    expect([(await carla.get(small)).status, (await stranger.get(small)).status]).toEqual([404, 404]);
    expect((await beto.get(small.replace(foto?.id ?? '', broken?.id ?? ''))).status).toBe(404);
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect([(await beto.get(small)).status, (await fetch(test.baseUrl + address)).status]).toEqual([404, 404]);
  });

  it('are filed as a document of a carpeta by a person who reads both', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const { id: carpetaId } = await newCarpeta(carla);
    const content = pdf('certificado');
    const [adjunto] = await attach(ana, id, { nombre: 'Certificado.pdf', content });
    await say(ana, id, 'El certificado', { adjuntos: [adjunto?.id] });
    const path = `/conversaciones/adjuntos/${adjunto?.id}/documento`;
    expect((await carla.post(path, { carpetaId })).status).toBe(404);
    expect((await beto.post(path, { carpetaId: UNKNOWN_ID })).status).toBe(404);
    expect((await beto.post(path, { carpetaId: 'x' })).body.details[0].campo).toBe('carpetaId');
    const { status, body } = await beto.post(path, { carpetaId });
    expect([status, body.carpetaId]).toEqual([201, carpetaId]);
    expect((await download(beto, body.documentoId)).bytes).toEqual(Buffer.from(content));
    const { documentos } = (await carla.get(`/carpetas/${carpetaId}/documentos`)).body;
    expect(documentos).toEqual([expect.objectContaining({ id: body.documentoId, nombre: 'Certificado.pdf' })]);
  });

  it('are refused when they are empty, and counted into the storage of the cuenta', async () => {
    const { titular, ana } = await office(test);
    const { id } = await newGrupo(titular, [ana]);
    const path = `/conversaciones/${id}/adjuntos`;
    const empty = await upload(ana, path, [{ nombre: 'vacio.pdf', content: '' }]);
    expect([empty.status, (empty.body as never as { code: string }).code]).toEqual([422, 'ARCHIVO_VACIO']);
    expect((await upload(ana, path, [])).status).toBe(422);
    const used = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    const before = await used();
    await attach(ana, id, { nombre: 'a.pdf', content: pdf('a', 1000) });
    expect((await used()) - before).toBeGreaterThan(1000);
  });
});
