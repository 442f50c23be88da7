import Alert from '@mui/material/Alert';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What is wrong with the form as a whole. */
export function FormProblem<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const message = errors.root?.message;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
