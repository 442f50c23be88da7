import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../session/scope-changed';

/** A message that the server does not have yet. */
export interface OutgoingMessage {
  id: string;
  contactId: string;
  /** The typed text, not HTML. */
  text: string;
  queuedAt: string;
  hasFailed: boolean;
  /** The server refused it: it is not sent again by itself. */
  isRefused?: boolean;
}

interface OutboxState {
  messages: OutgoingMessage[];
  /** Unsent text by contact, kept while the person is elsewhere. */
  drafts: Record<string, string>;
}

const empty: OutboxState = { messages: [], drafts: {} };

const find = (state: OutboxState, id: string) => state.messages.find((message) => message.id === id);

/** Messages and drafts that the server does not have yet. Another cuenta begins with none. */
export const outboxSlice = createSlice({
  name: 'chatOutbox',
  initialState: empty,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<{ contactId: string; text: string }>) {
      state.drafts[payload.contactId] = payload.text;
    },
    /** The saga sends in the order of these actions. */
    sendRequested(state, { payload }: PayloadAction<Omit<OutgoingMessage, 'hasFailed'>>) {
      state.messages.push({ ...payload, hasFailed: false });
      delete state.drafts[payload.contactId];
    },
    resendRequested(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const message = find(state, id);
      if (message) Object.assign(message, { hasFailed: false, isRefused: false });
    },
    messageDiscarded(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.messages = state.messages.filter((message) => message.id !== id);
    },
    messageSent(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.messages = state.messages.filter((message) => message.id !== id);
    },
    sendFailed(state, { payload: { id, isRefused } }: PayloadAction<{ id: string; isRefused: boolean }>) {
      const message = find(state, id);
      if (message) Object.assign(message, { hasFailed: true, isRefused });
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => empty),
});

export const { draftChanged, sendRequested, resendRequested, messageDiscarded, messageSent, sendFailed } =
  outboxSlice.actions;

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof outboxSlice> {}
}

interface WithOutbox {
  chatOutbox?: OutboxState;
}

export const selectOutgoing = ({ chatOutbox = empty }: WithOutbox): OutgoingMessage[] => chatOutbox.messages;
export const selectOutgoingMessage = (state: WithOutbox, id: string) =>
  selectOutgoing(state).find((message) => message.id === id);
export const selectDraft = ({ chatOutbox = empty }: WithOutbox, contactId: string) =>
  chatOutbox.drafts[contactId] ?? '';
