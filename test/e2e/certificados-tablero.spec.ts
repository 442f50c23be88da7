import { beforeAll, describe, expect, it } from 'vitest';
import type { CertificadoDto, ReglaCertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { newCertificado } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the board of the office', () => {
  it('has each certificate before a signature in one group, and filters them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { caratula: 'Ñandú a Paz', fechaFirmaPrevista: plusDays(HOY, 10) });
    const make = (nombre: string, fields: object) => newCertificado(titular, id, { nombre, ...fields });
    await make('Por pedir', {});
    await make('Pedido', { solicitado: HOY });
    await make('Por llegar', { solicitado: HOY, esperado: plusDays(HOY, 2) });
    await make('Vence hoy', { expedido: plusDays(HOY, -14) });
    await make('Vencido', { expedido: plusDays(HOY, -15) });
    await make('Vigente', { expedido: HOY });
    const board = async (query = '') => (await titular.get(`/certificados${query}`)).body;
    const { certificados, grupos, hoy } = await board();
    expect(hoy).toBe(HOY);
    expect(certificados.map(({ nombre, grupo }: { nombre: string; grupo: string }) => [nombre, grupo])).toEqual([
      ['Por pedir', 'por_pedir'],
      ['Pedido', 'pedidos'],
      ['Por llegar', 'por_llegar'],
      ['Vence hoy', 'vencen_antes'],
      ['Vencido', 'vencidos'],
      ['Vigente', 'vigentes'],
    ]);
    expect(certificados[0].carpeta).toMatchObject({ id, caratula: 'Ñandú a Paz', editable: true });
    expect(grupos.map(({ total }: { total: number }) => total)).toEqual([1, 1, 1, 1, 1, 1]);
    const one = await board('?grupo=vencidos');
    expect([one.certificados.length, one.paginacion.total, one.grupos[0].total]).toEqual([1, 1, 1]);
    expect((await board('?buscar=nandu%20llegar')).certificados).toHaveLength(1);
    expect((await board('?tipo=catastral')).certificados).toHaveLength(0);
    expect((await board('?mias=true')).certificados).toHaveLength(6);
    const adscripto = await newMiembro(test, cuentaId, 2);
    expect((await adscripto.get('/certificados?mias=true')).body.certificados).toHaveLength(0);
    expect((await board('?pagina=2&tamano=4')).certificados).toHaveLength(2);
    expect((await titular.get('/certificados?grupo=otro')).status).toBe(400);
    await test.owner.query(`update carpetas set estado = 'firmada', fecha_firma = now() where id = $1`, [id]);
    expect((await board()).certificados).toEqual([]);
  });

  it('shows to each role what it may see, and lets it change what it may change', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor, lectura] = await Promise.all([3, 4, 5].map((rol) => newMiembro(test, cuentaId, rol)));
    const secreta = await newCarpeta(titular, { reservada: true });
    await newCertificado(titular, secreta.id);
    const { id } = await newCarpeta(titular, { responsableId: gestor?.usuarioId });
    const { id: certificadoId } = await newCertificado(titular, id);
    const totals = [titular, oficial, gestor, lectura].map(
      async (client) => (await client?.get('/certificados'))?.body.paginacion.total,
    );
    expect(await Promise.all(totals)).toEqual([2, 1, 1, 0]);
    const path = `/carpetas/${id}/certificados/${certificadoId}`;
    expect((await gestor?.patch(path, { solicitado: HOY }, { version: 1 }))?.status).toBe(200);
    expect((await lectura?.patch(path, { solicitado: HOY }, { version: 2 }))?.status).toBe(403);
    expect((await lectura?.get(`/carpetas/${id}/certificados`))?.status).toBe(404);
    for (const [client, status] of [
      [oficial, 403],
      [gestor, 403],
      [titular, 201],
    ] as const) {
      const answer = await client?.post('/certificados/reglas', { tipo: 'otro', nombre: 'Rentas', dias: 60 });
      expect(answer?.status).toBe(status);
    }
  });

  it('has rules to be confirmed until somebody of the office confirms them, and each certificate by such a rule says so', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const reglas = async () => (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body;
    const named = async (nombre: string) => (await reglas()).find((one) => one.nombre === nombre)!;
    const { id } = await newCarpeta(titular);
    const [dominio, catastral] = [await named('Dominio'), await named('Catastral')];
    expect([dominio, catastral]).toMatchObject([{ confirmadaEn: null }, { confirmadaEn: null }]);
    const path = `/carpetas/${id}/certificados`;
    await titular.post(path, { reglaId: dominio.id, expedido: '2026-03-02' });
    await titular.post(path, { tipo: 'dominio', nombre: 'Dominio', dias: 7, expedido: '2026-03-02' });
    const porConfirmar = async () =>
      (await titular.get<CertificadoDto[]>(path)).body.map((certificado) => certificado.porConfirmar);
    // A person wrote the days of the second certificate.
    expect(await porConfirmar()).toEqual([true, false]);
    const confirm = ({ id: regla, version }: ReglaCertificadoDto, client: Member = titular, confirmada = true) =>
      client.patch<ReglaCertificadoDto>(`/certificados/reglas/${regla}`, { confirmada }, { version });
    expect((await confirm(dominio, oficial)).status).toBe(403);
    expect((await confirm(dominio)).body).toMatchObject({ confirmadaPor: { id: titular.usuarioId } });
    expect(await porConfirmar()).toEqual([false, false]);
    // A rule of plazos is confirmed on its own page, for everything that it counts.
    expect(await named('Inhibición')).toMatchObject({ confirmadaPor: { id: titular.usuarioId } });
    const own = await confirm(catastral);
    expect(own.body).toMatchObject({ confirmadaPor: { id: titular.usuarioId }, version: catastral.version + 1 });
    expect((await confirm(own.body, titular, false)).body).toMatchObject({ confirmadaEn: null, confirmadaPor: null });
    // The person who writes a figure confirms it.
    const { version } = await named('Catastral');
    const written = await titular.patch(
      `/certificados/reglas/${catastral.id}`,
      { dias: 90, fuente: 'Ley 1' },
      { version },
    );
    expect(written.body).toMatchObject({ dias: 90, confirmadaPor: { id: titular.usuarioId } });
    expect(JSON.stringify((await titular.get('/pages/activities')).body)).toContain(
      'confirmó la regla de certificados Catastral con la norma',
    );
  });

  it('is of one cuenta alone, with the rules of its country', async () => {
    const [{ titular }, { titular: ajeno }] = [await newCuenta(test), await newCuenta(test, { pais: 'ES' })];
    const { id } = await newCarpeta(titular);
    const { id: certificadoId } = await newCertificado(titular, id);
    expect((await ajeno.get(`/carpetas/${id}/certificados`)).status).toBe(404);
    expect((await ajeno.patch(`/carpetas/${id}/certificados/${certificadoId}`, {}, { version: 1 })).status).toBe(404);
    expect((await ajeno.get('/certificados')).body.certificados).toEqual([]);
    const [mine] = (await titular.get('/certificados/reglas')).body;
    const [nota] = (await ajeno.get('/certificados/reglas')).body;
    expect(nota).toMatchObject({ nombre: 'Nota registral', dias: 1, arranque: 'mismo_dia' });
    expect((await ajeno.patch(`/certificados/reglas/${mine.id}`, { dias: 1 }, { version: 1 })).status).toBe(404);
    const changed = await titular.patch(`/certificados/reglas/${mine.id}`, { dias: 20 }, { version: 1 });
    expect([changed.status, changed.body.dias, changed.body.version]).toEqual([200, 20, 2]);
    // The law stands in one place, the rule of plazos. The other rules that use its days follow.
    const reglas = (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body;
    expect(reglas.filter(({ reglaDePlazoId }) => reglaDePlazoId === mine.reglaDePlazoId)).toMatchObject([
      { nombre: 'Dominio', dias: 20, fuente: 'Ley 17.801, art. 24' },
      { nombre: 'Inhibición', dias: 20 },
    ]);
    const { body: plazos } = await titular.get('/reglas-de-plazo');
    expect(plazos).toContainEqual(expect.objectContaining({ id: mine.reglaDePlazoId, dias: 20 }));
    expect((await titular.delete(`/certificados/reglas/${mine.id}`, { version: 1 })).status).toBe(412);
    expect((await titular.delete(`/certificados/reglas/${mine.id}`, { version: 2 })).status).toBe(200);
  });
});
