import { beforeAll, describe, expect, it } from 'vitest';
import type { InscripcionDto } from '../../server/expediente/inscripciones/inscripciones.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
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
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('an inscripción', () => {
  it('is presented, observed, answered and entered; the state of its carpeta and its plazos follow', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    expect(inscripcionOf(await addInscripcion(titular, id)).estado).toBe('por_presentar');
    expect(await estadoOf(titular, id)).toBe('firmada');
    expect((await moveCarpeta(titular, id, { estado: 'en_inscripcion' })).body.message).toBe(
      'Falta anotar la presentación: en qué registro, cuándo y con qué número.',
    );
    const [waiting] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
    const vence = plusDays(HOY, 180);
    const presented = await titular.patch(
      `/inscripciones/${waiting?.id}`,
      { presentada: HOY, numero: '1234/26', vence },
      { version: waiting?.version },
    );
    expect(inscripcionOf(presented as never)).toMatchObject({ estado: 'presentada', numero: '1234/26', vence });
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');

    const texto = 'Falta la plancheta catastral.';
    const observed = inscripcionOf(await act(titular, inscripcionOf(presented as never), 'observar', { texto }));
    expect(observed).toMatchObject({
      estado: 'observada',
      observaciones: [{ texto, observada: HOY, contestada: null }],
    });
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'observada', motivoEstado: texto });
    const back = await moveCarpeta(titular, id, { estado: 'en_inscripcion' });
    expect(back.body.message).toBe('Inscripción en Registro de la Propiedad: falta contestar la observación.');

    const answered = inscripcionOf(await act(titular, observed, 'contestar', { respuesta: 'Se agregó.' }));
    expect(answered.observaciones).toMatchObject([{ contestada: HOY, respuesta: 'Se agregó.' }]);
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const refused = await moveCarpeta(titular, id, { estado: 'inscripta' });
    expect(refused.body.message).toBe('Inscripción en Registro de la Propiedad: falta el resultado.');

    const entered = inscripcionOf(
      await act(titular, answered, 'resolver', { resultado: 'inscripta', asiento: 'Matrícula 12-345' }),
    );
    expect(entered).toMatchObject({ estado: 'inscripta', resuelta: HOY, asiento: 'Matrícula 12-345' });
    expect(await estadoOf(titular, id)).toBe('inscripta');
    const plazos = (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body;
    expect(plazos.map(({ estado }) => estado)).toEqual(['cumplido', 'cumplido', 'cumplido', 'cumplido']);
    expect((await act(titular, entered, 'reabrir')).body.message).toBe(
      'La carpeta ya pasó la inscripción: el resultado queda.',
    );
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(body)).toContain('presentó en Registro de la Propiedad');
  });

  it('is one of several that are waited for: the carpeta is inscripta once all are', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const first = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY, que: 'Donación' }));
    const second = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    const rejected = inscripcionOf(await act(titular, first, 'resolver', { resultado: 'rechazada' }));
    await act(titular, second, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const again = inscripcionOf(await act(titular, rejected, 'reabrir'));
    expect(again).toMatchObject({ estado: 'presentada', resuelta: null });
    await act(titular, again, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, id)).toBe('inscripta');
  });

  it('is entered before its carpeta, which is not inscripta without an inscripción or with a refused one', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const hoy = (await carpetaOf(titular, id)).fechaFirma as string;
    const first = inscripcionOf(await addInscripcion(titular, id, { presentada: hoy }));
    const reached = async () => (await moveCarpeta(titular, id, { estado: 'inscripta' })).body.message ?? 'moved';
    const refused = inscripcionOf(await act(titular, first, 'resolver', { resultado: 'rechazada' }));
    expect(await reached()).toContain('Ninguna inscripción quedó inscripta');
    const again = inscripcionOf(await act(titular, refused, 'reabrir'));
    await titular.delete(`/inscripciones/${again.id}`, { version: again.version });
    expect(await reached()).toBe('Una carpeta en «Firmada» no puede pasar a «Inscripta».');
    const second = inscripcionOf(await addInscripcion(titular, id, { presentada: hoy }));
    inscripcionOf(await act(titular, second, 'resolver', { resultado: 'inscripta' }));
    expect(await estadoOf(titular, id)).toBe('inscripta');
  });

  it('names the wrong field, and changes nothing', async () => {
    const { titular } = await newCuenta(test);
    const unsigned = await newCarpeta(titular, { acto: 'Donación' });
    expect((await addInscripcion(titular, unsigned.id)).body.code).toBe('CARPETA_SIN_FIRMAR');
    const firmas = await signedCarpeta(titular, { acto: 'Certificación de firmas', roles: ['requirente'] });
    expect((await addInscripcion(titular, firmas)).body).toMatchObject({
      code: 'ACTO_NO_REGISTRABLE',
      message: '«Certificación de firmas» no es un acto registrable: no hay qué inscribir.',
    });
    const id = await signedCarpeta(titular);
    for (const [body, campo] of [
      [{ registro: ' ' }, 'registro'],
      [{ registro: 'x'.repeat(121) }, 'registro'],
      [{ numero: '12' }, 'presentada'],
      [{ presentada: plusDays(HOY, 2) }, 'presentada'],
      [{ presentada: '2026-02-30' }, 'presentada'],
      [{ presentada: HOY, vence: AYER }, 'vence'],
      [{ presentada: HOY, vence: '2099-01-01' }, 'vence'],
      [{ asiento: 'Folio 1' }, 'asiento'],
      [{ documentoId: id }, 'documentoId'],
    ] as const) {
      const { status, body: refusal } = await addInscripcion(titular, id, body);
      expect([status, refusal.details.map((detail) => detail.campo)], JSON.stringify(body)).toEqual([
        expect.toSatisfy((code: number) => code === 400 || code === 422),
        [campo],
      ]);
    }
    const waiting = inscripcionOf(await addInscripcion(titular, id));
    expect((await act(titular, waiting, 'observar', { texto: 'Algo' })).status).toBe(422);
    expect((await act(titular, waiting, 'resolver', { resultado: 'inscripta' })).status).toBe(422);
    expect((await act(titular, waiting, 'contestar')).status).toBe(422);
    expect((await act(titular, waiting, 'reabrir')).status).toBe(422);
    expect(await estadoOf(titular, id)).toBe('firmada');
    const removed = await titular.delete(`/inscripciones/${waiting.id}`, { version: waiting.version });
    expect(removed.status).toBe(200);
    expect((await titular.get(`/carpetas/${id}/inscripciones`)).body).toEqual([]);
  });

  it('is not presented before the signature, when it is added or changed', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const [anio, mes, dia] = HOY.split('-');
    const refused = [
      { campo: 'presentada', mensaje: `No puede ser anterior a la firma, que es del ${dia}/${mes}/${anio}.` },
    ];
    expect((await addInscripcion(titular, id, { presentada: '2020-01-01' })).body.details).toEqual(refused);
    const waiting = inscripcionOf(await addInscripcion(titular, id));
    const gestor = await newMiembro(test, titular.cuentaId, 4);
    const { version } = await carpetaOf(titular, id);
    await titular.patch(`/carpetas/${id}`, { responsableId: gestor.usuarioId }, { version });
    for (const presentada of ['2020-01-01', AYER]) {
      const early = await gestor.patch(`/inscripciones/${waiting.id}`, { presentada }, waiting);
      expect([early.status, early.body.details]).toEqual([422, refused]);
    }
    expect(await estadoOf(titular, id)).toBe('firmada');
    // A wrong value from before is corrected. Until then it does not block other changes.
    await test.owner.query(`update inscripciones set presentada = '2020-01-01' where id = $1`, [waiting.id]);
    const noted: Wrote = gestor.patch(`/inscripciones/${waiting.id}`, { que: 'Donación' }, waiting);
    const corrected: Wrote = gestor.patch(
      `/inscripciones/${waiting.id}`,
      { presentada: HOY },
      inscripcionOf(await noted),
    );
    expect(inscripcionOf(await corrected).presentada).toBe(HOY);
  });

  it('has its days in order, and is not waited for any more once it is removed', async () => {
    const { titular } = await newCuenta(test);
    const anteayer = plusDays(HOY, -2);
    const id = await signedCarpeta(titular, { dia: anteayer });
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: anteayer, numero: null }));
    const observed = inscripcionOf(await act(titular, presented, 'observar', { texto: 'Algo', dia: AYER }));
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    // The plazo counts from the presentation, whatever the day of the observation or of its note.
    expect(plazos).toContainEqual(expect.objectContaining({ nombre: 'Inscripción provisional', inicio: anteayer }));
    const change = (body: object): Wrote => titular.patch(`/inscripciones/${observed.id}`, body, observed);
    expect((await change({ presentada: HOY })).body.details).toEqual([
      { campo: 'presentada', mensaje: expect.stringMatching(/^No puede ser posterior a la observación del/) },
    ]);
    expect((await change({ presentada: null })).body.details[0]?.mensaje).toMatch(/^El registro la observó/);
    const answered = inscripcionOf(await act(titular, observed, 'contestar', { dia: AYER }));
    const early = await act(titular, answered, 'resolver', { resultado: 'inscripta', dia: anteayer });
    expect(early.body.details[0]?.mensaje).toMatch(/^No puede ser anterior a lo que se contestó el/);
    await act(titular, answered, 'resolver', { resultado: 'inscripta', dia: AYER });
    expect(await estadoOf(titular, id)).toBe('inscripta');

    const other = await signedCarpeta(titular);
    const entered = inscripcionOf(await addInscripcion(titular, other, { presentada: HOY }));
    const wrong = inscripcionOf(await addInscripcion(titular, other, { presentada: HOY }), 1);
    await act(titular, entered, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, other)).toBe('en_inscripcion');
    expect((await titular.delete(`/inscripciones/${wrong.id}`, wrong)).status).toBe(200);
    expect(await estadoOf(titular, other)).toBe('inscripta');
  });

  it('that two people write at once is written by one of them', async () => {
    const { titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY }));
    const both = await Promise.all(['Uno', 'Dos'].map((texto) => act(titular, presented, 'observar', { texto })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await estadoOf(titular, id)).toBe('observada');
  });

  it('belongs to its carpeta: other roles read it, and other cuentas do not find it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const presented = inscripcionOf(await addInscripcion(titular, id, { presentada: HOY }));
    const oficial = await newMiembro(test, cuentaId, 3);
    expect(inscripcionOf(await act(oficial, presented, 'observar', { texto: 'Algo' })).estado).toBe('observada');
    const gestor = await newMiembro(test, cuentaId, 4);
    const other = (await newCuenta(test)).titular;
    for (const client of [gestor, other]) {
      expect((await client.get(`/carpetas/${id}/inscripciones`)).status).toBe(404);
    }
    for (const client of [gestor, other]) {
      expect((await addInscripcion(client, id)).status).toBe(404);
      for (const verb of ['observar', 'contestar', 'resolver', 'reabrir']) {
        const body = { texto: 'Algo', resultado: 'inscripta' };
        expect((await act(client, presented, verb, body)).status, verb).toBe(404);
      }
      expect((await client.patch(`/inscripciones/${presented.id}`, { numero: '1' }, { version: 2 })).status).toBe(404);
      expect((await client.delete(`/inscripciones/${presented.id}`, { version: 2 })).status).toBe(404);
    }
  });

  it('is presented and followed to the end by the gestor of its carpeta, and by no lectura', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    const [gestor, lectura] = [await newMiembro(test, cuentaId, 4), await newMiembro(test, cuentaId, 5)];
    for (const { usuarioId } of [gestor, lectura]) {
      await titular.post('/carpetas/accesos', { carpetas: [id], usuarioId, hasta: null });
    }
    expect((await addInscripcion(lectura, id)).status).toBe(403);
    expect((await carpetaOf(gestor, id)).permisos.editarInscripciones).toBe(true);
    const presented = inscripcionOf(await addInscripcion(gestor, id, { presentada: HOY }));
    expect(await estadoOf(gestor, id)).toBe('en_inscripcion');
    const observed = inscripcionOf(await act(gestor, presented, 'observar', { texto: 'Falta la plancheta.' }));
    expect(await estadoOf(gestor, id)).toBe('observada');
    const answered = inscripcionOf(await act(gestor, observed, 'contestar', { respuesta: 'Agregada.' }));
    inscripcionOf(await act(gestor, answered, 'resolver', { resultado: 'inscripta', asiento: 'Asiento 3' }));
    expect(await estadoOf(gestor, id)).toBe('inscripta');
    expect((await moveCarpeta(gestor, id, { estado: 'entregada' })).status).toBe(403);
  });
});

