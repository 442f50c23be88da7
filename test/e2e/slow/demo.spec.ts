import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../../server/common/tenancy/transactions.js';
import { loadDemoIntoEmpty } from '../../../server/demo/load-demo.js';
import type {
  CarpetaDetalleDto,
  CarpetaResumenDto,
  EventoDto,
} from '../../../server/expediente/carpetas/carpetas.dto.js';
import type { DocumentosDto } from '../../../server/expediente/documentos/documentos.dto.js';
import { FilingService } from '../../../server/expediente/documentos/filing.service.js';
import type { ParteDto } from '../../../server/expediente/partes/partes.dto.js';
import type { ChatDto } from '../../../server/oficina/chat/chat.dto.js';
import type { ConversacionDto, MensajesDto } from '../../../server/oficina/chat/conversaciones.dto.js';
import type { ContactoDto } from '../../../server/oficina/contactos/contactos.dto.js';
import type { CorreosDto } from '../../../server/oficina/correos/correos.dto.js';
import type { NotaConEtiquetasDto } from '../../../server/oficina/notas/notas.dto.js';
import type { TableroDto, TableroResumenDto } from '../../../server/oficina/tableros/tableros.dto.js';
import type { TareaDto } from '../../../server/oficina/tareas/tareas.dto.js';
import type { AtajoDto } from '../../../server/plataforma/atajos/atajos.dto.js';
import { Auditoria } from '../../../server/plataforma/auditoria/auditoria.service.js';
import type { AvisoDePanelDto } from '../../../server/plataforma/avisos/avisos.dto.js';
import type { EtiquetaTituladaDto } from '../../../server/plataforma/etiquetas/etiquetas.dto.js';
import { DEMO_CREDENTIALS } from '../../../server/plataforma/identidad/demo-credentials.js';
import { ESTADOS_CARPETA } from '../../../server/vocabulario/carpeta-estados.js';
import { checkIdentityDocument } from '../../../server/vocabulario/documentos-identidad/check-identity-document.js';
import { ApiClient } from '../../factories/api-client.js';
import { createTestApp, type TestApp } from '../../factories/app.js';

const OFICINAS = ['lavalle', 'sol', 'rambla'];
const ROLES = ['titular', 'adscripto', 'oficial', 'gestor', 'lectura'];
const HOY = new Date().toISOString().slice(0, 10);

let test: TestApp;
const said: string[] = [];

beforeAll(async () => {
  test = await createTestApp({ ACCESS_CACHE_SECONDS: '10', LIMIT_SIGN_IN_ACCOUNT: '1000' });
}, 120_000);
afterAll(() => test.close());

const load = () => loadDemoIntoEmpty(test.app, (line) => said.push(line));

async function signIn(email: string) {
  const { status, body } = await new ApiClient(test.baseUrl).post('/auth/sign-in', {
    email,
    password: DEMO_CREDENTIALS.password,
    mode: 'json',
  });
  return { status, body, client: new ApiClient(test.baseUrl, body.accessToken) };
}

const titular = async (oficina: string) => (await signIn(`titular.${oficina}@ejemplo.test`)).client;

async function carpetasOf(client: ApiClient, query = ''): Promise<CarpetaResumenDto[]> {
  return (await client.get(`/carpetas?tamano=100${query}`)).body.carpetas;
}

async function partesOf(client: ApiClient, id: string): Promise<ParteDto[]> {
  return (await client.get(`/carpetas/${id}/partes`)).body;
}

async function documentosOf(client: ApiClient, id: string): Promise<DocumentosDto> {
  return (await client.get(`/carpetas/${id}/documentos`)).body;
}

/** The number of rows of each of these tables. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await test.owner.query(
    `select json_object_agg(tabla, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || tabla, true, true, '')))[1]::text::int) as counts
       from unnest(array['usuarios', 'cuentas', 'membresias', 'carpetas', 'personas', 'partes', 'documentos', 'documento_versiones', 'auditoria', 'subidas']) as tabla`,
  );
  return rows[0].counts;
}

/** Expects notifications, messages and atajos. Some are unread, and their links open for the person. */
async function expectPuesto(client: ApiClient): Promise<void> {
  const notifications: AvisoDePanelDto[] = (await client.get('/common/notifications')).body;
  expect(notifications.length).toBeGreaterThan(0);
  expect(notifications.length).toBeLessThanOrEqual(8);
  const unread = notifications.filter(({ read }) => !read);
  expect(unread).toEqual(notifications.slice(0, unread.length));
  expect([1, 2, 3]).toContain(unread.length);
  const messages: AvisoDePanelDto[] = (await client.get('/common/messages')).body;
  expect(messages.length).toBeGreaterThan(0);
  for (const { time, link, icon } of [...notifications, ...messages]) {
    expect(+new Date(time)).toBeLessThan(Date.now());
    expect(icon).toMatch(/^heroicons_outline:/);
    if (link?.startsWith('/carpetas/')) {
      expect((await client.get(link)).status).toBe(200);
    }
  }
  const atajos: AtajoDto[] = (await client.get('/common/shortcuts')).body;
  expect([3, 4]).toContain(atajos.length);
}

