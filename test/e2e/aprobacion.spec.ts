import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../server/common/day.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { ParteDto } from '../../server/expediente/partes/partes.dto.js';
import { escribirDocx } from '../../server/expediente/plantillas/escribir-docx.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { approveRequisitos, newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newDocumento, pdf, upload } from '../factories/documentos.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;
const HOY = dayIn('America/Argentina/Buenos_Aires', new Date());

beforeAll(async () => {
  test = await sharedTestApp();
});

const carpetaOf = async (client: Member, id: string) => (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
const move = async (client: Member, id: string, body: object) =>
  client.post(`/carpetas/${id}/mover`, body, { version: (await carpetaOf(client, id)).version });

/** Fills missing fields of personas from a table. */
async function importPersonas(client: Member, table: string) {
  const body = new FormData();
  body.append('opciones', JSON.stringify({ existentes: 'completar' }));
  body.append('archivo', new Blob([table]), 'personas.csv');
  expect((await client.post('/personas/importacion', body)).body).toMatchObject({ completadas: 1 });
}

/** A carpeta that an adscripto approved for the signature, in an office with an oficial. */
async function approved() {
  const { cuentaId, titular } = await newCuenta(test);
  const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
  const oficial = await newMiembro(test, cuentaId, 3, 'Omar Paz');
  const { id } = await newCarpeta(titular, { acto: 'Acta', fechaFirmaPrevista: HOY });
  const parte = await newParte(titular, id);
  await approveRequisitos(titular, id);
  const again = async () => {
    expect((await move(adscripto, id, { estado: 'lista_para_firma' })).status).toBe(200);
    await test.owner.query('delete from avisos where cuenta_id = $1', [cuentaId]);
  };
  await again();
  return { titular, adscripto, oficial, id, parteId: parte.id, again };
}

describe('a carpeta that is ready to be signed', () => {
  it('goes back to preparation when an oficial changes approved data, and tells the person who approved', async () => {
    const { titular, adscripto, oficial, id, parteId, again } = await approved();
    const [requisito] = (await oficial.get(`/carpetas/${id}/requisitos`)).body;
    const other = await newParte(titular, id, { rol: 'testigo' });
    const changes: [string, () => Promise<unknown>][] = [
      ['las partes', async () => oficial.delete(`/carpetas/${id}/partes/${other.id}`)],
      [
        'los requisitos',
        async () => oficial.patch(`/carpetas/${id}/requisitos`, { ids: [requisito.id], estado: 'pendiente' }),
      ],
      ['los inmuebles', async () => oficial.post(`/carpetas/${id}/inmuebles`, { inmueble: { domicilio: 'Mitre 1' } })],
    ];
    for (const [what, change] of changes) {
      await approveRequisitos(titular, id);
      if ((await carpetaOf(titular, id)).estado !== 'lista_para_firma') {
        await again();
      }
      await change();
      const motivo = `Cambió lo aprobado: ${what}.`;
      expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'en_preparacion', motivoEstado: motivo });
      const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
      expect(eventos[0]).toMatchObject({
        descripcion: `pasó la carpeta de «Lista para firma» a «En preparación»: ${motivo}`,
        usuario: { nombre: 'Omar Paz' },
      });
      const [aviso] = await notificationsOf(adscripto);
      expect(aviso).toMatchObject({
        title: expect.stringMatching(/volvió a preparación$/),
        description: `Omar Paz · ${motivo}`,
      });
    }
    await approveRequisitos(titular, id);
    await again();
    // The answer has the new state already.
    const { version } = await carpetaOf(oficial, id);
    const written = await oficial.patch(`/carpetas/${id}`, { monto: '10' }, { version });
    expect(written.body).toMatchObject({ estado: 'en_preparacion', version: version + 2 });
    expect(parteId).toBeDefined();
  });

  it('stays approved after a change of other data, and after a change by a person who may approve', async () => {
    const { titular, adscripto, oficial, id, parteId } = await approved();
    const { version } = await carpetaOf(oficial, id);
    const fields = { caratula: 'Otra', fechaFirmaPrevista: plusDays(HOY, 5), etiquetas: ['urge'] };
    expect((await oficial.patch(`/carpetas/${id}`, fields, { version })).body.estado).toBe('lista_para_firma');
    await oficial.post(`/carpetas/${id}/comentarios`, { texto: 'Todo en orden' });
    await newParte(titular, id, { rol: 'testigo' });
    expect((await carpetaOf(titular, id)).estado).toBe('lista_para_firma');
    // A removal and a signature begin at once. One of them sees the other's change.
    const removal = oficial.delete(`/carpetas/${id}/partes/${parteId}`);
    const signature = adscripto.post(`/carpetas/${id}/mover`, { estado: 'firmada' }, { version: version + 1 });
    const [removed, signed] = await Promise.all([removal, signature]);
    expect([removed.status, signed.status]).not.toEqual([200, 200]);
    expect(['en_preparacion', 'lista_para_firma']).toContain((await carpetaOf(titular, id)).estado);
  });

  it("goes back when an oficial changes the deed's data of a persona or an inmueble, on any page", async () => {
    const { titular, adscripto, oficial, id, parteId, again } = await approved();
    const { persona } = (await titular.get<ParteDto[]>(`/carpetas/${id}/partes`)).body.find((p) => p.id === parteId)!;
    const inmueble = await newInmueble(titular, id);
    const versionOf = async (path: string) => (await titular.get(path)).body.version;
    const change = async (path: string, fields: object) => {
      const { status } = await oficial.patch(path, fields, { version: await versionOf(path) });
      expect(status).toBe(200);
    };
    const estado = async () => (await carpetaOf(titular, id)).estado;
    await change(`/personas/${persona.id}`, { email: 'ana@example.com', telefono: '11 4444 5555' });
    expect(await estado()).toBe('lista_para_firma');

    const doble = await newPersona(oficial, { apellidos: 'Doble', domicilio: 'Mitre 2' });
    let union = '';
    const changes: [string, () => Promise<unknown>][] = [
      ['los datos de las partes', () => change(`/personas/${persona.id}`, { numeroDoc: '12345678', tipoDoc: 'DNI' })],
      ['los datos de los inmuebles', () => change(`/inmuebles/${inmueble.id}`, { linderos: 'Norte: calle' })],
      [
        'los datos de las partes',
        () => importPersonas(oficial, 'Apellidos;Nombre;DNI;Profesión\nNúñez;Juan;12345678;Abogada'),
      ],
      [
        'los datos de las partes',
        async () => {
          const body = { otraId: doble.id, tomar: ['domicilio'] };
          const merged = await oficial.post(`/personas/${persona.id}/unir`, body);
          expect(merged.status, JSON.stringify(merged.body)).toBe(200);
          union = merged.body.uniones[0].id;
        },
      ],
      ['los datos de las partes', () => oficial.post(`/personas/uniones/${union}/deshacer`)],
    ];
    for (const [what, make] of changes) {
      if ((await estado()) !== 'lista_para_firma') await again();
      await make();
      const motivo = `Cambió lo aprobado: ${what}.`;
      expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'en_preparacion', motivoEstado: motivo });
      expect((await notificationsOf(adscripto))[0]?.description).toBe(`Omar Paz · ${motivo}`);
    }
    await again();
    const path = `/personas/${persona.id}`;
    await adscripto.patch(path, { profesion: 'Médica' }, { version: await versionOf(path) });
    expect(await estado()).toBe('lista_para_firma');
  });

  it('that is reserved goes back too, and who changed the persona learns nothing of it', async () => {
    const { titular, adscripto, oficial, id, parteId } = await approved();
    const { persona } = (await titular.get<ParteDto[]>(`/carpetas/${id}/partes`)).body.find((p) => p.id === parteId)!;
    const open = await newCarpeta(titular, { acto: 'Acta' });
    await newParte(titular, open.id, { personaId: persona.id });
    const { version } = await carpetaOf(titular, id);
    expect((await titular.patch(`/carpetas/${id}`, { reservada: true }, { version })).status).toBe(200);
    expect((await oficial.get(`/carpetas/${id}`)).status).toBe(404);
    const seen = async () => JSON.stringify((await oficial.get('/pages/activities')).body);
    const before = await seen();
    const at = (await oficial.get(`/personas/${persona.id}`)).body.version;
    const changed = await oficial.patch(`/personas/${persona.id}`, { domicilio: 'Mitre 3' }, { version: at });
    expect([changed.status, JSON.stringify(changed.body).includes(id)]).toEqual([200, false]);
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'en_preparacion' });
    expect((await notificationsOf(adscripto))[0]?.title).toMatch(/volvió a preparación$/);
    expect((await seen()).includes(id)).toBe(false);
    expect(before).not.toContain(id);
    expect(await notificationsOf(oficial)).toEqual([]);
    expect((await oficial.get(`/carpetas/${id}`)).status).toBe(404);
  });

  it('comes back from suspended as it was while nothing that was approved changed, and else to preparation', async () => {
    const { titular, adscripto, oficial, id, parteId } = await approved();
    const suspend = async (client: Member) =>
      expect((await move(client, id, { estado: 'suspendida', motivo: 'Viajan' })).status).toBe(200);
    const possible = async () =>
      (await carpetaOf(oficial, id)).movimientos.filter(({ permitido }) => permitido).map(({ estado }) => estado);
    await suspend(oficial);
    expect(await possible()).toEqual(['lista_para_firma', 'en_preparacion']);
    expect((await move(oficial, id, { estado: 'lista_para_firma' })).status).toBe(200);
    await suspend(titular);
    // Changes of unapproved fields do not count. Neither do changes by a person who may approve.
    await newParte(titular, id, { rol: 'testigo' });
    const { version } = await carpetaOf(oficial, id);
    await oficial.patch(`/carpetas/${id}`, { etiquetas: ['urge'] }, { version });
    expect((await carpetaOf(titular, id)).movimientos[0]?.estado).toBe('lista_para_firma');

    const { persona } = (await titular.get<ParteDto[]>(`/carpetas/${id}/partes`)).body.find((p) => p.id === parteId)!;
    const at = (await oficial.get(`/personas/${persona.id}`)).body.version;
    await oficial.patch(`/personas/${persona.id}`, { domicilio: 'Mitre 3' }, { version: at });
    const motivo = 'Cambió lo aprobado: los datos de las partes.';
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'suspendida', motivoEstado: 'Viajan' });
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(`dejó sin efecto lo aprobado, con la carpeta suspendida: ${motivo}`);
    const [aviso] = await notificationsOf(adscripto);
    expect(aviso?.description).toBe(`Omar Paz · ${motivo}`);
    expect(await possible()).toEqual(['en_preparacion']);
    const byWhoApproves = (await carpetaOf(adscripto, id)).movimientos.map(({ estado }) => estado);
    expect(byWhoApproves).toEqual(['en_preparacion', 'anulada']);
    // The second change records no second fact.
    await oficial.delete(`/carpetas/${id}/partes/${parteId}`);
    expect((await titular.get(`/carpetas/${id}/actividad`)).body.eventos[0].descripcion).not.toContain('sin efecto');
    const back = await move(oficial, id, { estado: 'en_preparacion' });
    expect([back.status, back.body.estado]).toEqual([200, 'en_preparacion']);
    await suspend(titular);
    expect(await possible()).toEqual(['en_preparacion']);
  });
});

