import { beforeAll, describe, expect, it } from 'vitest';
import type { InscripcionDto } from '../../server/expediente/inscripciones/inscripciones.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { AYER, HOY } from '../factories/days.js';
import {
  act,
  addInscripcion,
  carpetaOf,
  estadoOf,
  inscripcionOf,
  moveCarpeta,
  signedCarpeta,
  type Wrote,
} from '../factories/inscripciones.js';
import { newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

/** The open terms of a carpeta, each with its last day. */
const abiertos = async (client: ApiClient, id: string) =>
  (await client.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
    .filter(({ estado }) => estado === 'abierto')
    .map(({ nombre, vence }) => [nombre, vence]);

describe('an inscripción', () => {
  it('has plazos of its own, which the events of another inscripción of the carpeta do not change', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular, { dia: AYER });
    const [hoy, ayer] = [HOY, AYER];
    const first = inscripcionOf(
      await addInscripcion(titular, id, { presentada: ayer, tasaPagada: ayer, que: 'Donación' }),
    );
    const second = inscripcionOf(
      await addInscripcion(titular, id, { presentada: hoy, tasaPagada: hoy, que: 'Usufructo' }),
      1,
    );
    /** The open and closed plazos: name, subject, first day and state. */
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ nombre }) => !nombre.startsWith('Pagar'))
        .map(({ nombre, inscripcion, inicio, estado }) => [nombre.split(' ')[0], inscripcion?.que, inicio, estado])
        .toSorted((a, b) => a.join().localeCompare(b.join()));
    expect(await plazos()).toEqual([
      ['Calificación', 'Donación', ayer, 'abierto'],
      ['Calificación', 'Usufructo', hoy, 'abierto'],
    ]);
    // Only the day of the observation is known here. Without the presentation, nobody knows since when the inscripción
    // holds its place.
    const offered = (query: string) => titular.get(`/carpetas/${id}/inscripciones/vence?desde=observada&${query}`);
    expect((await offered(`dia=${ayer}`)).body).toMatchObject({ vence: null });
    const { body: ofrecido } = await offered(`dia=${ayer}&presentada=${ayer}`);
    expect(ofrecido).toMatchObject({ vence: plusDays(ayer, 150), fuente: 'Ley 16.871, art. 66', porConfirmar: true });
    const texto = 'Falta un sello.';
    const observed = inscripcionOf(await act(titular, first, 'observar', { texto, dia: ayer, vence: ofrecido.vence }));
    expect(observed.vence).toBe(ofrecido.vence);
    inscripcionOf(await act(titular, second, 'observar', { texto }), 1);
    await act(titular, observed, 'contestar');
    expect(await estadoOf(titular, id)).toBe('observada');
    const ofSecond = [
      ['Calificación', 'Usufructo', hoy, 'cumplido'],
      ['Subsanar', 'Usufructo', hoy, 'abierto'],
    ];
    expect(await plazos()).toEqual([
      ['Calificación', 'Donación', ayer, 'cumplido'],
      ofSecond[0],
      ['Subsanar', 'Donación', ayer, 'abierto'],
      ofSecond[1],
    ]);
    const now = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body[0] as InscripcionDto;
    const rejected = inscripcionOf(await act(titular, now, 'resolver', { resultado: 'rechazada' }));
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'anulado', 'abierto']);
    const again = inscripcionOf(await act(titular, rejected, 'reabrir'));
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'abierto', 'abierto']);
    await act(titular, again, 'resolver', { resultado: 'inscripta' });
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'cumplido', 'abierto']);
    expect((await plazos()).filter((plazo) => plazo[1] === 'Usufructo')).toEqual(ofSecond);
  });

  it('that loses the only presentation takes its carpeta back to firmada, where the term to present runs again', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const id = await signedCarpeta(titular, { dia: AYER });
    const vence = plusDays(AYER, 45);
    const open = () => abiertos(titular, id);
    const atTheOffice = [['Presentar la escritura al registro', vence]];
    expect(await open()).toEqual(atTheOffice);

    const wrong = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY, vence: plusDays(HOY, 180) }));
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const taken = inscripcionOf(
      await (titular.patch(`/inscripciones/${wrong.id}`, { presentada: null, vence: null }, wrong) as Wrote),
    );
    expect(taken).toMatchObject({ estado: 'por_presentar', vence: null });
    const motivoEstado = 'Se quitó la presentación en Registro de la Propiedad: no queda ninguna.';
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'firmada', motivoEstado, fechaFirma: AYER });
    expect(await open()).toEqual(atTheOffice);
    const { body: actividad } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(actividad)).toContain(`pasó la carpeta de «En inscripción» a «Firmada»: ${motivoEstado}`);

    // Removing a presented or observed inscripción does the same. While another is at a register, nothing changes.
    const again = inscripcionOf(
      await (titular.patch(`/inscripciones/${taken.id}`, { presentada: HOY }, taken) as Wrote),
    );
    const other = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    expect((await titular.delete(`/inscripciones/${other.id}`, other)).status).toBe(200);
    expect([await estadoOf(titular, id), await open()]).toEqual([
      'en_inscripcion',
      [['Devolución de lo observado', plusDays(HOY, 30)]],
    ]);
    const observed = inscripcionOf(await act(titular, again, 'observar', { texto: 'Falta un sello' }));
    expect(await estadoOf(titular, id)).toBe('observada');
    expect((await titular.delete(`/inscripciones/${observed.id}`, observed)).status).toBe(200);
    expect([await estadoOf(titular, id), await open()]).toEqual(['firmada', atTheOffice]);
  });

  it('that was the last one presented gives its carpeta the term to present again, counted from the signature', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const atTheOffice = [['Presentar la escritura al registro', plusDays(AYER, 45)]];
    const open = (carpeta: string) => abiertos(titular, carpeta);
    const remove = async (inscripcion: InscripcionDto) =>
      expect((await titular.delete(`/inscripciones/${inscripcion.id}`, inscripcion)).status).toBe(200);

    // The fulfilled plazo belongs to the first inscripción, which is removed before the second.
    const id = await signedCarpeta(titular, { dia: AYER });
    const first = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY }));
    const second = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    await remove(first);
    await remove(second);
    expect([await estadoOf(titular, id), await open(id)]).toEqual(['firmada', atTheOffice]);
    // Each inscripción has its own fulfilled plazo. Only one of the two runs again.
    const waiting = inscripcionOf(await addInscripcion(titular, id));
    const other = inscripcionOf(await addInscripcion(titular, id, { que: 'Usufructo' }), 1);
    const presented = (inscripcion: InscripcionDto): Wrote =>
      titular.patch(`/inscripciones/${inscripcion.id}`, { presentada: HOY }, inscripcion);
    await remove(inscripcionOf(await presented(waiting)));
    await remove(inscripcionOf(await presented(other)));
    expect([await estadoOf(titular, id), await open(id)]).toEqual(['firmada', atTheOffice]);

    // Older releases left plazos without an inscripción. A plazo for the register's answer ends when nothing is
    // presented.
    for (const leave of [
      remove,
      async (inscripcion: InscripcionDto) =>
        inscripcionOf(
          await (titular.patch(`/inscripciones/${inscripcion.id}`, { presentada: null }, inscripcion) as Wrote),
        ),
    ]) {
      const old = await signedCarpeta(titular, { dia: AYER });
      const inscripcion = inscripcionOf(await addInscripcion(titular, old, { presentada: HOY }));
      await test.owner.query('update plazos set inscripcion_id = null where carpeta_id = $1', [old]);
      expect((await open(old)).map(([nombre]) => nombre)).toEqual(['Devolución de lo observado']);
      await leave(inscripcion);
      expect([await estadoOf(titular, old), await open(old)]).toEqual(['firmada', atTheOffice]);
      expect((await titular.get<PlazoDto[]>(`/carpetas/${old}/plazos`)).body).toHaveLength(2);
    }
  });

  it('of several is observed by itself and not by a move of the carpeta, and its plazo counts from its presentation', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const id = await signedCarpeta(titular);
    const hoy = (await carpetaOf(titular, id)).fechaFirma as string;
    inscripcionOf(await addInscripcion(titular, id, { presentada: hoy, que: 'Donación' }));
    const second = inscripcionOf(await addInscripcion(titular, id, { presentada: hoy, que: 'Usufructo' }), 1);
    const refused = await moveCarpeta(titular, id, { estado: 'observada', motivo: 'Falta un sello' });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('más de una inscripción')]);
    // An older release began a plazo without an inscripción. The observed inscripción takes it over.
    const reglas = (await titular.get<{ id: string; clave: string }[]>('/reglas-de-plazo')).body;
    const reglaId = reglas.find(({ clave }) => clave === 'inscripcion_provisional')?.id;
    const { body: old } = await titular.post(`/carpetas/${id}/plazos`, { reglaId, inicio: hoy });
    const wrong = `inicio = inicio - 30, vence = vence - 30, cuenta_desde = 'presentacion'`;
    await test.owner.query(`update plazos set ${wrong} where id = $1`, [old.id]);
    const observed = inscripcionOf(await act(titular, second, 'observar', { texto: 'Falta un sello' }), 1);
    expect(await estadoOf(titular, id)).toBe('observada');
    expect(observed.vence).toBe(plusDays(hoy, 180));
    expect(
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body.find((plazo) => plazo.id === old.id),
    ).toMatchObject({
      ...{ inicio: hoy, vence: plusDays(hoy, 180), reservaLugar: true, inscripcion: { que: 'Usufructo' } },
    });
  });

  it('has a term to present of its own', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular, { dia: AYER });
    const first = inscripcionOf(await addInscripcion(titular, id, { que: 'Donación' }));
    const second = inscripcionOf(await addInscripcion(titular, id, { que: 'Usufructo' }), 1);
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ nombre }) => nombre.startsWith('Presentar'))
        .map(({ inscripcion, vence, estado }) => [inscripcion?.que, vence, estado]);
    expect(await plazos()).toEqual([
      ['Donación', plusDays(AYER, 45), 'abierto'],
      ['Usufructo', plusDays(AYER, 45), 'abierto'],
    ]);
    await titular.patch(`/inscripciones/${first.id}`, { presentada: AYER }, first);
    expect(await plazos()).toEqual([
      ['Usufructo', plusDays(AYER, 45), 'abierto'],
      ['Donación', plusDays(AYER, 45), 'cumplido'],
    ]);
    expect((await titular.delete(`/inscripciones/${second.id}`, second)).status).toBe(200);
    expect((await plazos()).map((plazo) => plazo[2])).toEqual(['cumplido', 'anulado']);
  });
});