// These tests depend on their order. They interrupt a load, continue it, and check the result.
describe('loading', () => {
  it('lets nobody in after an interrupted load', async () => {
    const filing = test.app.get(FilingService);
    let left = 30;
    const { fileAll } = filing;
    const spy = vi.spyOn(filing, 'fileAll').mockImplementation((...args) => {
      left -= 1;
      return left > 0 ? fileAll.apply(filing, args) : Promise.reject(new Error('El disco se desconectó.'));
    });
    await expect(load()).rejects.toThrow('El disco se desconectó.');
    spy.mockRestore();
    const { carpetas = 0 } = await counts();
    expect(carpetas).toBeGreaterThan(0);
    expect(carpetas).toBeLessThan(180);
    for (const email of [DEMO_CREDENTIALS.email, 'titular.lavalle@ejemplo.test', 'nueva@carpetas.test']) {
      expect((await signIn(email)).status).toBe(404);
    }
  }, 180_000);

  it('continues at the next start, once on two replicas, and says so', async () => {
    said.length = 0;
    await Promise.all([load(), load()]);
    expect(said[0]).toBe('Cargando los datos de demostración…');
    expect(said.slice(1).toSorted()).toEqual([
      expect.stringMatching(/Escribanía Lavalle Norte: 60 carpetas, \d{3} documentos\.$/),
      expect.stringMatching(/Escribanía Rambla Demo: 60 carpetas, \d+ documentos\.$/),
      expect.stringMatching(/Notaría Puerta del Sol Ficticia: 60 carpetas, \d+ documentos\.$/),
    ]);
    expect(await counts()).toMatchObject({ usuarios: 18, cuentas: 3, membresias: 18, carpetas: 180, subidas: 0 });
  }, 180_000);

  it('does nothing a second time', async () => {
    const before = await counts();
    said.length = 0;
    await load();
    expect(said).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('does not touch a database that has other people', async () => {
    const other = await createTestApp();
    await other.owner.query(
      `insert into usuarios (id, email, nombre) values (gen_random_uuid(), 'ana@estudio.test', 'Ana')`,
    );
    await loadDemoIntoEmpty(other.app, (line) => said.push(line));
    expect((await other.owner.query('select count(*)::int as total from usuarios')).rows).toEqual([{ total: 1 }]);
    await other.close();
  });
});

describe('people', () => {
  it('sign in with none, one or several cuentas', async () => {
    const demo = await signIn(DEMO_CREDENTIALS.email);
    expect(demo.body).toMatchObject({ estado: 'ACCOUNT_SELECTION', user: { name: 'Ana Lavalle' } });
    expect(demo.body.user.cuentas).toEqual([
      {
        cuentaId: expect.any(String),
        nombre: 'Escribanía Lavalle Norte',
        pais: 'AR',
        zonaHoraria: expect.any(String),
        moneda: expect.any(String),
        rolId: 1,
      },
      {
        cuentaId: expect.any(String),
        nombre: 'Escribanía Rambla Demo',
        pais: 'UY',
        zonaHoraria: expect.any(String),
        moneda: expect.any(String),
        rolId: 3,
      },
    ]);
    expect((await signIn('solo@carpetas.test')).body).toMatchObject({
      estado: 'ACTIVE_SESSION',
      user: { cuentas: [{ nombre: 'Notaría Puerta del Sol Ficticia' }] },
    });
    expect((await signIn('nueva@carpetas.test')).body).toMatchObject({ estado: 'AUTHENTICATED_NO_ACCOUNT' });
  });

  it.each(OFICINAS)('work in %s, one per role', async (oficina) => {
    for (const [i, rol] of ROLES.entries()) {
      const { body } = await signIn(`${rol}.${oficina}@ejemplo.test`);
      expect(body).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentas: [{ rolId: i + 1 }] } });
    }
  });

  it.each(OFICINAS)(
    'who only read in %s see the carpetas that were opened to them, none of them reserved',
    async (oficina) => {
      const { client } = await signIn(`lectura.${oficina}@ejemplo.test`);
      const carpetas = await carpetasOf(client);
      expect(carpetas.length).toBeGreaterThanOrEqual(6);
      expect(carpetas.filter(({ reservada }) => reservada)).toEqual([]);
      expect(new Set(carpetas.map(({ estado }) => estado)).size).toBeGreaterThan(3);
    },
  );

  it.each([
    ['lavalle', 'Adscripto', 'Oficial'],
    ['sol', 'Notario/a adjunto/a', 'Oficial de notaría'],
  ])('have the roles of the country of %s', async (oficina, adscripto, oficial) => {
    const client = await titular(oficina);
    const { body } = await client.get('/miembros');
    for (const [rol, nombre] of Object.entries({ adscripto, oficial })) {
      expect(body).toContainEqual(expect.objectContaining({ email: `${rol}.${oficina}@ejemplo.test`, rol: nombre }));
    }
  });

  it.each(OFICINAS.flatMap((oficina) => ROLES.map((rol) => `${rol}.${oficina}@ejemplo.test`)))(
    '%s have a few notifications, messages and shortcuts',
    async (email) => {
      const { client } = await signIn(email);
      await expectPuesto(client);
    },
  );

  it('who sign in as the demo have notas of every kind', async () => {
    const { body, client } = await signIn(DEMO_CREDENTIALS.email);
    const session = (await client.post(`/cuentas/${body.user.cuentas[0].cuentaId}/seleccionar`)).body;
    const notas: NotaConEtiquetasDto[] = (await new ApiClient(test.baseUrl, session.accessToken).get('/apps/notes/all'))
      .body;
    expect(notas).toHaveLength(12);
    for (const kind of [
      ({ tasks }: NotaConEtiquetasDto) => tasks?.some(({ completed }) => completed),
      ({ image, imageSize }: NotaConEtiquetasDto) => image && imageSize,
      ({ reminder }: NotaConEtiquetasDto) => reminder && new Date(reminder) > new Date(),
      ({ labels }: NotaConEtiquetasDto) => labels.length > 1,
      ({ archived }: NotaConEtiquetasDto) => archived,
    ]) {
      expect(notas.some(kind)).toBe(true);
    }
  });

  it('have certificates to ask for, on their way, expired and expiring today', async () => {
    let todayOrLate = 0;
    for (const oficina of OFICINAS) {
      const { grupos, certificados, hoy } = (await (await titular(oficina)).get('/certificados?tamano=100')).body;
      const totals = new Map(grupos.map(({ grupo, total }: { grupo: string; total: number }) => [grupo, total]));
      for (const grupo of ['por_pedir', 'pedidos', 'por_llegar', 'vigentes']) {
        expect(totals.get(grupo), `${oficina}: ${grupo}`).toBeGreaterThan(0);
      }
      const vencen = certificados.map(({ vence }: { vence: string | null }) => vence);
      todayOrLate += Number(vencen.includes(hoy)) + Number((totals.get('vencidos') as number) > 0);
    }
    expect(todayOrLate).toBeGreaterThan(1);
  });

  it('have approved no requisito before its certificates came', async () => {
    const { rows } = await test.owner.query(
      `select k.caratula, r.nombre, r.estado from requisitos r
         join carpetas k on k.id = r.carpeta_id
         left join certificados ce on ce.requisito_id = r.id
        where r.certificado is not null and r.estado in ('recibido', 'aprobado') and ce.expedido is null`,
    );
    expect(rows).toEqual([]);
  });

  it('have a protocolo without gaps, with an errose, a voided folio and copies', async () => {
    for (const oficina of OFICINAS) {
      const client = await titular(oficina);
      const { anios } = (await client.get('/protocolo')).body;
      const all = [];
      for (const anio of anios) {
        const { entradas } = (await client.get(`/protocolo?tamano=100&anio=${anio}`)).body;
        const folios = entradas.filter(({ libro }: { libro: string }) => libro === 'protocolo');
        expect(folios.map(({ folioDesde }: { folioDesde: number }) => folioDesde)).toEqual(
          folios.map((_: unknown, i: number) => (i === 0 ? 1 : folios[i - 1].folioHasta + 1)),
        );
        all.push(...entradas);
      }
      expect(all.filter(({ estado }) => estado === 'errose')).toHaveLength(1);
      expect(all.filter(({ tipo }) => tipo === null)).toHaveLength(1);
      const signed = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada'];
      const carpetas = (await client.get('/carpetas?tamano=100')).body.carpetas;
      const vigentes = all.filter(({ estado }) => estado === 'vigente').map(({ carpeta }) => carpeta.id);
      expect(new Set(vigentes)).toEqual(
        new Set(
          carpetas
            .filter((each: { estado: string }) => signed.includes(each.estado))
            .map(({ id }: { id: string }) => id),
        ),
      );
    }
  });

  it('have a list of tareas in each office, of every kind and for everybody', async () => {
    for (const oficina of OFICINAS) {
      const client = await titular(oficina);
      const tareas: TareaDto[] = (await client.get('/apps/tasks/all')).body;
      // The first tarea is the course that somebody was asked to take.
      expect(tareas).toHaveLength(27);
      expect(tareas[1]).toMatchObject({ type: 'section', title: 'Esta semana' });
      const tasks = tareas.filter(({ type }) => type === 'task');
      const now = Date.now();
      for (const kind of [
        ({ dueDate }: TareaDto) => dueDate && +new Date(dueDate) < now - 86_400_000,
        ({ dueDate }: TareaDto) => dueDate && +new Date(dueDate) > now,
        ({ completed, completedAt }: TareaDto) => completed && +new Date(completedAt ?? 0) < now - 86_400_000,
        ({ subTasks }: TareaDto) => subTasks.some(({ completed }) => completed),
        ({ tags }: TareaDto) => tags.length > 1,
      ]) {
        expect(tasks.some(kind), `${oficina} ${kind}`).toBe(true);
      }
      expect(new Set(tasks.map(({ priority }) => priority)).size).toBe(3);
      expect(new Set(tasks.map(({ assignedTo }) => assignedTo)).size).toBe(6);
      expect(tasks.filter(({ carpeta }) => carpeta).length).toBeGreaterThan(5);
    }
  });

  it('have boards in each office, with members and with cards due before and after today', async () => {
    for (const oficina of OFICINAS) {
      const client = await titular(oficina);
      const boards: TableroResumenDto[] = (await client.get('/apps/scrumboard/boards')).body;
      expect(boards.map(({ title }) => title)).toEqual([
        'Escrituras en curso',
        'Mejoras de la oficina',
        'Agenda del registro',
      ]);
      expect(boards.every(({ members }) => members.length > 1)).toBe(true);
      const board: TableroDto = (await client.get(`/apps/scrumboard/board?id=${boards[0]?.id}`)).body;
      expect(board.lists.map(({ title }) => title)).toEqual(['Por hacer', 'En curso', 'En revisión', 'Terminado']);
      const cards = board.lists.flatMap((list) => list.cards);
      expect(cards).toHaveLength(15);
      const days = cards.flatMap(({ dueDate }) => (dueDate ? (+new Date(dueDate) - Date.now()) / 86_400_000 : []));
      expect(Math.min(...days)).toBeLessThan(-1);
      expect(Math.max(...days)).toBeGreaterThan(1);
      expect(cards.some(({ labels }) => labels.length > 1)).toBe(true);
      expect(cards.some(({ description }) => description)).toBe(true);
    }
  });

  it('have an address book in each office, with colleagues and clients of its carpetas', async () => {
    for (const oficina of OFICINAS) {
      const oficial = (await signIn(`oficial.${oficina}@ejemplo.test`)).client;
      const contactos: ContactoDto[] = (await oficial.get('/apps/contacts/all')).body;
      expect(contactos.length).toBeGreaterThan(37);
      expect(contactos.length).toBeLessThan(50);
      expect(new Set(contactos.map(({ name }) => name)).size).toBe(contactos.length);
      const tags: EtiquetaTituladaDto[] = (await oficial.get('/apps/contacts/tags')).body;
      expect(tags.map(({ title }) => title)).toEqual([
        ...['Cliente', 'Colega', 'Registro', 'Banco', 'Inmobiliaria', 'Familia'],
      ]);
      expect(tags.every(({ id }) => contactos.some((contacto) => contacto.tags.includes(id)))).toBe(true);
      for (const kind of [
        ({ emails, phoneNumbers }: ContactoDto) => emails.length > 1 && phoneNumbers.length > 1,
        ({ birthday }: ContactoDto) => birthday,
        ({ notes }: ContactoDto) => notes?.includes('<strong>'),
        ({ tags: own }: ContactoDto) => own.length === 0,
        ({ tags: own }: ContactoDto) => own.length > 1,
      ]) {
        expect(contactos.some(kind), `${oficina} ${kind}`).toBe(true);
      }
      // No client comes from a reserved carpeta, so an oficial may see all clients.
      const clientes = contactos.filter(({ personaId }) => personaId);
      expect(clientes.length).toBe(16);
      expect((await oficial.get(`/personas/${clientes[0]?.personaId}`)).body.nombreCompleto).toBe(clientes[0]?.name);
      const phone = contactos.flatMap(({ phoneNumbers }) => phoneNumbers)[0];
      expect(phone?.phoneNumber).not.toMatch(/^\+/);
    }
  });

  it('have notifications in each of their cuentas', async () => {
    const { body, client } = await signIn(DEMO_CREDENTIALS.email);
    for (const { cuentaId } of body.user.cuentas) {
      const session = (await client.post(`/cuentas/${cuentaId}/seleccionar`)).body;
      const inside = new ApiClient(test.baseUrl, session.accessToken);
      await expectPuesto(inside);
      const notifications: AvisoDePanelDto[] = (await inside.get('/common/notifications')).body;
      expect(notifications.length).toBeGreaterThan(3);
      expect(notifications.some(({ title }) => /documento/i.test(title ?? ''))).toBe(true);
    }
  });

  it('are told of a documento with the name of whoever filed it', async () => {
    const { rows } = await test.owner.query(
      `select a.descripcion, u.nombre || ' · ' || d.nombre as filed
         from avisos a
         join documentos d on d.cuenta_id = a.cuenta_id and d.carpeta_id = a.carpeta_id
                          and a.descripcion like '% · ' || d.nombre
         join documento_versiones v on v.cuenta_id = d.cuenta_id and v.documento_id = d.id and v.n = 1
         join usuarios u on u.id = v.autor_id
        where a.titulo like '%: documento nuevo'`,
    );
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ descripcion, filed }) => descripcion !== filed)).toEqual([]);
  });

  it('of one cuenta see nothing of another', async () => {
    const [lavalle, sol] = [await titular('lavalle'), await titular('sol')];
    const [theirs] = await carpetasOf(sol);
    expect((await lavalle.get(`/carpetas/${theirs?.id}`)).status).toBe(404);
    expect((await lavalle.get(`/carpetas/${theirs?.id}/documentos`)).status).toBe(404);
    const ids = new Set((await carpetasOf(lavalle)).map(({ id }) => id));
    expect((await carpetasOf(sol)).filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe.each(OFICINAS)('the carpetas of %s', (oficina) => {
  let client: ApiClient;
  let carpetas: CarpetaResumenDto[];

  beforeAll(async () => {
    client = await titular(oficina);
    carpetas = await carpetasOf(client);
  });

  const detail = async ({ id }: CarpetaResumenDto): Promise<CarpetaDetalleDto> =>
    (await client.get(`/carpetas/${id}`)).body;
  const inEstado = (estado: string) => carpetas.filter((carpeta) => carpeta.estado === estado);

  it('are 60, in every state, with fixed shares of the actos', () => {
    expect(carpetas).toHaveLength(60);
    expect(new Set(carpetas.map(({ estado }) => estado))).toEqual(new Set(ESTADOS_CARPETA));
    expect(new Set(carpetas.map(({ caratula }) => caratula)).size).toBe(60);
    const shares = Object.values(Object.groupBy(carpetas, ({ tipoActo }) => tipoActo.nombre)).map((of) => of?.length);
    expect(shares.toSorted((a, b) => (b ?? 0) - (a ?? 0))).toEqual([24, 9, 9, 6, 5, 3, 2, 2]);
  });

  it('are numbered without a gap in the order of their opening, each in its year', () => {
    const numbered = carpetas
      .filter(({ numero }) => numero !== null)
      .toSorted((a, b) => +new Date(a.creadaEn) - +new Date(b.creadaEn));
    expect(numbered).toHaveLength(55);
    for (const [anio, ofYear = []] of Object.entries(Object.groupBy(numbered, ({ anio }) => String(anio)))) {
      expect(ofYear.map(({ numero }) => numero)).toEqual(ofYear.map((_, i) => i + 1));
      expect(ofYear.every(({ creadaEn }) => Math.abs(new Date(creadaEn).getUTCFullYear() - Number(anio)) <= 1)).toBe(
        true,
      );
    }
    const oldest = Date.now() - +new Date(numbered[0]?.creadaEn ?? 0);
    expect(oldest / 86_400_000).toBeGreaterThan(700);
    expect(carpetas.every(({ actualizadaEn }) => +new Date(actualizadaEn) <= Date.now())).toBe(true);
  });

  it('have several states on the first page, and signatures to come and overdue', () => {
    expect(new Set(carpetas.slice(0, 25).map(({ estado }) => estado)).size).toBeGreaterThanOrEqual(6);
    const pending = [...inEstado('en_preparacion'), ...inEstado('lista_para_firma')].map((c) => c.fechaFirmaPrevista);
    expect(pending.filter((fecha) => fecha !== null && fecha < HOY).length).toBeGreaterThanOrEqual(2);
    expect(pending.filter((fecha) => fecha !== null && fecha > HOY).length).toBeGreaterThanOrEqual(5);
    expect(new Set(carpetas.map(({ prioridad }) => prioridad)).size).toBe(4);
    expect(carpetas.filter(({ etiquetas }) => etiquetas.length > 0).length).toBeGreaterThan(20);
  });

  it('have requisitos in every state, plazos, inscripciones and a proposal, all around today', async () => {
    const { rows } = await test.owner.query(
      `select (select json_agg(distinct r.estado) from requisitos r where r.cuenta_id = c.id) as requisitos,
              (select json_build_object('cumplidos', count(*) filter (where cumplido_en is not null) > 0,
                      'vencidos', count(*) filter (where cumplido_en is null and vence < current_date) > 0,
                      'proximos', count(*) filter (where cumplido_en is null and vence between current_date and current_date + 45) > 0)
                 from plazos p where p.cuenta_id = c.id and anulado_en is null) as plazos,
              (select json_build_object('inscriptas', count(*) filter (where resultado = 'inscripta') > 0,
                      'presentadas', count(*) filter (where presentada is not null and resultado is null) > 0,
                      'recientes', max(presentada) > current_date - 60)
                 from inscripciones i where i.cuenta_id = c.id) as inscripciones,
              (select count(*) > 0 from inscripcion_observaciones o where o.cuenta_id = c.id) as observadas
         from cuentas c join carpetas k on k.cuenta_id = c.id where k.id = $1`,
      [carpetas[0]?.id],
    );
    expect(rows[0].requisitos.toSorted()).toEqual(['aprobado', 'no_aplica', 'pendiente', 'recibido', 'solicitado']);
    expect(rows[0]).toMatchObject({
      plazos: { cumplidos: true, vencidos: true, proximos: true },
      inscripciones: { inscriptas: true, presentadas: true, recientes: true },
      observadas: true,
    });
    const proposed = await carpetasOf(client, '&propuesta=si');
    expect(proposed).toMatchObject([
      { estado: 'en_preparacion', tipoActo: { nombre: expect.stringMatching(/^Poder/) } },
    ]);
  });

  it('tell their histories in order', async () => {
    const archivada = inEstado('archivada')[0] as CarpetaResumenDto;
    const eventos: EventoDto[] = (await client.get(`/carpetas/${archivada.id}/actividad?tamano=100`)).body.eventos;
    const times = eventos.map(({ en }) => +new Date(en));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.at(-1)).toBe(+new Date(archivada.creadaEn));
    expect(times[0]).toBe(+new Date(archivada.actualizadaEn));
    expect(eventos.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['carpeta.creada', 'parte.agregada', 'documento.subido', 'carpeta.movida']),
    );
  });

  it('give their reasons where one was needed', async () => {
    for (const estado of ['anulada', 'suspendida', 'observada']) {
      for (const carpeta of inEstado(estado)) {
        expect((await detail(carpeta)).motivoEstado).toMatch(/\.$/);
      }
    }
  });

  it('hide testamentos from the oficial, but not the others', async () => {
    const reserved = carpetas.filter(({ reservada }) => reservada);
    expect(reserved.map(({ tipoActo }) => tipoActo.nombre)).toEqual(
      Array(2).fill(expect.stringMatching(/^Testamento/)),
    );
    const seen = await carpetasOf((await signIn(`oficial.${oficina}@ejemplo.test`)).client);
    expect(seen).toHaveLength(58);
    const mine = await carpetasOf((await signIn(`gestor.${oficina}@ejemplo.test`)).client);
    expect(mine.length).toBeGreaterThan(3);
  });

  it('have partes with ñ, an apoderado of two sellers, a company with three socios, and once none', async () => {
    const all = await Promise.all(carpetas.map(async ({ id }) => partesOf(client, id)));
    expect(all.flat().some(({ persona }) => /ñ\S* \S+$/.test(persona.nombreCompleto))).toBe(true);
    const represented = all.filter((partes) => {
      const sellers = new Set(partes.filter(({ rol }) => rol === 'vendedor').map(({ id }) => id));
      const acting = partes.filter(({ representados }) => representados.some((id) => sellers.has(id)));
      return acting.length === 1 && acting[0]?.representados.length === 2;
    });
    expect(represented.length).toBeGreaterThan(0);
    const owned = all.filter(
      (partes) =>
        partes.some(({ persona }) => persona.tipo === 'juridica') &&
        partes.filter(({ rol }) => rol === 'socio').length === 3,
    );
    expect(owned.length).toBeGreaterThan(0);
    expect(all.filter((partes) => partes.length === 0)).toHaveLength(1);
  });

  it('have people of the country whose documents pass their checks, each registered once', async () => {
    const documentos: string[] = [];
    for (let pagina = 1; pagina <= 3; pagina++) {
      const { personas } = (await client.get(`/personas?tamano=100&pagina=${pagina}`)).body;
      for (const { paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal, email } of personas) {
        for (const [pais, tipo, numero] of [
          [paisDoc, tipoDoc, numeroDoc],
          [idFiscalPais, idFiscalTipo, idFiscal],
        ]) {
          if (numero) {
            expect(checkIdentityDocument(pais, tipo, numero), `${tipo} ${numero}`).toMatchObject({ valid: true });
            documentos.push(`${tipo} ${numero}`);
          }
        }
        expect(email).toMatch(/^[a-z]+\.[a-z0-9.]+@ejemplo\.test$/);
      }
    }
    expect(documentos.length).toBeGreaterThan(80);
    expect(new Set(documentos).size).toBe(documentos.length);
  });

  it('have documents in secciones, some in several versions and some of them pictures', async () => {
    const all = (await Promise.all(carpetas.map(({ id }) => documentosOf(client, id)))).flatMap(
      ({ documentos }) => documentos,
    );
    expect(all.length).toBeGreaterThan(80);
    expect(all.every(({ seccionId }) => seccionId !== null)).toBe(true);
    expect(Math.max(...all.map(({ versiones }) => versiones))).toBe(3);
    expect(all.some(({ creadoEn }) => Date.now() - +new Date(creadoEn) > 300 * 86_400_000)).toBe(true);
    const picture = all.find(({ actual }) => actual.mime === 'image/png');
    expect(picture?.actual.previsualizable).toBe(true);
  });

  it('have an audit whose chain is intact', async () => {
    const { body } = await client.get('/auth/check');
    const tenant = { cuentaId: body.user.cuentaActivaId, usuarioId: body.user.id, rolId: 1 };
    const fault = await test.app.get(Transactions).tenantTransaction(tenant, () => test.app.get(Auditoria).verify());
    expect(fault).toBeNull();
  });
});

describe('the chats', () => {
  /** The chats of a person, in `cuenta` when they have several. */
  async function chatsOf(email: string, cuenta?: string): Promise<ChatDto[]> {
    const { body, client } = await signIn(email);
    const chosen = body.user.cuentas.find(({ nombre }: { nombre: string }) => nombre === cuenta);
    const session = chosen && (await client.post(`/cuentas/${chosen.cuentaId}/seleccionar`)).body;
    const inside = session ? new ApiClient(test.baseUrl, session.accessToken) : client;
    return (await inside.get('/apps/chat/chats')).body;
  }

  it('exist for the demo’s person in both offices, some with unread messages', async () => {
    for (const cuenta of ['Escribanía Lavalle Norte', 'Escribanía Rambla Demo']) {
      const chats = await chatsOf(DEMO_CREDENTIALS.email, cuenta);
      expect(chats.length).toBeGreaterThanOrEqual(3);
      expect(chats.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
      expect(chats.some(({ unreadCount }) => unreadCount === 0)).toBe(true);
    }
  });

  it('include a group and the conversation of a carpeta, with an answer, a mention and emojis', async () => {
    const client = await titular('lavalle');
    const all: ConversacionDto[] = (await client.get('/conversaciones')).body;
    expect(new Set(all.map(({ tipo }) => tipo))).toEqual(new Set(['directo', 'grupo', 'carpeta']));
    const { id } = all.find(({ tipo }) => tipo === 'carpeta') as ConversacionDto;
    const { mensajes }: MensajesDto = (await client.get(`/conversaciones/${id}/mensajes`)).body;
    expect(mensajes.some(({ citado }) => citado)).toBe(true);
    expect(mensajes.some(({ reacciones }) => reacciones.length > 0)).toBe(true);
    const mention = mensajes.find(({ menciones }) => menciones.length > 0);
    expect(mention?.valor).toContain(`@${mention?.menciones[0]?.nombre}`);
  });

  it.each(OFICINAS)('of %s are in order, and in the past', async (oficina) => {
    const chats = await chatsOf(`titular.${oficina}@ejemplo.test`);
    expect(chats.length).toBeGreaterThan(0);
    for (const { messages } of chats) {
      const times = messages.map(({ createdAt }) => +new Date(createdAt));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(messages.map(({ isMine }) => isMine)).size).toBe(2);
      expect(Math.max(...times)).toBeLessThan(Date.now() - 3_000_000);
    }
  });
});

it('has a mailbox with an answered thread, labels, files and mails in each folder', async () => {
  const { body, client } = await signIn(DEMO_CREDENTIALS.email);
  const [lavalle] = body.user.cuentas.filter(({ nombre }: { nombre: string }) => nombre === 'Escribanía Lavalle Norte');
  const session = (await client.post(`/cuentas/${lavalle.cuentaId}/seleccionar`)).body;
  const inside = new ApiClient(test.baseUrl, session.accessToken);
  const { correos }: CorreosDto = (await inside.get('/correos?bandeja=inbox&tamano=100')).body;
  expect(correos.length).toBeGreaterThan(10);
  expect(Math.max(...correos.map(({ enHilo }) => enHilo))).toBe(4);
  expect(correos.filter(({ leido }) => !leido).length).toBeGreaterThan(2);
  expect(correos.filter(({ adjuntos }) => adjuntos > 0).length).toBeGreaterThan(3);
  expect(correos.filter(({ fecha }) => +new Date(fecha) > Date.now() - 3_600_000)).toEqual([]);
  for (const bandeja of ['sent', 'drafts', 'archive', 'spam', 'trash']) {
    expect((await inside.get(`/correos?bandeja=${bandeja}`)).body.correos, bandeja).not.toEqual([]);
  }
  const labels = (await inside.get('/apps/mailbox/labels')).body;
  for (const { slug } of labels) {
    expect((await inside.get(`/apps/mailbox/mails?label=${slug}`)).body.mails, slug).not.toEqual([]);
  }
  // The other members have mails of their own.
  expect((await (await titular('lavalle')).get('/correos?bandeja=inbox')).body.correos.length).toBeGreaterThan(1);
  // The other offices have mails too, also in carpetas.
  const sofia: CorreosDto = (await (await signIn('solo@carpetas.test')).client.get('/correos?bandeja=inbox')).body;
  expect(sofia.correos.filter(({ carpetas }) => carpetas.length > 0)).toHaveLength(2);
  expect(sofia.correos.filter(({ adjuntos }) => adjuntos > 0)).toHaveLength(1);
  const rambla = body.user.cuentas.find(({ nombre }: { nombre: string }) => nombre === 'Escribanía Rambla Demo');
  const enRambla = (await client.post(`/cuentas/${rambla.cuentaId}/seleccionar`)).body.accessToken;
  expect((await new ApiClient(test.baseUrl, enRambla).get('/correos?bandeja=inbox')).body.correos).toHaveLength(4);
});

it('has one carpeta with 300 documents, in nested secciones', async () => {
  const client = await titular('lavalle');
  const [hipoteca] = (await carpetasOf(client, '&estado=en_inscripcion')).filter(
    ({ tipoActo }) => tipoActo.nombre === 'Hipoteca',
  );
  const { documentos, secciones } = await documentosOf(client, hipoteca?.id ?? '');
  expect(documentos).toHaveLength(300);
  expect(secciones.filter(({ padreId }) => padreId !== null)).toHaveLength(5);
  expect(new Set(documentos.map(({ actual }) => actual.sha256)).size).toBe(300);
});

it('marks every PDF as fictitious, and the other files are pictures', async () => {
  const { rows } = await test.owner.query<{ clave: string; mime: string }>(
    'select clave, mime from documento_versiones',
  );
  for (const { clave, mime } of rows) {
    const content = (await readFile(join(test.dataDir, 'archivos', clave))).toString('latin1');
    if (mime === 'application/pdf') {
      expect(content.startsWith('%PDF-1') && content.includes('(DATOS FICTICIOS)'), clave).toBe(true);
    } else {
      expect([mime, content.slice(1, 4)]).toEqual(['image/png', 'PNG']);
    }
  }
  expect(rows.length).toBeGreaterThan(550);
});
