import { beforeAll, describe, expect, it } from 'vitest';
import type { ReglaDeFeriadoDto } from '../../server/expediente/feriados/reglas-de-feriados.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { actOnPlazo, addPlazo, plazosOf } from '../factories/plazos.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('holidays', () => {
  const of = async (client: ApiClient, anio: number) =>
    (
      await client.get<{
        esEditado: boolean;
        feriados: { dia: string; nombre: string; origen: string; rige: boolean }[];
      }>(`/feriados?anio=${anio}`)
    ).body;

  it('are those of the country until somebody of the cuenta changes a year, which is then its own', async () => {
    const { titular } = await newCuenta(test);
    const before = await of(titular, 2026);
    expect(before.esEditado).toBe(false);
    expect(before.feriados).toContainEqual({
      dia: '2026-05-25',
      nombre: expect.any(String),
      fuente: expect.stringContaining('Ley 27.399'),
      origen: 'calendario',
      rige: true,
    });
    await titular.send('PUT', '/feriados/2026-03-20', { nombre: 'Día de la escribanía' });
    expect((await titular.delete('/feriados/2026-05-25')).body).toMatchObject({ feriado: { rige: false } });
    const after = await of(titular, 2026);
    expect(after.esEditado).toBe(true);
    expect(after.feriados).toHaveLength(before.feriados.length + 1);
    expect(after.feriados.find(({ dia }) => dia === '2026-05-25')?.rige).toBe(false);
    expect((await of(titular, 2027)).esEditado).toBe(false);
    expect((await titular.delete('/feriados/2026-03-20')).body).toMatchObject({ feriado: null });
    expect((await titular.delete('/feriados/2026-03-20')).status).toBe(404);
    await titular.send('PUT', '/feriados/2026-05-25', { nombre: 'Día de la Patria' });
    expect((await of(titular, 2026)).feriados.find(({ dia }) => dia === '2026-05-25')).toMatchObject({
      nombre: 'Día de la Patria',
      origen: 'propio',
      rige: true,
    });
    // A day that the office named stays without the rule. A deletion opens a day even when a rule also closes it.
    const dias = async () => (await of(titular, 2026)).feriados.filter(({ rige }) => rige).map(({ dia }) => dia);
    await titular.patch('/feriados/reglas/mayo', { rige: false });
    expect(await dias()).toContain('2026-05-25');
    await titular.send('PUT', '/feriados/2026-12-24', { nombre: 'Asueto' });
    await titular.patch('/feriados/reglas/nochebuena', { rige: true });
    expect((await titular.delete('/feriados/2026-12-24')).body).toMatchObject({ feriado: { rige: false } });
    expect(await dias()).not.toContain('2026-12-24');
    expect((await of((await newCuenta(test)).titular, 2026)).esEditado).toBe(false);
  });

  it('move the open terms of working days in which they fall, and no others', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const habiles = { computo: 'habiles', inicio: '2027-03-01', dias: 5 };
    await addPlazo(titular, id, { ...habiles, nombre: 'Abierto' });
    await addPlazo(titular, id, { ...habiles, nombre: 'Corridos', computo: 'corridos' });
    await actOnPlazo(titular, (await addPlazo(titular, id, { ...habiles, nombre: 'Cumplido' })).body.id, 'cumplir');
    const ends = async () =>
      Object.fromEntries((await plazosOf(titular, id)).map(({ nombre, vence }) => [nombre, vence]));
    expect(await ends()).toEqual({ Abierto: '2027-03-08', Corridos: '2027-03-06', Cumplido: '2027-03-08' });
    const added = await titular.send('PUT', '/feriados/2027-03-03', { nombre: 'Asueto' });
    expect(added.body).toMatchObject({ recalculados: 1 });
    expect(await ends()).toEqual({ Abierto: '2027-03-09', Corridos: '2027-03-06', Cumplido: '2027-03-08' });
    expect((await titular.delete('/feriados/2027-03-03')).body).toMatchObject({ recalculados: 1 });
    expect((await ends()).Abierto).toBe('2027-03-08');
    const { body } = await titular.get('/pages/activities');
    expect(JSON.stringify(body)).toContain('el plazo Abierto vence el 09/03/2027 y ya no el 08/03/2027');
  });

  it('of a year are copied once when two people change it at once', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(
      ['2028-03-07', '2028-03-08', '2028-03-09'].map((dia) =>
        titular.send('PUT', `/feriados/${dia}`, { nombre: 'Asueto' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await of(titular, 2028)).feriados.filter(({ origen }) => origen === 'propio')).toHaveLength(3);
  });

  it('follow rules with their source, which titulares and adscriptos change and confirm, and move open terms', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    await addPlazo(titular, id, { nombre: 'Abierto', computo: 'habiles', inicio: '2027-03-19', dias: 5 });
    const vence = async () => (await plazosOf(titular, id)).map((plazo) => plazo.vence);
    const rules = async (client = titular) =>
      (await client.get<{ reglas: ReglaDeFeriadoDto[] }>('/feriados/reglas?anio=2027')).body.reglas;
    const jueves = async () => (await rules()).find(({ clave }) => clave === 'jueves_santo');
    expect(await jueves()).toMatchObject({ dias: ['2027-03-25'], rige: true, confirmadoPor: null });
    expect((await jueves())?.fuente).toContain('Ley 27.399');
    expect(await vence()).toEqual(['2027-03-31']);

    // The office's changes of a year stay.
    await titular.delete('/feriados/2027-03-26');
    expect(await vence()).toEqual(['2027-03-30']);
    const off = await titular.patch('/feriados/reglas/jueves_santo', { rige: false, confirmado: true });
    expect(off.body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-29']);
    expect(await jueves()).toMatchObject({ rige: false, confirmadoPor: expect.stringMatching(/./) });

    const own = await titular.post('/feriados/reglas', {
      nombre: 'Aniversario',
      fuente: 'Ordenanza',
      diaDelAnio: '03-23',
    });
    expect(own.body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-30']);
    expect((await of(titular, 2031)).feriados).toContainEqual(
      expect.objectContaining({ dia: '2031-03-23', nombre: 'Aniversario', fuente: 'Ordenanza' }),
    );
    const clave = (await rules()).find(({ nombre }) => nombre === 'Aniversario')?.clave;
    expect((await titular.delete(`/feriados/reglas/${clave}`)).body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-29']);

    // The person who says that registers are open confirms that. The earlier confirmation of the contrary no longer
    // counts.
    const adscripto = await newMiembro(test, cuentaId, 2);
    await adscripto.patch('/feriados/reglas/navidad', { confirmado: true });
    const confirmed = async () => (await rules()).find((regla) => regla.clave === 'navidad')?.confirmadoPor;
    const byAdscripto = await confirmed();
    await titular.patch('/feriados/reglas/navidad', { rige: false });
    expect([byAdscripto, await confirmed()]).toEqual([expect.stringMatching(/./), (await jueves())?.confirmadoPor]);
    expect(byAdscripto).not.toBe(await confirmed());
    const imposible = { nombre: 'Nunca', fuente: 'Ordenanza', diaDelAnio: '02-30' };
    expect((await titular.post('/feriados/reglas', imposible)).status).toBe(400);

    // Several rules are confirmed at once. A rule that the office had changed stays.
    const juntas = async (claves: string[], confirmado: boolean, client: ApiClient = titular) =>
      client.patch('/feriados/reglas', { claves, confirmado });
    const vouched = async () => (await rules()).filter(({ confirmadoEn }) => confirmadoEn).map((regla) => regla.clave);
    const porSi = await vouched();
    expect((await juntas(['mayo', 'memoria'], true)).status).toBe(200);
    expect((await vouched()).toSorted()).toEqual([...porSi, 'mayo', 'memoria'].toSorted());
    expect((await rules()).find(({ clave: one }) => one === 'mayo')).toMatchObject({
      rige: true,
      dias: ['2027-05-25'],
    });
    expect((await juntas(['mayo', 'memoria'], false)).status).toBe(200);
    expect(await vouched()).toEqual(porSi);
    expect((await juntas(['mayo', 'nada'], true)).status).toBe(404);
    expect((await juntas([], true)).status).toBe(400);
    expect(JSON.stringify((await titular.get('/pages/activities')).body)).toContain(
      'confirmó 2 reglas de los días inhábiles',
    );

    const gestor = await newMiembro(test, cuentaId, 4);
    expect((await juntas(['mayo'], true, gestor)).status).toBe(403);
    expect(await rules(gestor)).toHaveLength((await rules()).length);
    expect((await gestor.patch('/feriados/reglas/jueves_santo', { rige: true })).status).toBe(403);
    expect((await titular.delete('/feriados/reglas/jueves_santo')).status).toBe(404);
    expect((await titular.patch('/feriados/reglas/nada', { rige: true })).status).toBe(404);
    const other = (await newCuenta(test)).titular;
    expect((await rules(other)).find((regla) => regla.clave === 'jueves_santo')?.rige).toBe(true);
  });

  it.each(['hoy', '2026-02-30', '1900-01-01'])('are of days that exist: %s', async (dia) => {
    const { titular } = await newCuenta(test);
    expect((await titular.send('PUT', `/feriados/${dia}`, { nombre: 'Nada' })).status).toBe(404);
  });
});
