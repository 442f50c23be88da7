import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiCode, apiMessage, apiStatus } from '../../api/api-message';
import { stepUpCode } from '../../api/http-error';
import { useToast } from '../toast-actions';
import { applyServerErrors } from './server-errors';

/** Errors that are not shown: the person cancelled the verification, or is being signed out. */
const isSilent = (error: unknown) => apiCode(error) === stepUpCode || apiStatus(error) === 401;

/** Gives a function that shows a refused change as a toast. */
export function useRefusal() {
  const toast = useToast();
  return useCallback(
    (error: unknown) => {
      if (!isSilent(error)) toast(apiMessage(error), { severity: 'error' });
    },
    [toast],
  );
}

/** Shows a refused change in its form. */
export function refuseForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): void {
  if (!isSilent(error)) applyServerErrors(form, error);
}
