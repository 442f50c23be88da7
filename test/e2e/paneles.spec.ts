import { DateTime } from 'luxon';
import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { ProyectoDto } from '../../server/compat/paneles/proyecto.dto.js';
import type { OficinaDto } from '../../server/oficina/paneles/oficina.dto.js';
import type { AnaliticaDto } from '../../server/oficina/paneles/uso.dto.js';
import { UsoService } from '../../server/plataforma/uso/uso.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { entregar, newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento } from '../factories/documentos.js';
import { newNota } from '../factories/notas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newTablero, newTarjeta } from '../factories/tableros.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const ZONA = 'America/Argentina/Buenos_Aires';
/** Noon of today in the cuenta, and of the Monday of its week. */
const noon = () => DateTime.now().setZone(ZONA).startOf('day').plus({ hours: 12 });
const dayOf = (moment: DateTime) => moment.toFormat('yyyy-MM-dd');

async function oficina(client: Member): Promise<OficinaDto> {
  const { status, body } = await client.get<OficinaDto>('/dashboards/oficina');
  expect(status).toBe(200);
  return body;
}

async function move(client: Member, id: string, sent: Record<string, unknown>) {
  const { version } = (await client.get(`/carpetas/${id}`)).body;
  const { status, body } = await client.post(`/carpetas/${id}/mover`, sent, { version });
  expect(status, JSON.stringify(body)).toBe(200);
}

describe('the weeks of the office', () => {
  it('count facts by day and person, and lead to the counted carpetas', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3, 'Olga Oficial');
    const monday = noon().startOf('week').plus({ hours: 12 });
    const lastSunday = monday.minus({ days: 1 });
    const today = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const old = await newCarpeta(titular, { caratula: 'De la semana pasada', responsableId: null });
    const late = await newCarpeta(titular, { fechaFirmaPrevista: dayOf(noon().minus({ days: 8 })) });
    await test.owner.query(`update carpetas set creada_en = $2 where id = $1`, [old.id, lastSunday.toJSDate()]);
    await test.owner.query(`update carpetas set creada_en = now() - interval '1 year' where id = $1`, [late.id]);
    await move(titular, today.id, { estado: 'suspendida', motivo: 'Falta un dato' });
    await move(titular, today.id, { estado: 'en_preparacion' });
    await move(titular, old.id, { estado: 'suspendida', motivo: 'Dudan' });
    await move(titular, old.id, { estado: 'anulada', motivo: 'Desistieron' });
    await test.owner.query(`update carpetas set estado = 'firmada', fecha_firma = $2 where id = $1`, [
      late.id,
      dayOf(lastSunday),
    ]);

    const { hoy, esta, pasada, atrasadas } = await oficina(titular);
    expect(hoy).toBe(dayOf(noon()));
    expect([esta.desde, esta.hasta]).toEqual([dayOf(monday), dayOf(monday.plus({ days: 6 }))]);
    expect(esta).toMatchObject({ nuevas: 1, movidas: 3, firmadas: 0, reabiertas: 1, anuladas: 1, terminadas: 0 });
    expect(pasada).toMatchObject({ nuevas: 1, movidas: 0, firmadas: 1 });
    expect(atrasadas).toBe(0);
    expect(esta.dias.find(({ dia }) => dia === hoy)).toMatchObject({ nuevas: 1, movidas: 3 });
    expect(pasada.dias.at(-1)).toMatchObject({ dia: dayOf(lastSunday), nuevas: 1, firmadas: 1 });
    expect(esta.responsables).toContainEqual(
      expect.objectContaining({ id: oficial.usuarioId, nombre: 'Olga Oficial', nuevas: 1, movidas: 1 }),
    );

    const listed = async (hecho: string, { desde, hasta } = esta, more = '') => {
      const { body } = await titular.get(`/carpetas?hecho=${hecho}_${desde}_${hasta}${more}`);
      return body.carpetas.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await listed('nueva')).toEqual([today.id]);
    expect(await listed('nueva', pasada)).toEqual([old.id]);
    expect(await listed('nueva', pasada, '&responsableId=nadie')).toEqual([old.id]);
    expect(await listed('nueva', esta, '&responsableId=nadie')).toEqual([]);
    // Opening a draft is a move too.
    expect(await listed('movida')).toEqual([today.id, old.id, late.id].toSorted());
    expect(await listed('reabierta')).toEqual([today.id]);
    expect(await listed('anulada')).toEqual([old.id]);
    expect(await listed('firmada', pasada)).toEqual([late.id]);
    const planned = dayOf(monday.minus({ days: 2 }));
    const overdue = await newCarpeta(titular, { responsableId: oficial.usuarioId, fechaFirmaPrevista: planned });
    expect(await listed('atrasada', pasada)).toEqual([overdue.id]);
    expect(await listed('atrasada')).toEqual([]);
    const { responsables } = (await oficina(titular)).pasada;
    expect(responsables.find(({ id }) => id === oficial.usuarioId)).toMatchObject({ atrasadas: 1, nuevas: 0 });
    const refused = await titular.get('/carpetas?hecho=nueva_2026-02-31_2026-03-01');
    expect([refused.status, refused.body.details?.[0]?.field ?? refused.body.message]).toEqual([
      400,
      expect.any(String),
    ]);
  });

  it('count only visible carpetas of other people', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    await newCarpeta(titular, { reservada: true });
    await newCarpeta(titular, { fechaFirmaPrevista: dayOf(noon()) });
    await newCarpeta(titular, { responsableId: gestor.usuarioId });
    const seen = async (member: Member) => {
      const { esta, firmanHoy, enCurso } = await oficina(member);
      return [esta.nuevas, firmanHoy, enCurso.reduce((sum, { total }) => sum + total, 0)];
    };
    expect(await seen(titular)).toEqual([3, 1, 3]);
    expect(await seen(oficial)).toEqual([2, 1, 2]);
    expect(await seen(gestor)).toEqual([1, 0, 1]);
    expect(await seen((await newCuenta(test)).titular)).toEqual([0, 0, 0]);
  });
});

