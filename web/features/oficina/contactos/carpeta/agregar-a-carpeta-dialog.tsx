import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormProblem } from '../../../../components/form/form-problem';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import type { AgregarValues } from '../../../expediente/partes/publico/agregar-values';
import { ParteFields } from '../../../expediente/partes/publico/parte-fields';
import { emptyParte } from '../../../expediente/partes/publico/parte-values';
import { usePartesFindAllQuery } from '../../../expediente/partes/publico/partes-api';
import { QuienFields } from '../../../expediente/partes/publico/quien-fields';
import { GuardarLabel } from '../../../expediente/personas/publico/formulario/guardar-label';
import type { Contacto, Pais } from '../contactos-api';
import { CarpetaField } from './carpeta-field';
import { type CarpetaValues, carpetaSchema } from './carpeta-values';
import { personaDeContacto } from './persona-de-contacto';
import { useAgregarContacto } from './use-agregar-contacto';

interface AgregarACarpetaDialogProps {
  contacto: Contacto;
  /** The country of the cuenta. */
  pais: string;
  paises: readonly Pais[];
}

/** Adds a contact to a carpeta as a parte. A contact without a persona is registered as one. */
export function AgregarACarpetaDialog({ contacto, pais, paises }: AgregarACarpetaDialogProps) {
  const form = useForm<CarpetaValues>({
    // The cast is needed, since the schema is a union of two shapes.
    resolver: valibotResolver(carpetaSchema) as Resolver<CarpetaValues>,
    defaultValues: {
      ...emptyParte(''),
      carpetaId: null,
      modo: contacto.personaId ? 'existente' : 'nueva',
      personaId: contacto.personaId,
      persona: personaDeContacto(contacto, pais, paises),
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const carpetaId = useWatch({ control: form.control, name: 'carpetaId' });
  const { currentData: partes } = usePartesFindAllQuery({ id: carpetaId ?? '' }, { skip: !carpetaId });
  const { release } = useUnsavedGuard(isDirty);
  const { submit, close } = useAgregarContacto({
    contacto,
    carpetaId: carpetaId ?? '',
    form: form as unknown as UseFormReturn<AgregarValues>,
    release,
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Agregar a una carpeta"
        submitLabel={<GuardarLabel label="Agregar" />}
        isSubmitting={isSubmitting}
        onSubmit={submit}
        onClose={close}
      >
        <FormProblem errors={errors} />
        <CarpetaField />
        <QuienFields pais={pais} />
        <ParteFields otras={partes ?? []} />
      </FormDialog>
    </FormProvider>
  );
}
