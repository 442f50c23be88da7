import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayIn } from '../../server/common/day.js';
import { CuentaDirectory } from '../../server/common/tenancy/cuenta-directory.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { approveRequisitos, newCarpeta, readyToSign } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { statementsOf } from '../factories/statements.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('moving', () => {
  it('says which partes are missing before firma', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { acto: 'Compraventa' });
    await approveRequisitos(titular, carpeta.id);
    const refused = await titular.post(
      `/carpetas/${carpeta.id}/mover`,
      { estado: 'lista_para_firma' },
      { version: carpeta.version },
    );
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'MOVIMIENTO_RECHAZADO',
      message: 'Faltan entre las partes: vendedor y comprador.',
    });
  });

  it('checks the partes again at the signature, and freezes the acto there', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const version = async () => (await titular.get(`/carpetas/${id}`)).body.version;
    const move = async (estado: string) =>
      titular.post(`/carpetas/${id}/mover`, { estado }, { version: await version() });
    const parte = await newParte(titular, id);
    await readyToSign(titular, id);
    expect((await move('lista_para_firma')).body.estado).toBe('lista_para_firma');
    await titular.delete(`/carpetas/${id}/partes/${parte.id}`);
    expect((await move('firmada')).body.message).toBe('Falta entre las partes: requirente.');
    await newParte(titular, id);
    expect((await move('firmada')).body).toMatchObject({ estado: 'firmada', permisos: { editarPartes: false } });

    const late = await titular.post(`/carpetas/${id}/partes`, {
      rol: 'testigo',
      persona: { tipo: 'humana', nombre: 'A', apellidos: 'B' },
    });
    expect([late.status, late.body.code]).toEqual([422, 'CARPETA_FIRMADA']);
    const changed = await titular.patch(`/carpetas/${id}`, { monto: '1' }, { version: await version() });
    expect([changed.status, changed.body.details[0].campo]).toEqual([422, 'monto']);
    expect(
      (await titular.patch(`/carpetas/${id}`, { ubicacionFisica: 'Caja 3' }, { version: await version() })).status,
    ).toBe(200);
  });

  describe('moving to firmada', () => {
    const today = dayIn('America/Argentina/Buenos_Aires', new Date());
    const year = today.slice(0, 4);
    const ready = async (titular: Member, fecha?: string) => {
      const fields = { fechaFirmaPrevista: `${year}-12-24`, escribanoId: titular.usuarioId };
      const { id, version } = await newCarpeta(titular, fields);
      await newParte(titular, id);
      await readyToSign(titular, id, fecha);
      await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
      return { path: `/carpetas/${id}`, version };
    };
    /** @param fecha of the instrumento; by default the day of the signature */
    const sign = async (titular: Member, fechaFirma?: string, estado = 'firmada', fecha = fechaFirma) => {
      const { path, version } = await ready(titular, fecha);
      const motivo = fechaFirma && 'Ya estaba firmada';
      return titular.post(`${path}/mover`, { estado, fechaFirma, motivo }, { version });
    };

    it('needs a reason for a date before the opening of the carpeta', async () => {
      const { titular } = await newCuenta(test);
      const { path, version } = await ready(titular, '2024-05-10');
      const { fechaApertura } = (await titular.get(path)).body;
      const bare = await titular.post(`${path}/mover`, { estado: 'firmada', fechaFirma: '2024-05-10' }, { version });
      const dia = fechaApertura.split('-').reverse().join('/');
      expect([bare.status, bare.body.details]).toEqual([
        422,
        [{ campo: 'motivo', mensaje: `La firma es anterior a la apertura de la carpeta, el ${dia}: indique por qué.` }],
      ]);
      const byNumber = await titular.post(`${path}/firmar`, {}, { version });
      expect([byNumber.status, byNumber.body.details[0].campo]).toEqual([422, 'motivo']);
      expect((await titular.post(`${path}/firmar`, { motivo: 'Es de antes' }, { version })).status).toBe(200);
      const { eventos } = (await titular.get(`${path}/actividad`)).body;
      expect(eventos[0].descripcion).toBe(
        'pasó la carpeta de «Lista para firma» a «Firmada»: Es de antes, con fecha de firma 10/05/2024',
      );
    });

    it('stores and shows the real date of the signature', async () => {
      const { titular } = await newCuenta(test);
      const first = await sign(titular, `${year}-01-01`);
      expect(first.body).toMatchObject({ estado: 'firmada', fechaFirma: `${year}-01-01` });
      const { body } = await titular.get(`/carpetas/${first.body.id}/actividad`);
      expect(body.eventos[0].descripcion).toBe(
        `pasó la carpeta de «Lista para firma» a «Firmada»: Ya estaba firmada, con fecha de firma 01/01/${year}`,
      );
      // Without a date, the signature is today. Some clients do not know the date.
      expect((await sign(titular)).body.fechaFirma).toBe(today);
      expect((await sign(titular, today)).status).toBe(200);
      // Each year has a series of its own, and so has each cuenta.
      expect((await sign(titular, `${Number(year) - 1}-12-30`)).status).toBe(200);
      const other = await newCuenta(test);
      expect((await sign(other.titular, `${year}-01-01`)).status).toBe(200);
      const { carpetas } = (await titular.get('/carpetas?orden=fechaFirmaPrevista&direccion=asc')).body;
      expect(carpetas.map(({ fechaFirma }: { fechaFirma: string }) => fechaFirma)).toEqual([
        `${Number(year) - 1}-12-30`,
        `${year}-01-01`,
        today,
        today,
      ]);
    });

    it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('counts the days of the cuenta, in %s', async (zona) => {
      const { titular } = await newCuenta(test);
      await test.owner.query('update cuentas set zona_horaria = $2 where id = $1', [titular.cuentaId, zona]);
      test.app.get(CuentaDirectory).forget(titular.cuentaId);
      const { id } = await newCarpeta(titular);
      const { body } = await titular.get(`/carpetas/${id}`);
      expect([body.hoy, body.fechaApertura]).toEqual(
        [new Date(), new Date(body.creadaEn)].map((at) => dayIn(zona, at)),
      );
    });

    it('refuses a date after today, a date that its instrumento does not have, and a date for another move', async () => {
      const { titular } = await newCuenta(test);
      const tomorrow = dayIn('America/Argentina/Buenos_Aires', new Date(Date.now() + DAY_MS));
      for (const [fechaFirma, status, mensaje] of [
        [tomorrow, 422, /no puede ser posterior a hoy/],
        ['2024-05-09', 422, /^La firma es del 10\/05\/2024, como la certificación 2\.$/],
        ['2026-02-30', 400, /no existe/],
        ['10/05/2024', 400, /AAAA-MM-DD/],
      ] as const) {
        const { status: answered, body } = await sign(titular, fechaFirma, 'firmada', '2024-05-10');
        expect([answered, body.details[0]]).toEqual([
          status,
          { campo: 'fechaFirma', mensaje: expect.stringMatching(mensaje) },
        ]);
      }
      expect((await sign(titular, '2024-05-10')).status).toBe(200);
      const aside = await sign(titular, '2024-05-10', 'en_preparacion');
      expect([aside.status, aside.body.details[0].campo]).toEqual([422, 'fechaFirma']);
    });
  });

  it('takes as many statements however many partes there are, and two more however many people are told', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const responsableId = (await newMiembro(test, cuentaId, 3)).usuarioId;
    const escribanoId = (await newMiembro(test, cuentaId, 2)).usuarioId;
    const countsOf = async (fields: object, partes: number) => {
      const { id } = await newCarpeta(titular, { abrir: false, ...fields });
      const move = async (to: object) => {
        const { version } = (await titular.get(`/carpetas/${id}`)).body;
        const statements = await statementsOf(async () => {
          const { status, body } = await titular.post(`/carpetas/${id}/mover`, to, { version });
          expect(status, JSON.stringify(body)).toBe(200);
        });
        return statements.length;
      };
      const opened = await move({ estado: 'en_preparacion' });
      for (let n = 0; n < partes; n++) await newParte(titular, id);
      await readyToSign(titular, id);
      const approved = await move({ estado: 'lista_para_firma' });
      return [opened, approved, await move({ estado: 'firmada' })];
    };
    const alone = { responsableId: titular.usuarioId, escribanoId: titular.usuarioId };
    // The carpeta is read for the lock, for the answer and for the avisos. The signature freezes partes and inmuebles.
    const counts = await countsOf(alone, 1);
    expect(counts).toEqual([12, 15, 25]);
    expect(await countsOf(alone, 5)).toEqual(counts);
    // The channels of both people are read together, and both avisos are added together.
    const told = counts.map((count) => count + 2);
    expect(await countsOf({ responsableId, escribanoId }, 1)).toEqual(told);
  });

  it('refuses moves outside the rules, and annulling without a reason', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular);
    const jump = await titular.post(`/carpetas/${id}/mover`, { estado: 'archivada' }, { version });
    expect([jump.status, jump.body.message]).toEqual([
      422,
      'Una carpeta en «En preparación» no puede pasar a «Archivada».',
    ]);
    const bare = await titular.post(`/carpetas/${id}/mover`, { estado: 'anulada' }, { version });
    expect([bare.status, bare.body.code]).toEqual([422, 'FALTA_MOTIVO']);
    const annulled = await titular.post(
      `/carpetas/${id}/mover`,
      { estado: 'anulada', motivo: 'Desistieron' },
      { version },
    );
    expect(annulled.body).toMatchObject({ estado: 'anulada', permisos: { editar: false } });
    const write = await titular.patch(`/carpetas/${id}`, { caratula: 'No' }, { version: annulled.body.version });
    expect(write.body.code).toBe('CARPETA_CERRADA');
  });

  it('trashes and restores drafts, and never a carpeta with a number', async () => {
    const { titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false });
    expect((await titular.delete(`/carpetas/${draft.id}`, { version: draft.version })).body).toBe(true);
    expect((await titular.get('/carpetas')).body.paginacion.total).toBe(0);
    expect((await titular.get('/carpetas?papelera=true')).body.paginacion.total).toBe(1);
    const restored = await titular.post(`/carpetas/${draft.id}/restaurar`, undefined, { version: draft.version + 1 });
    expect(restored.body.eliminadaEn).toBeNull();
    const numbered = await newCarpeta(titular);
    const refused = await titular.delete(`/carpetas/${numbered.id}`, { version: numbered.version });
    expect([refused.status, refused.body.code]).toEqual([422, 'CARPETA_NUMERADA']);
  });
});