describe('the board of the office', () => {
  it('has each inscripción in one group, the most urgent first, with the last day for its next step', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const otra = await signedCarpeta(titular, { dia: AYER });
    const id = await signedCarpeta(titular);
    const make = async (carpetaId: string, registro: string, body: object = {}) => {
      const all = await addInscripcion(titular, carpetaId, { registro, ...body });
      return all.body.find((inscripcion) => inscripcion.registro === registro) as InscripcionDto;
    };
    await make(id, 'Por presentar');
    await make(otra, 'Presentada', { presentada: HOY, numero: '77/26', vence: plusDays(HOY, 180) });
    await make(otra, 'Por vencer', { presentada: AYER, vence: plusDays(HOY, 15) });
    await make(otra, 'Vencida', { presentada: AYER, vence: AYER });
    const observada = await make(otra, 'Observada', { presentada: AYER });
    await act(titular, observada, 'observar', { texto: 'Falta la plancheta' });
    await act(titular, await make(otra, 'Rechazada', { presentada: AYER }), 'resolver', { resultado: 'rechazada' });
    await act(titular, await make(otra, 'Inscripta', { presentada: AYER }), 'resolver', { resultado: 'inscripta' });

    const board = async (query = '', client = titular) => (await client.get(`/inscripciones${query}`)).body;
    const { inscripciones, grupos, paginacion, hoy } = await board();
    expect(hoy).toBe(HOY);
    expect(inscripciones.map((one: Record<string, string>) => [one.registro, one.grupo, one.limite])).toEqual([
      // In this acto, the presentation has a plazo from the signature. The observation has a plazo from the
      // presentation.
      ['Por presentar', 'por_presentar', plusDays(HOY, 45)],
      ['Presentada', 'presentadas', plusDays(HOY, 180)],
      ['Observada', 'observadas', plusDays(AYER, 180)],
      ['Vencida', 'por_vencer', AYER],
      ['Por vencer', 'por_vencer', plusDays(HOY, 15)],
      ['Rechazada', 'rechazadas', null],
    ]);
    expect(grupos.map(({ total }: { total: number }) => total)).toEqual([1, 1, 1, 2, 1, 1]);
    expect(paginacion.total).toBe(6);
    expect(inscripciones[2]).toMatchObject({
      observaciones: [{ texto: 'Falta la plancheta' }],
      carpeta: { id: otra, estado: 'observada', editable: true },
    });
    const done = await board('?grupo=inscriptas');
    expect([done.inscripciones.length, done.inscripciones[0].registro, done.paginacion.total]).toEqual([
      ...[1, 'Inscripta', 1],
    ]);
    expect((await board('?grupo=por_vencer&pagina=2&tamano=1')).inscripciones[0].registro).toBe('Por vencer');
    expect((await board('?buscar=77/26%20presentada')).inscripciones).toHaveLength(1);
    expect((await board('?mias=true')).inscripciones).toHaveLength(6);
    expect((await board('?mias=true', await newMiembro(test, cuentaId, 2))).inscripciones).toHaveLength(0);
    expect((await titular.get('/inscripciones?grupo=otro')).status).toBe(400);

    const { items } = (await titular.get(`/agenda?desde=${HOY}&hasta=${plusDays(HOY, 20)}`)).body;
    const lapses = items.filter(({ clase }: { clase: string }) => clase === 'inscripcion');
    expect(lapses.map(({ titulo, dia }: Record<string, string>) => [titulo, dia])).toEqual([
      ['Por vencer (vence)', plusDays(HOY, 15)],
    ]);
  });

  it('shows each person only inscripciones of carpetas that they see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const id = await signedCarpeta(titular);
    inscripcionOf(await addInscripcion(titular, id, { presentada: HOY }));
    const oficial = await newMiembro(test, cuentaId, 3);
    const gestor = await newMiembro(test, cuentaId, 4);
    const lectura = await newMiembro(test, cuentaId, 5);
    const totals = async () => {
      const shown: unknown[] = [];
      for (const client of [titular, oficial, gestor, lectura, (await newCuenta(test)).titular]) {
        const { inscripciones, grupos } = (await client.get('/inscripciones')).body;
        shown.push([inscripciones.length, grupos[1].total, inscripciones[0]?.carpeta.editable]);
      }
      return shown;
    };
    const nothing = [0, 0, undefined];
    expect(await totals()).toEqual([[1, 1, true], [1, 1, true], nothing, nothing, nothing]);
    const { version } = await carpetaOf(titular, id);
    await titular.patch(`/carpetas/${id}`, { reservada: true, responsableId: gestor.usuarioId }, { version });
    expect(await totals()).toEqual([[1, 1, true], nothing, [1, 1, true], nothing, nothing]);
  });
});
