import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** The label of its button; what the button does is in toast-actions.ts. */
  action?: string;
}

/** The queue of toasts; the first one is on the screen. An error goes before all that are not errors. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        const isRepeated = state.some(({ text, action }) => text === payload.text && !action && !payload.action);
        if (isRepeated) return;
        const next = payload.severity === 'error' ? state.findIndex(({ severity }) => severity !== 'error') : -1;
        state.splice(next < 0 ? state.length : next, 0, payload);
      },
      prepare: (toast: Partial<Toast> & { text: string }) => ({
        payload: { id: nanoid(), severity: 'success' as const, ...toast },
      }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
