import { beforeAll, describe, expect, it } from 'vitest';
import { CuentaDirectory } from '../../server/common/tenancy/cuenta-directory.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { EntradaDeIndiceDto, IndiceDto } from '../../server/expediente/protocolo/indice.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { approveRequisitos, newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { firmar, instrumentosOf, numerar, problem, readyToNumber, registroOf } from '../factories/protocolo.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the notary of a signed carpeta', () => {
  const detalle = async (client: Member, id: string) => (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  const name = async (client: Member, id: string, escribanoId: string | null) =>
    client.patch(`/carpetas/${id}`, { escribanoId }, { version: (await detalle(client, id)).version });

  it('is the titular or an adscripto, whose change is told with both names, and who sees the carpeta by their role alone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const { id } = await newCarpeta(titular, { reservada: true, escribanoId: titular.usuarioId });
    for (const other of [oficial, gestor, await newMiembro(test, cuentaId, 5)]) {
      const refused = [422, 'escribanoId', `${other.nombre} no firma: elija al titular o a un adscripto.`];
      expect(problem(await name(titular, id, other.usuarioId))).toEqual(refused);
      const fields = { caratula: 'Otra', tipoActoId: await tipoActoId(titular), escribanoId: other.usuarioId };
      expect(problem(await titular.post('/carpetas', fields))).toEqual(refused);
      const byHand = test.owner.query('update carpetas set escribano_id = $2 where id = $1', [id, other.usuarioId]);
      await expect(byHand).rejects.toThrow('is a titular or an adscripto');
    }
    expect((await name(titular, id, adscripto.usuarioId)).status).toBe(200);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(`modificó quién firma (firmaba ${titular.nombre}, ahora Ana Ruiz)`);

    // A named notary who no longer signs stays named. The carpeta stays invisible to them. The page says so before the
    // signature.
    await test.owner.query('update membresias set rol_id = 3 where usuario_id = $1', [adscripto.usuarioId]);
    test.app.get(CuentaDirectory).forget(cuentaId);
    const demoted = await signedIn(test, { ...adscripto, id: adscripto.usuarioId }, cuentaId, 3);
    expect((await demoted.get(`/carpetas/${id}`)).status).toBe(404);
    const carpeta = await detalle(titular, id);
    expect(carpeta.escribano?.nombre).toBe('Ana Ruiz');
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
    const [firma] = (await detalle(titular, id)).movimientos;
    expect(firma?.motivo).toContain('Ana Ruiz no firma: elija como escribano al titular o a un adscripto.');
  });

  it('is required with the place, and stays as on the day of the signature, whatever changes afterwards', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const oficial = await newMiembro(test, cuentaId, 3);
    await registroOf(titular, { nombre: 'Registro 12' });
    const { id } = await readyToNumber(test, titular, { escribanoId: null });
    const bare = await firmar(titular, id, { folioHasta: 1, lugar: null });
    expect([bare.status, problem(bare)[2]]).toEqual([422, 'Falta el lugar del instrumento.']);
    expect((bare.body as unknown as { message: string }).message).toBe(
      'Falta el lugar del instrumento. Falta indicar el escribano que firma.',
    );
    expect((await name(titular, id, adscripto.usuarioId)).status).toBe(200);
    const escribano = { id: adscripto.usuarioId, nombre: 'Ana Ruiz', caracter: 'adscripto' };
    // A signature and a change of the notary happen at once. The instrumento has the notary of its carpeta.
    const [signed] = await Promise.all([firmar(titular, id, { folioHasta: 1 }), name(oficial, id, titular.usuarioId)]);
    if (signed.status !== 200) {
      await name(titular, id, adscripto.usuarioId);
      await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
      expect((await firmar(titular, id, { folioHasta: 1 })).status).toBe(200);
    }
    const refused = [422, 'escribanoId', 'No se puede cambiar después de la firma.'];
    for (const client of [titular, oficial]) {
      expect(problem(await name(client, id, titular.usuarioId))).toEqual(refused);
      expect(problem(await name(client, id, null))).toEqual(refused);
    }
    for (const statement of [
      'update carpetas set escribano_id = null where id = $1',
      `update instrumentos set escribano_nombre = 'Otro' where carpeta_id = $1`,
      'update instrumentos set registro_al_firmar = null, escribano_id = null, escribano_nombre = null where carpeta_id = $1',
    ]) {
      await expect(test.owner.query(statement, [id])).rejects.toThrow('does not change');
    }
    await test.owner.query(`update usuarios set nombre = 'Ana Casada' where id = $1`, [adscripto.usuarioId]);
    await test.owner.query('update membresias set rol_id = 3 where usuario_id = $1', [adscripto.usuarioId]);
    await registroOf(titular, { nombre: 'Registro 99' });
    test.app.get(CuentaDirectory).forget(cuentaId);
    const [instrumento] = (await titular.get<InstrumentoDto[]>(instrumentosOf(id))).body as [InstrumentoDto];
    expect(instrumento).toMatchObject({ escribano, lugar: 'Rosario', registro: { nombre: 'Registro 12' } });
    const { version } = instrumento;
    const bareLugar = { lugar: null, motivo: 'No se sabe' };
    const without = await titular.patch(`${instrumentosOf(id)}/${instrumento.id}`, bareLugar, { version });
    expect(problem(without)[1]).toBe('lugar');

    const { body } = await titular.get<IndiceDto>('/protocolo');
    expect(body.entradas).toMatchObject([{ escribano, registro: { nombre: 'Registro 12' } }]);
    const { body: found } = await titular.get<IndiceDto>('/protocolo?buscar=ruiz');
    expect(found.entradas).toHaveLength(1);
    const csv = await titular.get('/protocolo/indice.csv');
    expect(String(csv.body)).toContain('Ana Ruiz (adscripto)');
  });
});

