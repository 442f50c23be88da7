import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'valibot';
import type { ParteDto, PersonaResumenDto } from '../../../../api/generated/partes';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { Row, Stack } from '../../../../components/layout/layout';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { documentosDe } from '../../personas/public/documentos';
import { PersonaIcon } from '../../personas/public/persona-icon';
import { ParteFields } from '../public/parte-fields';
import styles from '../public/parte-fields.module.css';
import { type ParteValues, parteEntries, toParteDto, toParteValues } from '../public/parte-values';
import { usePartesUpdateMutation } from '../public/partes-api';

interface EditarParteDialogProps {
  carpetaId: string;
  parte: ParteDto;
  /** The other partes, which this parte could represent. */
  otras: readonly ParteDto[];
  /** The roles that the acto requires. */
  requeridos: readonly string[];
  onClose: () => void;
}

const schema = object(parteEntries);

/** Edits how a persona takes part. The personal data have another dialog. */
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

/** The name and the documents of the persona in the dialog. */
function PersonaLinea({ persona }: { persona: PersonaResumenDto }) {
  return (
    <Row fill="canvas" round="md" bordered align="center" gap={3} pad={3}>
      <PersonaIcon tipo={persona.tipo} />
      <Stack shrinks weight="medium" breaks className={styles.personaText}>
        {persona.nombreCompleto}
        <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
      </Stack>
    </Row>
  );
}
