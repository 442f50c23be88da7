import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Alert } from '../ui/alert';

/** The error of the form as a whole. */
export function FormProblem<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const message = errors.root?.message;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
