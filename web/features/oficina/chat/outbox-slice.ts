import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AdjuntoDto, MensajeCitadoDto } from '../../../api/generated/conversaciones';
import type { Fallo, Outgoing } from '../../../outbox/outbox-saga';
import { scopeChanged } from '../../../session/scope-changed';

/** A file of a message that is being written. */
export interface AdjuntoNuevo {
  id: string;
  nombre: string;
  bytes: number;
  /** From 0 to 1. */
  progreso: number;
  /** Why it was not uploaded. */
  problema: string | null;
  /** It may be uploaded the next time. */
  puedeReintentar?: boolean;
  /** It waits for the connection. */
  isCortada?: boolean;
  /** As the server has it, once it is uploaded. */
  subido: AdjuntoDto | null;
}

/** A file that was uploaded earlier, as one of a message that is typed. */
const uploaded = (adjunto: AdjuntoDto): AdjuntoNuevo => ({
  id: adjunto.id,
  nombre: adjunto.nombre,
  bytes: adjunto.bytes,
  progreso: 1,
  problema: null,
  subido: adjunto,
});

/** What is typed and not sent. */
export interface Draft {
  text: string;
  /** The message that it answers. */
  citado: MensajeCitadoDto | null;
  /** The people who were chosen after an `@`. */
  elegidos: string[];
  adjuntos: AdjuntoNuevo[];
}

/** A message that the server does not have yet. */
export interface OutgoingMessage extends Outgoing {
  /** The conversation's, by which it is shown there. */
  clave: string;
  /** The stored conversation; left out by the first message to somebody. */
  conversacionId?: string;
  /** The typed text, not HTML. */
  text: string;
  /** The people whom it mentions. */
  menciones: { id: string; nombre: string }[];
  citado: MensajeCitadoDto | null;
  adjuntos: AdjuntoDto[];
  queuedAt: string;
}

/** A message that is being changed. */
export interface Edicion {
  mensajeId: string;
  text: string;
  elegidos: string[];
}

export interface OutboxState {
  messages: OutgoingMessage[];
  /** Unsent text by conversation, kept while the person is elsewhere. */
  drafts: Record<string, Draft>;
  /** What is being changed, by conversation. */
  ediciones: Record<string, Edicion>;
  /** The conversations of carpetas in which something was written, by carpeta: one that is lost names neither. */
  deCarpetas: Record<string, string>;
}

/** The key under which the tab keeps it. */
export const outboxKey = 'mensaje/chat';

const empty: OutboxState = { messages: [], drafts: {}, ediciones: {}, deCarpetas: {} };
const noDraft: Draft = { text: '', citado: null, elegidos: [], adjuntos: [] };

/** One after the other. */
const joined = (first: Draft, second: Draft = noDraft): Draft => ({
  text: [first.text, second.text].filter(Boolean).join('\n'),
  citado: first.citado ?? second.citado,
  elegidos: [...first.elegidos, ...second.elegidos],
  adjuntos: [...first.adjuntos, ...second.adjuntos],
});

const find = (state: OutboxState, id: string) => state.messages.find((message) => message.id === id);

/** The files of a message that the server refused: without them it would take it. */
export const refusedFiles = ({ adjuntos, campos = [] }: OutgoingMessage): AdjuntoDto[] =>
  adjuntos.filter((_, index) => campos.includes(`adjuntos.${index}`));

type Of<Changes> = PayloadAction<{ clave: string } & Changes>;

