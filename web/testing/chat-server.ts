import { type HttpHandler, HttpResponse, http } from 'msw';
import type { AdjuntoDto, EnviarMensajeNuevoDto, MensajesDto } from '../api/generated/conversaciones';
import type { Conversacion, ConversacionDetalle, Mensaje } from '../features/oficina/chat/chat-api';
import { refusal } from './api-server';
import { buildContact, buildConversacion, buildMensaje, buildPersona } from './chats';

const notFound = () => refusal(404, 'NO_ENCONTRADO', 'No existe');

/** The person of the session, as other people see them. */
const ana = { id: 'usuario-1', nombre: 'Ana Rivas' };

/** A fake server that keeps its conversations. While `isRefusing`, it answers 503 to each message and file. */
export function createChatServer() {
  const chats = createChats();
  const { state, add, addOwn, find, of } = chats;
  // The search of all messages comes before the conversations, whose ids match any word.
  const handlers = [...contactHandlers(chats), ...mensajeHandlers(chats), ...conversacionHandlers(chats)];
  return { state, handlers, add, addOwn, find, of };
}

type Chats = ReturnType<typeof createChats>;

/** The conversations of the fake server, and the messages and people in them. */
function createChats() {
  const ines = buildContact({ id: 'u-ines', name: 'Inés Núñez', estado: 'ausente' });
  const state = {
    conversaciones: [buildConversacion({ sinLeer: 2 })],
    personas: new Map([['c-marta', [buildPersona(), buildPersona({ id: ana.id, name: ana.nombre })]]]),
    mensajes: [buildMensaje(), buildMensaje({ id: 'm-2', valor: '¿Está?', creadoEn: '2026-03-04T12:01:00.000Z' })],
    contacts: [buildContact(), ines],
    /** The conversation of a carpeta that the person sees. The person takes part in it only after writing a message. */
    deCarpeta: buildConversacion({
      id: 'c-carpeta',
      tipo: 'carpeta',
      nombre: '2026-000123 · Pérez a Gómez',
      contacto: null,
      carpeta: { id: 'c-1', codigo: '2026-000123', caratula: 'Pérez a Gómez' },
      participa: false,
    }),
    isRefusing: false,
    /** The files that were uploaded. */
    uploaded: [] as AdjuntoDto[],
    /** The number of times that the person reported writing. */
    writings: 0,
    /** The id of each message that the person sent. */
    sent: [] as (string | null | undefined)[],
  };
  const find = (id: unknown) => [...state.conversaciones, state.deCarpeta].find((one) => one.id === id);
  const of = (id: unknown) => state.mensajes.filter(({ conversacionId }) => conversacionId === id);
  const conUltimo = (one: Conversacion): Conversacion => {
    const last = of(one.id).at(-1);
    const ultimo = last && {
      autor: last.autor,
      esPropio: last.esPropio,
      texto: last.eliminado ? null : last.valor.replace(/<[^>]*>/g, ' ').trim(),
      en: last.creadoEn,
    };
    return { ...one, ultimo: ultimo ?? null };
  };
  const detalle = (one: Conversacion): ConversacionDetalle => ({
    ...conUltimo(one),
    personas: state.personas.get(one.id) ?? [],
  });
  const change = (id: unknown, changes: Partial<Conversacion>) => {
    state.conversaciones = state.conversaciones.map((one) => (one.id === id ? { ...one, ...changes } : one));
  };
  const changeMensaje = (id: unknown, changes: Partial<Mensaje>) => {
    state.mensajes = state.mensajes.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return HttpResponse.json(state.mensajes.find((one) => one.id === id));
  };

  /** Adds a message, as the other person's browser would. */
  function add(changes: Partial<Mensaje>): Mensaje {
    const mensaje = buildMensaje({ id: `m-${crypto.randomUUID()}`, creadoEn: new Date().toISOString(), ...changes });
    state.mensajes = [...state.mensajes, mensaje];
    return mensaje;
  }

  /** Adds a message of the person, only once for its id. */
  function addOwn(changes: Partial<Mensaje>, respondeA?: string | null): Mensaje {
    const known = state.mensajes.find(({ id }) => id === changes.id);
    const answered = state.mensajes.find(({ id }) => id === respondeA);
    const citado = answered ? { id: answered.id, autor: answered.autor, texto: answered.valor } : null;
    return known ?? add({ autor: ana, esPropio: true, citado, ...changes });
  }

  return { state, add, addOwn, find, of, conUltimo, detalle, change, changeMensaje };
}

