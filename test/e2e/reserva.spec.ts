import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn as dayInZone } from '../../server/common/day.js';
import { createOpenApiDocument } from '../../server/common/http/api-docs.js';
import { collect } from '../../server/domains.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newArchivo, newDirectorio } from '../factories/archivos.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newCorreo, newCorreoIn } from '../factories/correos.js';
import { newDocumento, pdf } from '../factories/documentos.js';
import { newCertificado, newInmueble } from '../factories/inmuebles.js';
import { newMovimiento, newProducto } from '../factories/inventario.js';
import { newNota } from '../factories/notas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { type LiveClient, listen } from '../factories/sockets.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;
let routes: string[];

beforeAll(async () => {
  test = await sharedTestApp();
  routes = Object.entries(createOpenApiDocument(test.app).paths).flatMap(([path, operations]) =>
    'get' in operations ? [path.replace('/api', '')] : [],
  );
});

/** An office with rows of every kind. An oficial, a gestor and a lectura see its rows that are not reserved. */
async function newOficina() {
  const { cuentaId, titular } = await newCuenta(test);
  const [oficial, gestor, lectura] = [
    await newMiembro(test, cuentaId, 3),
    await newMiembro(test, cuentaId, 4),
    await newMiembro(test, cuentaId, 5),
  ];
  const carpeta = await newCarpeta(titular, {
    ...{ acto: 'Compraventa', caratula: 'Quiroga a Benítez', responsableId: gestor.usuarioId },
    ...{ etiquetas: ['Urgente'], monto: '1000', moneda: 'ARS' },
  });
  await made(titular.post('/carpetas/accesos', { carpetas: [carpeta.id], usuarioId: lectura.usuarioId, hasta: null }));
  const quiroga = await newPersona(titular, {
    nombre: 'Delia',
    apellidos: 'Quiroga',
    paisDoc: 'AR',
    tipoDoc: 'DNI',
    numeroDoc: '30111222',
  });
  const otra = await newPersona(oficial, { nombre: 'Delia', apellidos: 'Quiroga de Sosa' });
  await newParte(titular, carpeta.id, { personaId: quiroga.id, rol: 'vendedor' });
  const inmueble = await newInmueble(titular, carpeta.id);
  const documento = await newDocumento(titular, carpeta.id);
  await newCertificado(titular, carpeta.id);
  const producto = await newProducto(titular, { minimum: 8 });
  await newMovimiento(titular, producto.id, { type: 'entrada', quantity: 10 });
  const sala = await made(titular.post('/agenda/salas', { nombre: 'Sala 1' }));
  const contacto = await made(titular.post('/apps/contacts/contact', { contact: { name: 'Delia Quiroga' } }));
  const conversacion = await made(
    titular.post('/conversaciones', {
      nombre: 'Todos',
      participantes: [oficial, gestor, lectura].map(({ usuarioId }) => usuarioId),
    }),
  );
  await newTarea(titular);
  await newArchivo(titular, { directorioId: (await newDirectorio(titular)).id });
  const correo = await newCorreo(test, titular);
  const adscripto = await newMiembro(test, cuentaId, 2);
  const [suyo, compartido] = await newCorreoIn(test, [titular, oficial, lectura], { asunto: 'Mi mandato' });
  const tipoActo = (await titular.get('/tipos-acto')).body[0];
  const registro = (await titular.get('/protocolo/registros')).body[0];
  return {
    ...{ cuentaId, titular, viewers: { oficial, gestor, lectura } },
    ...{
      carpeta,
      quiroga,
      otra,
      inmueble,
      documento,
      producto,
      sala,
      contacto,
      conversacion,
      correo,
      suyo: suyo!,
      compartido: compartido!,
      adscripto,
      tipoActo,
      registro,
    },
  };
}

type Oficina = Awaited<ReturnType<typeof newOficina>>;

async function made<T>(call: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await call;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
}

