import { beforeAll, describe, expect, it } from 'vitest';
import type { InscripcionDto } from '../../server/expediente/inscripciones/inscripciones.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { AYER, HOY } from '../factories/days.js';
import { act, addInscripcion, estadoOf, inscripcionOf, signedCarpeta, type Wrote } from '../factories/inscripciones.js';
import { newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the legal terms of an inscripción', () => {
  /** A donación in a country that was presented and then observed. The inscripción has the register's days. */
  const observed = async (pais: 'AR' | 'UY') => {
    const { titular } = await newCuenta(test, { pais });
    const id = await signedCarpeta(titular, { dia: '2026-03-16' });
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: '2026-03-20' }));
    const { body: ofrecido } = await titular.get(
      `/carpetas/${id}/inscripciones/vence?desde=observada&dia=2026-04-10&presentada=2026-03-20`,
    );
    const inscripcion = inscripcionOf(
      await act(titular, presented, 'observar', { texto: 'Falta un sello', dia: '2026-04-10' }),
    );
    return { titular, id, ofrecido, inscripcion };
  };
  const holdingOf = async (client: ApiClient, id: string) =>
    (await client.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body.filter(({ reservaLugar }) => reservaLugar);

  it.each([
    ['AR', '2026-09-16', 'Ley 17.801, art. 9 b)', '2026-09-18'],
    ['UY', '2026-08-17', 'Ley 16.871, art. 66', '2026-08-19'],
  ] as const)(
    '%s: an observed inscripción holds its place from the presentation until %s',
    async (pais, vence, fuente, moved) => {
      const { titular, id, ofrecido, inscripcion } = await observed(pais);
      expect(ofrecido).toMatchObject({ vence, fuente });
      expect(inscripcion.vence).toBe(vence);
      expect(await holdingOf(titular, id)).toMatchObject([
        { vence, inicio: '2026-03-20', cuentaDesde: 'presentacion' },
      ]);
      const change = async (body: object) => {
        const [now] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
        return inscripcionOf(await (titular.patch(`/inscripciones/${now?.id}`, body, now) as Wrote));
      };
      // A new day of presentation moves both. So does a day that is written by hand.
      expect((await change({ presentada: '2026-03-22' })).vence).toBe(moved);
      expect(await holdingOf(titular, id)).toMatchObject([{ vence: moved, inicio: '2026-03-22' }]);
      expect((await change({ vence: '2026-10-01' })).vence).toBe('2026-10-01');
      const [plazo] = await holdingOf(titular, id);
      expect(plazo).toMatchObject({ vence: '2026-10-01', inicio: '2026-03-22' });
      await titular.patch(`/plazos/${plazo?.id}`, { dias: 10, computo: 'corridos' });
      expect((await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body[0]?.vence).toBe('2026-04-01');
      expect((await change({ vence: null })).vence).toBeNull();
      expect((await holdingOf(titular, id)).map(({ estado }) => estado)).toEqual(['anulado']);
    },
  );

  it('UY: the tasa is paid within five working days, and then the register examines within five more', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular, { dia: '2026-03-02' });
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .map(({ nombre, vence, estado }) => [nombre, vence, estado])
        .toSorted();
    // The day is a Friday.
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: '2026-03-06' }));
    const tasa = (estado: string) => ['Pagar la tasa registral', '2026-03-13', estado];
    expect(await plazos()).toEqual([tasa('abierto')]);
    const change = async (body: object): Wrote => {
      const [now] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
      return titular.patch(`/inscripciones/${presented.id}`, body, now);
    };
    expect((await change({ tasaPagada: '2026-03-05' })).body.details[0]?.campo).toBe('tasaPagada');
    expect(inscripcionOf(await change({ tasaPagada: '2026-03-10' })).tasaPagada).toBe('2026-03-10');
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-17', 'abierto'], tasa('cumplido')]);
    inscripcionOf(await change({ tasaPagada: '2026-03-11' }));
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-18', 'abierto'], tasa('cumplido')]);
    inscripcionOf(await change({ tasaPagada: null }));
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-18', 'anulado'], tasa('abierto')]);
  });

  it('UY: the terms follow the present days of presentation and payment, however these came to be', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular, { dia: '2026-03-02' });
    const [viernes, martes] = ['2026-03-06', '2026-03-10'];
    const now = async () =>
      (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body[0] as InscripcionDto;
    const change = async (body: object) => {
      const inscripcion = await now();
      return inscripcionOf(await (titular.patch(`/inscripciones/${inscripcion.id}`, body, inscripcion) as Wrote));
    };
    const plazos = async (...estados: string[]) =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ estado }) => estados.includes(estado))
        .map(({ nombre, vence }) => `${nombre.split(' ')[0]} ${vence}`)
        .toSorted();
    const running = () => plazos('abierto', 'cumplido');
    const open = () => plazos('abierto');

    inscripcionOf(await addInscripcion(titular, id, { presentada: martes }));
    await change({ tasaPagada: martes });
    await change({ presentada: null, tasaPagada: null });
    expect([await estadoOf(titular, id), await running()]).toEqual(['firmada', []]);
    await change({ presentada: viernes });
    expect(await open()).toEqual(['Pagar 2026-03-13']);

    // A presentation that moves after the payment moves the fulfilled plazo.
    await change({ tasaPagada: martes });
    await change({ presentada: martes });
    expect(await running()).toEqual(['Calificación 2026-03-17', 'Pagar 2026-03-17']);
    await change({ presentada: viernes, tasaPagada: null });
    expect(await running()).toEqual(['Pagar 2026-03-13']);

    // Both changes at once have the same effect as one after the other.
    await change({ presentada: null });
    await change({ presentada: viernes, tasaPagada: viernes });
    expect(await open()).toEqual(['Calificación 2026-03-13']);
    await change({ tasaPagada: null });
    expect(await running()).toEqual(['Pagar 2026-03-13']);

    // A payment that changes beside a result takes effect once the result is removed.
    await act(titular, await now(), 'resolver', { resultado: 'rechazada', dia: martes });
    await change({ tasaPagada: martes });
    expect(await open()).toEqual([]);
    await act(titular, await now(), 'reabrir');
    expect(await running()).toEqual(['Calificación 2026-03-17', 'Pagar 2026-03-13']);
    await act(titular, await now(), 'resolver', { resultado: 'rechazada', dia: martes });
    await change({ tasaPagada: null });
    expect(await open()).toEqual([]);
    await act(titular, await now(), 'reabrir');
    expect(await running()).toEqual(['Pagar 2026-03-13']);

    await change({ tasaPagada: martes });
    const { id: inscripcionId, version } = await now();
    await titular.delete(`/inscripciones/${inscripcionId}`, { version });
    expect([await estadoOf(titular, id), await running()]).toEqual(['firmada', []]);
  });

  it('UY: one of several whose tasa is paid keeps no open term to pay it, neither of itself nor of its carpeta', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular);
    const first = inscripcionOf(await addInscripcion(titular, id, { que: 'Donación' }));
    inscripcionOf(await addInscripcion(titular, id, { que: 'Usufructo' }), 1);
    inscripcionOf(
      await (titular.patch(`/inscripciones/${first.id}`, { presentada: HOY, tasaPagada: HOY }, first) as Wrote),
    );
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    expect(plazos.map(({ nombre, estado }) => [nombre.split(' ')[0], estado])).toEqual([
      ['Calificación', 'abierto'],
      ['Pagar', 'cumplido'],
    ]);
  });

  it('UY: an observation ends the term for the examination, also when the payment before it is noted later', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular, { dia: AYER });
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: AYER }));
    const observed = inscripcionOf(await act(titular, presented, 'observar', { texto: 'Falta un sello' }));
    inscripcionOf(await (titular.patch(`/inscripciones/${observed.id}`, { tasaPagada: AYER }, observed) as Wrote));
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    expect(plazos.map(({ nombre, estado }) => `${nombre.split(' ')[0]} ${estado}`).toSorted()).toEqual([
      ...['Calificación cumplido', 'Pagar cumplido', 'Subsanar abierto'],
    ]);
  });

  it('need the number and the payment to be removed together with the presentation', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signedCarpeta(titular);
    const presentada = { presentada: HOY, numero: '12/26', vence: plusDays(HOY, 30), tasaPagada: HOY };
    const inscripcion = inscripcionOf(await addInscripcion(titular, id, presentada));
    const change = (body: object): Wrote => titular.patch(`/inscripciones/${inscripcion.id}`, body, inscripcion);
    for (const [body, mensaje] of [
      [{}, 'Quite también el número y el pago de la tasa: sin presentación no quedan.'],
      [{ tasaPagada: null }, 'Quite también el número: sin presentación no queda.'],
    ] as const) {
      const { status, body: refusal } = await change({ presentada: null, ...body });
      expect([status, refusal.details]).toEqual([422, [{ campo: 'presentada', mensaje }]]);
    }
    inscripcionOf(await change({ presentada: null, numero: null, tasaPagada: null }));
    expect(await estadoOf(titular, id)).toBe('firmada');
  });

  it('UY: a deed that is signed within the reserva is also presented within it', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const reglas = (await titular.get('/certificados/reglas')).body as { id: string; tipo: string }[];
    const expedido = plusDays(AYER, -3);
    const reserva = { reglaId: reglas.find(({ tipo }) => tipo === 'reserva_prioridad')?.id, expedido };
    const id = await signedCarpeta(titular, {
      prepare: (carpeta) => titular.post(`/carpetas/${carpeta}/certificados`, reserva),
    });
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ nombre }) => nombre.startsWith('Reserva'))
        .map(({ vence, estado, fuente }) => [vence, estado, fuente]);
    const vence = plusDays(expedido, 29);
    expect(await plazos()).toEqual([[vence, 'abierto', 'Ley 16.871, art. 55']]);
    inscripcionOf(await addInscripcion(titular, id, { presentada: HOY }));
    expect(await plazos()).toEqual([[vence, 'cumplido', 'Ley 16.871, art. 55']]);
  });
});
