import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../server/common/day.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { InscripcionDto } from '../../server/expediente/inscripciones/inscripciones.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import type { Answer, ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;
const HOY = dayIn('America/Argentina/Buenos_Aires', new Date());
const AYER = plusDays(HOY, -1);

beforeAll(async () => {
  test = await sharedTestApp();
});

type Refusal = { code: string; message: string; details: { campo: string; mensaje: string }[] };
type Wrote = Promise<Answer<InscripcionDto[] & Refusal>>;

const carpetaOf = async (client: ApiClient, id: string) =>
  (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
const move = async (client: ApiClient, id: string, body: object) =>
  client.post<CarpetaDetalleDto & Refusal>(`/carpetas/${id}/mover`, body, {
    version: (await carpetaOf(client, id)).version,
  });
const add = (client: ApiClient, carpetaId: string, body: object = {}): Wrote =>
  client.post(`/carpetas/${carpetaId}/inscripciones`, { registro: 'Registro de la Propiedad', ...body });
const act = (client: ApiClient, { id, version }: InscripcionDto, verb: string, body: object = {}): Wrote =>
  client.post(`/inscripciones/${id}/${verb}`, body, { version });
const one = ({ body, status }: Awaited<Wrote>, index = 0): InscripcionDto => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body[index] as InscripcionDto;
};
const estadoOf = async (client: ApiClient, id: string) => (await carpetaOf(client, id)).estado;

