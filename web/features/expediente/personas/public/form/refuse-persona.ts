import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { apiCode } from '../../../../../api/api-message';
import { applyServerErrors } from '../../../../../components/form/server-errors';
import { type ConPersona, documentKey } from './persona-values';

const documentCodes = ['DIGITO_VERIFICADOR', 'DOCUMENTO_INVALIDO'];

/**
 * Shows the server's errors under the fields of a persona. It remembers refused documents, so that they can be saved
 * with a reason. Documents that another persona has show no error: `Repetida` asks for the reason.
 */
export function refusePersona<Values extends ConPersona>(form: UseFormReturn<Values>, error: unknown): void {
  const code = apiCode(error) ?? '';
  const remember = (name: 'persona.documentosRechazados' | 'persona.documentosRepetidos') => {
    const path = name as FieldPath<Values>;
    form.setValue(path, documentKey(form.getValues().persona) as FieldPathValue<Values, typeof path>);
  };
  if (documentCodes.includes(code)) remember('persona.documentosRechazados');
  if (code === 'PERSONA_DUPLICADA') remember('persona.documentosRepetidos');
  else applyServerErrors(form, error);
}
