import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { apiFieldErrors, apiMessage } from '../../api/api-message';

/**
 * Shows a refused submit where it belongs: the server's `details: [{campo, mensaje}]` under their fields, the first of
 * them focused, and anything else as the form's own error (`formState.errors.root.message`).
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

/** The error, with the server's names of fields changed to those of the form. */
export function renameFields(error: unknown, nameOf: (campo: string) => string): unknown {
  const details = apiFieldErrors(error).map((detail) => ({ ...detail, campo: nameOf(detail.campo) }));
  return { ...(error as object), details };
}
