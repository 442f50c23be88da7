import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { approveRequisitos, newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { statementsOf } from '../factories/statements.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('several carpetas', () => {
  it('are changed at once, each as by itself, with a report of the refused carpetas', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const open = await newCarpeta(titular, { etiquetas: ['Banco'] });
    const archived = await newCarpeta(titular);
    await test.owner.query(`update carpetas set estado = 'archivada' where id = $1`, [archived.id]);
    const foreign = await newCarpeta((await newCuenta(test)).titular);
    const own = await newCarpeta(titular, { reservada: true, responsableId: oficial.usuarioId });
    const ids = [open, archived, foreign, own].map(({ id }) => id);
    const change = (by: Member, body: object) => by.post('/carpetas/cambios', { carpetas: ids, ...body });
    const done = await change(oficial, {
      responsableId: titular.usuarioId,
      prioridad: 'alta',
      agregarEtiquetas: ['urgencia', 'banco'],
    });
    expect(done.status).toBe(200);
    expect(done.body).toEqual({
      deshacer: [{ id: open.id, version: open.version + 1, prioridad: 'normal', etiquetas: ['Banco'] }],
      hechas: [open.id],
      yaEstaban: [],
      rechazadas: [
        {
          id: archived.id,
          nombre: archived.codigo,
          motivo: 'La carpeta está archivada, anulada o en la papelera: no admite cambios.',
        },
        { id: foreign.id, nombre: null, motivo: 'No se encontró.' },
        {
          id: own.id,
          nombre: own.codigo,
          motivo: 'La carpeta es reservada: dejaría de verla. Pídalo al titular.',
        },
      ],
    });
    expect((await titular.get(`/carpetas/${open.id}`)).body).toMatchObject({
      prioridad: 'alta',
      responsable: { id: titular.usuarioId },
      etiquetas: ['Banco', 'urgencia'],
    });
    const both = await Promise.all([
      change(titular, { quitarEtiquetas: ['BANCO'] }),
      change(titular, { agregarEtiquetas: ['nueva'] }),
    ]);
    expect(both.map(({ body }) => body.hechas)).toEqual([
      [open.id, own.id],
      [open.id, own.id],
    ]);
    const { etiquetas } = (await titular.get(`/carpetas/${open.id}`)).body;
    expect(etiquetas.toSorted()).toEqual(['nueva', 'urgencia']);
    expect((await change(titular, { prioridad: 'enorme' })).status).toBe(400);
    const contrary = await change(titular, { agregarEtiquetas: ['una', 'Otra'], quitarEtiquetas: ['otra'] });
    expect([contrary.status, contrary.body.details]).toEqual([
      422,
      [{ campo: 'quitarEtiquetas', mensaje: 'La etiqueta «otra» está también entre las que se agregan.' }],
    ]);
  });

  it('are put back as each was, except carpetas that somebody changed since', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const one = await newCarpeta(titular, { etiquetas: ['Banco'], prioridad: 'baja' });
    const two = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const three = await newCarpeta(titular);
    const change = {
      carpetas: [one.id, two.id, three.id],
      responsableId: null,
      prioridad: 'alta',
      agregarEtiquetas: ['x'],
    };
    const { deshacer } = (await titular.post('/carpetas/cambios', change)).body;
    expect(deshacer).toHaveLength(3);
    await titular.patch(`/carpetas/${three.id}`, { caratula: 'Otra' }, { version: deshacer[2].version });
    const foreign = (await newCuenta(test)).titular;
    expect((await foreign.post('/carpetas/cambios/deshacer', { carpetas: deshacer })).body.hechas).toEqual([]);

    const answers = await Promise.all([
      titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer }),
      titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer }),
    ]);
    const [undone] = answers.map(({ body }) => body).toSorted((a, b) => b.hechas.length - a.hechas.length);
    expect(undone).toEqual({
      hechas: [one.id, two.id],
      rechazadas: [{ id: three.id, nombre: three.codigo, motivo: 'Alguien la cambió desde entonces.' }],
    });
    expect(answers.map(({ body }) => body.rechazadas.length).toSorted()).toEqual([1, 3]);
    expect((await titular.get(`/carpetas/${one.id}`)).body).toMatchObject({
      responsable: { id: titular.usuarioId },
      prioridad: 'baja',
      etiquetas: ['Banco'],
    });
    expect((await titular.get(`/carpetas/${two.id}`)).body).toMatchObject({
      responsable: { id: oficial.usuarioId },
      prioridad: 'normal',
      etiquetas: [],
    });
    expect((await titular.get(`/carpetas/${three.id}`)).body).toMatchObject({ responsable: null, prioridad: 'alta' });
    const { eventos } = (await titular.get(`/carpetas/${one.id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe('modificó el responsable, las etiquetas y la prioridad, al deshacer un cambio');
    expect((await titular.post('/carpetas/cambios/deshacer', { carpetas: [] })).status).toBe(400);
    expect((await titular.post('/carpetas/cambios/deshacer', { carpetas: [{ id: 'x' }] })).status).toBe(400);
  });

  it('are moved where the rules allow it, and back where they do', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const draft = await newCarpeta(titular, { abrir: false });
    const open = await newCarpeta(titular);
    const sale = await newCarpeta(titular, { acto: 'Compraventa' });
    const carpetas = [draft.id, open.id, sale.id];
    const move = (body: object, by = titular) => by.post('/carpetas/cambios', { carpetas, ...body });

    const opened = (await move({ estado: 'en_preparacion' })).body;
    expect([opened.hechas, opened.rechazadas, opened.deshacer]).toEqual([carpetas, [], []]);
    expect(opened.yaEstaban).toEqual([open.id, sale.id]);
    const { codigo } = (await titular.get(`/carpetas/${draft.id}`)).body;
    await newParte(titular, open.id);
    await approveRequisitos(titular, open.id);
    expect((await move({ estado: 'lista_para_firma' }, oficial)).body.rechazadas).toHaveLength(3);
    const ready = (await move({ estado: 'lista_para_firma' })).body;
    expect(ready.hechas).toEqual([open.id]);
    expect(ready.rechazadas.at(-1)).toMatchObject({ nombre: sale.codigo, motivo: expect.stringMatching(/^Faltan? /) });
    expect(ready.deshacer).toMatchObject([{ id: open.id, estado: 'en_preparacion' }]);
    const { body: undone } = await titular.post('/carpetas/cambios/deshacer', { carpetas: ready.deshacer });
    expect(undone).toEqual({ hechas: [open.id], rechazadas: [] });

    const { version } = (await move({ estado: 'lista_para_firma' })).body.deshacer[0];
    const undo = (body: object) =>
      titular.post('/carpetas/cambios/deshacer', { carpetas: [{ id: open.id, version, ...body }] });
    expect((await undo({ estado: 'firmada' })).body.rechazadas).toEqual([
      { id: open.id, nombre: open.codigo, motivo: 'Pasar a «Firmada» no deshace ningún cambio.' },
    ]);
    expect((await undo({ etiquetas: Array.from({ length: 21 }, (_, i) => `e${i}`) })).status).toBe(400);

    expect((await move({ estado: 'suspendida' })).body.rechazadas[0]).toEqual({
      id: draft.id,
      nombre: codigo,
      motivo: 'Hay que indicar el motivo.',
    });
    const suspended = (await move({ estado: 'suspendida', motivo: 'Feria' })).body;
    expect(suspended.deshacer).toHaveLength(3);
    expect((await titular.get(`/carpetas/${open.id}`)).body).toMatchObject({ motivoEstado: 'Feria' });
    expect((await move({ estado: 'anulada', motivo: 'Duplicada' })).body).toMatchObject({
      hechas: carpetas,
      deshacer: [],
    });

    for (const body of [{ estado: 'firmada' }, { estado: 'suspendida', motivo: 'x', prioridad: 'alta' }]) {
      const refused = await move(body);
      expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'estado']);
    }
  });

  it('are read together before a move and for its avisos, and each alone for the answer', async () => {
    const { titular } = await newCuenta(test);
    const drafts = [await newCarpeta(titular, { abrir: false }), await newCarpeta(titular, { abrir: false })];
    const body = { carpetas: drafts.map(({ id }) => id), estado: 'en_preparacion' };
    const statements = await statementsOf(async () => {
      expect((await titular.post('/carpetas/cambios', body)).body.hechas).toEqual(body.carpetas);
    });
    const read = statements.filter((text) => /^SELECT .* FROM "carpetas"/s.test(text));
    expect(read).toHaveLength(2 + drafts.length);
  });
});
