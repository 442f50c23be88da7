import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { PlazosRepository } from '../../server/expediente/plazos/plazos.repository.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCertificado, newInmueble } from '../factories/inmuebles.js';
import { newMovimiento, newProducto } from '../factories/inventario.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { statementsOf } from '../factories/statements.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;
let titular: Member;
let gestor: Member;
let lectura: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  const { cuentaId, titular: who } = await newCuenta(test);
  [titular, gestor, lectura] = [who, await newMiembro(test, cuentaId, 4), await newMiembro(test, cuentaId, 5)];
});

/** The calls whose answers come with a carpeta. */
const callsOf = (id: string) => [
  `/carpetas/${id}/cantidades`,
  `/carpetas/${id}/certificados`,
  `/carpetas/${id}/inmuebles`,
  `/carpetas/${id}/inscripciones`,
  `/carpetas/${id}/instrumentos`,
  `/carpetas/${id}/partes`,
  `/carpetas/${id}/plazos`,
  `/carpetas/${id}/requisitos`,
  `/carpetas/${id}/reservas`,
  `/agenda/carpetas/${id}`,
  `/apps/tasks/all?carpetaId=${id}`,
];

const deskOf = (client: Member, id: string) => client.get(`/carpetas/${id}/escritorio`);

/** A compraventa with something of everything, which all three see. */
async function newVenta(fields: object = {}): Promise<string> {
  const { id } = await newCarpeta(titular, { acto: 'Compraventa', responsableId: gestor.usuarioId, ...fields });
  await titular.post('/carpetas/accesos', { carpetas: [id], usuarioId: lectura.usuarioId, hasta: null });
  await newParte(titular, id, { rol: 'vendedor' });
  await newInmueble(titular, id);
  await newCertificado(titular, id);
  await newTarea(titular, { carpetaId: id, dueDate: '2020-01-02' });
  await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Presentar', inicio: '2026-11-02', dias: 10 });
  const producto = await newProducto(titular);
  await newMovimiento(titular, producto.id, { type: 'entrada', quantity: 2 });
  await newMovimiento(titular, producto.id, { type: 'reserva', quantity: 1, carpetaId: id });
  return id;
}

describe('the desk of a carpeta', () => {
  it('gives the answers of its calls, to every role and for an open carpeta, an annulled carpeta and a draft', async () => {
    const [open, annulled] = [await newVenta(), await newVenta()];
    const { version } = (await titular.get(`/carpetas/${annulled}`)).body;
    const motivo = 'Desistieron';
    expect((await titular.post(`/carpetas/${annulled}/mover`, { estado: 'anulada', motivo }, { version })).status).toBe(
      200,
    );
    const draft = await newVenta({ abrir: false });
    for (const id of [open, annulled, draft]) {
      for (const client of [titular, gestor, lectura]) {
        const { status, body } = await deskOf(client, id);
        expect(status).toBe(200);
        expect(body.carpeta).toEqual((await client.get(`/carpetas/${id}`)).body);
        expect(Object.keys(body.partes).sort()).toEqual(
          callsOf(id)
            .map((call) => `/api${call}`)
            .sort(),
        );
        for (const call of callsOf(id)) expect(body.partes[`/api${call}`], call).toEqual((await client.get(call)).body);
      }
    }
    const { partes } = (await deskOf(titular, open)).body;
    // Before the signature there is neither an instrumento nor anything to register.
    expect(callsOf(open).filter((call) => partes[`/api${call}`].length === 0)).toEqual([
      `/carpetas/${open}/inscripciones`,
      `/carpetas/${open}/instrumentos`,
    ]);
  });

  it('is refused to a person who does not see the carpeta, as the carpeta is', async () => {
    const { id } = await newCarpeta(titular, { reservada: true });
    const { titular: stranger } = await newCuenta(test);
    for (const client of [gestor, stranger]) {
      const [desk, carpeta] = [await deskOf(client, id), await client.get(`/carpetas/${id}`)];
      expect([desk.status, desk.body.code]).toEqual([404, carpeta.body.code]);
    }
    expect((await titular.get(`/carpetas/${crypto.randomUUID()}/escritorio`)).status).toBe(404);
  });

  it('leaves out a part that its call refuses', async () => {
    const { id, version } = await newCarpeta(titular, { abrir: false });
    await titular.delete(`/carpetas/${id}`, { version });
    expect((await titular.get(`/carpetas/${id}/cantidades`)).status).toBe(404);
    const { status, body } = await deskOf(titular, id);
    expect([status, body.partes[`/api/carpetas/${id}/cantidades`]]).toEqual([200, undefined]);
    expect(body.partes[`/api/carpetas/${id}/requisitos`]).toEqual(
      (await titular.get(`/carpetas/${id}/requisitos`)).body,
    );
  });

  it('leaves out a part whose statement fails, and still records that a reserved carpeta was read', async () => {
    const id = await newVenta({ reservada: true });
    const failing = vi.spyOn(test.app.get(PlazosRepository, { strict: false }), 'findOfCarpeta');
    failing.mockImplementation(() => test.app.get(Transactions).manager.query('select 1 / 0'));
    const { status, body } = await deskOf(titular, id).finally(() => failing.mockRestore());
    const missing = callsOf(id).filter((call) => !(`/api${call}` in body.partes));
    expect([status, missing]).toEqual([200, [`/carpetas/${id}/plazos`]]);
    const { rows } = await test.owner.query(
      `select 1 from auditoria where carpeta_id = $1 and usuario_id = $2 and accion = 'carpeta.vista'`,
      [id, titular.usuarioId],
    );
    expect(rows).toHaveLength(1);
  });

  it('takes fewer statements than its calls', async () => {
    const id = await newVenta();
    // The first call reads what the directory then knows.
    await deskOf(titular, id);
    const desk = await statementsOf(() => deskOf(titular, id));
    const alone = await statementsOf(async () => {
      for (const call of [`/carpetas/${id}`, ...callsOf(id)]) await titular.get(call);
    });
    expect([desk.length, alone.length]).toEqual([35, 43]);
  });
});
