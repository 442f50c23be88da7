import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'valibot';
import type { ParteDto } from '../../../../api/generated/partes';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { ParteFields } from '../publico/parte-fields';
import { type ParteValues, parteEntries, toParteDto, toParteValues } from '../publico/parte-values';
import { usePartesUpdateMutation } from '../publico/partes-api';
import { PersonaLinea } from './persona-linea';

interface EditarParteDialogProps {
  carpetaId: string;
  parte: ParteDto;
  /** The partes that this one could act for. */
  otras: readonly ParteDto[];
  /** The roles that the acto asks for. */
  requeridos: readonly string[];
  onClose: () => void;
}

const schema = object(parteEntries);

/** Edits how a persona takes part. Their personal data have a dialog of their own. */
export function EditarParteDialog({ carpetaId, parte, otras, requeridos, onClose }: EditarParteDialogProps) {
  const [update] = usePartesUpdateMutation();
  const form = useForm<ParteValues>({ resolver: valibotResolver(schema), defaultValues: toParteValues(parte) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);

  const save = form.handleSubmit(async (values) => {
    try {
      await update({ id: carpetaId, parteId: parte.id, modificarParteDto: toParteDto(values) }).unwrap();
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Editar participación"
        submitLabel="Guardar"
        isSubmitting={isSubmitting}
        onSubmit={save}
        onClose={onClose}
      >
        <FormProblem errors={errors} />
        <PersonaLinea persona={parte.persona} />
        <ParteFields otras={otras} requeridos={requeridos} />
      </FormDialog>
    </FormProvider>
  );
}