/** The members of the cuenta, and what the person knows of each. */
function contactHandlers({ state }: Chats): HttpHandler[] {
  return [
    http.get('*/api/apps/chat/contacts', () => HttpResponse.json(state.contacts)),
    http.get('*/api/apps/chat/contact', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      const contact = state.contacts.find((one) => one.id === id);
      const details = {
        emails: [{ email: `${id}@ejemplo.test`, label: 'Trabajo' }],
        phoneNumbers: [
          { country: 'es', phoneNumber: '600 00 00 00 ext. 12', label: 'Trabajo', numero: '+34 600 00 00 00 ext. 12' },
        ],
        cargo: 'Escribana adscripta',
        desde: '2026-03-02T12:00:00Z',
      };
      return contact ? HttpResponse.json({ ...contact, details }) : notFound();
    }),
  ];
}

/** The conversations, and the people in them. */
function conversacionHandlers({ state, find, conUltimo, detalle, change }: Chats): HttpHandler[] {
  return [
    http.post<never, { contactId: string }>('*/api/apps/chat/chat', async ({ request }) => {
      const { contactId } = await request.json();
      const contacto = state.contacts.find(({ id }) => id === contactId);
      if (!contacto) return notFound();
      const made = buildConversacion({ id: `c-${contactId}`, contacto });
      state.conversaciones = [...state.conversaciones, made];
      return HttpResponse.json({ id: made.id });
    }),
    http.get('*/api/conversaciones', () => HttpResponse.json(state.conversaciones.map(conUltimo))),
    http.post<never, { id: string; nombre: string; participantes: string[] }>(
      '*/api/conversaciones',
      async ({ request }) => {
        const { id, nombre, participantes } = await request.json();
        const made = buildConversacion({ id, tipo: 'grupo', nombre, contacto: null, administra: true });
        const others = state.contacts.filter((contact) => participantes.includes(contact.id));
        state.personas.set(id, [
          buildPersona({ id: ana.id, name: ana.nombre, administra: true }),
          ...others.map((contact) => buildPersona(contact)),
        ]);
        state.conversaciones = [...state.conversaciones, { ...made, participantes: others.length + 1 }];
        return HttpResponse.json(detalle(made), { status: 201 });
      },
    ),
    http.post('*/api/carpetas/:id/conversacion', ({ params }) => {
      const one = [state.deCarpeta, ...state.conversaciones].find((each) => each.carpeta?.id === params.id);
      return one ? HttpResponse.json(detalle(one)) : notFound();
    }),
    http.get('*/api/conversaciones/:id', ({ params }) => {
      const one = find(params.id);
      return one ? HttpResponse.json(detalle(one)) : notFound();
    }),
    http.patch<{ id: string }, Partial<Conversacion>>('*/api/conversaciones/:id', async ({ params, request }) => {
      change(params.id, await request.json());
      const one = find(params.id);
      return one ? HttpResponse.json(detalle(one)) : notFound();
    }),
    http.post('*/api/conversaciones/:id/leida', ({ params }) => {
      change(params.id, { sinLeer: 0 });
      return HttpResponse.json(true);
    }),
    http.post('*/api/conversaciones/:id/escribiendo', () => {
      state.writings += 1;
      return HttpResponse.json(true);
    }),
    http.delete('*/api/conversaciones/:id/participantes/:usuarioId', ({ params: { id, usuarioId } }) => {
      if (usuarioId === ana.id) state.conversaciones = state.conversaciones.filter((one) => one.id !== id);
      return HttpResponse.json(true);
    }),
  ];
}

