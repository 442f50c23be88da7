import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../../session/scope-changed';

/** The chat to show, by its own id or by the contact's id. For a member without a chat there is only `contactId`. */
export interface Selection {
  chatId?: string;
  contactId?: string;
}

interface QuickChatState {
  isOpen: boolean;
  selection: Selection;
}

const closed: QuickChatState = { isOpen: false, selection: {} };

/** Whether the quick chat is open, and with which contact. A change of cuenta closes it. */
export const quickChatSlice = createSlice({
  name: 'quickChat',
  initialState: closed,
  reducers: {
    quickChatToggled(state) {
      state.isOpen = !state.isOpen;
    },
    quickChatOpened: (_state, { payload }: PayloadAction<Selection>) => ({ isOpen: true, selection: payload }),
    quickChatClosed(state) {
      state.isOpen = false;
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => closed),
});

export const { quickChatToggled, quickChatOpened, quickChatClosed } = quickChatSlice.actions;

declare module '../../../store/store' {
  interface LazySlices extends WithSlice<typeof quickChatSlice> {}
}

/** The quick chat counts as closed until the slice is injected. */
export const selectQuickChat = ({ quickChat }: { quickChat?: QuickChatState }): QuickChatState => quickChat ?? closed;
