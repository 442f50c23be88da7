import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AdjuntoDto, MensajeCitadoDto } from '../../../api/generated/conversaciones';
import type { AdjuntoNuevo } from '../../../components/adjuntos/adjuntos-nuevos';
import type { Fallo, Outgoing } from '../../../outbox/outbox-saga';
import { scopeChanged } from '../../../session/scope-changed';

/** A file of a message that is being written. */
export interface AdjuntoDeMensaje extends AdjuntoNuevo {
  /** The file as the server stored it; null until it is uploaded. */
  subido: AdjuntoDto | null;
}

/** A file that is uploaded already, in the form of a file of a draft. */
const uploaded = (adjunto: AdjuntoDto): AdjuntoDeMensaje => ({
  id: adjunto.id,
  nombre: adjunto.nombre,
  bytes: adjunto.bytes,
  progreso: 1,
  problema: null,
  subido: adjunto,
});

/** Text and files that are not sent yet. */
export interface Draft {
  text: string;
  /** The message that the draft answers. */
  citado: MensajeCitadoDto | null;
  /** The people who were chosen after an `@`. */
  elegidos: string[];
  adjuntos: AdjuntoDeMensaje[];
}

/** A message that the server does not have yet. */
export interface OutgoingMensaje extends Outgoing {
  /** The key of the conversation, which shows the message in its thread. */
  clave: string;
  /** The id of the stored conversation; left out by the first message to a member. */
  conversacionId?: string;
  /** The typed text, not HTML. */
  text: string;
  menciones: { id: string; nombre: string }[];
  citado: MensajeCitadoDto | null;
  adjuntos: AdjuntoDto[];
  queuedAt: string;
}

/** A change of a sent message, which is not saved yet. */
export interface Edicion {
  mensajeId: string;
  text: string;
  elegidos: string[];
}

export interface OutboxState {
  messages: OutgoingMensaje[];
  /** The drafts by the keys of conversations. They stay while the person is elsewhere. */
  drafts: Record<string, Draft>;
  /** The unsaved changes of messages, by the keys of conversations. */
  ediciones: Record<string, Edicion>;
  /**
   * The keys of the conversations opened in carpetas, by the carpetas' ids. They are kept because a lost conversation
   * names neither.
   */
  deCarpetas: Record<string, string>;
}

/** The key under which the tab keeps the outbox. */
export const outboxKey = 'mensaje/chat';

const empty: OutboxState = { messages: [], drafts: {}, ediciones: {}, deCarpetas: {} };
const noDraft: Draft = { text: '', citado: null, elegidos: [], adjuntos: [] };

/** Both drafts as one, the first before the second. */
const joined = (first: Draft, second: Draft = noDraft): Draft => ({
  text: [first.text, second.text].filter(Boolean).join('\n'),
  citado: first.citado ?? second.citado,
  elegidos: [...first.elegidos, ...second.elegidos],
  adjuntos: [...first.adjuntos, ...second.adjuntos],
});

const find = (state: OutboxState, id: string) => state.messages.find((message) => message.id === id);

/** The files because of which the server refused a message: without them it would accept the message. */
export const refusedFiles = ({ adjuntos, campos = [] }: OutgoingMensaje): AdjuntoDto[] =>
  adjuntos.filter((_, index) => campos.includes(`adjuntos.${index}`));

type Of<Changes> = PayloadAction<{ clave: string } & Changes>;