/** The messages of the conversations, and their files. */
function mensajeHandlers({ state, of, addOwn, changeMensaje }: Chats): HttpHandler[] {
  return [
    http.get('*/api/conversaciones/mensajes', ({ request }) => {
      const buscar = new URL(request.url).searchParams.get('buscar') ?? '';
      return HttpResponse.json(state.mensajes.filter(({ valor }) => valor.includes(buscar)));
    }),
    http.get('*/api/conversaciones/:id/enlaces', () => HttpResponse.json({ enlaces: [], siguiente: null })),
    http.get('*/api/conversaciones/:id/adjuntos', () => HttpResponse.json({ adjuntos: [], siguiente: null })),
    http.post('*/api/conversaciones/:id/adjuntos', () => {
      if (state.isRefusing) return refusal(503, 'NO_DISPONIBLE', 'Ahora no');
      const id = `a-${state.uploaded.length + 1}`;
      const subido = { id, nombre: 'minuta.txt', mime: 'text/plain', bytes: 6, previsualizable: true, miniatura: null };
      state.uploaded.push(subido);
      return HttpResponse.json([subido], { status: 201 });
    }),
    http.get('*/api/conversaciones/:id/mensajes/fijados', ({ params }) =>
      HttpResponse.json(state.mensajes.filter((one) => one.conversacionId === params.id && one.fijado)),
    ),
    ...(['put', 'delete'] as const).map((method) =>
      http[method]<{ mensajeId: string }>('*/api/conversaciones/:id/mensajes/:mensajeId/fijado', ({ params }) =>
        changeMensaje(params.mensajeId, { fijado: method === 'put' }),
      ),
    ),
    http.get('*/api/conversaciones/:id/mensajes', ({ params, request }) =>
      HttpResponse.json(page(of(params.id), new URL(request.url).searchParams)),
    ),
    http.post<{ id: string }, EnviarMensajeNuevoDto>(
      '*/api/conversaciones/:id/mensajes',
      async ({ params, request }) => {
        const { id, valor, respondeA, adjuntos = [] } = await request.json();
        state.sent.push(id);
        const sentFiles = state.uploaded.filter((one) => adjuntos.includes(one.id));
        if (state.isRefusing) return refusal(503, 'NO_DISPONIBLE', 'Ahora no');
        return HttpResponse.json(
          addOwn({ id: id ?? '', conversacionId: params.id, valor, adjuntos: sentFiles }, respondeA),
          {
            status: 201,
          },
        );
      },
    ),
    http.patch<{ mensajeId: string }, { valor: string }>(
      '*/api/conversaciones/:id/mensajes/:mensajeId',
      async ({ params, request }) => {
        const { valor } = await request.json();
        return changeMensaje(params.mensajeId, { valor, editadoEn: new Date().toISOString() });
      },
    ),
    http.delete('*/api/conversaciones/:id/mensajes/:mensajeId', ({ params }) =>
      changeMensaje(params.mensajeId, { valor: '', eliminado: true }),
    ),
    http.post<{ mensajeId: string }, { emoji: string }>(
      '*/api/conversaciones/:id/mensajes/:mensajeId/reacciones',
      async ({ params, request }) =>
        changeMensaje(params.mensajeId, { reacciones: [{ emoji: (await request.json()).emoji, usuarios: [ana] }] }),
    ),
    http.delete('*/api/conversaciones/:id/mensajes/:mensajeId/reacciones/:emoji', ({ params }) =>
      changeMensaje(params.mensajeId, { reacciones: [] }),
    ),
  ];
}

/** The requested page of all messages, as the server answers it. */
function page(all: readonly Mensaje[], params: URLSearchParams): MensajesDto {
  const at = (name: string) => all.findIndex(({ id }) => id === params.get(name));
  const size = Number(params.get('tamano'));
  const ids = params.get('ids')?.split(',');
  if (ids) return { mensajes: all.filter(({ id }) => ids.includes(id)), hayAnteriores: true, hayPosteriores: true };
  const [to, from] = params.has('antes')
    ? [at('antes'), at('antes') - size]
    : params.has('despues')
      ? [at('despues') + 1 + size, at('despues') + 1]
      : params.has('alrededor')
        ? [at('alrededor') + size / 2 + 1, at('alrededor') - size / 2]
        : [all.length, all.length - size];
  return {
    mensajes: all.slice(Math.max(0, from), to),
    hayAnteriores: from > 0,
    hayPosteriores: to < all.length,
  };
}
