import { beforeAll, describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { ReglaCertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import type { ReglaDePlazoDto } from '../../server/expediente/reglas-de-plazo/reglas-de-plazo.dto.js';
import type { ActoDetalleDto, TipoActoDto } from '../../server/expediente/tipos-acto/tipos-acto.dto.js';
import type { Answer, ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { entregar, newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import {
  actOnPlazo,
  addPlazo,
  dayFromToday,
  type PlazoRefusal,
  patchRegla,
  plazosOf,
  reglasOf,
} from '../factories/plazos.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the rules of the law', () => {
  it('CL: for binding the protocolo belong to the book: no carpeta begins that plazo, or waits for it to be archived', async () => {
    const { titular } = await newCuenta(test, { pais: 'CL' });
    const { id } = await newCarpeta(titular, { acto: 'Certificación' });
    await titular.post(`/carpetas/${id}/partes`, {
      ...{ rol: 'requirente', persona: { tipo: 'humana', nombre: 'Ana', apellidos: 'Paz' } },
    });
    await readyToSign(titular, id);
    const protocolo = (await reglasOf(titular)).find(({ clave }) => clave === 'protocolo');
    const byHand = await addPlazo(titular, id, { reglaId: protocolo?.id, dias: undefined });
    expect([byHand.status, byHand.body.details[0]?.campo]).toEqual([422, 'reglaId']);
    // A plazo that an earlier release began.
    const old = (await addPlazo(titular, id)).body;
    await test.owner.query(`update plazos set regla_id = $2, cuenta_desde = 'libro' where id = $1`, [
      ...[old.id, protocolo?.id],
    ]);
    const mover = async (estado: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const moved = await titular.post(`/carpetas/${id}/mover`, { estado }, { version });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    };
    await mover('lista_para_firma');
    await mover('firmada');
    await entregar(titular, id);
    await mover('archivada');
    expect(await plazosOf(titular, id)).toHaveLength(1);
    for (const { nombre, id: actoId } of (await titular.get<TipoActoDto[]>('/tipos-acto')).body) {
      const { plazos } = (await titular.get<ActoDetalleDto>(`/tipos-acto/${actoId}`)).body;
      expect(
        plazos.map(({ regla }) => regla),
        nombre,
      ).not.toContain('protocolo');
    }
  });

  it('are to be confirmed until somebody of the office confirms them, which is recorded, and say so where they are used', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const regla = async () =>
      (await reglasOf(titular)).find(({ clave }) => clave === 'presentacion') as ReglaDePlazoDto;
    const before = await regla();
    expect(before).toMatchObject({ confirmadaEn: null, confirmadaPor: null });
    const { id } = await newCarpeta(titular);
    await addPlazo(titular, id, { reglaId: before.id, dias: undefined });
    expect((await plazosOf(titular, id))[0]).toMatchObject({ porConfirmar: true, reglaCambio: false });
    const oficial = await newMiembro(test, cuentaId, 3);
    const confirm = (client: ApiClient, confirmada: boolean) => patchRegla(client, before.id, { confirmada });
    expect((await confirm(oficial, true)).status).toBe(403);
    expect((await confirm(titular, true)).body).toMatchObject({ confirmadaPor: { id: titular.usuarioId } });
    expect((await plazosOf(titular, id))[0]).toMatchObject({ porConfirmar: false });
    // A running plazo keeps its days, and says that the rule has changed.
    await patchRegla(titular, before.id, { dias: 40 });
    const [running] = await plazosOf(titular, id);
    expect(running).toMatchObject({ dias: 45, reglaCambio: true, porConfirmar: false, fuente: null });
    // The plazo takes the rule's days at a person's request, once the rule's first day has come.
    const follow = (client: ApiClient) => actOnPlazo(client, running?.id as string, 'seguir-regla');
    expect((await follow(titular)).body.code).toBe('PLAZO_SIN_INICIO');
    await patchRegla(titular, before.id, { cuentaDesde: 'movimiento' });
    expect((await follow((await newCuenta(test)).titular)).status).toBe(404);
    expect((await follow(titular)).body).toMatchObject({ dias: 40, inicio: running?.inicio, reglaCambio: false });
    expect((await confirm(titular, false)).body).toMatchObject({ confirmadaEn: null });
    const { body } = await titular.get('/pages/activities');
    expect(JSON.stringify(body)).toContain(
      'confirmó la regla de plazo Presentar la escritura al registro con la norma',
    );
  });

  it('have only possible figures, and a rule that actos or certificates use stays one of carpetas', async () => {
    const { titular } = await newCuenta(test);
    const reglas = await reglasOf(titular);
    const idOf = (clave: string) => reglas.find((regla) => regla.clave === clave)?.id;
    const refusalOf = async (answer: Promise<Answer<PlazoRefusal>>) => {
      const { status, body } = await answer;
      return [status, body.details?.[0]?.campo, body.details?.[0]?.mensaje];
    };
    const patched = (clave: string, body: object) => refusalOf(patchRegla(titular, idOf(clave), body));
    const enCarpetas = expect.stringMatching(
      /^Hay actos que la usan: .*Donación.*\. Un plazo del libro no corre en carpetas\.$/,
    );
    expect(await patched('presentacion', { cuentaDesde: 'libro' })).toEqual([422, 'cuentaDesde', enCarpetas]);
    const deCertificado = 'La usan reglas de certificados: se cuenta desde la expedición o desde la recepción.';
    for (const cuentaDesde of ['libro', 'firma']) {
      expect(await patched('certificado_ciudad', { cuentaDesde })).toEqual([422, 'cuentaDesde', deCertificado]);
    }
    const { body: own } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Avisar', dias: 120, computo: 'meses', arranque: 'dia_siguiente', fuente: 'Reglamento' },
    });
    const { id } = await newCarpeta(titular);
    await addPlazo(titular, id, { reglaId: own.id, nombre: undefined, dias: undefined });
    const enCurso = 'Hay plazos en curso de esta regla: un plazo del libro no corre en carpetas.';
    expect(await refusalOf(patchRegla(titular, own.id, { cuentaDesde: 'libro' }))).toEqual([
      422,
      'cuentaDesde',
      enCurso,
    ]);

    const { body: delLibro } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Empastar', dias: 2, computo: 'meses', arranque: 'dia_siguiente', cuentaDesde: 'libro' },
    });
    const [tipo] = (await titular.get<TipoActoDto[]>('/tipos-acto')).body;
    const plazos = [{ regla: delLibro.clave, desde: 'firmada', hasta: [] }];
    expect(await refusalOf(titular.patch(`/tipos-acto/${tipo?.id}`, { plazos }, { version: 1 }))).toEqual([
      ...[422, 'plazos', '«Empastar» es un plazo del libro de protocolo: no corre en una carpeta.'],
    ]);

    const demasiados = [422, 'dias', 'Un plazo en meses tiene hasta 120.'];
    const meses = { dias: 121, computo: 'meses', arranque: 'mismo_dia' };
    expect(await patched('presentacion', { dias: 3650, computo: 'meses' })).toEqual(demasiados);
    expect(await patched('certificado_ciudad', meses)).toEqual(demasiados);
    for (const [path, body] of [
      ['/reglas-de-plazo', { ...meses, nombre: 'Diez años' }],
      [`/carpetas/${id}/plazos`, { ...meses, nombre: 'Diez años', inicio: dayFromToday() }],
      [`/carpetas/${id}/certificados`, { ...meses, nombre: 'Diez años', tipo: 'otro' }],
      ['/certificados/reglas', { ...meses, nombre: 'Diez años', tipo: 'otro' }],
    ] as const) {
      expect(await refusalOf(titular.post(path, body)), path).toEqual(demasiados);
    }
    const calculo = `/plazos/calculo?inicio=${dayFromToday()}&dias=121&computo=meses&arranque=mismo_dia`;
    expect(await refusalOf(titular.get(calculo))).toEqual(demasiados);
    const blind = await titular.patch(`/reglas-de-plazo/${own.id}`, { dias: 7 });
    expect([blind.status, blind.body.code]).toEqual([428, 'FALTA_VERSION']);
  });

  it('are confirmed by the norm that they name: without one they are to be confirmed', async () => {
    const { titular } = await newCuenta(test);
    const conteo = { dias: 3, computo: 'corridos', arranque: 'dia_siguiente' };
    const created = async (body: object) =>
      (await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', { ...conteo, ...body })).body;
    const [con, sin] = [await created({ nombre: 'Con', fuente: 'Ley 1' }), await created({ nombre: 'Sin' })];
    expect([con.confirmadaPor?.id, sin.confirmadaPor]).toEqual([titular.usuarioId, null]);
    const refused = await patchRegla(titular, sin.id, { confirmada: true });
    const falta = [{ campo: 'fuente', mensaje: 'Indique la norma que lo dice antes de confirmar.' }];
    expect([refused.status, refused.body.details]).toEqual([422, falta]);
    expect((await patchRegla(titular, sin.id, { dias: 4 })).body).toMatchObject({ dias: 4, confirmadaEn: null });
    expect((await patchRegla(titular, con.id, { fuente: '' })).body).toMatchObject({
      fuente: null,
      confirmadaEn: null,
    });
    const both = await patchRegla(titular, con.id, { fuente: 'Ley 2', confirmada: true });
    expect(both.body).toMatchObject({ fuente: 'Ley 2', confirmadaPor: { id: titular.usuarioId } });
    expect((await patchRegla(titular, con.id, { fuente: null, confirmada: true })).body.details).toEqual(falta);

    // Rules of certificates that expire have figures too. A certificate without expiry has no figure that needs a norm.
    const own = { tipo: 'otro', nombre: 'Rentas' };
    const { body: regla } = await titular.post<ReglaCertificadoDto>('/certificados/reglas', { ...own, dias: 60 });
    expect(regla).toMatchObject({ dias: 60, confirmadaEn: null });
    const confirm = (body: object) =>
      titular.patch<ReglaCertificadoDto & PlazoRefusal>(`/certificados/reglas/${regla.id}`, body, {
        version: regla.version,
      });
    expect((await confirm({ confirmada: true })).body.details).toEqual(falta);
    expect((await confirm({ dias: null, confirmada: true })).body).toMatchObject({
      confirmadaPor: { id: titular.usuarioId },
    });
  });

  it('are confirmed together at the versions that were seen, each where it stands, and taken back so', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [first, second] = await reglasOf(titular);
    const seen = (reglas: readonly (ReglaDePlazoDto | undefined)[]) =>
      reglas.map((regla) => ({ id: regla?.id, version: regla?.version }));
    const write = (body: object, client: ApiClient = titular) =>
      client.patch<ReglaDePlazoDto[] & PlazoRefusal>('/reglas-de-plazo', body);
    expect((await write({ reglas: seen([first, second]), confirmada: true }, oficial)).status).toBe(403);
    const stale = [...seen([first]), { id: second?.id, version: 9 }];
    expect((await write({ reglas: stale, confirmada: true })).status).toBe(412);
    const { body: confirmed } = await write({ reglas: seen([first, second]), confirmada: true });
    const por = { id: titular.usuarioId };
    expect(confirmed).toMatchObject([
      { id: first?.id, confirmadaPor: por, version: 2 },
      { id: second?.id, confirmadaPor: por, version: 2 },
    ]);
    const { body: back } = await write({ reglas: seen(confirmed), confirmada: false });
    expect(back).toMatchObject([{ confirmadaEn: null }, { confirmadaEn: null }]);
    expect(JSON.stringify((await titular.get('/pages/activities')).body)).toContain(
      'confirmó 2 reglas de plazo con la norma',
    );
    const { body: sinFuente } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Sin', dias: 3, computo: 'corridos', arranque: 'dia_siguiente' },
    });
    const refused = await write({ reglas: seen([...back, sinFuente]), confirmada: true });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Sin: indique la norma que lo dice antes de confirmar.',
    ]);
    expect((await reglasOf(titular)).filter(({ confirmadaEn }) => confirmadaEn)).toEqual([]);

    // Rules of certificates are confirmed where their days are written.
    const ofCertificados = async () => (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body;
    const [dominio, , , , , , catastral] = await ofCertificados();
    const those = [dominio, catastral].map((regla) => ({ id: regla?.id, version: regla?.version }));
    const done = await titular.patch('/certificados/reglas', { reglas: those, confirmada: true });
    expect(done.status).toBe(200);
    const after = await ofCertificados();
    expect(after.filter(({ confirmadaEn }) => confirmadaEn).map(({ nombre }) => nombre)).toEqual([
      ...['Dominio', 'Inhibición', 'Catastral'],
    ]);
    const again = after
      .filter(({ id }) => those.some((one) => one.id === id))
      .map(({ id, version }) => ({ id, version }));
    expect((await titular.patch('/certificados/reglas', { reglas: again, confirmada: false })).status).toBe(200);
    expect((await ofCertificados()).filter(({ confirmadaEn }) => confirmadaEn)).toEqual([]);
  });
});