/** The messages and drafts that the server does not have yet. They are cleared when the cuenta changes. */
export const outboxSlice = createSlice({
  name: 'chatOutbox',
  initialState: empty,
  reducers: {
    draftChanged(state, { payload: { clave, ...changes } }: Of<Partial<Draft>>) {
      state.drafts[clave] = { ...noDraft, ...state.drafts[clave], ...changes };
    },
    adjuntoAdded(state, { payload: { clave, adjunto } }: Of<{ adjunto: AdjuntoDeMensaje }>) {
      const draft = state.drafts[clave] ?? noDraft;
      state.drafts[clave] = { ...draft, adjuntos: [...draft.adjuntos, adjunto] };
    },
    adjuntoChanged(state, { payload: { clave, id, changes } }: Of<{ id: string; changes: Partial<AdjuntoDeMensaje> }>) {
      const adjunto = state.drafts[clave]?.adjuntos.find((one) => one.id === id);
      if (adjunto) Object.assign(adjunto, changes);
    },
    adjuntoRemoved(state, { payload: { clave, id } }: Of<{ id: string }>) {
      const draft = state.drafts[clave];
      if (draft) draft.adjuntos = draft.adjuntos.filter((one) => one.id !== id);
    },
    /** Adds the messages and drafts that the tab kept. Files that were not uploaded are lost with the page. */
    outboxRestored(state, { payload }: PayloadAction<OutboxState>) {
      for (const [clave, { adjuntos = [], ...kept }] of Object.entries(payload.drafts)) {
        const draft = state.drafts[clave];
        // The same draft may have come from another tab already.
        if (draft && draft.text === kept.text) continue;
        state.drafts[clave] = joined({ ...kept, adjuntos: adjuntos.filter(({ subido }) => subido) }, draft);
      }
      state.ediciones = { ...payload.ediciones, ...state.ediciones };
      state.deCarpetas = { ...payload.deCarpetas, ...state.deCarpetas };
      const added = payload.messages.filter(({ id }) => !find(state, id));
      state.messages.push(...added.map((message) => ({ ...message, adjuntos: message.adjuntos ?? [] })));
    },
    /** Remembers the conversation of a carpeta when it is opened. */
    deCarpetaOpened(state, { payload: { clave, carpetaId } }: Of<{ carpetaId: string }>) {
      state.deCarpetas[carpetaId] = clave;
    },
    /** Throws away the drafts and failed messages of a lost conversation. They can no longer be sent. */
    escritoDiscarded(state, { payload: { clave } }: Of<object>) {
      delete state.drafts[clave];
      delete state.ediciones[clave];
      state.messages = state.messages.filter((message) => message.clave !== clave || !message.hasFailed);
    },
    edicionChanged(state, { payload: { clave, edicion } }: Of<{ edicion: Edicion | null }>) {
      if (edicion) state.ediciones[clave] = edicion;
      else delete state.ediciones[clave];
    },
    /** Adds a message to send. Messages are sent in their order. */
    sendRequested(state, { payload }: PayloadAction<Omit<OutgoingMensaje, 'hasFailed'>>) {
      state.messages.push({ ...payload, hasFailed: false });
      delete state.drafts[payload.clave];
    },
    resendRequested(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const message = find(state, id);
      if (message) Object.assign(message, { hasFailed: false, isRefused: false });
    },
    /** Removes the files that the server refused from a message. */
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
    /** Moves a message back into the field, before the text that is typed there. */
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
/** Whether there is no draft, no unsaved change and no message to send. */
export const isOutboxEmpty = ({ messages, drafts, ediciones }: OutboxState): boolean =>
  messages.length === 0 &&
  Object.keys(ediciones).length === 0 &&
  Object.values(drafts).every(({ text, citado, adjuntos }) => text === '' && !citado && adjuntos.length === 0);
export const selectOutgoing = ({ chatOutbox = empty }: WithOutbox): OutgoingMensaje[] => chatOutbox.messages;
/**
 * The message to send now: the first that has not failed. It does not overtake a message of its conversation that will
 * be tried again.
 */
export const selectNextOutgoing = (state: WithOutbox): OutgoingMensaje | undefined =>
  selectOutgoing(state).find(
    ({ clave, hasFailed }, index, all) =>
      !hasFailed && !all.slice(0, index).some((one) => one.clave === clave && one.hasFailed && !one.isRefused),
  );
export const selectOutgoingMensaje = (state: WithOutbox, id: string) =>
  selectOutgoing(state).find((message) => message.id === id);
export const selectDraft = ({ chatOutbox = empty }: WithOutbox, clave: string): Draft =>
  chatOutbox.drafts[clave] ?? noDraft;
/** All text written in a conversation that did not reach the server, as one text. */
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
