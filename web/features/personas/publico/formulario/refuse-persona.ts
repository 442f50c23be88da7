import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { apiCode } from '../../../../api/api-message';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { type ConPersona, documentKey } from './persona-values';

const documentCodes = ['DIGITO_VERIFICADOR', 'DOCUMENTO_INVALIDO'];

/**
 * Shows the server's errors under the fields of a persona. It remembers refused documents, so that they can be saved
 * with a reason.
 */
export function refusePersona<Values extends ConPersona>(form: UseFormReturn<Values>, error: unknown): void {
  const code = apiCode(error) ?? '';
  if (documentCodes.includes(code)) {
    const name = 'persona.documentosRechazados' as FieldPath<Values>;
    form.setValue(name, documentKey(form.getValues().persona) as FieldPathValue<Values, typeof name>);
  }
  applyServerErrors(form, error);
}
