import { apiStatus } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import { type ChatContactoDto, api as contactosApi } from '../../../api/generated/chat';
import {
  type ConversacionDetalleDto,
  type ConversacionDto,
  api as generatedApi,
  type MensajeDto,
} from '../../../api/generated/conversaciones';
import { createColeccion } from '../../../collection/collection';
import { filas } from '../../../collection/rows';
import { showPresence } from '../../../live/presence';
import { makeStale } from '../../../live/stale-tags';
import type { RootState } from '../../../store/store';

/** Another member of the cuenta. The id is the usuario's. */
export type Contact = ChatContactoDto;
/** A conversation of two people, of a group, or of a carpeta. */
export type Conversacion = ConversacionDto;
/** A conversation with the people who take part. */
export type ConversacionDetalle = ConversacionDetalleDto;
/** A message; its text is HTML. */
export type Mensaje = MensajeDto;

const listaTag = { type: 'conversaciones', id: 'lista' } as const;
const detalleTag = (id: string) => ({ type: 'conversaciones', id }) as const;
/** The tag of conversations of carpetas: who sees a carpeta sees its conversation. */
const deCarpetasTag = { type: 'conversaciones', id: 'de carpetas' } as const;
const mensajesTag = (id: string) => ({ type: 'conversaciones', id: `${id}/mensajes` }) as const;
export const enlacesTag = (id: string) => ({ type: 'conversaciones', id: `${id}/enlaces` }) as const;
const fijadosTag = (id: string) => ({ type: 'conversaciones', id: `${id}/fijados` }) as const;
export const adjuntosTag = (id: string) => ({ type: 'conversaciones', id: `${id}/adjuntos` }) as const;

makeStale<typeof contactosApi>({ 'team.changed': ['chat'] });
showPresence(contactosApi, 'chatFindContactos', 'chat');
makeStale<typeof generatedApi>({
  resumed: ['conversaciones'],
  'team.changed': [listaTag],
  'chat.changed': ({ chatId, mensajes }) => (mensajes?.length ? [adjuntosTag(chatId), enlacesTag(chatId)] : []),
  'chat.pinned': ({ chatId }) => [fijadosTag(chatId)],
  'accesos.changed': [listaTag, deCarpetasTag],
  'carpetas.changed': [listaTag, deCarpetasTag],
});

/** The writes invalidate no tag: they change the list in the cache. */
const write = { invalidatesTags: [] };
const ofPeople = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [detalleTag(id)],
};

const pins = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [fijadosTag(id)],
};

export const chatApi = contactosApi.enhanceEndpoints({ endpoints: { chatOpen: write } });

export const conversacionesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    conversacionesFindAll: { providesTags: [listaTag] },
    conversacionesGet: {
      providesTags: (result, _error, { id }) => [detalleTag(id), ...(result?.carpeta ? [deCarpetasTag] : [])],
    },
    conversacionesSearch: { providesTags: [], keepUnusedDataFor: 0 },
    conversacionesCreateGrupo: write,
    conversacionesOpenDeCarpeta: write,
    conversacionesRead: write,
    conversacionesWrite: write,
    conversacionesUpdate: ofPeople,
    grupoFotoPut: ofPeople,
    grupoFotoRemove: ofPeople,
    conversacionesAddParticipantes: ofPeople,
    conversacionesUpdateParticipante: ofPeople,
    conversacionesRemoveParticipante: ofPeople,
    mensajesFindPage: { providesTags: (_result, _error, { id }) => [mensajesTag(id)] },
    adjuntosFileAsDocumento: write,
    mensajesFindFijados: { providesTags: (_result, _error, { id }) => [fijadosTag(id)] },
    mensajesPin: pins,
    mensajesUnpin: pins,
    mensajesSend: write,
    mensajesUpdate: write,
    mensajesRemove: write,
    mensajesReact: write,
    mensajesUnreact: write,
  },
});

/** Gives the id of the conversation with a member. The server creates the conversation unless it exists. */
export async function openDirecto(dispatch: ApiDispatch, contactId: string): Promise<string> {
  const opening = chatApi.endpoints.chatOpen.initiate({ abrirChatDto: { contactId } }, { track: false });
  return (await dispatch(opening).unwrap()).id;
}

/** The options to fetch data again without a subscription, which would keep the data longer. */
export const once = { subscribe: false, forceRefetch: true } as const;

// A person who sees a carpeta can read its conversation. The list has it only when the person takes part.
const lista = filas<Conversacion, unknown>({ isIn: ({ participa }) => participa });

const byIds = (ids: string[]) => async (dispatch: ApiDispatch) => {
  const answers = await Promise.all(
    ids.map((id) => dispatch(conversacionesApi.endpoints.conversacionesGet.initiate({ id }, once))),
  );
  // A 404 means that the person left the conversation, so it goes. After any other error the whole list is fetched.
  if (answers.some(({ error }) => error && apiStatus(error) !== 404)) return {};
  return { data: answers.flatMap(({ data, error }) => (error || !data ? [] : data)) };
};

/** The conversations in which the person takes part, and the writes to them. */
export const conversaciones = createColeccion(conversacionesApi, {
  query: 'conversacionesFindAll',
  escrituras: {
    conversacionesCreateGrupo: { createsId: ({ crearGrupoDto: { id } }) => id ?? '', keep: lista.put },
    conversacionesUpdate: {
      changesIds: ({ id }) => id,
      show: (all, { id, modificarConversacionDto: changes }) => lista.patch(all, id, changes),
      keep: lista.replace,
    },
    conversacionesRead: {
      show: (all, { id }) => lista.patch(all, id, { sinLeer: 0 }),
      keep: (all, _answer, { id }) => lista.patch(all, id, { sinLeer: 0 }),
    },
    grupoFotoPut: { changesIds: ({ id }) => id, keep: lista.replace },
    grupoFotoRemove: {
      changesIds: ({ id }) => id,
      show: (all, { id }) => lista.patch(all, id, { foto: null }),
      keep: lista.replace,
    },
    conversacionesAddParticipantes: { changesIds: ({ id }) => id, keep: lista.replace },
    conversacionesUpdateParticipante: { changesIds: ({ id }) => id, keep: lista.replace },
    conversacionesRemoveParticipante: { changesIds: ({ id }) => id },
  },
  follow: {
    read: (event) => (event.type === 'chat.changed' ? { ids: [event.chatId] } : null),
    byIds,
    receive: lista.receive,
    // One's own message changes the list too, but its answer does not say how. So events of own writes are followed.
    isAnswered: false,
  },
});

/** Fetches one conversation again and puts it in the list. */
export const refreshConversacion = (id: string) => async (dispatch: ApiDispatch) => {
  const { data } = await dispatch(byIds([id]));
  if (data) dispatch(conversaciones.change((all) => lista.receive(all, [id], data, undefined)));
};

/** Leaves a group, which then goes from the list. */
export const leaveGrupo =
  (id: string, usuarioId: string) => async (dispatch: ApiDispatch, getState: () => RootState) => {
    const answer = await conversaciones.send('conversacionesRemoveParticipante', { id, usuarioId })(dispatch, getState);
    dispatch(conversaciones.change((all) => lista.receive(all, [id], [], undefined)));
    return answer;
  };

export const { useChatFindContactosQuery } = chatApi;
export const {
  useAdjuntosFileAsDocumentoMutation,
  useConversacionesGetQuery,
  useConversacionesOpenDeCarpetaMutation,
  useConversacionesSearchQuery,
  useMensajesFindFijadosQuery,
} = conversacionesApi;
