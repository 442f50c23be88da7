import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../server/common/day.js';
import { CuentaDirectory } from '../../server/common/tenancy/cuenta-directory.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { EmpastesDto } from '../../server/expediente/protocolo/empastes.dto.js';
import type { EntregaDto } from '../../server/expediente/protocolo/entregas.dto.js';
import type { EntradaDeIndiceDto, IndiceDto } from '../../server/expediente/protocolo/indice.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import type { RegistroNotarialDto, SiguientesDto } from '../../server/expediente/protocolo/registros.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { approveRequisitos, newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const HOY = dayIn('America/Argentina/Buenos_Aires', new Date());
const instrumentosOf = (id: string) => `/carpetas/${id}/instrumentos`;
/** The status, the field and the message of a refusal. */
const problem = ({ status, body }: { status: number; body: unknown }) => {
  const [detail] = (body as { details?: { campo?: string; mensaje: string }[] }).details ?? [];
  return [status, detail?.campo, detail?.mensaje];
};

/** The first registro of a cuenta, with changes. */
async function registroOf(client: Member, changes: object = {}): Promise<RegistroNotarialDto> {
  const [registro] = (await client.get<RegistroNotarialDto[]>('/protocolo/registros')).body as [RegistroNotarialDto];
  const { id, version } = registro;
  const { status, body } = await client.patch<RegistroNotarialDto>(`/protocolo/registros/${id}`, changes, { version });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const siguientes = async (client: Member, id: string, anio?: number) =>
  (await client.get<SiguientesDto>(`/protocolo/registros/${id}/siguientes${anio ? `?anio=${anio}` : ''}`)).body;

/** Most carpetas of these tests are in preparation, which needs a reason. */
const numerar = (client: Member, id: string, body: object) =>
  client.post<InstrumentoDto[]>(instrumentosOf(id), { lugar: 'Rosario', motivo: 'Es una prueba', ...body });

/** A carpeta of a poder that can be signed, except for its missing number. */
async function ready(client: Member, fields: Record<string, unknown> = {}): Promise<CarpetaDetalleDto> {
  const carpeta = await newCarpeta(client, { acto: 'Acta', escribanoId: client.usuarioId, ...fields });
  await newParte(client, carpeta.id);
  await approveRequisitos(client, carpeta.id);
  await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
  return carpeta;
}

const firmar = async (client: Member, id: string, body: object) => {
  const { version } = (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  return client.post<InstrumentoDto[]>(`/carpetas/${id}/firmar`, { lugar: 'Rosario', ...body }, { version });
};

describe('numbers and folios', () => {
  it('follow one another, and refuse an earlier date and an overlapping folio (story 7)', async () => {
    const { titular } = await newCuenta(test);
    const registro = await registroOf(titular, { anioInicial: 2026, escrituraInicial: 41, folioInicial: 120 });
    const [one, two] = [await newCarpeta(titular), await newCarpeta(titular)];
    const escritura = { tipo: 'escritura', registroId: registro.id };
    const first = await numerar(titular, one.id, {
      ...escritura,
      fecha: '2026-03-04',
      folioDesde: 120,
      folioHasta: 123,
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject([
      { numero: 41, anio: 2026, folioDesde: 120, folioHasta: 123, estado: 'vigente', objeto: 'Acta de constatación' },
    ]);
    expect(await siguientes(titular, registro.id, 2026)).toMatchObject({
      escritura: 42,
      acta: 1,
      folio: 124,
      ultimaFecha: '2026-03-04',
    });

    const next = { ...escritura, fecha: '2026-03-05', folioDesde: 124, folioHasta: 125 };
    for (const [change, campo, mensaje] of [
      [
        { fecha: '2026-03-03' },
        'fecha',
        'Lo último de 2026 en el libro de protocolo es del 04/03/2026: la fecha no puede ser anterior.',
      ],
      [{ folioDesde: 123 }, 'folioDesde', 'El folio 123 ya está usado: el siguiente es el 124.'],
      [{ folioDesde: 126, folioHasta: 127 }, 'folioDesde', /^Quedan sin usar los folios 124 a 125/],
      [{ folioHasta: 123 }, 'folioHasta', 'El último folio no puede ser anterior al 124.'],
      [{ folioHasta: null }, 'folioHasta', 'Indique el último folio.'],
      [{ fecha: '2199-01-01' }, 'fecha', /no puede ser posterior a hoy/],
      [{ registroId: UNKNOWN_ID }, 'registroId', 'El registro no existe o no está en uso.'],
    ] as const) {
      expect(problem(await numerar(titular, two.id, { ...next, ...change }))).toEqual([
        422,
        campo,
        typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje),
      ]);
    }
    // The refused instrumentos left no gap.
    const second = await numerar(titular, two.id, next);
    expect(second.body).toMatchObject([{ numero: 42, folioDesde: 124, folioHasta: 125 }]);
    expect((await numerar(titular, two.id, next)).body).toMatchObject({ code: 'YA_NUMERADA' });
    // The first number of a year that has begun stays.
    const { version } = registro;
    const moved = await titular.patch(`/protocolo/registros/${registro.id}`, { folioInicial: 1 }, { version });
    expect([moved.status, moved.body.details[0].campo]).toEqual([422, 'folioInicial']);
  });

  it('are of what is ready to be signed, or have the reason of who signs', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    for (const motivo of [undefined, null, '  ']) {
      const refused = await numerar(titular, id, { folioHasta: 1, motivo });
      expect(problem(refused)).toEqual([
        ...[422, 'motivo', 'La carpeta no está lista para la firma: indique por qué se numera.'],
      ]);
    }
    expect((await numerar(titular, id, { folioHasta: 1, motivo: 'x'.repeat(501) })).status).toBe(400);
    expect((await numerar(titular, id, { folioHasta: 1, motivo: 'Firma mañana fuera de hora' })).status).toBe(201);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toMatch(
      /^numeró el acta 1 de \d{4}, folio 1, sin estar lista para la firma: Firma mañana fuera de hora$/,
    );
    const other = await ready(titular);
    expect((await numerar(titular, other.id, { folioHasta: 2, motivo: undefined })).status).toBe(201);
  });

  it('are given once, also when many ask at the same time', async () => {
    const { titular } = await newCuenta(test);
    const carpetas = await Promise.all(Array.from({ length: 12 }, () => newCarpeta(titular)));
    // All requests are refused, some before their number was raised and some after it.
    const answers = await Promise.all(
      carpetas.map(({ id }, i) =>
        numerar(titular, id, { folioHasta: i % 3 === 0 ? 9_999_999 : undefined, tipo: 'acta' }),
      ),
    );
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    const given = await Promise.all(
      carpetas.map(({ id }, i) =>
        firmar(titular, id, i % 4 === 0 ? { tipo: 'acta', folioDesde: 1, folioHasta: 2 } : { tipo: 'certificacion' }),
      ),
    );
    // No carpeta can be signed yet, so no number was given.
    expect(given.every(({ status }) => status === 422)).toBe(true);
    const numbered = await Promise.all(
      carpetas.map(({ id }, i) => numerar(titular, id, { tipo: i % 2 ? 'acta' : 'escritura', folioHasta: i + 1 })),
    );
    const created = numbered.filter(({ status }) => status === 201).map(({ body }) => body[0] as InstrumentoDto);
    expect(created.length).toBeGreaterThan(0);
    for (const tipo of ['acta', 'escritura']) {
      const numeros = created.filter((each) => each.tipo === tipo).map(({ numero }) => numero);
      expect(numeros.toSorted((a, b) => a - b)).toEqual(numeros.map((_, i) => i + 1));
    }
    const folios = created.flatMap(({ folioDesde, folioHasta }) =>
      Array.from({ length: Number(folioHasta) - Number(folioDesde) + 1 }, (_, i) => Number(folioDesde) + i),
    );
    expect(folios.toSorted((a, b) => a - b)).toEqual(folios.map((_, i) => i + 1));
  });

  it('are those that were seen: of two who take the same folios, one is refused', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const [one, two] = [await newCarpeta(titular), await newCarpeta(titular)];
    const body = { folioDesde: 1, folioHasta: 4 };
    const answers = await Promise.all([numerar(titular, one.id, body), numerar(adscripto, two.id, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    // When two people number the same carpeta, one is refused.
    const same = await newCarpeta(titular);
    const twice = await Promise.all([1, 2].map(() => numerar(titular, same.id, { folioDesde: 5, folioHasta: 5 })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('are given once to the signatures of one carpeta, and follow one another in those of two', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const [same, one, two] = [await ready(titular), await ready(titular), await ready(titular)];
    const twice = await Promise.all([titular, adscripto].map((client) => firmar(client, same.id, { folioHasta: 2 })));
    expect(twice.map(({ status }) => status < 300).toSorted(), JSON.stringify(twice)).toEqual([false, true]);
    expect(twice.every(({ status }) => status < 500)).toBe(true);
    const { body: own } = await titular.get<InstrumentoDto[]>(instrumentosOf(same.id));
    expect(own).toMatchObject([{ numero: 1, folioDesde: 1, folioHasta: 2, estado: 'vigente' }]);
    expect((await titular.get(`/carpetas/${same.id}`)).body.estado).toBe('firmada');

    const both = await Promise.all([
      firmar(titular, one.id, { folioHasta: 9 }),
      firmar(adscripto, two.id, { folioHasta: 10 }),
    ]);
    const signed = both.filter(({ status }) => status < 300).map(({ body }) => body[0] as InstrumentoDto);
    expect(both.every(({ status }) => status < 300 || status === 422)).toBe(true);
    expect(signed.map(({ numero }) => numero).toSorted()).toEqual(signed.map((_, i) => i + 2));
    const [first, second] = signed.toSorted((a, b) => a.numero - b.numero);
    expect(first?.folioDesde).toBe(3);
    if (second) expect(second.folioDesde).toBe(Number(first?.folioHasta) + 1);
  });

  it('cannot overlap in the database either', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const registro = await registroOf(titular);
    const carpeta = await newCarpeta(titular);
    const [instrumento] = (await numerar(titular, carpeta.id, { folioHasta: 4 })).body as [InstrumentoDto];
    const write = test.owner.query(
      `insert into folios (cuenta_id, id, registro_id, anio, libro, desde, hasta, motivo, creado_por)
       values ($1, $2, $3, $4, 'protocolo', 4, 9, 'Manchado', $5)`,
      [cuentaId, UNKNOWN_ID, registro.id, instrumento.anio, titular.usuarioId],
    );
    await expect(write).rejects.toThrow(/folios_una_vez/);
  });

  it('that are voided are kept with their reason, and the next one follows', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await registroOf(titular);
    const voided = await titular.post<SiguientesDto>(`/protocolo/registros/${id}/folios-anulados`, {
      folioHasta: 3,
      motivo: 'Se mancharon',
    });
    expect([voided.status, voided.body.folio]).toEqual([200, 4]);
    const bare = await titular.post(`/protocolo/registros/${id}/folios-anulados`, { folioHasta: 4, motivo: ' ' });
    expect([bare.status, bare.body.details[0].campo]).toEqual([400, 'motivo']);
    const carpeta = await newCarpeta(titular);
    const [instrumento] = (await numerar(titular, carpeta.id, { folioHasta: 5 })).body as [InstrumentoDto];
    expect(instrumento).toMatchObject({ tipo: 'acta', numero: 1, folioDesde: 4, folioHasta: 5 });
    const { entradas } = (await titular.get<IndiceDto>('/protocolo')).body;
    expect(entradas).toMatchObject([
      { tipo: null, folioDesde: 1, folioHasta: 3, motivo: 'Se mancharon', carpeta: null },
      { tipo: 'acta', numero: 1, folioDesde: 4, carpeta: { id: carpeta.id } },
    ]);
  });

  it('are voided once by two who void the same ones at once', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { id } = await registroOf(titular);
    const anulados = { folioHasta: 3, motivo: 'Se mancharon' };
    const both = await Promise.all(
      [titular, adscripto].map((client) => client.post(`/protocolo/registros/${id}/folios-anulados`, anulados)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { entradas } = (await titular.get<IndiceDto>('/protocolo')).body;
    expect(entradas).toMatchObject([{ tipo: null, folioDesde: 1, folioHasta: 3 }]);
    expect((await siguientes(titular, id)).folio).toBe(4);
  });

  it('end elsewhere by a correction with its reason, while they are the last, and the next ones follow', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const [one, two] = [await newCarpeta(titular), await newCarpeta(titular)];
    const [wrong] = (await numerar(titular, one.id, { folioHasta: 4 })).body as [InstrumentoDto];
    const path = `${instrumentosOf(one.id)}/${wrong.id}/folios`;
    const corregir = (client: Member, folioHasta: number, version: number, motivo = 'Se contó mal') =>
      client.post<InstrumentoDto[]>(path, { folioHasta, motivo }, { version });
    expect(problem(await corregir(titular, 5, 1, ' '))).toEqual([400, 'motivo', expect.any(String)]);
    for (const [folioHasta, mensaje] of [
      [4, 'Ya termina en el folio 4.'],
      [2001, 'Son demasiados folios: pueden ser hasta 2000.'],
    ] as const) {
      expect(problem(await corregir(titular, folioHasta, 1))).toEqual([422, 'folioHasta', mensaje]);
    }
    expect((await corregir(titular, 6, 1)).body).toMatchObject([{ folioDesde: 1, folioHasta: 6, version: 2 }]);
    expect((await corregir(titular, 3, 1)).status).toBe(412);
    // When two people correct the instrumento at once, one is refused for an old version.
    const both = await Promise.all([corregir(titular, 2, 2), corregir(adscripto, 3, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    // A new instrumento meanwhile follows the corrected folios, without a gap or an overlap.
    const [corrected, numbered] = await Promise.all([
      corregir(titular, 5, 3),
      numerar(adscripto, two.id, { folioHasta: 9 }),
    ]);
    expect(numbered.status).toBe(201);
    const [first] = (await titular.get<InstrumentoDto[]>(instrumentosOf(one.id))).body as [InstrumentoDto];
    expect(corrected.status).toBe(first.folioHasta === 5 ? 200 : 422);
    expect(first.sonUltimos).toBe(false);
    expect(numbered.body).toMatchObject([{ folioDesde: Number(first.folioHasta) + 1, sonUltimos: true }]);
    expect(problem(await corregir(titular, 8, first.version))).toEqual([
      422,
      'folioHasta',
      'Después ya se usaron otros folios de ese libro: solo se corrigen los últimos.',
    ]);
    const three = await newCarpeta(titular);
    const [bare] = (await numerar(titular, three.id, { tipo: 'certificacion' })).body as [InstrumentoDto];
    expect(bare).toMatchObject({ folioDesde: null, sonUltimos: false });
    const none = await titular.post(
      `${instrumentosOf(three.id)}/${bare.id}/folios`,
      { folioHasta: 1, motivo: 'x' },
      { version: 1 },
    );
    expect([none.status, none.body.code]).toEqual([422, 'SIN_FOLIOS']);
    const { eventos } = (await titular.get(`/carpetas/${one.id}/actividad`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      `corrigió los folios del acta 1 de ${HOY.slice(0, 4)}, que terminan en el 6 y no en el 4: Se contó mal`,
    );
  });

  it('of an errose are kept, and the carpeta gets others', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await ready(titular);
    const [wrong] = (await numerar(titular, carpeta.id, { folioHasta: 2 })).body as [InstrumentoDto];
    const path = `${instrumentosOf(carpeta.id)}/${wrong.id}`;
    expect((await titular.post(`${path}/errose`, {}, { version: 1 })).status).toBe(400);
    const errose = await titular.post<InstrumentoDto[]>(`${path}/errose`, { motivo: 'No vino' }, { version: 1 });
    expect(errose.body).toMatchObject([{ estado: 'errose', motivo: 'No vino', numero: 1, folioHasta: 2 }]);
    const again = await titular.post(`${path}/errose`, { motivo: 'Otra' }, { version: 2 });
    expect(again.body.code).toBe('YA_ERROSE');
    const signed = await firmar(titular, carpeta.id, { folioDesde: 3, folioHasta: 3 });
    expect(signed.body).toMatchObject([
      { estado: 'vigente', numero: 2, folioDesde: 3 },
      { estado: 'errose', numero: 1 },
    ]);
    const vigente = (signed.body as InstrumentoDto[])[0] as InstrumentoDto;
    const late = await titular.post(
      `${instrumentosOf(carpeta.id)}/${vigente.id}/errose`,
      { motivo: 'x' },
      { version: 1 },
    );
    expect([late.status, late.body.code]).toEqual([422, 'CARPETA_FIRMADA']);
    // An annulled instrumento becomes errose too.
    const other = await newCarpeta(titular);
    await numerar(titular, other.id, { folioHasta: 4 });
    const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${other.id}`)).body;
    await titular.post(`/carpetas/${other.id}/mover`, { estado: 'anulada', motivo: 'Desistieron' }, { version });
    expect((await titular.get(instrumentosOf(other.id))).body).toMatchObject([
      { estado: 'errose', motivo: 'La carpeta se anuló: Desistieron' },
    ]);
  });
});

describe('the notary of a signed carpeta', () => {
  const detalle = async (client: Member, id: string) => (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  const name = async (client: Member, id: string, escribanoId: string | null) =>
    client.patch(`/carpetas/${id}`, { escribanoId }, { version: (await detalle(client, id)).version });

  it('is the titular or an adscripto, whose change names both, and sees it by their role alone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const { id } = await newCarpeta(titular, { reservada: true, escribanoId: titular.usuarioId });
    for (const other of [oficial, gestor, await newMiembro(test, cuentaId, 5)]) {
      const refused = [422, 'escribanoId', `${other.nombre} no firma: elija al titular o a un adscripto.`];
      expect(problem(await name(titular, id, other.usuarioId))).toEqual(refused);
      const fields = { caratula: 'Otra', tipoActoId: await tipoActoId(titular), escribanoId: other.usuarioId };
      expect(problem(await titular.post('/carpetas', fields))).toEqual(refused);
      const byHand = test.owner.query('update carpetas set escribano_id = $2 where id = $1', [id, other.usuarioId]);
      await expect(byHand).rejects.toThrow('is a titular or an adscripto');
    }
    expect((await name(titular, id, adscripto.usuarioId)).status).toBe(200);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(`modificó quién firma (firmaba ${titular.nombre}, ahora Ana Ruiz)`);

    // A named notary who no longer signs stays named. The carpeta stays invisible to them. The page says so before the
    // signature.
    await test.owner.query('update membresias set rol_id = 3 where usuario_id = $1', [adscripto.usuarioId]);
    test.app.get(CuentaDirectory).forget(cuentaId);
    const demoted = await signedIn(test, { ...adscripto, id: adscripto.usuarioId }, cuentaId, 3);
    expect((await demoted.get(`/carpetas/${id}`)).status).toBe(404);
    const carpeta = await detalle(titular, id);
    expect(carpeta.escribano?.nombre).toBe('Ana Ruiz');
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
    const [firma] = (await detalle(titular, id)).movimientos;
    expect(firma?.motivo).toContain('Ana Ruiz no firma: elija como escribano al titular o a un adscripto.');
  });

  it('is needed with the place, and stays as on that day, whatever changes afterwards', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const oficial = await newMiembro(test, cuentaId, 3);
    await registroOf(titular, { nombre: 'Registro 12' });
    const { id } = await ready(titular, { escribanoId: null });
    const bare = await firmar(titular, id, { folioHasta: 1, lugar: null });
    expect([bare.status, problem(bare)[2]]).toEqual([422, 'Falta el lugar del instrumento.']);
    expect((bare.body as unknown as { message: string }).message).toBe(
      'Falta el lugar del instrumento. Falta indicar el escribano que firma.',
    );
    expect((await name(titular, id, adscripto.usuarioId)).status).toBe(200);
    const escribano = { id: adscripto.usuarioId, nombre: 'Ana Ruiz', caracter: 'adscripto' };
    // A signature and a change of the notary happen at once. The instrumento has the notary of its carpeta.
    const [signed] = await Promise.all([firmar(titular, id, { folioHasta: 1 }), name(oficial, id, titular.usuarioId)]);
    if (signed.status !== 200) {
      await name(titular, id, adscripto.usuarioId);
      await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
      expect((await firmar(titular, id, { folioHasta: 1 })).status).toBe(200);
    }
    const refused = [422, 'escribanoId', 'No se puede cambiar después de la firma.'];
    for (const client of [titular, oficial]) {
      expect(problem(await name(client, id, titular.usuarioId))).toEqual(refused);
      expect(problem(await name(client, id, null))).toEqual(refused);
    }
    for (const statement of [
      'update carpetas set escribano_id = null where id = $1',
      `update instrumentos set escribano_nombre = 'Otro' where carpeta_id = $1`,
      'update instrumentos set registro_al_firmar = null, escribano_id = null, escribano_nombre = null where carpeta_id = $1',
    ]) {
      await expect(test.owner.query(statement, [id])).rejects.toThrow('does not change');
    }
    await test.owner.query(`update usuarios set nombre = 'Ana Casada' where id = $1`, [adscripto.usuarioId]);
    await test.owner.query('update membresias set rol_id = 3 where usuario_id = $1', [adscripto.usuarioId]);
    await registroOf(titular, { nombre: 'Registro 99' });
    test.app.get(CuentaDirectory).forget(cuentaId);
    const [instrumento] = (await titular.get<InstrumentoDto[]>(instrumentosOf(id))).body as [InstrumentoDto];
    expect(instrumento).toMatchObject({ escribano, lugar: 'Rosario', registro: { nombre: 'Registro 12' } });
    const { version } = instrumento;
    const bareLugar = { lugar: null, motivo: 'No se sabe' };
    const without = await titular.patch(`${instrumentosOf(id)}/${instrumento.id}`, bareLugar, { version });
    expect(problem(without)[1]).toBe('lugar');

    const { body } = await titular.get<IndiceDto>('/protocolo');
    expect(body.entradas).toMatchObject([{ escribano, registro: { nombre: 'Registro 12' } }]);
    const { body: found } = await titular.get<IndiceDto>('/protocolo?buscar=ruiz');
    expect(found.entradas).toHaveLength(1);
    const csv = await titular.get('/protocolo/indice.csv');
    expect(String(csv.body)).toContain('Ana Ruiz (adscripto)');
  });
});

describe('the signature', () => {
  it('waits for the number, and takes both or neither', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await ready(titular);
    const path = `/carpetas/${carpeta.id}`;
    const { version, movimientos } = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(movimientos.find(({ estado }) => estado === 'firmada')).toMatchObject({
      permitido: false,
      motivo: 'Falta numerar el instrumento.',
      faltantes: [{ lugar: 'protocolo', id: null }],
    });
    const bare = await titular.post(`${path}/mover`, { estado: 'firmada' }, { version });
    expect([bare.status, bare.body.message]).toEqual([422, 'Falta numerar el instrumento.']);
    expect((await titular.post(`${path}/firmar`, { folioHasta: 1 }, { version: version + 1 })).status).toBe(412);
    // Other requisitos are missing too, so no number is given.
    const incomplete = await newCarpeta(titular);
    expect((await firmar(titular, incomplete.id, { folioHasta: 1 })).body).toMatchObject({
      code: 'MOVIMIENTO_RECHAZADO',
    });
    expect((await titular.get(instrumentosOf(incomplete.id))).body).toEqual([]);
    const signed = await firmar(titular, carpeta.id, { fecha: HOY, folioDesde: 1, folioHasta: 2, cuantia: '1500.5' });
    expect(signed.body).toMatchObject([{ numero: 1, fecha: HOY, cuantia: '1500.50', moneda: 'ARS' }]);
    const after = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(after).toMatchObject({ estado: 'firmada', fechaFirma: HOY });
    const { body } = await titular.get(`${path}/actividad`);
    expect(body.eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      `numeró el acta 1 de ${HOY.slice(0, 4)}, folios 1 a 2`,
    );
  });

  it('has the date of what was numbered before', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await ready(titular);
    await numerar(titular, carpeta.id, { fecha: '2024-05-10', folioHasta: 1 });
    const other = await firmar(titular, carpeta.id, { fecha: '2024-05-11', motivo: 'Es de antes' });
    expect(problem(other)).toEqual([422, 'fechaFirma', 'La firma es del 10/05/2024, como el acta 1.']);
    expect((await firmar(titular, carpeta.id, { motivo: 'Es de antes' })).status).toBe(200);
    expect((await titular.get(`/carpetas/${carpeta.id}`)).body.fechaFirma).toBe('2024-05-10');
  });

  it('is not of another sum than that of its carpeta, nor of what another acto was called', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await ready(titular, { acto: 'Poder', monto: '1' });
    const path = `/carpetas/${carpeta.id}`;
    for (const rol of ['poderdante', 'apoderado']) {
      await newParte(titular, carpeta.id, { rol });
    }
    const patch = async (body: object) =>
      titular.patch(path, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    const [numbered] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    expect(numbered).toMatchObject({ cuantia: '1.00', objeto: carpeta.tipoActo.nombre });
    for (const [change, dice] of [
      [{ monto: '999' }, 'ARS 1,00 y en la carpeta ARS 999,00'],
      [{ monto: '1', moneda: 'USD' }, 'ARS 1,00 y en la carpeta USD 1,00'],
    ] as const) {
      expect((await patch(change)).status).toBe(200);
      const refused = await firmar(titular, carpeta.id, {});
      expect(problem(refused)).toEqual([
        422,
        'estado',
        `En la escritura 1 la cuantía es ${dice}: corrija la que esté mal.`,
      ]);
    }
    expect((await patch({ moneda: 'ARS' })).status).toBe(200);
    await patch({ tipoActoId: await tipoActoId(titular, 'Compraventa') });
    await approveRequisitos(titular, carpeta.id);
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
    const { movimientos } = (await titular.get<CarpetaDetalleDto>(path)).body;
    expect(movimientos[0]?.motivo).toContain(
      `En la escritura 1 el objeto es «${carpeta.tipoActo.nombre}» y el acto de la carpeta es «Compraventa de inmueble»: corrija el objeto.`,
    );
    // An objeto that is no name of an acto is a person's own text. A carpeta without a monto makes no remark about the
    // sum.
    await patch({ monto: null });
    const { version, id } = numbered;
    await titular.patch(`${instrumentosOf(carpeta.id)}/${id}`, { objeto: 'Venta con reserva' }, { version });
    expect((await titular.get<CarpetaDetalleDto>(path)).body.movimientos[0]?.motivo ?? '').not.toContain(
      'En la escritura',
    );
  });

  it('has a number of its acto: another acto that has other numbers waits until that is errose', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await ready(titular, { acto: 'Compraventa' });
    const path = `/carpetas/${carpeta.id}`;
    const change = async (acto: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(path)).body;
      return titular.patch(path, { tipoActoId: await tipoActoId(titular, acto) }, { version });
    };
    const [numbered] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    for (const [acto, como] of [
      ['Certificación', 'certificación'],
      ['Acta', 'acta'],
    ] as const) {
      const refused = await change(acto);
      expect(problem(refused)).toEqual([
        ...[422, 'tipoActoId'],
        `Ya se numeró la escritura 1, y ese acto se numera como ${como}: deje el instrumento como errose antes de cambiar el acto.`,
      ]);
    }
    expect((await change('Donación')).status).toBe(200);
    const wrong = `${instrumentosOf(carpeta.id)}/${numbered.id}/errose`;
    await titular.post(wrong, { motivo: 'Era una certificación' }, { version: 1 });
    expect((await change('Certificación')).status).toBe(200);
  });

  it('settles what was said: it changes with a reason alone, and what it was is kept', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2, 'Ana Ruiz');
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await ready(titular, { monto: '5000000' });
    const path = `/carpetas/${carpeta.id}`;
    const [before] = (await firmar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    const own = `${instrumentosOf(carpeta.id)}/${before.id}`;
    let { version } = before;
    for (const change of [{ lugar: 'Otro' }, { objeto: 'Otro' }, { cuantia: null }, { cuantia: '5', motivo: ' ' }]) {
      const refused = await adscripto.patch(own, change, { version });
      expect(problem(refused), JSON.stringify(change)).toEqual([
        ...[422, 'motivo', 'La carpeta ya está firmada: indique por qué se corrige.'],
      ]);
    }
    const motivo = 'Se copió mal de la matriz';
    expect((await oficial.patch(own, { lugar: 'Otro', motivo }, { version })).status).toBe(403);
    const fields = { lugar: 'Santa Fe', cuantia: '6000000', motivo };
    const [after] = (await adscripto.patch(own, fields, { version })).body as [InstrumentoDto];
    expect(after).toMatchObject({ lugar: 'Santa Fe', cuantia: '6000000.00', correccion: motivo, corregidoEn: HOY });
    version = after.version;
    const { eventos } = (await oficial.get(`${path}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(
      `corrigió el acta 1 de ${HOY.slice(0, 4)}: el lugar, de «Rosario» a «Santa Fe» y la cuantía, de «5.000.000,00» a «6.000.000,00»: ${motivo}`,
    );
    const [entrada] = (await titular.get<IndiceDto>('/protocolo')).body.entradas as [EntradaDeIndiceDto];
    expect(entrada).toMatchObject({ correccion: motivo, corregidoEn: HOY });
    const csv = await titular.get<string>('/protocolo/indice.csv');
    expect(csv.body).toContain(`Corregido el ${HOY.split('-').reverse().join('/')}: ${motivo}`);
    // A note beside the instrumento needs no reason. Writing the same value again corrects nothing.
    const noted = await titular.patch<InstrumentoDto[]>(own, { observacion: 'Ver folio 3' }, { version });
    expect(noted.body).toMatchObject([{ observacion: 'Ver folio 3', correccion: motivo, version: version + 1 }]);
    expect((await titular.patch(own, { lugar: 'Santa Fe' }, { version: version + 1 })).status).toBe(200);

    const patch = async (body: object) =>
      titular.patch(path, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    expect(problem(await patch({ fechaFirmaPrevista: '2027-01-01' }))).toEqual([
      ...[422, 'fechaFirmaPrevista', 'No se puede cambiar después de la firma.'],
    ]);
    expect((await patch({ caratula: 'Otra', reservada: true })).status).toBe(200);
  });

  it('keeps its partes and inmuebles as they were', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { escribanoId: titular.usuarioId });
    const path = `/carpetas/${carpeta.id}`;
    const parte = await newParte(titular, carpeta.id);
    const casa = await newInmueble(titular, carpeta.id, { domicilio: 'Lavalle 120' });
    await approveRequisitos(titular, carpeta.id);
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
    const [before] = (await titular.get(`${path}/partes`)).body;
    expect(before.comoAlFirmar).toBe(false);
    expect((await firmar(titular, carpeta.id, { folioHasta: 1 })).status).toBe(200);
    const persona = (await titular.get(`/personas/${parte.persona.id}`)).body;
    await titular.patch(`/personas/${persona.id}`, { apellidos: 'Renombrada' }, { version: persona.version });
    await titular.patch(`/inmuebles/${casa.id}`, { domicilio: 'Otra calle 1' }, { version: casa.version });
    expect((await titular.get(`/personas/${persona.id}`)).body.nombreCompleto).toMatch(/Renombrada/);
    const [after] = (await titular.get(`${path}/partes`)).body;
    expect(after).toEqual({ ...before, comoAlFirmar: true });
    expect((await titular.get(`${path}/inmuebles`)).body[0]).toMatchObject({
      domicilio: 'Lavalle 120',
      comoAlFirmar: true,
    });
    const [entrada] = (await titular.get<IndiceDto>('/protocolo')).body.entradas as [EntradaDeIndiceDto];
    expect(entrada.otorgantes).toEqual([before.persona.nombreCompleto]);
  });
});

describe('copies', () => {
  it('are issued in their order, and taken', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await ready(titular);
    const [draft] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    const path = `${instrumentosOf(carpeta.id)}/${draft.id}/copias`;
    const early = await oficial.post(path, { tipo: 'primera', solicitante: 'Ana' });
    expect(early.body.code).toBe('SIN_FIRMAR');
    await firmar(titular, carpeta.id, {});
    for (const tipo of ['primera', 'posterior', 'posterior', 'simple']) {
      expect((await oficial.post(path, { tipo, solicitante: 'Ana' })).status).toBe(201);
    }
    const two = await Promise.all([1, 2].map(() => oficial.post(path, { tipo: 'simple', solicitante: 'Beto' })));
    expect(two.map(({ status }) => status)).toEqual([201, 201]);
    const copiasOf = async () =>
      ((await oficial.get<InstrumentoDto[]>(instrumentosOf(carpeta.id))).body[0] as InstrumentoDto).copias;
    const copias = await copiasOf();
    expect(copias.map(({ nombre }) => nombre).toSorted()).toEqual([
      ...['Copia simple 1', 'Copia simple 2', 'Copia simple 3'],
      ...['Primera copia', 'Segunda copia', 'Tercera copia'],
    ]);
    const primera = copias.find(({ tipo }) => tipo === 'primera');
    const taken = await oficial.patch(`${path}/${primera?.id}`, { retiradaPor: 'Ana Paz' }, { version: 1 });
    expect(taken.status).toBe(200);
    expect((await copiasOf()).find(({ id }) => id === primera?.id)).toMatchObject({
      retiradaPor: 'Ana Paz',
      retiradaEn: HOY,
    });
    expect((await oficial.patch(`${path}/${primera?.id}`, { retiradaPor: 'Otra' }, { version: 1 })).status).toBe(412);
    const segunda = copias.find(({ nombre }) => nombre === 'Segunda copia');
    for (const [fields, campo] of [
      [{ retiradaPor: 'Ana', retiradaEn: '2000-01-01' }, 'retiradaEn'],
      [{ fecha: '2000-01-01' }, 'fecha'],
      [{ fecha: '2199-01-01' }, 'fecha'],
    ] as const) {
      expect(problem(await oficial.patch(`${path}/${segunda?.id}`, fields, { version: 1 }))[1]).toBe(campo);
    }
    // The data of a collected copia is fixed, except for its note.
    const own = `${path}/${primera?.id}`;
    for (const fields of [
      { retiradaPor: null },
      { retiradaPor: 'Otra' },
      { retiradaEn: '2000-01-01' },
      { solicitante: 'Cambiada SRL' },
      { fecha: '2000-01-01' },
    ]) {
      const refused = await oficial.patch(own, fields, { version: 2 });
      expect([refused.status, refused.body.code], JSON.stringify(fields)).toEqual([422, 'COPIA_ENTREGADA']);
    }
    const gone = await titular.delete(own, { version: 2 });
    expect([gone.status, gone.body.message]).toEqual([
      422,
      'La primera copia ya se entregó a Ana Paz: no se cambia ni se quita. Puede anotarlo en su observación.',
    ]);
    expect(
      (await oficial.patch(own, { retiradaPor: 'Ana Paz', observacion: 'La pidió su hijo' }, { version: 2 })).status,
    ).toBe(200);
    const between = await oficial.delete(`${path}/${segunda?.id}`, { version: 1 });
    expect(between.body.code).toBe('COPIA_INTERMEDIA');
    const tercera = copias.find(({ nombre }) => nombre === 'Tercera copia');
    expect((await oficial.delete(`${path}/${tercera?.id}`, { version: 1 })).status).toBe(200);
  });
});

describe('binding the book of Chile', () => {
  it('is due two months after the first folio that is not bound, or at 500 folios, and holds up no carpeta (COT, art. 429)', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'CL' });
    const registro = await registroOf(titular);
    const hoy = dayIn('America/Santiago', new Date());
    const empastes = async (client = titular) => client.get<EmpastesDto>('/protocolo/empastes');
    const libro = async () => (await empastes()).body.libros[0];
    expect((await empastes()).body).toMatchObject({
      regla: { fuente: 'COT, art. 429', folios: 500, porConfirmar: true },
      libros: [{ folios: 0, vence: null, debido: false, ultimo: null }],
    });
    // An instrumento of January of last year, and then another of today.
    const anio = Number(hoy.slice(0, 4));
    const antes = anio - 1;
    const first = await newCarpeta(titular, { acto: 'Compraventa' });
    const january = { registroId: registro.id, tipo: 'escritura', fecha: `${antes}-01-15`, folioHasta: 20 };
    expect((await numerar(titular, first.id, january)).status).toBe(201);
    expect(await libro()).toMatchObject({ anio: antes, folio: 20, folios: 20, vence: `${antes}-03-15`, debido: true });
    const bind = (body: object) =>
      titular.post<EmpastesDto>('/protocolo/empastes', { registroId: registro.id, ...body });
    expect(problem(await bind({ folio: 21 }))).toEqual([422, 'folio', 'Debe estar entre el folio 1 y el 20.']);
    expect(problem(await bind({ dia: plusDays(hoy, 2) })).slice(0, 2)).toEqual([422, 'dia']);
    const bound = await bind({ dia: `${antes}-01-20` });
    expect(bound.body.libros).toMatchObject([{ folios: 0, vence: null, debido: false, ultimo: { folio: 20 } }]);
    expect((await bind({})).status).toBe(422);
    // The book had no new folio for longer than its term. The term now runs from the newest folio.
    const second = await newCarpeta(titular, { acto: 'Compraventa' });
    const later = { registroId: registro.id, tipo: 'escritura', fecha: hoy, folioHasta: 499 };
    expect((await numerar(titular, second.id, later)).status).toBe(201);
    expect(await libro()).toMatchObject({ anio, folios: 499, debido: false, folio: 499 });
    await titular.post(`/protocolo/registros/${registro.id}/folios-anulados`, {
      ...{ anio, libro: 'protocolo', folioDesde: 500, folioHasta: 500, motivo: 'Manchado' },
    });
    expect(await libro()).toMatchObject({ folios: 500, debido: true });
    const oficial = await newMiembro(test, cuentaId, 3);
    expect((await empastes(oficial)).status).toBe(403);
    const ultimo = (await libro())?.ultimo;
    const [one, other] = await Promise.all([1, 2].map(() => titular.delete(`/protocolo/empastes/${ultimo?.id}`)));
    expect([one?.status, other?.status].toSorted()).toEqual([200, 404]);
    expect(await libro()).toMatchObject({ folios: 520, ultimo: null });
    const ajeno = (await newCuenta(test, { pais: 'CL' })).titular;
    expect(problem(await ajeno.post('/protocolo/empastes', { registroId: registro.id }))[0]).toBe(404);
    // Other countries have no such rule.
    expect((await empastes((await newCuenta(test)).titular)).body).toEqual({ regla: null, libros: [] });
  });
});

describe('handing over what was signed', () => {
  it('says to whom, when and which copies, moves the carpeta once, and gives a receipt', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const { id } = await ready(titular);
    const [instrumento] = (await firmar(titular, id, { folioHasta: 1 })).body as [InstrumentoDto];
    const copiasPath = `${instrumentosOf(id)}/${instrumento.id}/copias`;
    const expedir = async (body: object) => titular.post<InstrumentoDto[]>(copiasPath, { tipo: 'primera', ...body });
    await expedir({ solicitante: 'Ana Paz' });
    const again = await expedir({ solicitante: 'PAZ, Ana' });
    expect(problem(again)).toEqual([
      422,
      'motivo',
      'PAZ, Ana ya tiene una primera copia: indique por qué se expide otra.',
    ]);
    const [{ copias }] = (await expedir({ solicitante: 'PAZ, Ana', motivo: 'Se perdió' })).body as [InstrumentoDto];
    expect(copias.map(({ motivo }) => motivo)).toEqual([null, 'Se perdió']);
    expect((await expedir({ solicitante: 'Beto Sol' })).status).toBe(201);

    const path = `/carpetas/${id}`;
    const { version } = (await oficial.get<CarpetaDetalleDto>(path)).body;
    const bare = await oficial.post(`${path}/mover`, { estado: 'entregada' }, { version });
    expect(problem(bare)[2]).toBe('Falta anotar la entrega: a quién, cuándo y qué copias.');
    const all = { aQuien: 'Luis Paz', documento: 'DNI 12.345.678', copias: copias.map((copia) => copia.id) };
    const entregar = (client: Member, body: object) => client.post(`${path}/entregas`, body, { version });
    for (const [change, campo] of [
      [{ copias: [] }, 'copias'],
      [{ copias: [UNKNOWN_ID] }, 'copias'],
      [{ dia: '2000-01-01' }, 'dia'],
      [{ dia: '2199-01-01' }, 'dia'],
    ] as const) {
      expect(problem(await entregar(oficial, { ...all, ...change }))[1]).toBe(campo);
    }
    expect((await entregar(oficial, { ...all, aQuien: ' ' })).status).toBe(400);
    expect((await entregar(gestor, all)).status).toBe(403);
    const stranger = (await newCuenta(test)).titular;
    expect((await entregar(stranger, all)).status).toBe(404);

    const both = await Promise.all([entregar(oficial, all), entregar(titular, all)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [entrega] = (await titular.get<EntregaDto[]>(`${path}/entregas`)).body as [EntregaDto];
    expect(entrega).toMatchObject({ aQuien: 'Luis Paz', dia: HOY, copias: [{ nombre: 'Primera copia' }, {}] });
    const [after] = (await titular.get<InstrumentoDto[]>(instrumentosOf(id))).body as [InstrumentoDto];
    expect(after.copias.map(({ retiradaPor }) => retiradaPor)).toEqual(['Luis Paz', 'Luis Paz', null]);
    expect((await titular.get<CarpetaDetalleDto>(path)).body.estado).toBe('entregada');
    const recibo = await oficial.get<string>(`${path}/entregas/${entrega.id}/recibo.pdf`);
    expect([recibo.headers.get('content-type'), recibo.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect((await stranger.get(`${path}/entregas/${entrega.id}/recibo.pdf`)).status).toBe(404);
    expect((await titular.get(`${path}/entregas/${UNKNOWN_ID}/recibo.pdf`)).status).toBe(404);
    // Later copias are handed over with their own receipt. They do not move the carpeta.
    const later = await titular.get<CarpetaDetalleDto>(path);
    const rest = after.copias.filter(({ retiradaPor }) => retiradaPor === null).map((copia) => copia.id);
    const more = (body: object) =>
      oficial.post<EntregaDto[]>(`${path}/entregas`, { aQuien: 'Beto Sol', ...body }, { version: later.body.version });
    expect(problem(await more({ copias: [] }))).toEqual([422, 'copias', 'Indique qué copias se entregan.']);
    const second = await more({ copias: rest });
    expect(second.body).toMatchObject([
      { aQuien: 'Beto Sol', copias: [{}] },
      { aQuien: 'Luis Paz', copias: [{}, {}] },
    ]);
    expect((await titular.get<CarpetaDetalleDto>(path)).body).toMatchObject({ estado: 'entregada' });
    expect(problem(await more({ copias: [], observacion: 'Nada' }))[1]).toBe('copias');
    const last = second.body[0]?.copias[0]?.id;
    const undone = await titular.delete(`${copiasPath}/${last}`, { version: 2 });
    expect(undone.body.code).toBe('COPIA_ENTREGADA');
    // The database itself refuses other changes of a copia than its note.
    const write = (client: TestApp['owner'], sql: string) => client.query(sql, [last]).then(() => 'written');
    const asTenant = async (sql: string) => {
      const transactions = test.app.get(Transactions);
      const { usuarioId } = titular;
      const run = () => transactions.manager.query(sql, [last]).then(() => 'written');
      return transactions.tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, run).catch(({ code }) => code);
    };
    for (const sql of [
      `update copias set solicitante = 'Otro' where id = $1`,
      'update copias set entrega_id = null, retirada_por = null, retirada_en = null where id = $1',
      'delete from copias where id = $1',
    ]) {
      expect([sql, await asTenant(sql)]).toEqual([sql, '23514']);
    }
    expect(await asTenant(`update copias set observacion = 'Con apostilla', version = version + 1 where id = $1`)).toBe(
      'written',
    );
    const ofCopia = '(select entrega_id from copias where id = $1)';
    await expect(write(test.owner, `update entregas set a_quien = 'Otro' where id = ${ofCopia}`)).rejects.toThrow();
    expect(await asTenant(`delete from entregas where id = ${ofCopia}`)).toBe('42501');
    // A reopened carpeta counts as handed over before.
    const move = async (body: object) =>
      titular.post(`${path}/mover`, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    expect((await move({ estado: 'archivada' })).status).toBe(200);
    expect((await move({ estado: 'entregada', motivo: 'Falta una copia' })).status).toBe(200);
  });
});

it('what is handed over without any copy is noted', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await ready(titular);
  await firmar(titular, id, { folioHasta: 1 });
  const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  const entregar = (body: object) =>
    titular.post(`/carpetas/${id}/entregas`, { aQuien: 'Ana Paz', copias: [], ...body }, { version });
  expect(problem(await entregar({}))).toEqual([
    ...[422, 'observacion', 'No hay copias sin retirar: anote qué se entrega.'],
  ]);
  expect((await entregar({ observacion: 'El original' })).status).toBe(200);
});

it('of two banks with a number each has a primera copia', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await ready(titular);
  const [instrumento] = (await firmar(titular, id, { folioHasta: 1 })).body as [InstrumentoDto];
  const expedir = (solicitante: string) =>
    titular.post(`${instrumentosOf(id)}/${instrumento.id}/copias`, { tipo: 'primera', solicitante });
  expect([(await expedir('Banco 1')).status, (await expedir('Banco 2')).status]).toEqual([201, 201]);
  expect(problem(await expedir('BANCO 1'))[1]).toBe('motivo');
});

describe('the index of a year', () => {
  it('is filtered, and is a table and a PDF too', async () => {
    const { titular } = await newCuenta(test);
    const one = await newCarpeta(titular);
    await newParte(titular, one.id);
    await numerar(titular, one.id, { fecha: '2025-02-03', folioHasta: 4, objeto: '=Venta', lugar: 'Rosario' });
    const two = await newCarpeta(titular);
    await numerar(titular, two.id, { fecha: '2025-02-04', tipo: 'certificacion' });
    const index = async (query: string) => (await titular.get<IndiceDto>(`/protocolo?anio=2025${query}`)).body;
    const all = await index('');
    expect(all.entradas.map(({ tipo, numero }) => `${tipo} ${numero}`)).toEqual(['acta 1', 'certificacion 1']);
    expect([all.anio, all.anios, all.paginacion.total]).toEqual([2025, [Number(HOY.slice(0, 4)), 2025], 2]);
    for (const [query, found] of [
      ['&tipo=certificacion', 1],
      ['&tipo=anulados', 0],
      ['&estado=errose', 0],
      ['&buscar=venta', 1],
      [`&registroId=${UNKNOWN_ID}`, 0],
    ] as const) {
      expect((await index(query)).entradas, query).toHaveLength(found);
    }
    expect((await titular.get('/protocolo')).body.entradas).toEqual([]);
    const csv = await titular.get<string>('/protocolo/indice.csv?anio=2025');
    expect(csv.headers.get('content-disposition')).toContain('indice-protocolo-2025.csv');
    const lines = csv.body.trim().split('\r\n');
    expect(lines[1]).toMatch(/^"Protocolo";"Protocolo";"Acta";"1";"Rosario";"2025-02-03";.*;"'=Venta"/);
    expect(lines).toHaveLength(3);
    const pdf = await titular.get<string>('/protocolo/indice.pdf?anio=2025');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  });

  it('shows to an oficial what they may see, and not what is reserved', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const hidden = await newCarpeta(titular, { reservada: true });
    await numerar(titular, hidden.id, { folioHasta: 2 });
    const seen = await newCarpeta(titular);
    await numerar(titular, seen.id, { folioHasta: 4 });
    const { entradas, paginacion } = (await oficial.get<IndiceDto>('/protocolo')).body;
    expect([entradas.map(({ carpeta }) => carpeta?.id), paginacion.total]).toEqual([[seen.id], 1]);
    expect((await oficial.get(instrumentosOf(hidden.id))).status).toBe(404);
  });
});

it('registros are told apart by their names, and one that is off takes no numbers', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const registro = await registroOf(titular, { nombre: 'Registro 12', escribanoId: titular.usuarioId });
  expect(registro).toMatchObject({ nombre: 'Registro 12', escribano: { id: titular.usuarioId }, activo: true });
  expect(problem(await titular.post('/protocolo/registros', { nombre: 'registro 12' }))[2]).toBe(
    'Ya hay un registro con ese nombre.',
  );
  expect(problem(await titular.post('/protocolo/registros', { nombre: 'Otro', escribanoId: UNKNOWN_ID }))[1]).toBe(
    'escribanoId',
  );
  expect(
    problem(await titular.post('/protocolo/registros', { nombre: 'Otro', escribanoId: oficial.usuarioId })),
  ).toEqual([422, 'escribanoId', 'Esa persona no firma: elija al titular o a un adscripto.']);
  const other = (await titular.post<RegistroNotarialDto>('/protocolo/registros', { nombre: 'Adscripción' })).body;
  const carpeta = await newCarpeta(titular);
  expect(problem(await numerar(titular, carpeta.id, { folioHasta: 1 }))[2]).toBe('Elija el registro.');
  // Each registro has series of its own, and also its own dates.
  await numerar(titular, carpeta.id, { registroId: registro.id, folioHasta: 3 });
  const early = await newCarpeta(titular);
  const earlier = await numerar(titular, early.id, {
    registroId: other.id,
    fecha: `${HOY.slice(0, 4)}-01-01`,
    folioHasta: 1,
  });
  expect(earlier.body).toMatchObject([{ numero: 1, folioDesde: 1 }]);
  await titular.patch(`/protocolo/registros/${other.id}`, { activo: false }, { version: 1 });
  const last = await newCarpeta(titular);
  expect(problem(await numerar(titular, last.id, { registroId: other.id, folioHasta: 4 }))[1]).toBe('registroId');
  // With a single active registro, the request need not name it.
  expect((await numerar(titular, last.id, { folioHasta: 4 })).body).toMatchObject([{ numero: 2, folioDesde: 4 }]);
});

it('only who signs numbers, and another cuenta sees nothing', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const other = await newCuenta(test);
  const [adscripto, oficial, gestor, lectura] = await Promise.all(
    [2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
  );
  const registro = await registroOf(titular);
  const carpeta = await newCarpeta(titular);
  for (const member of [oficial, gestor, lectura]) {
    expect((await numerar(member as Member, carpeta.id, { folioHasta: 1 })).status).toBe(403);
    expect((await member?.get(`/protocolo/registros/${registro.id}/siguientes`))?.status).toBe(403);
    expect((await member?.patch(`/protocolo/registros/${registro.id}`, {}, { version: 1 }))?.status).toBe(403);
  }
  expect((await oficial?.get('/protocolo'))?.status).toBe(200);
  // All roles may read the page. Each sees only its carpetas.
  const seen = await gestor?.get<IndiceDto>('/protocolo');
  expect([seen?.status, seen?.body.entradas]).toEqual([200, []]);
  expect((await lectura?.get('/protocolo/indice.pdf'))?.status).toBe(403);
  const [instrumento] = (await numerar(adscripto as Member, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
  const path = `${instrumentosOf(carpeta.id)}/${instrumento.id}`;
  const edited = await titular.patch<InstrumentoDto[]>(path, { objeto: 'Poder', cuantia: '5' }, { version: 1 });
  expect(edited.body).toMatchObject([{ objeto: 'Poder', cuantia: '5.00', moneda: 'ARS', version: 2 }]);
  expect((await titular.patch(path, { objeto: 'Otro' }, { version: 1 })).status).toBe(412);
  const draft = await newCarpeta(titular, { abrir: false });
  expect((await numerar(titular, draft.id, { folioHasta: 2 })).body).toMatchObject({ code: 'CARPETA_SIN_ABRIR' });

  const theirs = other.titular;
  const longer = { folioHasta: 2, motivo: 'x' };
  expect((await theirs.get(instrumentosOf(carpeta.id))).status).toBe(404);
  expect((await numerar(theirs, carpeta.id, { folioHasta: 2 })).status).toBe(404);
  expect((await firmar(titular, carpeta.id, {})).status).toBe(422);
  expect((await theirs.post(`/carpetas/${carpeta.id}/firmar`, {}, { version: 1 })).status).toBe(404);
  expect((await theirs.patch(path, { objeto: 'Suyo' }, { version: 2 })).status).toBe(404);
  expect((await oficial?.post(`${path}/folios`, longer, { version: 2 }))?.status).toBe(403);
  expect((await theirs.post(`${path}/folios`, longer, { version: 2 })).status).toBe(404);
  expect((await theirs.post(`${path}/errose`, { motivo: 'x' }, { version: 2 })).status).toBe(404);
  expect((await theirs.post(`${path}/copias`, { tipo: 'simple', solicitante: 'x' })).status).toBe(404);
  expect((await theirs.get(`/protocolo/registros/${registro.id}/siguientes`)).status).toBe(404);
  const voiding = { folioHasta: 9, motivo: 'x' };
  expect((await theirs.post(`/protocolo/registros/${registro.id}/folios-anulados`, voiding)).status).toBe(404);
  expect((await theirs.patch(`/protocolo/registros/${registro.id}`, { nombre: 'x' }, { version: 1 })).status).toBe(404);
  expect((await theirs.get<IndiceDto>('/protocolo')).body.entradas).toEqual([]);
});