describe('the figures of the office', () => {
  it("count carpetas by state, ended and late carpetas, each person's carpetas, and completed tareas", async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const inState = async (estado: string, values: object = {}) => {
      const { id } = await newCarpeta(titular, { responsableId: null, ...values });
      const isSigned = !['suspendida', 'lista_para_firma', 'anulada'].includes(estado);
      await test.owner.query('update carpetas set estado = $2, fecha_firma = $3 where id = $1', [
        ...[id, estado, isSigned ? dayOf(noon()) : null],
      ]);
      return id;
    };
    const delivered = await inState('firmada');
    await entregar(titular, delivered);
    for (const estado of ['firmada', 'observada', 'observada', 'archivada', 'anulada']) await inState(estado);
    const late = { responsableId: oficial.usuarioId, fechaFirmaPrevista: dayOf(noon().minus({ days: 1 })) };
    await inState('suspendida', late);
    await inState('lista_para_firma', late);
    const completed = async (dia: DateTime) => {
      const { id } = await newTarea(titular, { assignedTo: oficial.usuarioId });
      await test.owner.query(
        'update tareas set completada_en = $2, creada_en = least(creada_en, $2::timestamptz) where id = $1',
        [id, dia.toJSDate()],
      );
    };
    await completed(noon());
    await completed(noon().startOf('week').minus({ hours: 1 }));
    await newTarea(titular, { assignedTo: oficial.usuarioId });

    const { enCurso, esta, pasada, atrasadas, equipo, tareas } = await oficina(titular);
    expect(Object.fromEntries(enCurso.map(({ estado, total }) => [estado, total]))).toEqual({
      ...{ lista_para_firma: 1, firmada: 1, observada: 2, suspendida: 1 },
    });
    expect([esta.terminadas, pasada.terminadas, atrasadas]).toEqual([1, 0, 2]);
    expect(tareas.completadas).toEqual({ esta: 1, pasada: 1 });
    expect(tareas.sinFecha).toBe(1);
    expect(equipo.find(({ id }) => id === oficial.usuarioId)).toMatchObject({ carpetas: 2, atrasadas: 2, tareas: 1 });
    const list = async (query: string) => (await titular.get(`/carpetas?${query}`)).body.carpetas.length;
    const { desde, hasta } = esta;
    expect([await list('firma=atrasada'), await list(`hecho=terminada_${desde}_${hasta}`)]).toEqual([2, 1]);
  });
});

