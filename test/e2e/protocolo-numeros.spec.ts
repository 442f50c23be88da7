import { beforeAll, describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { IndiceDto } from '../../server/expediente/protocolo/indice.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import type { SiguientesDto } from '../../server/expediente/protocolo/registros-notariales.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import {
  firmar,
  instrumentosOf,
  numerar,
  problem,
  readyToNumber,
  registroOf,
  siguientes,
} from '../factories/protocolo.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

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

  it('are given to carpetas that are ready to be signed, otherwise with a reason of a person who signs', async () => {
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
    const other = await readyToNumber(test, titular);
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

  it('are those that the person saw: of two people who take the same folios, one is refused', async () => {
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
    const [same, one, two] = [
      await readyToNumber(test, titular),
      await readyToNumber(test, titular),
      await readyToNumber(test, titular),
    ];
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

  it('are voided once when two people void the same ones at once', async () => {
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
    const carpeta = await readyToNumber(test, titular);
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