/** Adds a reserved carpeta with rows of every kind. */
async function addReservada(oficina: Oficina) {
  const { titular, adscripto, carpeta, quiroga, otra, producto, sala, inmueble, correo, suyo } = oficina;
  const reservada = await newCarpeta(titular, {
    ...{ acto: 'Compraventa', caratula: 'Testamento de Quiroga', reservada: true, prioridad: 'urgente' },
    ...{ etiquetas: ['Urgente', 'Herencia'], monto: '500000', moneda: 'ARS', responsableId: titular.usuarioId },
    ...{ escribanoId: titular.usuarioId, fechaFirmaPrevista: dayIn(0), ubicacionFisica: 'Caja 7' },
  });
  const path = `/carpetas/${reservada.id}`;
  await newParte(titular, reservada.id, { personaId: quiroga.id, rol: 'vendedor' });
  await newParte(titular, reservada.id, { personaId: otra.id, rol: 'comprador' });
  await made(titular.post(`${path}/inmuebles`, { inmuebleId: inmueble.id }));
  const lavalle = await newInmueble(titular, reservada.id, { domicilio: 'Lavalle 121' });
  await made(titular.patch(`/inmuebles/${lavalle.id}`, { domicilio: 'Lavalle 123' }, { version: lavalle.version }));
  const documento = await newDocumento(titular, reservada.id, { nombre: 'Borrador del testamento.pdf' });
  await newCertificado(titular, reservada.id, { expedido: dayIn(-10) });
  await made(titular.post(`${path}/requisitos`, { nombre: 'Ver al médico', vence: dayIn(1) }));
  await made(titular.post(`${path}/plazos`, { nombre: 'Avisar al registro', inicio: dayIn(-5), dias: 3 }));
  await newTarea(titular, { carpetaId: reservada.id, dueDate: `${dayIn(0)}T15:00:00Z` });
  await made(
    titular.post('/agenda/eventos', {
      ...{ tipo: 'reunion', titulo: 'Leer el testamento', carpetaId: reservada.id, salaId: sala.id },
      ...{ desde: `${dayIn(1)}T15:00:00Z`, hasta: `${dayIn(1)}T16:00:00Z` },
    }),
  );
  await made(titular.post(`${path}/comentarios`, { texto: 'La testadora vino sola.' }));
  await made(titular.post(`${path}/vinculos`, { tipo: 'continua', otraId: carpeta.id }));
  await newMovimiento(titular, producto.id, { type: 'reserva', quantity: 3, carpetaId: reservada.id });
  const conversacion = await made(titular.post(`${path}/conversacion`));
  const mensajes = `/conversaciones/${conversacion.id}/mensajes`;
  const mensaje = await made(titular.post(mensajes, { valor: 'Falta el testigo.' }));
  await made(titular.send('PUT', `${mensajes}/${mensaje.id}/fijado`));
  await made(titular.post('/correos/archivar', { carpetaId: reservada.id, ids: [correo.id] }));
  // Another of its recipients files this mail, which colleagues received too.
  await made(titular.post('/correos/archivar', { carpetaId: reservada.id, ids: [suyo.id] }));
  const testadora = await newPersona(titular, { nombre: 'Nélida', apellidos: 'Testadora' });
  await newParte(titular, reservada.id, { personaId: testadora.id, rol: 'comprador' });
  const ficha = new FormData();
  ficha.append('clase', 'otro');
  ficha.append('archivo', new Blob([pdf('origen de los fondos')]), 'Ficha.pdf');
  await made(titular.post(`/personas/${testadora.id}/archivos`, ficha));
  await newNota(titular, { title: 'Testamento de Quiroga' });
  for (const responsableId of [adscripto.usuarioId, titular.usuarioId]) {
    const { version } = (await titular.get(path)).body;
    await made(titular.patch(path, { responsableId }, { version }));
  }
  await readyToSign(titular, reservada.id);
  for (const estado of ['lista_para_firma', 'firmada']) {
    const { version } = (await titular.get(path)).body;
    await made(titular.post(`${path}/mover`, { estado }, { version }));
  }
  await made(titular.post(`${path}/inscripciones`, { registro: 'Registro de testamentos', presentada: dayIn(0) }));
  return { reservada, documento };
}

