import { apiStatus } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import { type ChatContactoDto, api as contactosApi } from '../../../api/generated/chat';
import {
  type ConversacionDetalleDto,
  type ConversacionDto,
  api as generatedApi,
  type MensajeDto,
} from '../../../api/generated/conversaciones';
import { createColeccion } from '../../../coleccion/coleccion';
import { filas } from '../../../coleccion/filas';
import { makeStale } from '../../../live/stale-tags';
import type { RootState } from '../../../store/store';

/** Another member of the cuenta; the id is that of the usuario. */
export type Contact = ChatContactoDto;
/** A conversation between two, of a group, or of a carpeta. */
export type Conversacion = ConversacionDto;
/** A conversation with its people. */
export type ConversacionDetalle = ConversacionDetalleDto;
/** A message; its text is HTML. */
export type Mensaje = MensajeDto;

const listaTag = { type: 'conversaciones', id: 'lista' } as const;
const detalleTag = (id: string) => ({ type: 'conversaciones', id }) as const;
/** The conversations of carpetas, which are seen with their carpetas. */
const deCarpetasTag = { type: 'conversaciones', id: 'de carpetas' } as const;
const mensajesTag = (id: string) => ({ type: 'conversaciones', id: `${id}/mensajes` }) as const;
export const enlacesTag = (id: string) => ({ type: 'conversaciones', id: `${id}/enlaces` }) as const;
export const adjuntosTag = (id: string) => ({ type: 'conversaciones', id: `${id}/adjuntos` }) as const;

makeStale<typeof contactosApi>({ 'presence.changed': ['chat'], 'team.changed': ['chat'] });
makeStale<typeof generatedApi>({
  resumed: ['conversaciones'],
  'team.changed': [listaTag],
  'chat.changed': ({ chatId, mensajes }) => (mensajes?.length ? [adjuntosTag(chatId), enlacesTag(chatId)] : []),
  'accesos.changed': [listaTag, deCarpetasTag],
  'carpetas.changed': [listaTag, deCarpetasTag],
});

/** Invalidates nothing: the writes below change the list in the cache. */
const write = { invalidatesTags: [] };
const ofPeople = {
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [detalleTag(id)],
};

const chatApi = contactosApi.enhanceEndpoints({ endpoints: { chatOpen: write } });

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
    mensajesSend: write,
    mensajesUpdate: write,
    mensajesRemove: write,
    mensajesReact: write,
    mensajesUnreact: write,
  },
});

/** The conversation with a member, by its id. The server gives the one that is there. */
export async function openDirecto(dispatch: ApiDispatch, contactId: string): Promise<string> {
  const opening = chatApi.endpoints.chatOpen.initiate({ abrirChatDto: { contactId } }, { track: false });
  return (await dispatch(opening).unwrap()).id;
}

/** Fetches again, without a subscription that would keep the data longer. */
export const once = { subscribe: false, forceRefetch: true } as const;

// Who only sees a carpeta can read its conversation, but does not have it in the list.
const lista = filas<Conversacion, unknown>({ isIn: ({ participa }) => participa });

const byIds = (ids: string[]) => async (dispatch: ApiDispatch) => {
  const answers = await Promise.all(
    ids.map((id) => dispatch(conversacionesApi.endpoints.conversacionesGet.initiate({ id }, once))),
  );
  // Those that were left (404) are gone. After another error the whole list is fetched.
  if (answers.some(({ error }) => error && apiStatus(error) !== 404)) return {};
  return { data: answers.flatMap(({ data, error }) => (error || !data ? [] : data)) };
};

/** The conversations that the person takes part in, and the writes to them. */
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
    // A message of one's own changes the list too.
    isAnswered: false,
  },
});

/** Fetches one conversation again and puts it in the list. */
export const refreshConversacion = (id: string) => async (dispatch: ApiDispatch) => {
  const { data } = await dispatch(byIds([id]));
  if (data) dispatch(conversaciones.change((all) => lista.receive(all, [id], data, undefined)));
};

/** Leaves a group, which is no longer in the list then. */
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
} = conversacionesApi;
