import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** The label of its button; what the button does is in toast-actions.ts. */
  action?: string;
}

/** The toasts, oldest first. A plain one takes the place of another with its text. */
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
