import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { RecalculoDePlazos } from '../../server/expediente/feriados/recalculo-de-plazos.service.js';
import { RecordatoriosDePlazos } from '../../server/expediente/plazos/recordatorios-de-plazos.service.js';
import type { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { mailsTo, mailTo } from '../factories/mails.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { actOnPlazo, addPlazo, BUENOS_AIRES, plazoEnding, plazosOf } from '../factories/plazos.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('holidays', () => {
  it('of a new release move the open terms of each cuenta once', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    await addPlazo(titular, id, { nombre: 'Abierto', computo: 'habiles', inicio: '2027-03-19', dias: 5 });
    const noon = DateTime.now().setZone(BUENOS_AIRES).set({ hour: 12, minute: 0 }).toJSDate();
    const run = () => test.app.get(Transactions).atTime(noon, () => test.app.get(RecalculoDePlazos).run());
    const setOld = () => test.owner.query(`update plazos set vence = '2027-03-30' where cuenta_id = $1`, [cuentaId]);
    await setOld();
    await run();
    expect((await plazosOf(titular, id)).map(({ vence }) => vence)).toEqual(['2027-03-31']);
    await setOld();
    await run();
    expect((await plazosOf(titular, id)).map(({ vence }) => vence)).toEqual(['2027-03-30']);
  });
});

describe('reminders of plazos', () => {
  /** Runs the reminders as if it were noon in Buenos Aires, that many days from today. */
  const run = (days = 0, hour = 12) => {
    const now = DateTime.now().setZone(BUENOS_AIRES).plus({ days }).set({ hour, minute: 0 }).toJSDate();
    return test.app.get(Transactions).atTime(now, () => test.app.get(RecordatoriosDePlazos).run());
  };
  const told = async (client: ApiClient) =>
    (await notificationsOf(client))
      .map(({ title }) => title)
      .filter((title) => title?.includes('vence') || title?.includes('venció'));

  it('come 7, 3, 1 and 0 days before, once each, in the app and by mail, and then go to people who sign', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await plazoEnding(titular, id, 10, { nombre: 'Copias' });
    for (const days of [...Array(14).keys(), 42]) {
      await run(days);
      await run(days);
    }
    const title = '<b>Copias</b>';
    expect((await told(oficial)).toSorted()).toEqual(
      [
        `${title} vence en 7 días`,
        `${title} vence en 3 días`,
        `${title} vence mañana`,
        `${title} vence hoy`,
        `${title} venció ayer`,
        `${title} venció hace 3 días`,
        `${title} venció hace 32 días`,
      ].toSorted(),
    );
    for (const firmante of [titular, adscripto]) {
      expect((await told(firmante)).toSorted()).toEqual([
        ...[`${title} venció ayer`, `${title} venció hace 3 días`, `${title} venció hace 32 días`],
      ]);
    }
    const { rows } = await test.owner.query('select marca from plazo_avisos where cuenta_id = $1 order by marca desc', [
      cuentaId,
    ]);
    expect(rows.map(({ marca }) => marca)).toEqual([7, 3, 1, 0, -1, -3, -30]);
  });

  it('are sent once by two replicas at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId });
    await plazoEnding(titular, id, 4, { nombre: 'Aporte' });
    const replica = await startReplica(test);
    try {
      const transactions = replica.app.get(Transactions);
      const now = DateTime.now().setZone(BUENOS_AIRES).plus({ days: 1 }).set({ hour: 12 }).toJSDate();
      const other = () => transactions.atTime(now, () => replica.app.get(RecordatoriosDePlazos).run());
      await Promise.all([run(1), other(), run(1), other()]);
      expect(await told(titular)).toEqual(['<b>Aporte</b> vence en 3 días']);
      await mailTo(test, titular.email, /^Aporte vence en 3 días/);
      expect(await mailsTo(test, titular.email)).toHaveLength(1);
    } finally {
      await replica.app.close();
    }
  });

  it('wait for the morning, say nothing of earlier days, and stop with the plazo', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId });
    await plazoEnding(titular, id, -5, { nombre: 'Viejo' });
    const cumplido = await plazoEnding(titular, id, 1, { nombre: 'Cumplido' });
    await actOnPlazo(titular, cumplido.id, 'cumplir');
    await plazoEnding(titular, id, 1, { nombre: 'Nuevo' });
    await run(0, 6);
    expect(await told(titular)).toEqual([]);
    await run(0, 8);
    expect(await told(titular)).toEqual(['<b>Nuevo</b> vence mañana']);
  });

  it('count days as they are in the cuenta', async () => {
    const spain = (await newCuenta(test, { pais: 'ES' })).titular;
    const carpeta = await newCarpeta(spain, { responsableId: spain.usuarioId });
    // In Madrid the next day has begun. In Buenos Aires it is still the plazo's last day.
    const noon = DateTime.now().setZone('Europe/Madrid').plus({ days: 2 }).set({ hour: 0, minute: 30 });
    await plazoEnding(spain, carpeta.id, 0, {
      nombre: 'Medianoche',
      inicio: noon.plus({ days: 1 }).toFormat('yyyy-MM-dd'),
    });
    const at = (moment: DateTime) =>
      test.app.get(Transactions).atTime(moment.toJSDate(), () => test.app.get(RecordatoriosDePlazos).run());
    await at(noon);
    expect(await told(spain)).toEqual([]);
    await at(noon.set({ hour: 7 }));
    expect(await told(spain)).toEqual(['<b>Medianoche</b> vence mañana']);
  });
});
