import { type Dispatch, nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks';
import { type Toast, toastShown } from './toasts-slice';

/** What the buttons of toasts do. Functions have no place in the store, so it knows only the label. */
const actions = new Map<string, () => void>();

/** Gives the function of a toast's button, once. */
export function takeToastAction(id: string): (() => void) | undefined {
  const action = actions.get(id);
  actions.delete(id);
  return action;
}

export interface ToastOptions {
  severity?: Toast['severity'];
  /** A button in the toast, to undo what it tells of. */
  action?: { label: string; onClick: () => void };
}

/** Tells the person something in passing, from outside of components. */
export function showToast(dispatch: Dispatch, text: string, { severity, action }: ToastOptions = {}): void {
  const id = nanoid();
  if (action) actions.set(id, action.onClick);
  dispatch(toastShown({ id, text, action: action?.label, ...(severity && { severity }) }));
}

/** Tells the person something in passing: `toast('Carpeta eliminada', { action: { label: 'Deshacer', onClick } })`. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useCallback((text: string, options?: ToastOptions) => showToast(dispatch, text, options), [dispatch]);
}