describe('a document that an approval or a signature rests on', () => {
  it('takes the approval back when a person who may not approve replaces or deletes the document of an approved requisito', async () => {
    const { titular, oficial, id, again } = await approved();
    const [requisito] = (await titular.get(`/carpetas/${id}/requisitos`)).body;
    const estado = async () => (await carpetaOf(titular, id)).estado;
    const loose = await newDocumento(titular, id, { nombre: 'Suelto.pdf' });
    const file = [{ nombre: 'Otro.pdf', content: pdf('otro') }];
    for (const change of [
      (documentoId: string) => upload(oficial, `/documentos/${documentoId}/versiones`, file),
      (documentoId: string) => oficial.delete(`/documentos/${documentoId}`),
      (documentoId: string) => oficial.post(`/carpetas/${id}/documentos/eliminar`, { ids: [documentoId] }),
    ]) {
      const documento = await newDocumento(titular, id, { nombre: 'Título.pdf' });
      const path = `/carpetas/${id}/requisitos/${requisito.id}`;
      const { version } = (await titular.get(`/carpetas/${id}/requisitos`)).body[0];
      expect((await titular.patch(path, { documentoId: documento.id }, { version })).status).toBe(200);
      await approveRequisitos(titular, id);
      if ((await estado()) !== 'lista_para_firma') await again();
      expect((await upload(titular, `/documentos/${documento.id}/versiones`, file)).status).toBe(201);
      await change(loose.id);
      expect(await estado()).toBe('lista_para_firma');
      expect((await change(documento.id)).status).toBeLessThan(300);
      expect(await carpetaOf(titular, id)).toMatchObject({
        estado: 'en_preparacion',
        motivoEstado: 'Cambió lo aprobado: los documentos de los requisitos.',
      });
    }
  });

  it('is changed, replaced or deleted after the signature only by people who may sign, with a reason; new documents are added as before', async () => {
    const { titular, adscripto, oficial, id } = await approved();
    const before = await newDocumento(oficial, id, { nombre: 'Título.pdf' });
    const form = new FormData();
    form.append('archivo', new Blob([new Uint8Array(escribirDocx('Escritura de venta.'))]), 'Escritura.docx');
    const plantilla = (await titular.post('/plantillas', form)).body;
    const generar = (client: Member, fields = {}) =>
      client.post(`/carpetas/${id}/plantillas/${plantilla.id}/documentos`, fields);
    const documentoId = (await generar(titular)).body.documento.id;
    await readyToSign(adscripto, id);
    expect((await move(adscripto, id, { estado: 'firmada' })).body).toMatchObject({ estado: 'firmada' });
    const after = await newDocumento(oficial, id, { nombre: 'Recibo.pdf' });
    const replace = (client: Member, documento: { id: string }, fields = {}) =>
      upload(client, `/documentos/${documento.id}/versiones`, [{ nombre: 'x.pdf', content: pdf('x') }], fields);
    const erase = (client: Member, fields = {}) =>
      client.post(`/carpetas/${id}/documentos/eliminar`, { ids: [before.id, after.id], ...fields });
    const only =
      '«Título.pdf» es de antes de la firma: lo cambia, reemplaza o elimina un titular o un adscripto, con un motivo.';
    const why = '«Título.pdf» es de antes de la firma: escriba por qué lo cambia, reemplaza o elimina.';
    const motivo = { motivo: 'Estaba ilegible' };

    const { body: list } = await titular.get(`/carpetas/${id}/documentos`);
    const { secciones } = list;
    expect(new Date(list.firmadaEn) >= new Date(before.creadoEn)).toBe(true);
    expect(new Date(list.firmadaEn) < new Date(after.creadoEn)).toBe(true);
    for (const [client, code, message, fields] of [
      [oficial, 'DOCUMENTO_FIRMADO', only, motivo],
      [titular, 'FALTA_MOTIVO', why, { motivo: ' ' }],
    ] as const) {
      expect(await replace(client, before, fields)).toMatchObject({ status: 422, body: { code, message } });
      expect(await client.delete(`/documentos/${before.id}`)).toMatchObject({ status: 422, body: { code, message } });
      const { body } = await erase(client, fields);
      expect(body.rechazados).toEqual([{ id: before.id, nombre: 'Título.pdf', code, message }]);
      expect(body.documentos).toMatchObject([{ id: after.id }]);
      await oficial.post(`/documentos/${after.id}/restaurar`);
      const changes = { nombre: 'Otro.pdf', ...fields };
      expect(await client.patch(`/documentos/${before.id}`, changes)).toMatchObject({
        status: 422,
        body: { code, message },
      });
      const placed = { seccionId: secciones[0].id, ...fields };
      expect(await client.patch(`/documentos/${before.id}`, placed)).toMatchObject({
        status: 422,
        body: { code, message },
      });
      const moved = await client.post(`/carpetas/${id}/documentos/mover`, { ids: [before.id, after.id], ...placed });
      expect(moved.body.rechazados).toEqual([{ id: before.id, nombre: 'Título.pdf', code, message }]);
      expect(moved.body.documentos).toMatchObject([{ id: after.id, seccionId: secciones[0].id }]);
    }
    // The same name and the same place change nothing.
    expect((await oficial.patch(`/documentos/${before.id}`, { nombre: 'Título.pdf' })).status).toBe(200);
    expect((await replace(oficial, after)).status).toBe(201);
    expect((await oficial.delete(`/documentos/${after.id}`)).status).toBe(200);

    expect((await replace(adscripto, before, motivo)).status).toBe(201);
    expect((await generar(oficial, { documentoId, ...motivo })).body.code).toBe('DOCUMENTO_FIRMADO');
    expect((await generar(titular, { documentoId, motivo: ' ' })).body.code).toBe('FALTA_MOTIVO');
    expect((await generar(titular, { documentoId, ...motivo })).body.documento.actual.motivo).toBe(
      'Estaba ilegible. Generada de la plantilla «Escritura» (versión 1)',
    );
    const renamed = { nombre: 'Título de dominio.pdf', ...motivo };
    expect((await adscripto.patch(`/documentos/${before.id}`, renamed)).body.nombre).toBe('Título de dominio.pdf');
    await titular.patch(`/documentos/${before.id}`, { nombre: 'Título.pdf', motivo: 'Como estaba' });
    const place = { ids: [before.id], seccionId: secciones[1].id, ...motivo };
    expect((await titular.post(`/carpetas/${id}/documentos/mover`, place)).body.rechazados).toEqual([]);
    expect((await erase(titular, motivo)).body.rechazados).toEqual([]);
    const restore = (client: Member, fields = {}) =>
      client.post(`/carpetas/${id}/documentos/restaurar`, { ids: [before.id], ...fields });
    expect((await restore(oficial, motivo)).body.rechazados).toMatchObject([{ code: 'DOCUMENTO_FIRMADO' }]);
    expect((await oficial.post(`/documentos/${before.id}/restaurar`)).body.code).toBe('DOCUMENTO_FIRMADO');
    expect((await restore(titular)).body.rechazados).toMatchObject([{ code: 'FALTA_MOTIVO' }]);
    expect((await restore(titular, { motivo: 'Era el bueno' })).body.rechazados).toEqual([]);
    const moves = await test.owner.query(
      `select datos ->> 'de' as de, datos ->> 'a' as a from auditoria
        where carpeta_id = $1 and accion = 'documentos.movidos' and datos ->> 'motivo' is not null
          and datos -> 'ids' = jsonb_build_array($2::text)`,
      [id, before.id],
    );
    expect(moves.rows).toEqual([{ de: '[null]', a: secciones[1].nombre }]);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    const told = eventos.map(({ descripcion }: { descripcion: string }) => descripcion);
    expect(told).toContain('envió «Título.pdf» a la papelera: Estaba ilegible');
    expect(told).toContain('subió la versión 2 de «Título.pdf»: Estaba ilegible');
    expect(told).toContain('cambió el nombre de «Título.pdf» a «Título de dominio.pdf»: Estaba ilegible');
    expect(told).toContain(`movió «Título.pdf» a la sección «${secciones[1].nombre}»: Estaba ilegible`);
    expect(told).toContain('restauró «Título.pdf» de la papelera: Era el bueno');
  });
});