/** The open terms of a carpeta, each with its last day. */
const abiertos = async (client: ApiClient, id: string) =>
  (await client.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
    .filter(({ estado }) => estado === 'abierto')
    .map(({ nombre, vence }) => [nombre, vence]);

/** A signed carpeta: a donación by default, signed today by default. */
async function signed(
  client: Member,
  {
    acto = 'Donación',
    roles = ['donante', 'donatario'],
    dia,
    prepare,
  }: { acto?: string; roles?: string[]; dia?: string; prepare?: (id: string) => Promise<unknown> } = {},
): Promise<string> {
  const { id } = await newCarpeta(client, { acto });
  for (const rol of roles) {
    await newParte(client, id, { rol });
  }
  await readyToSign(client, id, dia);
  await prepare?.(id);
  expect((await move(client, id, { estado: 'lista_para_firma' })).status).toBe(200);
  const firma = { estado: 'firmada', fechaFirma: dia, motivo: dia && 'Se firmó antes de abrirla' };
  expect((await move(client, id, firma)).status).toBe(200);
  return id;
}

describe('an inscripción', () => {
  it('is presented, observed, answered and entered; the state of its carpeta and its plazos follow', async () => {
    const { titular } = await newCuenta(test);
    const id = await signed(titular);
    expect(one(await add(titular, id)).estado).toBe('por_presentar');
    expect(await estadoOf(titular, id)).toBe('firmada');
    expect((await move(titular, id, { estado: 'en_inscripcion' })).body.message).toBe(
      'Falta anotar la presentación: en qué registro, cuándo y con qué número.',
    );
    const [waiting] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
    const vence = plusDays(HOY, 180);
    const presented = await titular.patch(
      `/inscripciones/${waiting?.id}`,
      { presentada: HOY, numero: '1234/26', vence },
      { version: waiting?.version },
    );
    expect(one(presented as never)).toMatchObject({ estado: 'presentada', numero: '1234/26', vence });
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');

    const texto = 'Falta la plancheta catastral.';
    const observed = one(await act(titular, one(presented as never), 'observar', { texto }));
    expect(observed).toMatchObject({
      estado: 'observada',
      observaciones: [{ texto, observada: HOY, contestada: null }],
    });
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'observada', motivoEstado: texto });
    const back = await move(titular, id, { estado: 'en_inscripcion' });
    expect(back.body.message).toBe('Inscripción en Registro de la Propiedad: falta contestar la observación.');

    const answered = one(await act(titular, observed, 'contestar', { respuesta: 'Se agregó.' }));
    expect(answered.observaciones).toMatchObject([{ contestada: HOY, respuesta: 'Se agregó.' }]);
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const refused = await move(titular, id, { estado: 'inscripta' });
    expect(refused.body.message).toBe('Inscripción en Registro de la Propiedad: falta el resultado.');

    const entered = one(
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

  it('of several is waited for: the carpeta is through once all are', async () => {
    const { titular } = await newCuenta(test);
    const id = await signed(titular);
    const first = one(await add(titular, id, { presentada: HOY, que: 'Donación' }));
    const second = one(await add(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    const rejected = one(await act(titular, first, 'resolver', { resultado: 'rechazada' }));
    await act(titular, second, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const again = one(await act(titular, rejected, 'reabrir'));
    expect(again).toMatchObject({ estado: 'presentada', resuelta: null });
    await act(titular, again, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, id)).toBe('inscripta');
  });

  it('has terms of its own: what happens to one of several touches those of no other', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular, { dia: AYER });
    const [hoy, ayer] = [HOY, AYER];
    const first = one(await add(titular, id, { presentada: ayer, tasaPagada: ayer, que: 'Donación' }));
    const second = one(await add(titular, id, { presentada: hoy, tasaPagada: hoy, que: 'Usufructo' }), 1);
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
    const observed = one(await act(titular, first, 'observar', { texto, dia: ayer, vence: ofrecido.vence }));
    expect(observed.vence).toBe(ofrecido.vence);
    one(await act(titular, second, 'observar', { texto }), 1);
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
    const rejected = one(await act(titular, now, 'resolver', { resultado: 'rechazada' }));
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'anulado', 'abierto']);
    const again = one(await act(titular, rejected, 'reabrir'));
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'abierto', 'abierto']);
    await act(titular, again, 'resolver', { resultado: 'inscripta' });
    expect((await plazos()).map((plazo) => plazo[3])).toEqual(['cumplido', 'cumplido', 'cumplido', 'abierto']);
    expect((await plazos()).filter((plazo) => plazo[1] === 'Usufructo')).toEqual(ofSecond);
  });

  it('is entered before its carpeta is: not with none, nor with one that was refused', async () => {
    const { titular } = await newCuenta(test);
    const id = await signed(titular);
    const hoy = (await carpetaOf(titular, id)).fechaFirma as string;
    const first = one(await add(titular, id, { presentada: hoy }));
    const reached = async () => (await move(titular, id, { estado: 'inscripta' })).body.message ?? 'moved';
    const refused = one(await act(titular, first, 'resolver', { resultado: 'rechazada' }));
    expect(await reached()).toContain('Ninguna inscripción quedó inscripta');
    const again = one(await act(titular, refused, 'reabrir'));
    await titular.delete(`/inscripciones/${again.id}`, { version: again.version });
    expect(await reached()).toBe('Una carpeta en «Firmada» no puede pasar a «Inscripta».');
    const second = one(await add(titular, id, { presentada: hoy }));
    one(await act(titular, second, 'resolver', { resultado: 'inscripta' }));
    expect(await estadoOf(titular, id)).toBe('inscripta');
  });

  it('that is presented nowhere any more takes its carpeta back to firmada, and its terms run again', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const id = await signed(titular, { dia: AYER });
    const vence = plusDays(AYER, 45);
    const open = () => abiertos(titular, id);
    const atTheOffice = [['Presentar la escritura al registro', vence]];
    expect(await open()).toEqual(atTheOffice);

    const wrong = one(await add(titular, id, { presentada: HOY, vence: plusDays(HOY, 180) }));
    expect(await estadoOf(titular, id)).toBe('en_inscripcion');
    const taken = one(
      await (titular.patch(`/inscripciones/${wrong.id}`, { presentada: null, vence: null }, wrong) as Wrote),
    );
    expect(taken).toMatchObject({ estado: 'por_presentar', vence: null });
    const motivoEstado = 'Se quitó la presentación en Registro de la Propiedad: no queda ninguna.';
    expect(await carpetaOf(titular, id)).toMatchObject({ estado: 'firmada', motivoEstado, fechaFirma: AYER });
    expect(await open()).toEqual(atTheOffice);
    const { body: actividad } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(actividad)).toContain(`pasó la carpeta de «En inscripción» a «Firmada»: ${motivoEstado}`);

    // Removing a presented or observed inscripción does the same. While another is at a register, nothing changes.
    const again = one(await (titular.patch(`/inscripciones/${taken.id}`, { presentada: HOY }, taken) as Wrote));
    const other = one(await add(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    expect((await titular.delete(`/inscripciones/${other.id}`, other)).status).toBe(200);
    expect([await estadoOf(titular, id), await open()]).toEqual([
      'en_inscripcion',
      [['Devolución de lo observado', plusDays(HOY, 30)]],
    ]);
    const observed = one(await act(titular, again, 'observar', { texto: 'Falta un sello' }));
    expect(await estadoOf(titular, id)).toBe('observada');
    expect((await titular.delete(`/inscripciones/${observed.id}`, observed)).status).toBe(200);
    expect([await estadoOf(titular, id), await open()]).toEqual(['firmada', atTheOffice]);
  });

  it('of which the last presentation leaves gives its carpeta the term to present again, from the signature', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const atTheOffice = [['Presentar la escritura al registro', plusDays(AYER, 45)]];
    const open = (carpeta: string) => abiertos(titular, carpeta);
    const remove = async (inscripcion: InscripcionDto) =>
      expect((await titular.delete(`/inscripciones/${inscripcion.id}`, inscripcion)).status).toBe(200);

    // The fulfilled plazo belongs to the first inscripción, which is removed before the second.
    const id = await signed(titular, { dia: AYER });
    const first = one(await add(titular, id, { presentada: HOY }));
    const second = one(await add(titular, id, { presentada: HOY, que: 'Usufructo' }), 1);
    await remove(first);
    await remove(second);
    expect([await estadoOf(titular, id), await open(id)]).toEqual(['firmada', atTheOffice]);
    // Each inscripción has its own fulfilled plazo. Only one of the two runs again.
    const waiting = one(await add(titular, id));
    const other = one(await add(titular, id, { que: 'Usufructo' }), 1);
    const presented = (inscripcion: InscripcionDto): Wrote =>
      titular.patch(`/inscripciones/${inscripcion.id}`, { presentada: HOY }, inscripcion);
    await remove(one(await presented(waiting)));
    await remove(one(await presented(other)));
    expect([await estadoOf(titular, id), await open(id)]).toEqual(['firmada', atTheOffice]);

    // Older releases left plazos without an inscripción. A plazo for the register's answer ends when nothing is
    // presented.
    for (const leave of [
      remove,
      async (inscripcion: InscripcionDto) =>
        one(await (titular.patch(`/inscripciones/${inscripcion.id}`, { presentada: null }, inscripcion) as Wrote)),
    ]) {
      const old = await signed(titular, { dia: AYER });
      const inscripcion = one(await add(titular, old, { presentada: HOY }));
      await test.owner.query('update plazos set inscripcion_id = null where carpeta_id = $1', [old]);
      expect((await open(old)).map(([nombre]) => nombre)).toEqual(['Devolución de lo observado']);
      await leave(inscripcion);
      expect([await estadoOf(titular, old), await open(old)]).toEqual(['firmada', atTheOffice]);
      expect((await titular.get<PlazoDto[]>(`/carpetas/${old}/plazos`)).body).toHaveLength(2);
    }
  });

  it('of several is the one that was observed: no move of the carpeta says it, and its terms are of its presentation', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const id = await signed(titular);
    const hoy = (await carpetaOf(titular, id)).fechaFirma as string;
    one(await add(titular, id, { presentada: hoy, que: 'Donación' }));
    const second = one(await add(titular, id, { presentada: hoy, que: 'Usufructo' }), 1);
    const refused = await move(titular, id, { estado: 'observada', motivo: 'Falta un sello' });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('más de una inscripción')]);
    // An older release began a plazo without an inscripción. The observed inscripción takes it over.
    const reglas = (await titular.get<{ id: string; clave: string }[]>('/reglas-de-plazo')).body;
    const reglaId = reglas.find(({ clave }) => clave === 'inscripcion_provisional')?.id;
    const { body: old } = await titular.post(`/carpetas/${id}/plazos`, { reglaId, inicio: hoy });
    const wrong = `inicio = inicio - 30, vence = vence - 30, cuenta_desde = 'presentacion'`;
    await test.owner.query(`update plazos set ${wrong} where id = $1`, [old.id]);
    const observed = one(await act(titular, second, 'observar', { texto: 'Falta un sello' }), 1);
    expect(await estadoOf(titular, id)).toBe('observada');
    expect(observed.vence).toBe(plusDays(hoy, 180));
    expect(
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body.find((plazo) => plazo.id === old.id),
    ).toMatchObject({
      ...{ inicio: hoy, vence: plusDays(hoy, 180), reservaLugar: true, inscripcion: { que: 'Usufructo' } },
    });
  });

  it('is waited for with the term of its own presentation', async () => {
    const { titular } = await newCuenta(test);
    const id = await signed(titular, { dia: AYER });
    const first = one(await add(titular, id, { que: 'Donación' }));
    const second = one(await add(titular, id, { que: 'Usufructo' }), 1);
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

  it('says what does not fit, by its field, and changes nothing', async () => {
    const { titular } = await newCuenta(test);
    const unsigned = await newCarpeta(titular, { acto: 'Donación' });
    expect((await add(titular, unsigned.id)).body.code).toBe('CARPETA_SIN_FIRMAR');
    const firmas = await signed(titular, { acto: 'Certificación de firmas', roles: ['requirente'] });
    expect((await add(titular, firmas)).body).toMatchObject({
      code: 'ACTO_NO_REGISTRABLE',
      message: '«Certificación de firmas» no es un acto registrable: no hay qué inscribir.',
    });
    const id = await signed(titular);
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
      const { status, body: refusal } = await add(titular, id, body);
      expect([status, refusal.details.map((detail) => detail.campo)], JSON.stringify(body)).toEqual([
        expect.toSatisfy((code: number) => code === 400 || code === 422),
        [campo],
      ]);
    }
    const waiting = one(await add(titular, id));
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
    const id = await signed(titular);
    const [anio, mes, dia] = HOY.split('-');
    const refused = [
      { campo: 'presentada', mensaje: `No puede ser anterior a la firma, que es del ${dia}/${mes}/${anio}.` },
    ];
    expect((await add(titular, id, { presentada: '2020-01-01' })).body.details).toEqual(refused);
    const waiting = one(await add(titular, id));
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
    const corrected: Wrote = gestor.patch(`/inscripciones/${waiting.id}`, { presentada: HOY }, one(await noted));
    expect(one(await corrected).presentada).toBe(HOY);
  });

  it('has its days in their order, and one that is removed is not waited for any more', async () => {
    const { titular } = await newCuenta(test);
    const anteayer = plusDays(HOY, -2);
    const id = await signed(titular, { dia: anteayer });
    const presented = one(await add(titular, id, { presentada: anteayer, numero: null }));
    const observed = one(await act(titular, presented, 'observar', { texto: 'Algo', dia: AYER }));
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    // The plazo counts from the presentation, whatever the day of the observation or of its note.
    expect(plazos).toContainEqual(expect.objectContaining({ nombre: 'Inscripción provisional', inicio: anteayer }));
    const change = (body: object): Wrote => titular.patch(`/inscripciones/${observed.id}`, body, observed);
    expect((await change({ presentada: HOY })).body.details).toEqual([
      { campo: 'presentada', mensaje: expect.stringMatching(/^No puede ser posterior a la observación del/) },
    ]);
    expect((await change({ presentada: null })).body.details[0]?.mensaje).toMatch(/^El registro la observó/);
    const answered = one(await act(titular, observed, 'contestar', { dia: AYER }));
    const early = await act(titular, answered, 'resolver', { resultado: 'inscripta', dia: anteayer });
    expect(early.body.details[0]?.mensaje).toMatch(/^No puede ser anterior a lo que se contestó el/);
    await act(titular, answered, 'resolver', { resultado: 'inscripta', dia: AYER });
    expect(await estadoOf(titular, id)).toBe('inscripta');

    const other = await signed(titular);
    const entered = one(await add(titular, other, { presentada: HOY }));
    const wrong = one(await add(titular, other, { presentada: HOY }), 1);
    await act(titular, entered, 'resolver', { resultado: 'inscripta' });
    expect(await estadoOf(titular, other)).toBe('en_inscripcion');
    expect((await titular.delete(`/inscripciones/${wrong.id}`, wrong)).status).toBe(200);
    expect(await estadoOf(titular, other)).toBe('inscripta');
  });

  it('is written by one of two at once', async () => {
    const { titular } = await newCuenta(test);
    const id = await signed(titular);
    const presented = one(await add(titular, id, { presentada: HOY }));
    const both = await Promise.all(['Uno', 'Dos'].map((texto) => act(titular, presented, 'observar', { texto })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await estadoOf(titular, id)).toBe('observada');
  });

  it('is of the carpeta: other roles read it, and other cuentas do not find it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const id = await signed(titular);
    const presented = one(await add(titular, id, { presentada: HOY }));
    const oficial = await newMiembro(test, cuentaId, 3);
    expect(one(await act(oficial, presented, 'observar', { texto: 'Algo' })).estado).toBe('observada');
    const gestor = await newMiembro(test, cuentaId, 4);
    const other = (await newCuenta(test)).titular;
    for (const client of [gestor, other]) {
      expect((await client.get(`/carpetas/${id}/inscripciones`)).status).toBe(404);
    }
    for (const client of [gestor, other]) {
      expect((await add(client, id)).status).toBe(404);
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
    const id = await signed(titular);
    const [gestor, lectura] = [await newMiembro(test, cuentaId, 4), await newMiembro(test, cuentaId, 5)];
    for (const { usuarioId } of [gestor, lectura]) {
      await titular.post('/carpetas/accesos', { carpetas: [id], usuarioId, hasta: null });
    }
    expect((await add(lectura, id)).status).toBe(403);
    expect((await carpetaOf(gestor, id)).permisos.editarInscripciones).toBe(true);
    const presented = one(await add(gestor, id, { presentada: HOY }));
    expect(await estadoOf(gestor, id)).toBe('en_inscripcion');
    const observed = one(await act(gestor, presented, 'observar', { texto: 'Falta la plancheta.' }));
    expect(await estadoOf(gestor, id)).toBe('observada');
    const answered = one(await act(gestor, observed, 'contestar', { respuesta: 'Agregada.' }));
    one(await act(gestor, answered, 'resolver', { resultado: 'inscripta', asiento: 'Asiento 3' }));
    expect(await estadoOf(gestor, id)).toBe('inscripta');
    expect((await move(gestor, id, { estado: 'entregada' })).status).toBe(403);
  });
});

