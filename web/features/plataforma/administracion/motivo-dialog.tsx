import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { apiCode } from '../../../api/api-message';
import { stepUpCode } from '../../../api/http-error';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';

interface MotivoDialogProps {
  title: string;
  /** The text that says what happens, and to whom. */
  children: ReactNode;
  submitLabel: string;
  isDanger?: boolean;
  /** Carries out the action. @throws the refusal of the server */
  onConfirm: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

const reglas = v.object({
  motivo: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Escriba el motivo, con 3 caracteres o más.'),
    v.maxLength(300, 'El motivo puede tener hasta 300 caracteres.'),
  ),
});

/** Asks for the reason before an action that concerns other people. */
export function MotivoDialog({ title, children, submitLabel, isDanger, onConfirm, onClose }: MotivoDialogProps) {
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { motivo: '' } });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ motivo }) => {
    try {
      await onConfirm(motivo);
      onClose();
    } catch (error) {
      // A person who cancelled the verification knows it, so no error shows.
      if (apiCode(error) !== stepUpCode) applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      submitColor={isDanger ? 'danger' : 'inherit'}
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>{children}</p>
      <TextAreaField
        control={form.control}
        name="motivo"
        label="Motivo"
        required
        help="Queda en el registro de operadores."
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