const idsOfTareas = async (client: Member): Promise<string[]> =>
  (await client.get('/apps/tasks/all')).body.map(({ id }: { id: string }) => id);

/** Makes all changes of a reserved carpeta and of a restricted directorio that send live events. */
async function changeReservada({ titular }: Oficina, reservada: { id: string }) {
  const tareas = [];
  for (let n = 0; n < 3; n += 1) tareas.push((await newTarea(titular, { carpetaId: reservada.id })).id);
  const [una, otra, tercera] = tareas;
  await made(titular.post(`/apps/tasks/task/${una}/move`, { before: otra }));
  // The neighbours have no room between them, so other tareas get new places too.
  await test.owner.query(
    'update tareas set posicion = 1e17::bigint + array_position($1::uuid[], id) where id = any ($1)',
    [tareas],
  );
  await made(titular.post(`/apps/tasks/task/${tercera}/move`, { before: otra }));
  await made(
    titular.patch('/apps/tasks/order', { tasks: [...(await idsOfTareas(titular)).slice(0, -2), otra, tercera] }),
  );
  await made(titular.delete(`/apps/tasks/task?id=${una}`));
  await made(titular.post(`/apps/tasks/task/${una}/restore`));
  const restringido = await newDirectorio(titular, { restringido: true });
  const adentro = await newDirectorio(titular, { padreId: restringido.id });
  await made(titular.patch(`/directorios/${adentro.id}`, { restringido: true }));
  await newArchivo(titular, { directorioId: adentro.id });
}

/** Events that no change of a reserved thing sends, and why. */
const NOT_OF_CARPETAS: Readonly<Record<string, string>> = {
  'academy.changed': 'Courses are the whole office’s; drafts are told to who writes them.',
  'academy.progress': 'It is told to the person and to titulares.',
  'accesos.changed': 'It is told to the member whose access it is.',
  'actos.changed': 'The catalogue is the whole office’s.',
  'board.changed': 'Boards are the whole office’s.',
  'boards.changed': 'Boards are the whole office’s.',
  'carpeta.presence': 'It is told in the room of a carpeta, where those are who see it.',
  'certificados.changed': 'The rules are the whole office’s.',
  'chat.typing': 'It is told to the people of a chat.',
  'contacts.changed': 'Contacts are the whole office’s.',
  'cotizaciones.changed': 'Rates are the whole office’s.',
  'cuenta.changed': 'Settings are the whole office’s.',
  'feriados.changed': 'Holidays are the whole office’s.',
  'finanzas.changed': 'It is of limits, for who sees the finances.',
  'mailbox.account': 'It is told to the person alone.',
  'messages.changed': 'It is told to the person alone.',
  'notifications.changed': 'It is told to the person alone.',
  'plantillas.changed': 'Templates are the whole office’s.',
  'presence.changed': 'It is of people.',
  'reglas-de-plazo.changed': 'The rules are the whole office’s.',
  'shortcuts.changed': 'It is told to the person alone.',
  'support.changed': 'It is told to the person alone.',
  'team.changed': 'The members are the whole office’s.',
  'user.changed': 'It is of people.',
};

const dayIn = (days: number) => dayInZone('America/Argentina/Buenos_Aires', new Date(Date.now() + days * 86_400_000));