describe('the day of a person', () => {
  it('has the signatures, the due things, and the reminders of the person alone', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const [today, tomorrow] = [noon(), noon().plus({ days: 1 })];
    const firma = await newCarpeta(titular, { caratula: 'Firma de hoy', fechaFirmaPrevista: dayOf(today) });
    const tarea = await newTarea(titular, { title: 'Pedir el dominio', dueDate: tomorrow.toUTC().toISO() });
    await newTarea(titular, { title: 'De otro', dueDate: today.toUTC().toISO(), assignedTo: other.usuarioId });
    await newTarea(titular, { title: 'Vencida', dueDate: today.minus({ days: 1 }).toUTC().toISO() });
    const nota = await newNota(titular, { reminder: tomorrow.plus({ hours: 1 }).toUTC().toISO() });
    await newNota(other, { reminder: tomorrow.toUTC().toISO() });
    const tablero = await newTablero(titular);
    const tarjeta = await newTarjeta(titular, tablero.lists[0]!, { dueDate: today.toUTC().toISO() });
    const hasta = tomorrow.plus({ hours: 3 });
    const { body: evento } = await titular.post('/agenda/eventos', {
      ...{ tipo: 'reunion', titulo: 'Con el banco', lugar: 'Su sucursal' },
      ...{ desde: hasta.minus({ hours: 1 }).toUTC().toISO(), hasta: hasta.toUTC().toISO() },
    });

    const { agenda, tareas, equipo } = await oficina(titular);
    expect(agenda.hoy).toEqual([
      { tipo: 'firma', titulo: 'Firma de hoy', hora: null, lugar: firma.codigo, enlace: `/carpetas/${firma.id}` },
      expect.objectContaining({
        tipo: 'tarjeta',
        hora: today.toUTC().toISO(),
        enlace: `/apps/scrumboard/${tablero.id}/card/${tarjeta.id}`,
      }),
    ]);
    expect(agenda.manana.map(({ tipo, enlace }) => [tipo, enlace])).toEqual([
      ['tarea', `/apps/tasks/${tarea.id}`],
      ['nota', `/apps/notes/${nota.id}`],
      ['evento', `/agenda/evento/${evento.id}`],
    ]);
    expect(tareas).toMatchObject({ vencidas: 1, hoy: 1, nuevas: { esta: 3, pasada: 0 } });
    expect(tareas.semana + tareas.despues).toBe(1);
    expect(equipo.find(({ id }) => id === other.usuarioId)).toMatchObject({ tareas: 1, carpetas: 0 });
  });
});

