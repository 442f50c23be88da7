import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { apiFieldErrors, apiMessage } from '../../api/api-message';

/**
 * Shows a refused submit in the form. The server's `details: [{campo, mensaje}]` go under their fields, and the first
 * of these takes the focus. Any other error becomes the form's own error (`formState.errors.root.message`).
 */
export function applyServerErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): void {
  const names = Object.keys(getValues());
  const known = apiFieldErrors(error).filter(({ campo }) => names.includes(campo.split('.')[0] ?? campo));
  if (known.length === 0) {
    setError('root', { type: 'server', message: apiMessage(error) });
    return;
  }
  known.forEach(({ campo, mensaje }, index) => {
    setError(campo as FieldPath<Values>, { type: 'server', message: mensaje }, { shouldFocus: index === 0 });
  });
}

/** Gives the error with the server's field names changed to the form's field names. */
export function renameFields(error: unknown, nameOf: (campo: string) => string): unknown {
  const details = apiFieldErrors(error).map((detail) => ({ ...detail, campo: nameOf(detail.campo) }));
  return { ...(error as object), details };
}
