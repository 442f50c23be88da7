import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiCode, apiMessage, apiStatus } from '../../../api/api-message';
import { stepUpCode } from '../../../api/http-error';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';

/** Nothing to tell: the person did not want to be verified, or is on the way out already. */
const isKnown = (error: unknown) => apiCode(error) === stepUpCode || apiStatus(error) === 401;

/** Tells of a refused change in passing. */
export function useRefusal() {
  const toast = useToast();
  return useCallback(
    (error: unknown) => {
      if (!isKnown(error)) toast(apiMessage(error), { severity: 'error' });
    },
    [toast],
  );
}

/** Tells of a refused change in its form. */
export function refuseForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): void {
  if (!isKnown(error)) applyServerErrors(form, error);
}