/** The ids for a viewer's requests, by the part of the path before them. Ids of queries, by route and name. */
function idsFor({
  carpeta,
  quiroga,
  otra,
  inmueble,
  documento,
  producto,
  sala,
  contacto,
  conversacion,
  compartido,
  tipoActo,
  registro,
}: Oficina) {
  return {
    paths: {
      carpetas: [carpeta.id],
      personas: [quiroga.id, otra.id],
      inmuebles: [inmueble.id],
      documentos: [documento.id],
      product: [producto.id],
      'tipos-acto': [tipoActo.id],
      contact: [contacto.id],
      conversaciones: [conversacion.id],
      salas: [sala.id],
      registros: [registro.id],
      correos: [compartido.id],
    } as Record<string, string[]>,
    queries: {
      '/apps/ecommerce/inventory/product': [`id=${producto.id}`],
      '/apps/ecommerce/inventory/products': ['search=hojas', 'sort=reserved', 'low=true'],
      '/carpetas': [
        'buscar=quiroga',
        'buscar=testamento',
        'etiqueta=Herencia',
        'papelera=true',
        'firma=hoy',
        'plazo=vencido',
      ],
      '/carpetas/tablero': ['buscar=quiroga'],
      '/carpetas/numeros': ['numeros=1,2,3'],
      '/carpetas/{id}/acto/cambio': [`tipoActoId=${tipoActo.id}`],
      '/personas': ['buscar=quiroga', 'documento=30111222'],
      '/personas/{id}/unir': [`otraId=${quiroga.id}`, `otraId=${otra.id}`],
      '/inmuebles': ['buscar=lavalle'],
      '/certificados': ['buscar=quiroga', 'grupo=vencidos'],
      '/inscripciones': ['buscar=quiroga'],
      '/protocolo': ['buscar=testamento'],
      '/agenda': [`desde=${dayIn(-20)}&hasta=${dayIn(20)}`],
      '/agenda/consecuencias': [`dia=${dayIn(0)}`, `dia=${dayIn(0)}&carpetaId=${carpeta.id}`],
      '/pages/activities': ['tamano=50', `carpetaId=${carpeta.id}`, 'clase=carpetas'],
      '/apps/contacts/search': ['query=quiroga'],
      '/apps/contacts/contact': [`id=${contacto.id}`],
      '/apps/tasks/all': [`carpetaId=${carpeta.id}`],
      '/apps/tasks/search': ['query=prueba'],
      '/archivos': ['limite=50'],
      '/archivos/buscar': ['buscar=testamento'],
      '/apps/chat/chat': [`id=${conversacion.id}`],
      '/conversaciones/mensajes': ['buscar=testigo'],
      '/correos': ['buscar=cuenta', 'buscar=mandato', 'bandeja=inbox'],
      '/correos/destinatarios': ['buscar=quiroga'],
      '/dashboards/finance': ['moneda=ARS'],
    } as Record<string, string[]>,
  };
}

/** Moments of the request itself, and addresses that are sealed anew with each answer. */
const ALWAYS_NEW =
  /D:\d{14}Z|\/ID \[[^\]]*\]|"(ultimaActividad|ultimoUso|usadaEn|timestamp|lastSeen|generadoEn|ahora|requestId|accessToken)":("[^"]*"|null)|\/api\/imagenes\/[\w.-]+/g;

