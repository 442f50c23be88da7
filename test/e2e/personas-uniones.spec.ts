import { beforeAll, describe, expect, it } from 'vitest';
import type { ParteDto } from '../../server/expediente/partes/partes.dto.js';
import type { ParteAUnirDto } from '../../server/expediente/personas/uniones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCertificado } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { CUIT, JUAN, newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('merging personas', () => {
  const merge = (member: Member, id: string, otraId: string) => member.post(`/personas/${id}/unir`, { otraId });
  const partesOf = async (member: Member, carpetaId: string) =>
    (await member.get(`/carpetas/${carpetaId}/partes`)).body.map(
      ({ persona, id, rol, representaA, representados, orden }: ParteDto) => ({
        id,
        persona: persona.id,
        rol,
        representaA,
        representados,
        orden,
      }),
    );

  it('moves open work, keeps signed work, says so before, and is undone exactly', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other, client] = [
      await newPersona(titular, { nombre: 'Juana', ...CUIT }),
      await newPersona(titular, { nombre: 'Yuana', numeroDoc: '12345678', tipoDoc: 'DNI' }),
      await newPersona(titular),
    ];
    const [open, both, signed] = [await newCarpeta(titular), await newCarpeta(titular), await newCarpeta(titular)];
    await newParte(titular, open.id, { personaId: other.id, rol: 'vendedor', porcentaje: '50' });
    await newParte(titular, both.id, { personaId: client.id });
    const repeated = await newParte(titular, both.id, { personaId: other.id, rol: 'firmante' });
    await newParte(titular, both.id, { personaId: client.id, rol: 'apoderado', representaA: repeated.id });
    const first = await newParte(titular, both.id, { personaId: client.id, rol: 'socio' });
    const several = { rol: 'testigo', representados: [first.id, repeated.id] };
    await newParte(titular, both.id, { personaId: client.id, ...several });
    const stays = await newParte(titular, both.id, { personaId: kept.id, rol: 'firmante' });
    await newParte(titular, signed.id, { personaId: other.id, rol: 'testigo' });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, signed.id],
    );
    await newCertificado(titular, both.id, { parteId: repeated.id });
    const carpetas = [open.id, both.id, signed.id];
    const all = () => Promise.all(carpetas.map((id) => partesOf(titular, id)));
    const before = await all();

    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    const destinos = previa.partes.map(({ carpetaId, destino }: ParteAUnirDto) => [
      carpetas.indexOf(carpetaId),
      destino,
    ]);
    expect([destinos.toSorted(), previa.puedeHaberMas]).toEqual([
      [
        [0, 'pasa'],
        [1, 'repetida'],
        [2, 'queda'],
      ],
      false,
    ]);
    const merged = await merge(titular, kept.id, other.id);
    expect([merged.status, merged.body.uniones[0].otra.id]).toEqual([200, other.id]);

    const [moved, left, same] = await all();
    expect(moved).toEqual([{ ...before[0]?.[0], persona: kept.id }]);
    expect(left.map(({ persona, orden }: { persona: string; orden: number }) => [persona, orden])).toEqual([
      [client.id, 1],
      [client.id, 2],
      [client.id, 3],
      [client.id, 4],
      [kept.id, 5],
    ]);
    expect(left[1].representaA).toBe(stays.id);
    const [certificado] = (await titular.get(`/carpetas/${both.id}/certificados`)).body;
    expect(certificado.parte.id).toBe(stays.id);
    expect(left[3].representados).toEqual([first.id, stays.id]);
    expect(same).toEqual(before[2]);
    expect((await titular.get('/personas?buscar=yuana')).body.paginacion.total).toBe(0);
    expect((await titular.get(`/carpetas?buscar=${CUIT.idFiscal}`)).body.paginacion.total).toBe(2);
    expect((await titular.get(`/personas/${other.id}`)).body.unidaA).toBe(kept.id);
    const change = await titular.patch(`/personas/${other.id}`, { profesion: 'x' }, { version: 2 });
    const add = await titular.post(`/carpetas/${open.id}/partes`, { personaId: other.id, rol: 'testigo' });
    expect([change.body.code, add.body.code]).toEqual(['PERSONA_UNIDA', 'PERSONA_UNIDA']);
    const { body: actividad } = await titular.get(`/carpetas/${open.id}/actividad`);
    expect(actividad.eventos[0].descripcion).toContain('unió a Yuana Núñez Peña con Juana Núñez Peña');

    const undo = () => titular.post(`/personas/uniones/${merged.body.uniones[0].id}/deshacer`, {});
    expect((await undo()).body).toMatchObject({ id: kept.id, uniones: [] });
    expect(await all()).toEqual(before);
    expect((await titular.get('/personas?buscar=yuana')).body.paginacion.total).toBe(1);
    expect((await undo()).status).toBe(404);
  });

  it('moves partes of carpetas that the oficial does not see, and only counts them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [kept, other] = [await newPersona(oficial), await newPersona(oficial)];
    const testamento = await newCarpeta(titular, { acto: 'Testamento', caratula: 'Oculta' });
    await newParte(titular, testamento.id, { personaId: other.id, rol: 'testador' });
    const { body } = await oficial.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(body).toMatchObject({ partes: [], puedeHaberMas: true });
    expect(JSON.stringify(body)).not.toContain('Oculta');
    const { body: merged } = await merge(oficial, kept.id, other.id);
    expect((await partesOf(titular, testamento.id))[0].persona).toBe(kept.id);
    // Data that is signed meanwhile stays as it was signed.
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, testamento.id],
    );
    expect((await oficial.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`, {})).status).toBe(200);
    expect((await partesOf(titular, testamento.id))[0].persona).toBe(kept.id);
  });

  it('shows the signed carpetas of a persona that was merged twice at the last remaining persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [first, second, last] = [await newPersona(titular), await newPersona(titular), await newPersona(titular)];
    const signed = await newCarpeta(titular);
    await newParte(titular, signed.id, { personaId: first.id });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, signed.id],
    );
    await merge(titular, second.id, first.id);
    const { body } = await merge(titular, last.id, second.id);
    const totals = () =>
      Promise.all([second, last].map(async ({ id }) => (await titular.get(`/personas/${id}/carpetas`)).body.total));
    const stayed = async () => (await titular.get(`/personas/${first.id}`)).body.unidaA;
    expect([await totals(), await stayed()]).toEqual([[0, 1], last.id]);
    await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    expect([await totals(), await stayed()]).toEqual([[1, 0], second.id]);
  });

  it('finds the remaining persona by the documents of the merged one, and says before which data are not taken over', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [kept, other] = [await newPersona(titular), await newPersona(titular, { ...CUIT, domicilio: 'Sol 1' })];
    const open = await newCarpeta(titular);
    await newParte(titular, open.id, { personaId: other.id });
    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(previa.noPasan).toEqual(['la identificación fiscal', 'el domicilio']);
    expect(previa.valores).toMatchObject([
      { campo: 'idFiscal', valor: 'CUIT 20-12345678-6' },
      { campo: 'domicilio', nombre: 'el domicilio', valor: 'Sol 1' },
    ]);
    const { body: merged } = await merge(titular, kept.id, other.id);
    const found = async (query: string) => (await oficial.get(`/personas?${query}`)).body.personas;
    for (const query of [`documento=${CUIT.idFiscal}`, `buscar=${CUIT.idFiscal}`]) {
      expect(await found(query)).toMatchObject([{ id: kept.id }]);
    }
    const again = await oficial.post('/personas', { ...JUAN, ...CUIT });
    expect([again.body.code, again.body.details?.[0].personas[0].id]).toEqual(['PERSONA_DUPLICADA', kept.id]);
    await titular.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`, {});
    expect(await found(`documento=${CUIT.idFiscal}`)).toMatchObject([{ id: other.id }]);
  });

  it('takes over the chosen values that the remaining persona lacks, and its undo gives back the unchanged ones', async () => {
    const { titular } = await newCuenta(test);
    const kept = await newPersona(titular, { profesion: 'Agrónoma' });
    const other = await newPersona(titular, { ...CUIT, domicilio: 'Sol 1', telefono: '4555-0101', profesion: 'Otra' });
    const take = (tomar: string[]) => titular.post(`/personas/${kept.id}/unir`, { otraId: other.id, tomar });
    expect((await take(['profesion'])).body.details[0].campo).toBe('tomar');
    expect((await take(['nombre'])).status).toBe(400);
    const { body } = await take(['idFiscal', 'domicilio']);
    const taken = { idFiscal: '20123456786', idFiscalTipo: 'CUIT', domicilio: 'Sol 1', telefono: null };
    expect(body).toMatchObject({ ...taken, profesion: 'Agrónoma' });
    await titular.patch(`/personas/${kept.id}`, { domicilio: 'Luna 2' }, { version: body.version });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`);
    const back = { idFiscal: null, idFiscalTipo: null, domicilio: 'Luna 2', noVolvieron: [] };
    expect([undone.status, undone.body]).toMatchObject([200, back]);
  });

  it('is undone also when a moved parte was given the role of a removed parte', async () => {
    const { titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    const open = await newCarpeta(titular);
    const stays = await newParte(titular, open.id, { personaId: kept.id, rol: 'firmante' });
    await newParte(titular, open.id, { personaId: other.id, rol: 'firmante' });
    const moved = await newParte(titular, open.id, { personaId: other.id, rol: 'testigo' });
    const { body } = await merge(titular, kept.id, other.id);
    await titular.delete(`/carpetas/${open.id}/partes/${stays.id}`);
    await titular.patch(`/carpetas/${open.id}/partes/${moved.id}`, { rol: 'firmante' });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    const left = { carpetaId: open.id, caratula: open.caratula, rolNombre: 'Firmante' };
    expect([undone.status, undone.body.noVolvieron]).toMatchObject([200, [left]]);
    const partes = [
      { id: moved.id, persona: other.id, rol: 'firmante', representaA: null, representados: [], orden: 1 },
    ];
    expect(await partesOf(titular, open.id)).toEqual(partes);
  });

  it('says before whose share is lost, and its undo never leaves a role over 100 %', async () => {
    const { titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    const { id } = await newCarpeta(titular);
    const rol = 'vendedor';
    const stays = await newParte(titular, id, { personaId: kept.id, rol, porcentaje: '60' });
    await newParte(titular, id, { personaId: other.id, rol, porcentaje: '40' });
    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(previa.partes).toMatchObject([{ destino: 'repetida', porcentaje: '40.00' }]);
    const { body } = await merge(titular, kept.id, other.id);
    await titular.patch(`/carpetas/${id}/partes/${stays.id}`, { porcentaje: '100' });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    expect(undone.body).toMatchObject({ noVolvieron: [], sinPorcentaje: [{ carpetaId: id, rolNombre: 'Vendedor' }] });
    expect((await titular.get(`/carpetas/${id}/partes`)).body).toMatchObject([
      { porcentaje: '100.00' },
      { persona: { id: other.id }, porcentaje: null },
    ]);
  });

  it('is neither shown to nor undone by people who may not see the other persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, other] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 3)];
    const kept = await newPersona(titular, { nombre: 'Vista' });
    const [secreta, shared] = [await newPersona(titular, { nombre: 'Secreta' }), await newPersona(titular)];
    const [open, testamento] = [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })];
    await newParte(titular, open.id, { personaId: kept.id });
    await newParte(titular, testamento.id, { personaId: secreta.id, rol: 'testador' });
    await newParte(titular, open.id, { personaId: shared.id, rol: 'vendedor' });
    const { body } = await merge(titular, kept.id, secreta.id);
    expect((await oficial.get(`/personas/${kept.id}`)).body.uniones).toEqual([]);
    expect((await oficial.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {})).status).toBe(404);

    // A person who sees the moved rows may undo it. The other persona may take part in nothing any more.
    expect((await merge(oficial, kept.id, shared.id)).body.uniones).toHaveLength(1);
    const { uniones } = (await other.get(`/personas/${kept.id}`)).body;
    expect((await other.post(`/personas/uniones/${uniones[0].id}/deshacer`, {})).status).toBe(200);
    // The kept persona already had this role in the carpeta.
    await newParte(titular, open.id, { personaId: kept.id, rol: 'testigo' });
    const repeated = await newPersona(titular);
    await newParte(titular, open.id, { personaId: repeated.id, rol: 'testigo' });
    expect((await merge(oficial, kept.id, repeated.id)).body.uniones).toHaveLength(1);
  });

  it('happens once when two people merge at once, and not with the same persona, twice, a stranger or without permission', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other, third] = [await newPersona(titular), await newPersona(titular), await newPersona(titular)];
    const answers = await Promise.all([merge(titular, kept.id, other.id), merge(titular, other.id, kept.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stays = kept, gone = other] = answers[0]?.status === 200 ? [kept, other] : [other, kept];
    expect((await merge(titular, third.id, gone.id)).body.code).toBe('PERSONA_UNIDA');
    expect((await merge(titular, third.id, third.id)).status).toBe(422);
    const { titular: stranger } = await newCuenta(test);
    const theirs = await newPersona(stranger);
    expect((await merge(titular, third.id, theirs.id)).status).toBe(422);
    expect((await merge(stranger, third.id, theirs.id)).status).toBe(404);
    const gestor = await newMiembro(test, cuentaId, 4);
    expect((await merge(gestor, third.id, stays.id)).status).toBe(403);

    // A merge cannot be undone after a day, nor once the kept persona is merged in turn.
    const { body } = await merge(titular, third.id, stays.id);
    const [first] = (await test.owner.query('select id from persona_uniones where otra_id = $1', [gone.id])).rows;
    expect((await titular.post(`/personas/uniones/${first.id}/deshacer`, {})).body.code).toBe('PERSONA_UNIDA');
    await test.owner.query(`update persona_uniones set unida_en = now() - interval '25 hours' where cuenta_id = $1`, [
      cuentaId,
    ]);
    expect((await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {})).status).toBe(404);
  });
});