describe('the terms of the law', () => {
  /** A donación in a country that was presented and then observed. The inscripción has the register's days. */
  const observed = async (pais: 'AR' | 'UY') => {
    const { titular } = await newCuenta(test, { pais });
    const id = await signed(titular, { dia: '2026-03-16' });
    const presented = one(await add(titular, id, { presentada: '2026-03-20' }));
    const { body: ofrecido } = await titular.get(
      `/carpetas/${id}/inscripciones/vence?desde=observada&dia=2026-04-10&presentada=2026-03-20`,
    );
    const inscripcion = one(await act(titular, presented, 'observar', { texto: 'Falta un sello', dia: '2026-04-10' }));
    return { titular, id, ofrecido, inscripcion };
  };
  const holdingOf = async (client: ApiClient, id: string) =>
    (await client.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body.filter(({ reservaLugar }) => reservaLugar);

  it.each([
    ['AR', '2026-09-16', 'Ley 17.801, art. 9 b)', '2026-09-18'],
    ['UY', '2026-08-17', 'Ley 16.871, art. 66', '2026-08-19'],
  ] as const)(
    '%s: what is observed holds its place from the presentation: until %s',
    async (pais, vence, fuente, moved) => {
      const { titular, id, ofrecido, inscripcion } = await observed(pais);
      expect(ofrecido).toMatchObject({ vence, fuente });
      expect(inscripcion.vence).toBe(vence);
      expect(await holdingOf(titular, id)).toMatchObject([
        { vence, inicio: '2026-03-20', cuentaDesde: 'presentacion' },
      ]);
      const change = async (body: object) => {
        const [now] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
        return one(await (titular.patch(`/inscripciones/${now?.id}`, body, now) as Wrote));
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

  it('UY: the tasa is paid within five working days, and what was paid is examined within five more', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular, { dia: '2026-03-02' });
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .map(({ nombre, vence, estado }) => [nombre, vence, estado])
        .toSorted();
    // The day is a Friday.
    const presented = one(await add(titular, id, { presentada: '2026-03-06' }));
    const tasa = (estado: string) => ['Pagar la tasa registral', '2026-03-13', estado];
    expect(await plazos()).toEqual([tasa('abierto')]);
    const change = async (body: object): Wrote => {
      const [now] = (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body;
      return titular.patch(`/inscripciones/${presented.id}`, body, now);
    };
    expect((await change({ tasaPagada: '2026-03-05' })).body.details[0]?.campo).toBe('tasaPagada');
    expect(one(await change({ tasaPagada: '2026-03-10' })).tasaPagada).toBe('2026-03-10');
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-17', 'abierto'], tasa('cumplido')]);
    one(await change({ tasaPagada: '2026-03-11' }));
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-18', 'abierto'], tasa('cumplido')]);
    one(await change({ tasaPagada: null }));
    expect(await plazos()).toEqual([['Calificación del registro', '2026-03-18', 'anulado'], tasa('abierto')]);
  });

  it('UY: the terms are those of the presentation and of the payment as they are now, however they came to be', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular, { dia: '2026-03-02' });
    const [viernes, martes] = ['2026-03-06', '2026-03-10'];
    const now = async () =>
      (await titular.get<InscripcionDto[]>(`/carpetas/${id}/inscripciones`)).body[0] as InscripcionDto;
    const change = async (body: object) => {
      const inscripcion = await now();
      return one(await (titular.patch(`/inscripciones/${inscripcion.id}`, body, inscripcion) as Wrote));
    };
    const plazos = async (...estados: string[]) =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ estado }) => estados.includes(estado))
        .map(({ nombre, vence }) => `${nombre.split(' ')[0]} ${vence}`)
        .toSorted();
    const running = () => plazos('abierto', 'cumplido');
    const open = () => plazos('abierto');

    one(await add(titular, id, { presentada: martes }));
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

  it('UY: of several, what one has paid is not waited for, of it nor of its carpeta', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular);
    const first = one(await add(titular, id, { que: 'Donación' }));
    one(await add(titular, id, { que: 'Usufructo' }), 1);
    one(await (titular.patch(`/inscripciones/${first.id}`, { presentada: HOY, tasaPagada: HOY }, first) as Wrote));
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    expect(plazos.map(({ nombre, estado }) => [nombre.split(' ')[0], estado])).toEqual([
      ['Calificación', 'abierto'],
      ['Pagar', 'cumplido'],
    ]);
  });

  it('UY: what the register observed was examined, also where the payment before it is noted later', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular, { dia: AYER });
    const presented = one(await add(titular, id, { presentada: AYER }));
    const observed = one(await act(titular, presented, 'observar', { texto: 'Falta un sello' }));
    one(await (titular.patch(`/inscripciones/${observed.id}`, { tasaPagada: AYER }, observed) as Wrote));
    const { body: plazos } = await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`);
    expect(plazos.map(({ nombre, estado }) => `${nombre.split(' ')[0]} ${estado}`).toSorted()).toEqual([
      ...['Calificación cumplido', 'Pagar cumplido', 'Subsanar abierto'],
    ]);
  });

  it('say what goes with a presentation that is taken away', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const id = await signed(titular);
    const presentada = { presentada: HOY, numero: '12/26', vence: plusDays(HOY, 30), tasaPagada: HOY };
    const inscripcion = one(await add(titular, id, presentada));
    const change = (body: object): Wrote => titular.patch(`/inscripciones/${inscripcion.id}`, body, inscripcion);
    for (const [body, mensaje] of [
      [{}, 'Quite también el número y el pago de la tasa: sin presentación no quedan.'],
      [{ tasaPagada: null }, 'Quite también el número: sin presentación no queda.'],
    ] as const) {
      const { status, body: refusal } = await change({ presentada: null, ...body });
      expect([status, refusal.details]).toEqual([422, [{ campo: 'presentada', mensaje }]]);
    }
    one(await change({ presentada: null, numero: null, tasaPagada: null }));
    expect(await estadoOf(titular, id)).toBe('firmada');
  });

  it('UY: what is signed within the reserva is presented within it too', async () => {
    const { titular } = await newCuenta(test, { pais: 'UY' });
    const reglas = (await titular.get('/certificados/reglas')).body as { id: string; tipo: string }[];
    const expedido = plusDays(AYER, -3);
    const reserva = { reglaId: reglas.find(({ tipo }) => tipo === 'reserva_prioridad')?.id, expedido };
    const id = await signed(titular, {
      prepare: (carpeta) => titular.post(`/carpetas/${carpeta}/certificados`, reserva),
    });
    const plazos = async () =>
      (await titular.get<PlazoDto[]>(`/carpetas/${id}/plazos`)).body
        .filter(({ nombre }) => nombre.startsWith('Reserva'))
        .map(({ vence, estado, fuente }) => [vence, estado, fuente]);
    const vence = plusDays(expedido, 29);
    expect(await plazos()).toEqual([[vence, 'abierto', 'Ley 16.871, art. 55']]);
    one(await add(titular, id, { presentada: HOY }));
    expect(await plazos()).toEqual([[vence, 'cumplido', 'Ley 16.871, art. 55']]);
  });
});

describe('the board of the office', () => {
  it('has each inscripción in one group, the nearest first, with the last day for what comes next', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const otra = await signed(titular, { dia: AYER });
    const id = await signed(titular);
    const make = async (carpetaId: string, registro: string, body: object = {}) => {
      const all = await add(titular, carpetaId, { registro, ...body });
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

  it('shows to each person those of the carpetas that they see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const id = await signed(titular);
    one(await add(titular, id, { presentada: HOY }));
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