describe('the shape of the template', () => {
  it('has the figures of the office by its own words', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const signed = await newCarpeta(titular, { acto: 'Compraventa', moneda: 'ARS', monto: '1000.50' });
    await newCarpeta(titular, {
      acto: 'Compraventa',
      moneda: 'ARS',
      monto: '3000.00',
      fechaFirmaPrevista: dayOf(noon()),
    });
    await newCarpeta(titular, { acto: 'Donación', moneda: 'USD', monto: '9' });
    await test.owner.query(`update carpetas set estado = 'firmada', fecha_firma = $2 where id = $1`, [
      signed.id,
      dayOf(noon()),
    ]);
    const { body } = await titular.get<ProyectoDto>('/dashboards/project');
    expect(body.githubIssues.overview['this-week']).toEqual({
      ...{ 'new-issues': 3, 'closed-issues': 0, fixed: 1, 'wont-fix': 0, 're-opened': 0, 'needs-triage': 0 },
    });
    expect(body.githubIssues.labels).toHaveLength(7);
    expect(body.githubIssues.series['this-week'].map(({ name, type, data }) => [name, type, data.length])).toEqual([
      ['Nuevas', 'line', 7],
      ['Firmadas', 'column', 7],
    ]);
    expect(body.taskDistribution.series['last-week']).toHaveLength(body.taskDistribution.labels.length);
    expect(body.schedule.today).toEqual([expect.objectContaining({ time: 'Todo el día' })]);
    expect(body.budgetDetails.rows).toEqual([
      {
        id: 1,
        type: expect.stringContaining('Compraventa'),
        total: 4000.5,
        expensesAmount: 1000.5,
        expensesPercentage: 25.01,
        remainingAmount: 3000,
        remainingPercentage: 74.99,
      },
    ]);
    expect(body.budgetDetails.columns).toEqual([
      ...['type', 'total', 'expensesAmount', 'expensesPercentage', 'remainingAmount', 'remainingPercentage'],
    ]);
    for (const period of [body.weeklyExpenses, body.monthlyExpenses, body.yearlyExpenses]) {
      expect(period.amount).toBe(1000.5);
      expect(period.series[0]?.data).toHaveLength(period.labels.length);
    }
    // The client writes «%» after these values. It draws a member's picture without a check.
    expect(body.budgetDistribution).toEqual({
      categories: [expect.stringContaining('Compraventa')],
      series: [
        { name: 'Firmado', data: [25.01] },
        { name: 'Por firmar', data: [74.99] },
      ],
    });
    expect(body.teamMembers).toEqual([
      expect.objectContaining({
        ...{ id: titular.usuarioId, email: titular.email, title: expect.any(String) },
        avatar: expect.stringMatching(/^data:image\/svg\+xml,/),
      }),
    ]);
    expect((await titular.get('/dashboards/oficina/montos')).body).toMatchObject({
      moneda: 'ARS',
      otrasMonedas: [{ moneda: 'USD', firmadas: 0, porFirmar: 1 }],
    });
    const gestor = await newMiembro(test, cuentaId, 4);
    await test.owner.query('update carpetas set responsable_id = $2 where id = $1', [signed.id, gestor.usuarioId]);
    expect((await gestor.get(`/carpetas/${signed.id}`)).status).toBe(200);
    expect((await gestor.get('/dashboards/oficina/montos')).status).toBe(403);
    const without = (await gestor.get('/dashboards/project')).body;
    expect([without.budgetDetails.rows, without.yearlyExpenses.amount]).toEqual([[], 0]);
    const inDollars = await titular.get('/carpetas?moneda=USD&estado=borrador,en_preparacion');
    expect(inDollars.body.carpetas).toMatchObject([{ tipoActo: { nombre: 'Donación' } }]);
  });
});

