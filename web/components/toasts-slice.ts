import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** The label of the button. Its function is in toast-actions.ts. */
  action?: string;
}

/** The toasts, the oldest first. A toast without a button replaces another with the same text. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        const isRepeated = ({ text, action }: Toast) => text === payload.text && !action && !payload.action;
        return [...state.filter((toast) => !isRepeated(toast)), payload];
      },
      prepare: (toast: Partial<Toast> & { text: string }) => ({
        payload: { id: nanoid(), severity: 'success' as const, ...toast },
      }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
