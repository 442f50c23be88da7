import { type Dispatch, nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks';
import { type Toast, toastClosed, toastShown } from './toasts-slice';

/** The functions of the toasts' buttons. The store keeps only the labels, since it must not hold functions. */
const actions = new Map<string, () => void>();

/**
 * Removes a toast.
 * @returns the function of its button, which is forgotten here
 */
export function endToast(dispatch: Dispatch, id: string): (() => void) | undefined {
  const action = actions.get(id);
  actions.delete(id);
  dispatch(toastClosed(id));
  return action;
}

export interface ToastOptions {
  severity?: Toast['severity'];
  /** A button in the toast, usually to undo. */
  action?: { label: string; onClick: () => void };
}

/**
 * Shows a toast from code outside components.
 * @returns the id of the toast, for `endToast`
 */
export function showToast(dispatch: Dispatch, text: string, { severity, action }: ToastOptions = {}): string {
  const id = nanoid();
  if (action) actions.set(id, action.onClick);
  dispatch(toastShown({ id, text, action: action?.label, ...(severity && { severity }) }));
  return id;
}

/** Shows a toast: `toast('Datos guardados')`. Use `offerUndo` for actions that can be undone. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useCallback((text: string, options?: ToastOptions) => void showToast(dispatch, text, options), [dispatch]);
}