describe('the use of the product', () => {
  const firefox = {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  };

  it('is counted by day, device and section, and names no person', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const opened = { paginas: ['/carpetas', '/carpetas', '/apps/notes', '/secreta/x'], comienza: true };
    expect((await titular.post('/dashboards/uso', opened, firefox)).body).toBe(true);
    await lectura.post('/dashboards/uso', { paginas: ['/carpetas'], comienza: true }, firefox);
    await titular.post('/dashboards/uso', { paginas: ['/carpetas'] }, firefox);
    await titular.post('/common/search', { query: 'nadie' });
    await test.app.get(UsoService).flush();
    await lectura.post('/dashboards/uso', { paginas: ['/chat'] }, firefox);
    await test.app.get(UsoService).flush();

    const { body } = await titular.get<AnaliticaDto>('/dashboards/analytics');
    expect(body.uso.dias).toHaveLength(60);
    expect(body.uso.dias.at(-1)).toEqual({
      dia: dayOf(noon()),
      ...{ sesiones: 2, personas: 2, paginas: 7, busquedas: 1, documentosVistos: 0, documentosCreados: 0 },
    });
    expect(body.uso.secciones).toEqual([
      { de: '/carpetas', cantidad: 4 },
      ...['/apps/notes', '/chat', 'otras'].map((de) => ({ de, cantidad: 1 })),
    ]);
    expect(body.uso.navegadores).toEqual([{ de: 'Firefox', cantidad: 2 }]);
    expect(body.gender).toEqual({ uniqueVisitors: 2, series: [100], labels: ['Computadora'] });
    expect(body.newVsReturning.series).toEqual([100, 0]);
    expect(body.impressions).toMatchObject({ amount: 7 });
    expect(body.conversions).toMatchObject({ amount: 1 });
    expect(body.visitorsVsPageViews).toMatchObject({ overallScore: 3.5, averageRatio: 0 });
    expect(body.visitors.series['this-year'][0]?.data).toEqual([{ x: dayOf(noon()), y: 2 }]);
    expect(body.visitors.series['last-year'][0]?.data).toEqual([]);

    // Days without use are listed too.
    const [first, between] = [noon().minus({ days: 10 }), noon().minus({ days: 9 })].map(dayOf);
    await test.owner.query(`insert into uso_diario values ($1, $2, 9, 'sesiones', 'Móvil', 3)`, [cuentaId, first]);
    const { series } = (await titular.get<AnaliticaDto>('/dashboards/analytics')).body.visitors;
    const points = [series['last-year'], series['this-year']].flatMap(([serie]) => serie?.data ?? []);
    expect(points).toHaveLength(11);
    expect(points.slice(0, 2)).toEqual([
      { x: first, y: 3 },
      { x: between, y: 0 },
    ]);

    // Without the secret of the day, a hash identifies nobody.
    const { rows } = await test.owner.query(
      `select encode(huella, 'hex') as huella from uso_huellas where cuenta_id = $1`,
      [cuentaId],
    );
    expect(rows).toHaveLength(2);
    await test.owner.query(`update uso_huellas set dia = dia - 2 where cuenta_id = $1`, [cuentaId]);
    await test.owner.query(`update uso_secretos set dia = dia - 2 where cuenta_id = $1`, [cuentaId]);
    await test.owner.query(`insert into uso_diario values ($1, current_date - 800, 9, 'paginas', 'Móvil', 3)`, [
      cuentaId,
    ]);
    await test.app.get(Housekeeping).run();
    const kept = await test.owner.query(
      `select (select count(*)::int from uso_huellas where cuenta_id = $1) as huellas,
              (select count(*)::int from uso_secretos where cuenta_id = $1) as secretos,
              (select min(dia) > current_date - 731 from uso_diario where cuenta_id = $1) as recientes`,
      [cuentaId],
    );
    expect(kept.rows).toEqual([{ huellas: 0, secretos: 0, recientes: true }]);
  });

  it('has documents that were opened and made, the hours of the day, their bands, and browsers', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    await download(titular, documento.id, 1);
    await test.app.get(UsoService).flush();
    await test.owner.query(
      `insert into uso_diario (cuenta_id, dia, hora, que, detalle, cantidad)
       select $1, $2, * from (values (9, 'secciones', '/carpetas', 4), (15, 'secciones', '/chat', 12),
         (15, 'paginas', 'Móvil', 16),
         (9, 'navegadores', 'Firefox', 3), (15, 'navegadores', 'Chrome', 1), (9, 'documentosVistos', '', 6)) as usos`,
      [cuentaId, dayOf(noon().minus({ days: 1 }))],
    );
    const { body } = await titular.get<AnaliticaDto>('/dashboards/analytics');
    expect(body.uso.dias.at(-1)).toMatchObject({ documentosVistos: 1, documentosCreados: 1 });
    expect(body.uso.dias.at(-2)).toMatchObject({ documentosVistos: 6, documentosCreados: 0, paginas: 16 });
    expect(body.visits.amount).toBe(8);
    expect(body.uso.horas.map((cantidad, hora) => [hora, cantidad]).filter(([, cantidad]) => cantidad)).toEqual([
      [9, 4],
      [15, 12],
    ]);
    expect(body.age.series).toEqual([0, 25, 75, 0]);
    expect(body.language).toMatchObject({ series: [75, 25], labels: ['Firefox', 'Chrome'] });
  });

  it('is for titulares, and refuses values that no page sends', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    expect((await adscripto.get('/dashboards/analytics')).status).toBe(403);
    for (const body of [
      {},
      { paginas: 'todas' },
      { paginas: Array(51).fill('/chat') },
      { paginas: ['x'.repeat(61)] },
    ]) {
      expect((await titular.post('/dashboards/uso', body)).status).toBe(400);
    }
    const answers: number[] = [];
    for (let call = 0; call < 60; call += 1) {
      answers.push((await adscripto.post('/dashboards/uso', { paginas: [] })).status);
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await adscripto.post('/dashboards/uso', { paginas: [] })).status).toBe(429);
  });
});
