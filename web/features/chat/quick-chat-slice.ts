import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../session/scope-changed';

/** The chat that is shown, by either of its names: a member without a chat has only the second. */
export interface Selection {
  chatId?: string;
  contactId?: string;
}

interface QuickChatState {
  isOpen: boolean;
  selection: Selection;
}

const closed: QuickChatState = { isOpen: false, selection: {} };

/** Whether the quick chat is open, and at whom: somebody of one cuenta. */
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

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof quickChatSlice> {}
}

/** Closed as long as nobody has brought the slice. */
export const selectQuickChat = ({ quickChat }: { quickChat?: QuickChatState }): QuickChatState => quickChat ?? closed;
