import { beforeAll, describe, expect, it } from 'vitest';
import type { ReglaCertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import type { ActoDetalleDto, TipoActoDto } from '../../server/expediente/tipos-acto/tipos-acto.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newInmueble } from '../factories/inmuebles.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { type PlazoRefusal, patchRegla, plazosOf, reglasOf } from '../factories/plazos.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the rules of the law', () => {
  it('that were corrected are offered beside those of an office, which takes them, keeps its own, or undoes its choice', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'UY' });
    const offered = async () => (await titular.get('/correcciones-de-reglas')).body;
    expect(await offered()).toEqual([]);
    // The state of a cuenta that began with an earlier release.
    await test.owner.query('delete from correcciones_de_reglas where cuenta_id = $1', [cuentaId]);
    await test.owner.query(
      `update reglas_de_plazo set cuenta_desde = 'movimiento', fuente = 'Ley 16.871'
        where cuenta_id = $1 and clave = 'subsanacion'`,
      [cuentaId],
    );
    await test.owner.query(`delete from reglas_de_plazo where cuenta_id = $1 and clave = 'tasa'`, [cuentaId]);
    await test.owner.query(
      `update tipos_acto set plazos = (select jsonb_agg(p) from jsonb_array_elements(plazos) p where p ->> 'regla' <> 'tasa')
        where cuenta_id = $1 and clave = 'donacion'`,
      [cuentaId],
    );
    const claves = async () => (await offered()).map(({ clave }: { clave: string }) => clave);
    expect(await offered()).toMatchObject([
      { clave: 'regla_tasa', nuestra: null, corregida: { dias: 5, cuentaDesde: 'presentacion' }, actos: ['Donación'] },
      {
        clave: 'regla_subsanacion',
        nuestra: { cuentaDesde: 'movimiento' },
        corregida: { cuentaDesde: 'presentacion' },
      },
    ]);
    const decide = (clave: string, verb: string, client = titular) =>
      client.post(`/correcciones-de-reglas/${clave}/${verb}`, {});
    expect((await decide('regla_tasa', 'aceptar', await newMiembro(test, cuentaId, 3))).status).toBe(403);
    const regla = async (clave: string) => (await reglasOf(titular)).find((one) => one.clave === clave);
    const ofDonacion = async () => {
      const { body } = await titular.get<TipoActoDto[]>('/tipos-acto');
      const id = body.find(({ nombre }) => nombre === 'Donación')?.id;
      return (await titular.get<ActoDetalleDto>(`/tipos-acto/${id}`)).body.plazos.map((plazo) => plazo.regla);
    };
    expect((await decide('regla_tasa', 'aceptar')).status).toBe(200);
    expect(await regla('tasa')).toMatchObject({ dias: 5, activa: true, confirmadaEn: null });
    expect(await ofDonacion()).toContain('tasa');
    expect((await decide('regla_tasa', 'aceptar')).status).toBe(404);
    await decide('regla_subsanacion', 'aceptar');
    expect(await regla('subsanacion')).toMatchObject({ cuentaDesde: 'presentacion', fuente: 'Ley 16.871, art. 66' });
    expect(await claves()).toEqual([]);
    // Changes by the office after its acceptance are kept.
    const subsanacion = await regla('subsanacion');
    const write = (dias?: number) => patchRegla(titular, subsanacion?.id, { dias });
    await write(200);
    expect((await decide('regla_subsanacion', 'deshacer')).status).toBe(409);
    expect(await regla('subsanacion')).toMatchObject({ dias: 200 });
    await write(subsanacion?.dias);
    await decide('regla_subsanacion', 'deshacer');
    expect(await regla('subsanacion')).toMatchObject({ cuentaDesde: 'movimiento', fuente: 'Ley 16.871' });
    await decide('regla_tasa', 'deshacer');
    expect(await ofDonacion()).not.toContain('tasa');
    expect(await claves()).toEqual(['regla_tasa', 'regla_subsanacion']);
    expect((await decide('regla_subsanacion', 'conservar')).status).toBe(200);
    expect(await claves()).toEqual(['regla_tasa']);
  });

  it('ES: have the term for ITP and AJD of the comunidad of the inmueble, else of the office, else the general one', async () => {
    const { titular } = await newCuenta(test, { pais: 'ES' });
    const GENERAL = 'Liquidar ITP/AJD';
    const EN_ANDALUCIA = 'Liquidar ITP/AJD en Andalucía';
    expect(await reglasOf(titular)).toContainEqual(
      expect.objectContaining({ nombre: EN_ANDALUCIA, comunidad: 'AN', enLugarDe: 'itp_ajd', confirmadaEn: null }),
    );
    /** The plazos of taxes for a compraventa of inmuebles in these comunidades, signed on that day. */
    const debidos = async (comunidades: (string | null)[]) => {
      const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
      for (const rol of ['vendedor', 'comprador']) await newParte(titular, id, { rol });
      for (const comunidad of comunidades) await newInmueble(titular, id, { comunidad });
      await readyToSign(titular, id, '2026-03-06');
      for (const body of [
        { estado: 'lista_para_firma' },
        { estado: 'firmada', fechaFirma: '2026-03-06', motivo: 'De antes' },
      ]) {
        const { version } = (await titular.get(`/carpetas/${id}`)).body;
        const moved = await titular.post(`/carpetas/${id}/mover`, body, { version });
        expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      }
      const plazos = (await plazosOf(titular, id)).filter(({ nombre }) => nombre.startsWith(GENERAL));
      return Object.fromEntries(plazos.map(({ nombre, vence }) => [nombre, vence]));
    };
    // 30 working days. The 3rd of April is a holiday.
    const general = { [GENERAL]: '2026-04-20' };
    const andaluz = { [EN_ANDALUCIA]: '2026-05-06' };
    expect(await debidos([null])).toEqual(general);
    expect(await debidos(['AN'])).toEqual(andaluz);
    expect(await debidos(['MD', 'AN'])).toEqual({ ...general, ...andaluz });
    // The holidays of an office tell its comunidad.
    await titular.patch('/feriados/reglas/comunidad_an', { rige: true });
    expect(await debidos([null])).toEqual(andaluz);
    expect(Object.keys(await debidos(['MD']))).toEqual([GENERAL]);
    // An office with the holidays of two comunidades belongs to neither.
    await titular.patch('/feriados/reglas/comunidad_ga', { rige: true });
    expect(Object.keys(await debidos([null]))).toEqual([GENERAL]);
    const propia = { nombre: 'ITP en Galicia', dias: 1, computo: 'meses', arranque: 'dia_siguiente' };
    const deGalicia = { ...propia, cuentaDesde: 'firma', comunidad: 'GA', enLugarDe: 'itp_ajd' };
    for (const [wrong, campo] of [
      [{ comunidad: 'XX' }, 'comunidad'],
      [{ comunidad: null }, 'comunidad'],
      [{ enLugarDe: 'nada' }, 'enLugarDe'],
      [{ enLugarDe: 'itp_ajd_andalucia' }, 'enLugarDe'],
      [{ comunidad: 'AN' }, 'comunidad'],
    ] as const) {
      const { status, body } = await titular.post<PlazoRefusal>('/reglas-de-plazo', { ...deGalicia, ...wrong });
      expect([status >= 400 && status < 500, body.details?.[0]?.campo], JSON.stringify(wrong)).toEqual([true, campo]);
    }
    expect((await titular.post('/reglas-de-plazo', deGalicia)).status).toBe(200);
    const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
    await newInmueble(titular, id, { comunidad: 'GA' });
    expect(
      (await titular.post(`/carpetas/${id}/inmuebles`, { inmueble: { domicilio: 'X', comunidad: 'ZZ' } })).status,
    ).toBe(400);
  });

  it('ES: that are newer than an office are offered to it as additions, with all that belongs to them, and can be undone', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'ES' });
    // The state of a cuenta that began with an earlier release.
    for (const statement of [
      'delete from correcciones_de_reglas where cuenta_id = $1',
      `delete from tipos_acto where cuenta_id = $1 and clave = 'revocacion'`,
      `delete from certificado_reglas where cuenta_id = $1 and alcance = 'Por acceso telemático'`,
      `update certificado_reglas set alcance = null, usual = true
        where cuenta_id = $1 and tipo = 'nota_simple'`,
      `update reglas_de_plazo set cuenta_desde = 'movimiento' where cuenta_id = $1 and clave = 'informacion_registral'`,
      `delete from reglas_de_plazo where cuenta_id = $1
         and clave in ('aviso_revocacion', 'nota_telematica', 'itp_ajd_andalucia')`,
    ]) {
      await test.owner.query(statement, [cuentaId]);
    }
    type Offered = { clave: string; agrega: string[]; nuestra: unknown }[];
    const offered = async () => (await titular.get<Offered>('/correcciones-de-reglas')).body;
    const claves = async () => (await offered()).map(({ clave }) => clave);
    const decide = async (clave: string, verb: string) => {
      const { status, body } = await titular.post(`/correcciones-de-reglas/${clave}/${verb}`, {});
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const all = ['informacion_registral', 'nota_telematica', 'aviso_revocacion', 'itp_ajd_andalucia'];
    const todas = all.map((clave) => `regla_${clave}`);
    expect(await claves()).toEqual(todas);
    expect((await offered()).find(({ clave }) => clave === 'regla_aviso_revocacion')).toMatchObject({
      nuestra: null,
      agrega: ['el acto «Revocación de poder»'],
    });
    const notas = async () =>
      (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body
        .filter(({ tipo }) => tipo === 'nota_simple')
        .map(({ alcance, usual, dias, cuentaDesde }) => ({ alcance, usual, dias, cuentaDesde }));
    const before = await notas();
    expect(before).toMatchObject([{ alcance: null, usual: true, dias: 10 }]);
    await decide('regla_informacion_registral', 'aceptar');
    const enPapel = { alcance: 'En papel o por fax', usual: false, dias: 10, cuentaDesde: 'recepcion' };
    const telematica = { alcance: 'Por acceso telemático', usual: true, dias: 1, cuentaDesde: 'expedicion' };
    expect(await notas()).toEqual([enPapel, telematica]);
    // The accepted correction also applied the second correction.
    expect(await claves()).toEqual(['regla_aviso_revocacion', 'regla_itp_ajd_andalucia']);
    await decide('regla_informacion_registral', 'deshacer');
    expect([await notas(), await claves()]).toEqual([before, todas]);
    await decide('regla_nota_telematica', 'aceptar');
    expect(await notas()).toMatchObject([{ usual: false }, telematica]);

    const actos = async () =>
      (await titular.get<TipoActoDto[]>('/tipos-acto')).body.filter(
        (acto) => /^Revoca/.test(acto.nombre) && acto.activo,
      );
    await decide('regla_aviso_revocacion', 'aceptar');
    const [revocacion] = await actos();
    const { plazos } = (await titular.get<ActoDetalleDto>(`/tipos-acto/${revocacion?.id}`)).body;
    expect(plazos.map(({ regla }) => regla)).toEqual(['aviso_revocacion', 'copias']);
    await decide('regla_aviso_revocacion', 'deshacer');
    expect(await actos()).toEqual([]);
    expect(await claves()).toContain('regla_aviso_revocacion');
    await decide('regla_aviso_revocacion', 'aceptar');
    expect(await actos()).toMatchObject([{ id: revocacion?.id }]);
    await decide('regla_itp_ajd_andalucia', 'conservar');
    expect(await claves()).not.toContain('regla_itp_ajd_andalucia');
    expect((await newCuenta(test, { pais: 'ES' })).titular).toBeDefined();
  });

  it('that were accepted are undone once when two people undo at once, or one accepts meanwhile', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'UY' });
    await test.owner.query('delete from correcciones_de_reglas where cuenta_id = $1', [cuentaId]);
    await test.owner.query(`update reglas_de_plazo set dias = 9 where cuenta_id = $1 and clave = 'tasa'`, [cuentaId]);
    const decide = (verb: string) => titular.post(`/correcciones-de-reglas/regla_tasa/${verb}`, {});
    expect((await decide('aceptar')).status).toBe(200);
    const dias = async () => (await reglasOf(titular)).find(({ clave }) => clave === 'tasa')?.dias;
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide('deshacer')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await dias()).toBe(9);
    const { rows } = await test.owner.query(
      `select count(*)::int as n from auditoria where cuenta_id = $1 and accion = 'regla_de_plazo.correccion_deshecha'`,
      [cuentaId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