describe('the signature', () => {
  it('waits for the number, and stores number and signature together or neither', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await readyToNumber(test, titular);
    const path = `/carpetas/${carpeta.id}`;
    const { version, movimientos } = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(movimientos.find(({ estado }) => estado === 'firmada')).toMatchObject({
      permitido: false,
      motivo: 'Falta numerar el instrumento.',
      faltantes: [{ lugar: 'protocolo', id: null }],
    });
    const bare = await titular.post(`${path}/mover`, { estado: 'firmada' }, { version });
    expect([bare.status, bare.body.message]).toEqual([422, 'Falta numerar el instrumento.']);
    expect((await titular.post(`${path}/firmar`, { folioHasta: 1 }, { version: version + 1 })).status).toBe(412);
    // Other requisitos are missing too, so no number is given.
    const incomplete = await newCarpeta(titular);
    expect((await firmar(titular, incomplete.id, { folioHasta: 1 })).body).toMatchObject({
      code: 'MOVIMIENTO_RECHAZADO',
    });
    expect((await titular.get(instrumentosOf(incomplete.id))).body).toEqual([]);
    const signed = await firmar(titular, carpeta.id, { fecha: HOY, folioDesde: 1, folioHasta: 2, cuantia: '1500.5' });
    expect(signed.body).toMatchObject([{ numero: 1, fecha: HOY, cuantia: '1500.50', moneda: 'ARS' }]);
    const after = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(after).toMatchObject({ estado: 'firmada', fechaFirma: HOY });
    const { body } = await titular.get(`${path}/actividad`);
    expect(body.eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      `numeró el acta 1 de ${HOY.slice(0, 4)}, folios 1 a 2`,
    );
  });

  it('has the date of an instrumento that was numbered before', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await readyToNumber(test, titular);
    await numerar(titular, carpeta.id, { fecha: '2024-05-10', folioHasta: 1 });
    const other = await firmar(titular, carpeta.id, { fecha: '2024-05-11', motivo: 'Es de antes' });
    expect(problem(other)).toEqual([422, 'fechaFirma', 'La firma es del 10/05/2024, como el acta 1.']);
    expect((await firmar(titular, carpeta.id, { motivo: 'Es de antes' })).status).toBe(200);
    expect((await titular.get(`/carpetas/${carpeta.id}`)).body.fechaFirma).toBe('2024-05-10');
  });

  it('is refused with a sum that differs from the carpeta, or with the objeto of another acto', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await readyToNumber(test, titular, { acto: 'Poder', monto: '1' });
    const path = `/carpetas/${carpeta.id}`;
    for (const rol of ['poderdante', 'apoderado']) {
      await newParte(titular, carpeta.id, { rol });
    }
    const patch = async (body: object) =>
      titular.patch(path, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    const [numbered] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    expect(numbered).toMatchObject({ cuantia: '1.00', objeto: carpeta.tipoActo.nombre });
    for (const [change, dice] of [
      [{ monto: '999' }, 'ARS 1,00 y en la carpeta ARS 999,00'],
      [{ monto: '1', moneda: 'USD' }, 'ARS 1,00 y en la carpeta USD 1,00'],
    ] as const) {
      expect((await patch(change)).status).toBe(200);
      const refused = await firmar(titular, carpeta.id, {});
      expect(problem(refused)).toEqual([
        422,
        'estado',
        `En la escritura 1 la cuantía es ${dice}: corrija la que esté mal.`,
      ]);
    }
    expect((await patch({ moneda: 'ARS' })).status).toBe(200);
    await patch({ tipoActoId: await tipoActoId(titular, 'Compraventa') });
    await approveRequisitos(titular, carpeta.id);
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
    const { movimientos } = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(movimientos[0]?.motivo).toContain(
      `En la escritura 1 el objeto es «${carpeta.tipoActo.nombre}» y el acto de la carpeta es «Compraventa de inmueble»: corrija el objeto.`,
    );
    // An objeto that is no name of an acto is a person's own text. A carpeta without a monto makes no remark about the
    // sum.
    await patch({ monto: null });
    const { version, id } = numbered;
    await titular.patch(`${instrumentosOf(carpeta.id)}/${id}`, { objeto: 'Venta con reserva' }, { version });
    expect((await titular.get<CarpetaDetalleDto>(path)).body.movimientos[0]?.motivo ?? '').not.toContain(
      'En la escritura',
    );
  });

  it('has a number of its acto: an acto with other numbers waits until the instrumento is errose', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await readyToNumber(test, titular, { acto: 'Compraventa' });
    const path = `/carpetas/${carpeta.id}`;
    const change = async (acto: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(path)).body;
      return titular.patch(path, { tipoActoId: await tipoActoId(titular, acto) }, { version });
    };
    const [numbered] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    for (const [acto, como] of [
      ['Certificación', 'certificación'],
      ['Acta', 'acta'],
    ] as const) {
      const refused = await change(acto);
      expect(problem(refused)).toEqual([
        ...[422, 'tipoActoId'],
        `Ya se numeró la escritura 1, y ese acto se numera como ${como}: deje el instrumento como errose antes de cambiar el acto.`,
      ]);
    }
    expect((await change('Donación')).status).toBe(200);
    const wrong = `${instrumentosOf(carpeta.id)}/${numbered.id}/errose`;
    await titular.post(wrong, { motivo: 'Era una certificación' }, { version: 1 });
    expect((await change('Certificación')).status).toBe(200);
  });

  it('freezes the instrumento: it changes only with a reason, and its earlier text is kept', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await readyToNumber(test, titular, { monto: '5000000' });
    const path = `/carpetas/${carpeta.id}`;
    const [before] = (await firmar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    const own = `${instrumentosOf(carpeta.id)}/${before.id}`;
    let { version } = before;
    for (const change of [{ lugar: 'Otro' }, { objeto: 'Otro' }, { cuantia: null }, { cuantia: '5', motivo: ' ' }]) {
      const refused = await adscripto.patch(own, change, { version });
      expect(problem(refused), JSON.stringify(change)).toEqual([
        ...[422, 'motivo', 'La carpeta ya está firmada: indique por qué se corrige.'],
      ]);
    }
    const motivo = 'Se copió mal de la matriz';
    expect((await oficial.patch(own, { lugar: 'Otro', motivo }, { version })).status).toBe(403);
    const fields = { lugar: 'Santa Fe', cuantia: '6000000', motivo };
    const [after] = (await adscripto.patch(own, fields, { version })).body as [InstrumentoDto];
    expect(after).toMatchObject({ lugar: 'Santa Fe', cuantia: '6000000.00', correccion: motivo, corregidoEn: HOY });
    version = after.version;
    const { eventos } = (await oficial.get(`${path}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(
      `corrigió el acta 1 de ${HOY.slice(0, 4)}: el lugar, de «Rosario» a «Santa Fe» y la cuantía, de «5.000.000,00» a «6.000.000,00»: ${motivo}`,
    );
    const [entrada] = (await titular.get<IndiceDto>('/protocolo')).body.entradas as [EntradaDeIndiceDto];
    expect(entrada).toMatchObject({ correccion: motivo, corregidoEn: HOY });
    const csv = await titular.get<string>('/protocolo/indice.csv');
    expect(csv.body).toContain(`Corregido el ${HOY.split('-').reverse().join('/')}: ${motivo}`);
    // A note beside the instrumento needs no reason. Writing the same value again corrects nothing.
    const noted = await titular.patch<InstrumentoDto[]>(own, { observacion: 'Ver folio 3' }, { version });
    expect(noted.body).toMatchObject([{ observacion: 'Ver folio 3', correccion: motivo, version: version + 1 }]);
    expect((await titular.patch(own, { lugar: 'Santa Fe' }, { version: version + 1 })).status).toBe(200);

    const patch = async (body: object) =>
      titular.patch(path, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    expect(problem(await patch({ fechaFirmaPrevista: '2027-01-01' }))).toEqual([
      ...[422, 'fechaFirmaPrevista', 'No se puede cambiar después de la firma.'],
    ]);
    expect((await patch({ caratula: 'Otra', reservada: true })).status).toBe(200);
  });

  it('keeps its partes and inmuebles as they were', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { escribanoId: titular.usuarioId });
    const path = `/carpetas/${carpeta.id}`;
    const parte = await newParte(titular, carpeta.id);
    const casa = await newInmueble(titular, carpeta.id, { domicilio: 'Lavalle 120' });
    await approveRequisitos(titular, carpeta.id);
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
    const [before] = (await titular.get(`${path}/partes`)).body;
    expect(before.comoAlFirmar).toBe(false);
    expect((await firmar(titular, carpeta.id, { folioHasta: 1 })).status).toBe(200);
    const persona = (await titular.get(`/personas/${parte.persona.id}`)).body;
    await titular.patch(`/personas/${persona.id}`, { apellidos: 'Renombrada' }, { version: persona.version });
    await titular.patch(`/inmuebles/${casa.id}`, { domicilio: 'Otra calle 1' }, { version: casa.version });
    expect((await titular.get(`/personas/${persona.id}`)).body.nombreCompleto).toMatch(/Renombrada/);
    const [after] = (await titular.get(`${path}/partes`)).body;
    expect(after).toEqual({ ...before, comoAlFirmar: true });
    expect((await titular.get(`${path}/inmuebles`)).body[0]).toMatchObject({
      domicilio: 'Lavalle 120',
      comoAlFirmar: true,
    });
    const [entrada] = (await titular.get<IndiceDto>('/protocolo')).body.entradas as [EntradaDeIndiceDto];
    expect(entrada.otorgantes).toEqual([before.persona.nombreCompleto]);
  });
});
