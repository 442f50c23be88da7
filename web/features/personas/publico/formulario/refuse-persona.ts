import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { apiCode, apiFieldErrors, apiMessage } from '../../../../api/api-message';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { type ConPersona, documentKey } from './persona-values';

const documentCodes = ['DIGITO_VERIFICADOR', 'DOCUMENTO_INVALIDO'];
/** The code of who writes over what somebody else wrote, and the type of the form's error then. */
export const stale = 'VERSION_ANTERIOR';

/**
 * Shows a refused persona under its fields. Documents that the server refused are remembered, so that who may can
 * save them with a reason.
 */
export function refusePersona<Values extends ConPersona>(form: UseFormReturn<Values>, error: unknown): void {
  const code = apiCode(error) ?? '';
  if (code === stale) {
    form.setError('root', { type: stale, message: apiMessage(error) });
    return;
  }
  if (documentCodes.includes(code)) {
    const name = 'persona.rechazado' as FieldPath<Values>;
    form.setValue(name, documentKey(form.getValues().persona) as FieldPathValue<Values, typeof name>);
  }
  applyServerErrors(form, error);
}

/** An answer about a persona alone, with its fields named as a form has them that holds more than the persona. */
export function underPersona(error: unknown): unknown {
  const details = apiFieldErrors(error).map((detail) => ({ ...detail, campo: `persona.${detail.campo}` }));
  return { ...(error as object), details };
}
