import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { ParteDto } from '../../../../api/generated/partes';
import { FormProblem } from '../../../../components/form/form-problem';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { GuardarLabel } from '../../personas/publico/formulario/guardar-label';
import { type AgregarValues, agregarSchema, emptyAgregar } from '../publico/agregar-values';
import { ParteFields } from '../publico/parte-fields';
import { QuienFields } from '../publico/quien-fields';
import { useAgregarParte } from '../publico/use-agregar-parte';
import { useRutas } from '../use-rutas';

interface AgregarParteDialogProps {
  carpetaId: string;
  partes: ParteDto[];
  /** The roles that the acto asks for. */
  requeridos: readonly string[];
  /** The role to begin with; '' for none. */
  rol: string;
  /** The country of the cuenta. */
  pais: string;
  /** Who is filled in already. */
  quien: Partial<AgregarValues>;
}

/** Asks who takes part, and in which role. */
export function AgregarParteDialog({ carpetaId, partes, requeridos, rol, pais, quien }: AgregarParteDialogProps) {
  const { close } = useRutas();
  const form = useForm<AgregarValues>({
    // The schema is a union of two modes, while the form's type has the fields of both.
    resolver: valibotResolver(agregarSchema) as Resolver<AgregarValues>,
    defaultValues: { ...emptyAgregar(rol, pais), ...quien },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const submit = useAgregarParte({
    carpetaId,
    form,
    onAdded: () => {
      release();
      close();
    },
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Agregar parte"
        submitLabel={<GuardarLabel label="Agregar" />}
        isSubmitting={isSubmitting}
        onSubmit={submit}
        onClose={close}
      >
        <FormProblem errors={errors} />
        <QuienFields pais={pais} />
        <ParteFields otras={partes} requeridos={requeridos} />
      </FormDialog>
    </FormProvider>
  );
}
