import { beforeAll, describe, expect, it } from 'vitest';
import type { CertificadoDto, ReglaCertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { compraventa } from '../factories/certificados.js';
import { HOY } from '../factories/days.js';
import { newCertificado, newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const move = async (client: Member, id: string, to: object) => {
  const { version } = (await client.get(`/carpetas/${id}`)).body;
  return client.post(`/carpetas/${id}/mover`, to, { version });
};

describe('the signature', () => {
  it('waits for a dominio that is valid on its planned day (story 5)', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await compraventa(titular, { fechaFirmaPrevista: '2026-03-17' });
    const dominio = await newCertificado(titular, id, { expedido: '2026-03-02' });
    expect(dominio).toMatchObject({ vence: '2026-03-16', impedimento: 'Dominio: vence 16/03.' });
    const { body } = await titular.get(`/carpetas/${id}`);
    const paso = body.movimientos.find(({ estado }: { estado: string }) => estado === 'lista_para_firma');
    expect(paso).toMatchObject({
      permitido: false,
      motivo: 'Dominio: vence 16/03.',
      faltantes: [{ texto: 'Dominio: vence 16/03.', lugar: 'certificados', id: dominio.id }],
    });
    const refused = await move(titular, id, { estado: 'lista_para_firma' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Dominio: vence 16/03.']);

    await titular.patch(`/carpetas/${id}`, { fechaFirmaPrevista: '2026-03-16' }, { version: body.version });
    expect((await move(titular, id, { estado: 'lista_para_firma' })).body.estado).toBe('lista_para_firma');
    // The real day counts, not the planned day.
    const late = await move(titular, id, { estado: 'firmada', fechaFirma: '2026-03-17' });
    expect([late.status, late.body.message]).toEqual([422, 'Dominio: vence 16/03.']);
    const early = await move(titular, id, { estado: 'firmada', fechaFirma: '2026-03-01' });
    expect(early.body.message).toBe('Dominio: se expidió el 02/03, después de la firma.');
    const signed = await move(titular, id, {
      estado: 'firmada',
      fechaFirma: '2026-03-16',
      motivo: 'Ya estaba firmada',
    });
    expect(signed.body.fechaFirma).toBe('2026-03-16');
    const frozen = await titular.post(`/carpetas/${id}/certificados`, { tipo: 'otro', nombre: 'Otro' });
    expect(frozen.body.message).toBe('La carpeta ya está firmada: sus certificados no se pueden cambiar.');
    expect((await titular.get(`/carpetas/${id}/certificados`)).body[0].estado).toBe('recibido');
    await test.owner.query(
      'update certificados set requisito_id = (select id from requisitos where carpeta_id = $1 limit 1) where carpeta_id = $1',
      [id],
    );
    const { body: requisitos } = await titular.get<RequisitoDto[]>(`/carpetas/${id}/requisitos`);
    expect(requisitos.flatMap(({ certificados }) => certificados)).toMatchObject([{ estado: 'recibido' }]);
  });

  it('waits on its day for a note that serves on that day alone, and not before (RN 175)', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await compraventa(titular, { fechaFirmaPrevista: '2026-03-16' });
    const deUnDia = { nombre: 'Nota registral', dias: 1, arranque: 'mismo_dia' };
    const nota = await newCertificado(titular, id, { ...deUnDia, expedido: '2026-03-10' });
    expect(nota.vence).toBe('2026-03-10');
    expect((await move(titular, id, { estado: 'lista_para_firma' })).body.estado).toBe('lista_para_firma');
    const refused = await move(titular, id, {
      estado: 'firmada',
      fechaFirma: '2026-03-16',
      motivo: 'Ya estaba firmada',
    });
    expect([refused.status, refused.body.message]).toEqual([422, 'Nota registral: vence 10/03.']);
    const renewed = { expedido: '2026-03-16' };
    await titular.patch(`/carpetas/${id}/certificados/${nota.id}`, renewed, { version: nota.version });
    expect(
      (await move(titular, id, { estado: 'firmada', fechaFirma: '2026-03-16', motivo: 'Ya estaba firmada' })).body
        .estado,
    ).toBe('firmada');
  });

  it('ES: waits for a note on paper until the tenth natural day from its receipt, and on its day it must be there', async () => {
    const { titular } = await newCuenta(test, { pais: 'ES' });
    const { id } = await compraventa(titular, { fechaFirmaPrevista: '2026-03-16' });
    const reglas = (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body;
    const enPapel = reglas.find(({ alcance }) => alcance === 'En papel o por fax');
    expect(enPapel).toMatchObject({ dias: 10, cuentaDesde: 'recepcion', arranque: 'dia_siguiente' });
    const path = `/carpetas/${id}/certificados`;
    const pedida = { reglaId: enPapel?.id, solicitado: '2026-03-02' };
    const { body: nota } = await titular.post<CertificadoDto>(path, pedida);
    const receive = (fields: object, version: number) => titular.patch(`${path}/${nota.id}`, fields, { version });
    for (const [fields, campo] of [
      [{ expedido: '2026-03-03' }, 'recibido'],
      [{ recibido: '2026-03-05' }, 'expedido'],
      [{ expedido: '2026-03-03', recibido: '2026-03-02' }, 'recibido'],
      [{ expedido: '2026-03-03', recibido: plusDays(HOY, 2) }, 'recibido'],
      [{ cuentaDesde: 'firma' }, 'cuentaDesde'],
    ] as const) {
      const { status, body } = await receive(fields, 1);
      expect([status >= 400 && status < 500, body.details?.[0]?.campo], JSON.stringify(fields)).toEqual([true, campo]);
    }
    const received = await receive({ expedido: '2026-03-03', recibido: '2026-03-06' }, 1);
    expect(received.body).toMatchObject({ vence: '2026-03-16', recibido: '2026-03-06', impedimento: null });
    expect((await move(titular, id, { estado: 'lista_para_firma' })).body.estado).toBe('lista_para_firma');
    const signed = async (fechaFirma: string) =>
      (await move(titular, id, { estado: 'firmada', fechaFirma, motivo: 'De antes' })).body;
    expect((await signed('2026-03-17')).message).toBe('Nota registral: vence 16/03.');
    expect((await signed('2026-03-05')).message).toBe('Nota registral: se recibió el 06/03, después de la firma.');
    expect((await signed('2026-03-16')).estado).toBe('firmada');
  });

  it('ES: waits for no note of a donación, which may have one all the same (RN 175)', async () => {
    const { titular } = await newCuenta(test, { pais: 'ES' });
    const { id } = await newCarpeta(titular, { acto: 'Donación', fechaFirmaPrevista: HOY });
    for (const rol of ['donante', 'donatario']) await newParte(titular, id, { rol });
    await newInmueble(titular, id);
    await titular.post(`/carpetas/${id}/certificados/usuales`, {});
    const { body: certificados } = await titular.get<CertificadoDto[]>(`/carpetas/${id}/certificados`);
    expect(certificados.map(({ tipo }) => tipo)).not.toContain('nota_simple');
    const { body: requisitos } = await titular.get<RequisitoDto[]>(`/carpetas/${id}/requisitos`);
    const nota = requisitos.find(({ certificado }) => certificado === 'nota_simple');
    expect(nota).toMatchObject({ obligatorio: false, descripcion: expect.stringContaining('liberalidades') });
    // The requisito applies where the office wants it.
    const other = await newCarpeta(titular, { acto: 'Donación' });
    await newInmueble(titular, other.id);
    const pedidos = (await titular.get<RequisitoDto[]>(`/carpetas/${other.id}/requisitos`)).body;
    const requisitoIds = pedidos.filter(({ certificado }) => certificado === 'nota_simple').map((one) => one.id);
    await titular.post(`/carpetas/${other.id}/certificados/pedir`, { requisitoIds });
    const asked = (await titular.get(`/carpetas/${other.id}/certificados`)).body;
    expect(asked).toMatchObject([{ tipo: 'nota_simple', dias: 1, estado: 'pedido' }]);
    for (const { id: one, version } of certificados) {
      await titular.delete(`/carpetas/${id}/certificados/${one}`, { version });
    }
    await readyToSign(titular, id);
    for (const estado of ['lista_para_firma', 'firmada']) {
      expect((await move(titular, id, { estado })).body).toMatchObject({ estado });
    }
  });

  it('waits for needed certificates that are not received, and names the thing that each is about', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await compraventa(titular);
    const [una, otra] = [
      await newInmueble(titular, id, { matricula: '1-1' }),
      await newInmueble(titular, id, { matricula: null, domicilio: 'Los Ceibos 20' }),
    ];
    await newCertificado(titular, id, { inmuebleId: una.id });
    const segundo = await newCertificado(titular, id, { inmuebleId: otra.id });
    await newCertificado(titular, id, { tipo: 'catastral', nombre: 'Catastral', necesario: false });
    const refused = await move(titular, id, { estado: 'lista_para_firma' });
    expect(refused.body.details.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      'Dominio (Matrícula 1-1): falta recibirlo.',
      'Dominio (Los Ceibos 20): falta recibirlo.',
    ]);
    // The list has the same as the carpeta's page.
    const { body } = await titular.get('/carpetas');
    expect(body.carpetas).toHaveLength(1);
    await titular.delete(`/carpetas/${id}/certificados/${segundo.id}`, { version: 1 });
    expect((await move(titular, id, { estado: 'lista_para_firma' })).body.message).toBe('Dominio: falta recibirlo.');
  });
});
