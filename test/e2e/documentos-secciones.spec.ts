import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;
let titular: Member;
let carpetaId: string;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
});

const make = (nombre: string, padreId: string | null = null, carpeta = carpetaId) =>
  titular.post(`/carpetas/${carpeta}/secciones`, { nombre, padreId });
const newSeccion = async (nombre: string, padreId: string | null = null, carpeta = carpetaId): Promise<string> =>
  (await make(nombre, padreId, carpeta)).body.id;
const tree = async (carpeta = carpetaId) => (await titular.get(`/carpetas/${carpeta}/documentos`)).body.secciones;

/** Creates `depth` nested secciones. @returns their ids */
async function chain(name: string, depth: number): Promise<string[]> {
  const ids: string[] = [];
  for (let level = 1; level <= depth; level += 1) {
    ids.push(await newSeccion(`${name} ${level}`, ids.at(-1) ?? null));
  }
  return ids;
}

describe('secciones', () => {
  it('come with the carpeta, as its acto defines them', async () => {
    const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
    expect((await tree(id)).map(({ nombre, padreId }: Record<string, unknown>) => [nombre, padreId])).toEqual(
      ['Antecedentes', 'Certificados', 'Identidad', 'Impuestos', 'Escritura'].map((nombre) => [nombre, null]),
    );
  });

  it('are created after their siblings, and renamed and moved with their content', async () => {
    const { status, body } = await make('  Planos ');
    expect([status, body]).toMatchObject([201, { nombre: 'Planos', padreId: null, orden: 4 }]);
    const inner = await newSeccion('Mensura', body.id);
    const documento = await newDocumento(titular, carpetaId, { seccionId: inner });
    const target = await newSeccion('Archivo');
    expect(
      (await titular.patch(`/secciones/${body.id}`, { nombre: 'Planimetría', padreId: target })).body,
    ).toMatchObject({
      nombre: 'Planimetría',
      padreId: target,
      orden: 1,
    });
    expect((await titular.patch(`/secciones/${body.id}`, { padreId: null })).body.padreId).toBeNull();
    const { documentos } = (await titular.get(`/carpetas/${carpetaId}/documentos`)).body;
    expect(documentos.find(({ id }: { id: string }) => id === documento.id).seccionId).toBe(inner);
  });

  it('have a unique name among their siblings, in any letter case', async () => {
    await newSeccion('Poderes');
    const other = await newSeccion('Otra');
    for (const answer of [await make('poderes'), await titular.patch(`/secciones/${other}`, { nombre: 'PODERES' })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'SECCION_REPETIDA']);
    }
    expect((await make('Poderes', other)).status).toBe(201);
    expect((await titular.patch(`/secciones/${other}`, { nombre: 'otra' })).status).toBe(200);
  });

  it('with the same name created at once are a single seccion', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make('A la vez')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it('never contain themselves, even when two are moved at once', async () => {
    const [a, b, c] = (await chain('Ciclo', 3)) as [string, string, string];
    for (const padreId of [a, b, c]) {
      expect((await titular.patch(`/secciones/${a}`, { padreId })).status).toBe(422);
    }
    const [x, y] = [await newSeccion('X'), await newSeccion('Y')];
    const answers = await Promise.all([
      titular.patch(`/secciones/${x}`, { padreId: y }),
      titular.patch(`/secciones/${y}`, { padreId: x }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('have at most eight levels, also when they are moved', async () => {
    const deep = await chain('Nivel', 8);
    expect((await make('Nivel 9', deep.at(-1))).body.message).toBe('Las secciones pueden tener hasta 8 niveles.');
    const [two] = await chain('Par', 2);
    expect((await titular.patch(`/secciones/${two}`, { padreId: deep[6] })).status).toBe(422);
    expect((await titular.patch(`/secciones/${two}`, { padreId: deep[5] })).status).toBe(200);
  });

  it('have their parent in the same carpeta (case 9)', async () => {
    const { id } = await newCarpeta(titular);
    const other = await newCuenta(test);
    const carpeta = await newCarpeta(other.titular);
    const foreign = (await other.titular.post(`/carpetas/${carpeta.id}/secciones`, { nombre: 'Ajena' })).body.id;
    const mine = await newSeccion('Propia', null, id);
    const here = await newSeccion('De aquí');
    for (const padreId of [foreign, mine, UNKNOWN_ID]) {
      expect((await make('Hija', padreId)).status).toBe(422);
      expect((await titular.patch(`/secciones/${here}`, { padreId })).status).toBe(422);
    }
  });

  it('are deleted only when empty, and otherwise name their content', async () => {
    const outer = await newSeccion('Exterior');
    const inner = await newSeccion('Interior', outer);
    const documento = await newDocumento(titular, carpetaId, { seccionId: inner });
    const remove = async (id: string) => (await titular.delete(`/secciones/${id}`)).body;
    expect(await remove(outer)).toMatchObject({ statusCode: 409, message: expect.stringContaining('otras secciones') });
    expect(await remove(inner)).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('tiene documentos.'),
    });
    await titular.delete(`/documentos/${documento.id}`);
    expect(await remove(inner)).toMatchObject({ statusCode: 409, message: expect.stringContaining('papelera') });
    expect((await titular.get(`/carpetas/${carpetaId}/documentos`)).body.enPapelera).toEqual([
      { seccionId: inner, total: 1 },
    ]);
    await titular.post(`/documentos/${documento.id}/restaurar`);
    await titular.patch(`/documentos/${documento.id}`, { seccionId: null });
    expect([await remove(inner), await remove(outer)]).toEqual([true, true]);
    expect((await titular.delete(`/secciones/${outer}`)).status).toBe(404);
  });

  it('refuse a name that is empty or too long, and a carpeta that is closed', async () => {
    expect((await make(' ')).status).toBe(400);
    expect((await make('x'.repeat(121))).status).toBe(400);
    const { id } = await newCarpeta(titular);
    const [first] = await tree(id);
    await test.owner.query(`update carpetas set estado = 'anulada' where id = $1`, [id]);
    expect((await make('Nueva', null, id)).status).toBe(422);
    expect((await titular.patch(`/secciones/${first.id}`, { nombre: 'x' })).status).toBe(422);
    expect((await titular.delete(`/secciones/${first.id}`)).status).toBe(422);
  });
});