/** Messages and drafts that the server does not have yet. Another cuenta begins with none. */
export const outboxSlice = createSlice({
  name: 'chatOutbox',
  initialState: empty,
  reducers: {
    draftChanged(state, { payload: { clave, ...changes } }: Of<Partial<Draft>>) {
      state.drafts[clave] = { ...noDraft, ...state.drafts[clave], ...changes };
    },
    adjuntoAdded(state, { payload: { clave, adjunto } }: Of<{ adjunto: AdjuntoNuevo }>) {
      const draft = state.drafts[clave] ?? noDraft;
      state.drafts[clave] = { ...draft, adjuntos: [...draft.adjuntos, adjunto] };
    },
    adjuntoChanged(state, { payload: { clave, id, changes } }: Of<{ id: string; changes: Partial<AdjuntoNuevo> }>) {
      const adjunto = state.drafts[clave]?.adjuntos.find((one) => one.id === id);
      if (adjunto) Object.assign(adjunto, changes);
    },
    adjuntoRemoved(state, { payload: { clave, id } }: Of<{ id: string }>) {
      const draft = state.drafts[clave];
      if (draft) draft.adjuntos = draft.adjuntos.filter((one) => one.id !== id);
    },
    /** What a tab kept, beside what is there. The files on their way are lost with the page. */
    outboxRestored(state, { payload }: PayloadAction<OutboxState>) {
      for (const [clave, { adjuntos = [], ...kept }] of Object.entries(payload.drafts)) {
        const draft = state.drafts[clave];
        // Another tab may have had the same.
        if (draft && draft.text === kept.text) continue;
        state.drafts[clave] = joined({ ...kept, adjuntos: adjuntos.filter(({ subido }) => subido) }, draft);
      }
      state.ediciones = { ...payload.ediciones, ...state.ediciones };
      state.deCarpetas = { ...payload.deCarpetas, ...state.deCarpetas };
      const added = payload.messages.filter(({ id }) => !find(state, id));
      state.messages.push(...added.map((message) => ({ ...message, adjuntos: message.adjuntos ?? [] })));
    },
    /** The conversation of a carpeta is open. */
    deCarpetaOpened(state, { payload: { clave, carpetaId } }: Of<{ carpetaId: string }>) {
      state.deCarpetas[carpetaId] = clave;
    },
    /** Throws away what can be sent no more, since the conversation is lost. */
    escritoDiscarded(state, { payload: { clave } }: Of<object>) {
      delete state.drafts[clave];
      delete state.ediciones[clave];
      state.messages = state.messages.filter((message) => message.clave !== clave || !message.hasFailed);
    },
    edicionChanged(state, { payload: { clave, edicion } }: Of<{ edicion: Edicion | null }>) {
      if (edicion) state.ediciones[clave] = edicion;
      else delete state.ediciones[clave];
    },
    /** They are sent in their order. */
    sendRequested(state, { payload }: PayloadAction<Omit<OutgoingMessage, 'hasFailed'>>) {
      state.messages.push({ ...payload, hasFailed: false });
      delete state.drafts[payload.clave];
    },
    resendRequested(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const message = find(state, id);
      if (message) Object.assign(message, { hasFailed: false, isRefused: false });
    },
    /** Takes the files that the server refused away from a message. */
    refusedFilesRemoved(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const message = find(state, id);
      if (!message) return;
      const refused = refusedFiles(message);
      const adjuntos = message.adjuntos.filter((adjunto) => !refused.includes(adjunto));
      Object.assign(message, { adjuntos, campos: [] });
    },
    messageDiscarded(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.messages = state.messages.filter((message) => message.id !== id);
    },
    messageSent(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.messages = state.messages.filter((message) => message.id !== id);
    },
    sendFailed(state, { payload }: PayloadAction<{ id: string } & Fallo>) {
      const message = find(state, payload.id);
      if (message) Object.assign(message, { ...payload, hasFailed: true });
    },
    /** Puts a message back into the field, before what is typed there. */
    messageReopened(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const message = find(state, id);
      if (!message) return;
      const { clave, text, citado, menciones, adjuntos } = message;
      const elegidos = menciones.map((persona) => persona.id);
      const draft = { text, citado, elegidos, adjuntos: adjuntos.map(uploaded) };
      state.drafts[clave] = joined(draft, state.drafts[clave]);
      delete state.ediciones[clave];
      state.messages = state.messages.filter((one) => one !== message);
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => empty),
});

export const {
  draftChanged,
  adjuntoAdded,
  adjuntoChanged,
  adjuntoRemoved,
  outboxRestored,
  deCarpetaOpened,
  escritoDiscarded,
  edicionChanged,
  sendRequested,
  resendRequested,
  messageDiscarded,
  messageReopened,
  refusedFilesRemoved,
  messageSent,
  sendFailed,
} = outboxSlice.actions;

declare module '../../../store/store' {
  interface LazySlices extends WithSlice<typeof outboxSlice> {}
}

interface WithOutbox {
  chatOutbox?: OutboxState;
}

export const selectOutbox = ({ chatOutbox = empty }: WithOutbox): OutboxState => chatOutbox;
/** Whether nothing is typed and nothing waits. */
export const isOutboxEmpty = ({ messages, drafts, ediciones }: OutboxState): boolean =>
  messages.length === 0 &&
  Object.keys(ediciones).length === 0 &&
  Object.values(drafts).every(({ text, citado, adjuntos }) => text === '' && !citado && adjuntos.length === 0);
export const selectOutgoing = ({ chatOutbox = empty }: WithOutbox): OutgoingMessage[] => chatOutbox.messages;
/**
 * The message to send now: the first that has not failed. Within a conversation, none overtakes one that will be tried
 * again.
 */
export const selectNextOutgoing = (state: WithOutbox): OutgoingMessage | undefined =>
  selectOutgoing(state).find(
    ({ clave, hasFailed }, index, all) =>
      !hasFailed && !all.slice(0, index).some((one) => one.clave === clave && one.hasFailed && !one.isRefused),
  );
export const selectOutgoingMessage = (state: WithOutbox, id: string) =>
  selectOutgoing(state).find((message) => message.id === id);
export const selectDraft = ({ chatOutbox = empty }: WithOutbox, clave: string): Draft =>
  chatOutbox.drafts[clave] ?? noDraft;
/** All that was written in a conversation and did not arrive, as one text. */
export const selectEscrito = ({ chatOutbox = empty }: WithOutbox, clave: string): string =>
  [
    ...chatOutbox.messages.filter((message) => message.clave === clave && message.hasFailed),
    ...[chatOutbox.drafts[clave], chatOutbox.ediciones[clave]],
  ]
    .map((one) => one?.text.trim())
    .filter(Boolean)
    .join('\n\n');
export const selectClaveDeCarpeta = ({ chatOutbox = empty }: WithOutbox, carpetaId: string): string | undefined =>
  chatOutbox.deCarpetas[carpetaId];
export const selectEdicion = ({ chatOutbox = empty }: WithOutbox, clave: string): Edicion | undefined =>
  chatOutbox.ediciones[clave];
