import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { apiCode, apiMessage } from '../../../../api/api-message';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { type ConPersona, documentKey } from './persona-values';

const documentCodes = ['DIGITO_VERIFICADOR', 'DOCUMENTO_INVALIDO'];
/** The server's code for a write over somebody else's change, and the type of the form's error then. */
export const stale = 'VERSION_ANTERIOR';

/**
 * Shows the server's errors under the fields of a persona. It remembers refused documents, so that they can be saved
 * with a reason.
 */
export function refusePersona<Values extends ConPersona>(form: UseFormReturn<Values>, error: unknown): void {
  const code = apiCode(error) ?? '';
  if (code === stale) {
    form.setError('root', { type: stale, message: apiMessage(error) });
    return;
  }
  if (documentCodes.includes(code)) {
    const name = 'persona.documentosRechazados' as FieldPath<Values>;
    form.setValue(name, documentKey(form.getValues().persona) as FieldPathValue<Values, typeof name>);
  }
  applyServerErrors(form, error);
}