/** The answers that a viewer gets, by address. */
async function answersTo(viewer: Member, oficina: Oficina): Promise<Map<string, string>> {
  const { paths, queries } = idsFor(oficina);
  const answers = new Map<string, string>();
  for (const route of routes) {
    const ids = /\/(\w[\w-]*)\/\{id\}/.exec(route);
    const filled = ids ? (paths[ids[1] ?? ''] ?? []).map((id) => route.replace('{id}', id)) : [route];
    for (const path of filled.map((one) => one.replace(/\{n\}/g, '1')).filter((one) => !one.includes('{'))) {
      for (const query of ['', ...(queries[route] ?? [])]) {
        const address = query ? `${path}?${query}` : path;
        const { status, body } = await viewer.get(address);
        answers.set(address, `${status} ${JSON.stringify(body)}`.replace(ALWAYS_NEW, ''));
      }
    }
  }
  // The global search is a POST.
  for (const query of ['quiroga', 'testamento', 'hojas', '30111222']) {
    const { status, body } = await viewer.post('/common/search', { query });
    answers.set(`search ${query}`, `${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

/** The place where two answers begin to differ, with some text before it. */
function differenceOf(before: string, after: string): string {
  const at = [...before].findIndex((char, i) => char !== after[i]);
  const around = (text: string) => text.slice(Math.max(at - 60, 0), at + 60);
  return `${around(before)} → ${around(after)}`;
}

/**
 * The answers that all viewers get, by name and address. The viewers ask one after another. At once, each would have a
 * connection of its own, which plans every statement anew.
 */
async function answersOf(oficina: Oficina): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const [name, viewer] of Object.entries(oficina.viewers)) {
    for (const [address, answer] of await answersTo(viewer, oficina)) all.set(`${name} ${address}`, answer);
  }
  return all;
}

const typesOf = (tabs: readonly LiveClient[]): string[] => tabs.flatMap(({ events }) => events.map(({ type }) => type));

describe('a reserved carpeta with everything in it', () => {
  it('changes no answer and no event of a person who may not see it', { timeout: 120_000 }, async () => {
    const oficina = await newOficina();
    const viewers = Object.values(oficina.viewers);
    // A viewer's first reading of a file is recorded in the activity. A GET marks avisos as read. So both are done
    // first.
    const { documento } = oficina;
    for (const viewer of viewers) {
      await viewer.get(`/documentos/${documento.id}/versiones/1/contenido`);
      await viewer.get('/common/notifications/mark-all-as-read');
    }
    await oficina.viewers.oficial.get('/carpetas/exportar');
    const before = await answersOf(oficina);
    expect([...before].filter(([, answer]) => answer.startsWith('500'))).toEqual([]);
    const [titular, ...tabs] = await Promise.all([oficina.titular, ...viewers].map((one) => listen(one)));
    const { reservada } = await addReservada(oficina);
    await changeReservada(oficina, reservada);
    // This event reaches everybody, and comes after the earlier events.
    const vista = await made(
      oficina.titular.post('/carpetas/vistas', { nombre: 'Todas', filtros: {}, compartida: true }),
    );
    await made(oficina.titular.delete(`/carpetas/vistas/${vista.id}`, { version: vista.version }));
    for (const tab of [titular!, ...tabs]) await expect.poll(() => typesOf([tab])).toContain('vistas.changed');
    const unasked = ['presence.changed', 'vistas.changed'];
    const told = tabs.flatMap(({ events }) => events.filter(({ type }) => !unasked.includes(type)));
    const others = Object.keys(collect('events')).filter((type) => !typesOf([titular!]).includes(type));
    expect(others.toSorted()).toEqual(Object.keys(NOT_OF_CARPETAS));
    const after = await answersOf(oficina);
    const changed = [...after].filter(([address, answer]) => answer !== before.get(address));
    expect(
      changed.map(([address, answer]) => `${address}: ${differenceOf(before.get(address) ?? '', answer)}`),
    ).toEqual([]);
    expect(told).toEqual([]);
  });

  it('keeps a persona that a person who does not see it deletes, and no refusal reveals it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await newCarpeta(titular);
    const otra = await newPersona(oficial, { nombre: 'Delia', apellidos: 'Quiroga de Sosa' });
    const contacto = await made(titular.post('/apps/contacts/contact', { contact: { name: 'Delia Quiroga' } }));
    const [libre, deLaOficial] = [await newPersona(oficial), await newPersona(oficial)];
    const { version } = (await titular.get(`/apps/contacts/contact?id=${contacto.id}`)).body;
    await titular.patch('/apps/contacts/contact', { id: contacto.id, contact: { personaId: otra.id, version } });
    const reservada = await newCarpeta(titular, { acto: 'Testamento', reservada: true });
    await newParte(titular, reservada.id, { personaId: otra.id, rol: 'testador' });
    await newParte(titular, carpeta.id, { personaId: deLaOficial.id, rol: 'comprador' });

    const remove = (one: { id: string; version: number }) =>
      oficial.delete(`/personas/${one.id}`, { version: one.version });
    const [hidden, free] = [await remove(otra), await remove(libre)];
    expect([hidden.status, hidden.body]).toEqual([free.status, free.body]);
    expect(hidden.status).toBe(200);
    expect((await remove(deLaOficial)).status).toBe(409);
    expect((await oficial.get(`/personas/${otra.id}`)).status).toBe(404);
    expect((await oficial.get('/personas?buscar=sosa')).body.paginacion.total).toBe(0);

    const [parte] = (await titular.get(`/carpetas/${reservada.id}/partes`)).body;
    expect(parte.persona.id).toBe(otra.id);
    expect((await titular.get(`/personas/${otra.id}`)).body.nombreCompleto).toBe(otra.nombreCompleto);
  });
});
