import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import { AvisosDeCertificados } from '../../server/expediente/certificados/avisos-de-certificados.service.js';
import type { CertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { compraventa } from '../factories/certificados.js';
import { HOY } from '../factories/days.js';
import { newDocumento } from '../factories/documentos.js';
import { newCertificado, newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a certificate', () => {
  it('goes from asked to received, and its last day follows from its own rule', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const reglas = (await titular.get('/certificados/reglas')).body;
    expect(reglas.map(({ nombre, dias }: { nombre: string; dias: number }) => `${nombre} ${dias}`)).toEqual([
      ...['Dominio 15', 'Dominio 25', 'Dominio 30', 'Inhibición 15', 'Inhibición 25', 'Inhibición 30'],
      ...['Catastral null', 'Libre deuda municipal null'],
    ]);
    const path = `/carpetas/${id}/certificados`;
    const made = await titular.post(path, { reglaId: reglas[1].id });
    expect(made.body).toMatchObject({
      nombre: 'Dominio',
      dias: 25,
      fuente: 'Ley 17.801, art. 24',
      estado: 'por_pedir',
    });
    const update = (fields: object, version: number) => titular.patch(`${path}/${made.body.id}`, fields, { version });
    expect((await update({ solicitado: '2026-03-01', esperado: '2026-03-05' }, 1)).body.estado).toBe('pedido');
    expect((await update({ expedido: '2026-03-02' }, 2)).body).toMatchObject({
      vence: '2026-03-26',
      estado: 'vencido',
    });
    expect((await update({ dias: null }, 3)).body).toMatchObject({ vence: null, estado: 'recibido' });
    expect((await update({ dias: 3, computo: 'habiles', arranque: 'dia_siguiente' }, 4)).body.vence).toBe('2026-03-05');
    expect((await update({ resultado: 'x' }, 1)).status).toBe(412);
    const hechos = (await titular.get(`/carpetas/${id}/actividad`)).body.eventos.map(
      ({ descripcion }: { descripcion: string }) => descripcion,
    );
    expect(hechos).toContain('recibió el certificado Dominio, que vence el 26/03/2026');
  });

  it('in working days ends by the holidays of the office, also by those that it changes later', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const conteo = { dias: 3, computo: 'habiles', arranque: 'dia_siguiente' };
    const made = await newCertificado(titular, id, { expedido: '2026-03-02', ...conteo });
    const vence = async () => (await titular.get(`/carpetas/${id}/certificados`)).body[0].vence;
    expect(made.vence).toBe('2026-03-05');
    const put = await titular.send('PUT', '/feriados/2026-03-04', { nombre: 'Día de la escribanía' });
    expect([put.body.recalculados, await vence()]).toEqual([1, '2026-03-06']);
    expect((await titular.delete('/feriados/2026-03-04')).body.recalculados).toBe(1);
    expect(await vence()).toBe('2026-03-05');
  });

  it('is in the agenda on its last day, and warns when the signature is moved beyond it', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2026-03-16', responsableId: titular.usuarioId });
    const { id: certificadoId } = await newCertificado(titular, id, { expedido: '2026-03-02' });
    const { items } = (await titular.get('/agenda?desde=2026-03-10&hasta=2026-03-20&de=yo')).body;
    expect(items.map(({ clase, dia, titulo, enlace }: Record<string, string>) => [clase, dia, titulo, enlace])).toEqual(
      [
        ['certificado', '2026-03-16', 'Dominio (vence)', `/carpetas/${id}/certificados/${certificadoId}`],
        ['firma', '2026-03-16', 'Firma', `/carpetas/${id}`],
      ],
    );
    const { body } = await titular.get(`/agenda/consecuencias?dia=2026-03-17&carpetaId=${id}`);
    expect(body.consecuencias).toEqual(['El 17/03/2026 ya pasó.', 'Dominio: vence 16/03.']);
  });

  it('names the field that does not fit', async () => {
    const { titular } = await newCuenta(test);
    const [{ id }, otra] = [await newCarpeta(titular), await newCarpeta(titular)];
    const ajeno = await newInmueble(titular, otra.id);
    const parte = await newParte(titular, otra.id);
    for (const [fields, campo] of [
      [{ nombre: 'Dominio' }, 'tipo'],
      [{ tipo: 'otro' }, 'nombre'],
      [{ reglaId: uuid() }, 'reglaId'],
      [{ tipo: 'otro', nombre: 'X', expedido: plusDays(HOY, 2) }, 'expedido'],
      [{ tipo: 'otro', nombre: 'X', solicitado: '2026-03-05', expedido: '2026-03-04' }, 'expedido'],
      [{ tipo: 'otro', nombre: 'X', inmuebleId: ajeno.id }, 'inmuebleId'],
      [{ tipo: 'otro', nombre: 'X', parteId: parte.id }, 'parteId'],
      [{ tipo: 'otro', nombre: 'X', documentoId: uuid() }, 'documentoId'],
    ] as const) {
      const { status, body } = await titular.post(`/carpetas/${id}/certificados`, fields);
      expect([status, body.details?.[0]?.campo], JSON.stringify(fields)).toEqual([422, campo]);
    }
  });

  it('of the usual list is added once, also when two people ask for it at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await compraventa(titular);
    // A certificate without a subject counts as one of the usual certificates. Certificates about an inmueble wait for
    // the inmueble.
    await newCertificado(titular, id, { tipo: 'catastral', nombre: 'Catastral' });
    const path = `/carpetas/${id}/certificados/usuales`;
    await titular.post(path, {});
    const casa = await newInmueble(titular, id, { matricula: '3-3' });
    const [one] = await Promise.all([titular.post(path, {}), titular.post(path, {})]);
    const { body } = await titular.get(`/carpetas/${id}/certificados`);
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      ...['Catastral', 'Inhibición', 'Dominio', 'Libre deuda municipal'],
    ]);
    expect([body[2].inmueble, body[1].parte.nombre]).toEqual([
      { id: casa.id, nombre: 'Matrícula 3-3' },
      'Juan Núñez Peña',
    ]);
    expect(one?.status).toBe(200);
  });

  it('that was only needed leaves with its inmueble or parte; a requested one stays, and nothing waits for it', async () => {
    const { titular } = await newCuenta(test);
    const { id, vendedorId: parteId } = await compraventa(titular);
    const { id: inmuebleId } = await newInmueble(titular, id, { matricula: '12-7' });
    await newCertificado(titular, id, { inmuebleId });
    await newCertificado(titular, id, { inmuebleId, nombre: 'Catastral', solicitado: HOY });
    await newCertificado(titular, id, { parteId, nombre: 'Inhibición' });
    await newCertificado(titular, id, { parteId, nombre: 'Anotaciones', expedido: '2026-03-02' });
    await newCertificado(titular, id, { parteId, inmuebleId, nombre: 'De los dos' });
    await newCertificado(titular, id, { nombre: 'De la carpeta' });
    const all = async () => (await titular.get<CertificadoDto[]>(`/carpetas/${id}/certificados`)).body;
    expect((await all()).map(({ iniciado }) => iniciado)).toEqual([false, true, false, true, false, false]);
    await titular.delete(`/carpetas/${id}/inmuebles/${inmuebleId}`);
    await titular.delete(`/carpetas/${id}/partes/${parteId}`);
    const left = await all();
    expect(
      left.map(({ nombre, necesario, eraSobre, inmueble, parte }) => [nombre, necesario, eraSobre, inmueble, parte]),
    ).toEqual([
      ['Catastral', false, 'Matrícula 12-7', null, null],
      ['Anotaciones', false, 'Juan Núñez Peña', null, null],
      ['De la carpeta', true, null, null, null],
    ]);
    const { movimientos } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
    const next = movimientos.find(({ estado }) => estado === 'lista_para_firma');
    expect(next?.faltantes.flatMap(({ lugar, texto }) => (lugar === 'certificados' ? texto : []))).toEqual([
      'De la carpeta: falta recibirlo.',
    ]);
    const said = JSON.stringify((await titular.get(`/carpetas/${id}/actividad`)).body);
    expect(said).toContain(
      'dejó de esperar el certificado Catastral para la firma: era sobre Matrícula 12-7, que ya no está',
    );
    expect(said).toContain('quitó el certificado Dominio');
    // The certificate gets a subject again.
    const { id: otro } = await newInmueble(titular, id);
    const [catastral] = left;
    const about = { inmuebleId: otro, necesario: true };
    const { body } = await titular.patch(`/carpetas/${id}/certificados/${catastral?.id}`, about, { version: 2 });
    expect(body).toMatchObject({ eraSobre: null, necesario: true });
  });

  it('keeps its number and its cost in the currency of the office, and loses both when it is asked for again', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const made = await newCertificado(titular, id, { solicitado: '2026-03-01' });
    expect([made.numero, made.costo, made.costoMoneda]).toEqual([null, null, null]);
    const path = `/carpetas/${id}/certificados/${made.id}`;
    const update = (fields: object, version: number, who = titular) => who.patch(path, fields, { version });
    for (const [fields, campo] of [
      [{ numero: 'x'.repeat(61) }, 'numero'],
      [{ numero: 7 }, 'numero'],
      [{ costo: '-1' }, 'costo'],
      [{ costo: '1.234,50' }, 'costo'],
      [{ costo: 1500 }, 'costo'],
      [{ costo: '12345678901234567' }, 'costo'],
    ] as const) {
      const { status, body } = await update(fields, 1);
      expect([status, body.details?.[0]?.campo], JSON.stringify(fields)).toEqual([400, campo]);
    }
    const received = await update({ numero: ' 98765/2026 ', costo: '1500.5', expedido: '2026-03-02' }, 1);
    expect(received.body).toMatchObject({ numero: '98765/2026', costo: '1500.50', costoMoneda: 'ARS', version: 2 });
    const { titular: ajena } = await newCuenta(test);
    expect((await update({ numero: '1' }, 2, ajena)).status).toBe(404);
    const again = { expedido: null, recibido: null, numero: null, costo: null, solicitado: HOY };
    expect((await update(again, 2)).body).toMatchObject({
      ...{ numero: null, costo: null, costoMoneda: null, vence: null, estado: 'pedido', solicitado: HOY },
    });
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    const hechos = body.eventos.map(({ descripcion }: { descripcion: string }) => descripcion);
    expect(hechos.filter((one: string) => one === 'pidió el certificado Dominio')).toHaveLength(2);
  });

  it('that is asked for again by its requisito loses the number and the cost of the expired one', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
    await newInmueble(titular, id);
    const ask = async () => (await titular.post<CertificadoDto[]>(`/carpetas/${id}/certificados/pedir`, {})).body;
    const dominio = (await ask()).find(({ tipo }) => tipo === 'dominio') as CertificadoDto;
    const old = { solicitado: '2026-01-02', expedido: '2026-01-05', numero: '7', costo: '10' };
    await titular.patch(`/carpetas/${id}/certificados/${dominio.id}`, old, dominio);
    const again = (await ask()).find(({ tipo }) => tipo === 'dominio');
    expect(again).toMatchObject({ estado: 'pedido', solicitado: HOY, numero: null, costo: null, costoMoneda: null });
  });

  it('has the id that its client gave, and is created once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const body = { id: uuid(), tipo: 'otro', nombre: 'Partida' };
    const answers = [1, 2].map(() => titular.post(`/carpetas/${id}/certificados`, body));
    for (const answer of await Promise.all(answers)) expect([answer.status, answer.body.id]).toEqual([201, body.id]);
    expect((await titular.get(`/carpetas/${id}/certificados`)).body).toHaveLength(1);
  });

  it('that two people change at once is changed by one of them', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const { id: certificadoId } = await newCertificado(titular, id);
    const path = `/carpetas/${id}/certificados/${certificadoId}`;
    const answers = await Promise.all(
      ['A', 'B'].map((resultado) => titular.patch(path, { resultado }, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

describe('notices', () => {
  /** Sends the avisos as if it were noon in Buenos Aires, that many days from today. */
  const run = (app: Pick<TestApp, 'app'>, days = 0, hour = 12) => {
    const now = DateTime.now().setZone('America/Argentina/Buenos_Aires').plus({ days }).set({ hour }).toJSDate();
    return app.app.get(Transactions).atTime(now, () => app.app.get(AvisosDeCertificados).run());
  };
  const told = async (client: Member) =>
    (await notificationsOf(client)).map(({ title }) => title).filter((title) => title?.includes('vence'));

  it('tell the person in charge, once, of certificates that expire before the signature and within a week', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular, {
      responsableId: gestor.usuarioId,
      fechaFirmaPrevista: plusDays(HOY, 20),
    });
    // The certificate expires in 14 days, before the signature.
    await newCertificado(titular, id, { expedido: HOY });
    await newCertificado(titular, id, { expedido: HOY, dias: 31, nombre: 'Catastral' });
    await newCertificado(titular, id, { expedido: HOY, nombre: 'Aparte', necesario: false });
    await run(test, 0, 6);
    expect(await told(gestor)).toEqual([]);
    for (const days of [0, 0, 3, 7, 8, 14, 15]) await run(test, days);
    const dia = plusDays(HOY, 14).split('-').toReversed().join('/');
    expect((await told(gestor)).toSorted()).toEqual([
      `<b>Dominio</b> vence el ${dia}, antes de la firma`,
      '<b>Dominio</b> vence en 7 días, antes de la firma',
    ]);
    for (const days of [23, 30]) await run(test, days);
    expect(await told(gestor)).toContain('<b>Catastral</b> vence en 7 días');
    expect(await told(titular)).toEqual([]);
  });

  it('open the requisito again that an expired one fulfilled, once, and say so', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { acto: 'Compraventa', responsableId: titular.usuarioId });
    const dominio = async () => {
      const { body } = await titular.get<RequisitoDto[]>(`/carpetas/${id}/requisitos`);
      return body.find(({ clave }) => clave === 'dominio') as RequisitoDto;
    };
    // Requests all certificates that the acto needs in one step. Certificates about an inmueble come once it exists.
    const ask = (body: object) => titular.post<CertificadoDto[]>(`/carpetas/${id}/certificados/pedir`, body);
    const sinInmueble = await ask({ requisitoIds: [(await dominio()).id] });
    expect([sinInmueble.status, sinInmueble.body]).toMatchObject([
      422,
      { details: [{ mensaje: 'Certificado de dominio: se pide cuando la carpeta tenga un inmueble.' }] },
    ]);
    expect((await ask({})).body).toHaveLength(2);
    await newInmueble(titular, id);
    const { body: all } = await ask({});
    expect(all.map(({ nombre, estado, requisito }) => [nombre, estado, requisito?.nombre])).toEqual([
      ['Inhibición', 'pedido', 'Certificado de inhibición'],
      ['Libre deuda de impuesto inmobiliario', 'pedido', 'Libre deuda de impuesto inmobiliario'],
      ['Dominio', 'pedido', 'Certificado de dominio'],
      ['Catastral', 'pedido', 'Certificado catastral'],
      ['Libre deuda municipal', 'pedido', 'Libre deuda municipal'],
    ]);
    // The missing certificate is listed in one line.
    const { movimientos } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
    const faltantes = movimientos.find(({ estado }) => estado === 'lista_para_firma')?.faltantes ?? [];
    expect(faltantes.flatMap(({ texto }) => (/dominio/i.test(texto) ? texto : []))).toEqual([
      'Dominio: falta recibirlo.',
    ]);
    expect(await dominio()).toMatchObject({ estado: 'solicitado', certificados: [{ estado: 'pedido' }] });
    const documento = await newDocumento(titular, id, { nombre: 'Dominio.pdf' });
    const pedido = all.find(({ nombre }) => nombre === 'Dominio') as CertificadoDto;
    const path = `/carpetas/${id}/certificados/${pedido.id}`;
    const received = await titular.patch(path, { expedido: HOY, dias: 5, documentoId: documento.id }, pedido);
    expect(received.status).toBe(200);
    const { estado, documento: suyo, version, id: requisitoId } = await dominio();
    expect([estado, suyo?.nombre]).toEqual(['recibido', 'Dominio.pdf']);
    const approve = { estado: 'aprobado' };
    await titular.patch(`/carpetas/${id}/requisitos/${requisitoId}`, approve, { version });
    await run(test, 4);
    expect((await dominio()).estado).toBe('aprobado');
    for (const days of [5, 5]) await run(test, days);
    const titulo = '<b>Dominio</b> venció: se volvió a abrir «Certificado de dominio»';
    expect((await notificationsOf(titular)).filter(({ title }) => title === titulo)).toHaveLength(1);
    expect((await dominio()).estado).toBe('pendiente');
    const { body: actividad } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(actividad)).toContain('venció el certificado Dominio');
    const again = (await titular.post<CertificadoDto[]>(`/carpetas/${id}/certificados/pedir`, { requisitoIds: [id] }))
      .status;
    expect(again).toBe(404);
  });

  it('are sent once by two replicas at once, of carpetas that are not signed', async () => {
    const { titular } = await newCuenta(test);
    const make = async (nombre: string) => {
      const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId });
      await newCertificado(titular, id, { nombre, expedido: HOY, dias: 4 });
      return id;
    };
    await make('Catastral');
    const signed = await make('De lo firmado');
    await test.owner.query(`update carpetas set estado = 'firmada', fecha_firma = now() where id = $1`, [signed]);
    const replica = await startReplica(test);
    try {
      await Promise.all([run(test), run(replica), run(test), run(replica)]);
    } finally {
      await replica.app.close();
    }
    expect(await told(titular)).toEqual(['<b>Catastral</b> vence en 3 días']);
  });
});
