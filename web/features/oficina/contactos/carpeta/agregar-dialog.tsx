import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { check, nullable, object, pipe, string, variant } from 'valibot';
import { useEscribir } from '../../../../collection/use-escribir';
import { FormProblem } from '../../../../components/form/form-problem';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { CarpetaAutocomplete } from '../../../expediente/carpetas/public/carpeta-autocomplete';
import { esperaFirma, estados } from '../../../expediente/carpetas/public/estados';
import { type AgregarValues, agregarSchema } from '../../../expediente/partes/public/agregar-values';
import { ParteFields } from '../../../expediente/partes/public/parte-fields';
import { emptyParte } from '../../../expediente/partes/public/parte-values';
import { usePartesFindAllQuery } from '../../../expediente/partes/public/partes-api';
import { QuienFields } from '../../../expediente/partes/public/quien-fields';
import { useAgregarParte } from '../../../expediente/partes/public/use-agregar-parte';
import { GuardarLabel } from '../../../expediente/personas/public/form/guardar-label';
import { contactos } from '../contactos';
import type { Contacto, Pais } from '../contactos-api';
import { personaDeContacto } from './persona-de-contacto';

/** The values of a new parte, and the id of the carpeta that gets it. */
interface CarpetaValues extends AgregarValues {
  carpetaId: string | null;
}

const carpetaId = pipe(
  nullable(string()),
  check((id) => id !== null, 'Elija una carpeta.'),
);

const [existente, nueva] = agregarSchema.options;

const carpetaSchema = variant('modo', [
  object({ ...existente.entries, carpetaId }),
  object({ ...nueva.entries, carpetaId }),
]);

/** Partes can only be added until the carpeta is signed. */
const estadosSinFirma = estados.filter(esperaFirma);

interface AgregarACarpetaDialogProps {
  contacto: Contacto;
  /** The country of the cuenta. */
  pais: string;
  paises: readonly Pais[];
}

/** Adds a contact to a carpeta as a parte. A contact without a persona is added as a persona first. */
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

/** Chooses an unsigned carpeta. */
function CarpetaField() {
  const { control, setValue, setFocus } = useFormContext<CarpetaValues>();
  // The focus is set here, since the dialog draws its content later than itself.
  useEffect(() => setFocus('carpetaId'), [setFocus]);
  return (
    <CarpetaAutocomplete
      control={control}
      name="carpetaId"
      label="Carpeta"
      emptyText="Ninguna carpeta sin firmar coincide"
      estado={estadosSinFirma}
      // The represented partes belong to the previous carpeta, so they are cleared.
      onChosen={() => setValue('representados', [])}
    />
  );
}

interface Agregando {
  contacto: Contacto;
  carpetaId: string;
  form: UseFormReturn<AgregarValues>;
  /** Lets the dialog close without a question about unsaved changes. */
  release: () => void;
}

/** Adds the parte, and links the contact to its persona. */
function useAgregarContacto({ contacto, carpetaId, form, release }: Agregando) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { escribir } = useEscribir();
  const close = () =>
    void navigate(`/apps/contacts/${contacto.id}${search}`, { replace: true, preventScrollReset: true });

  const remember = async (personaId: string) => {
    if (personaId === contacto.personaId) return;
    // The write sends no version, so other changes of the contact do not conflict with it.
    const modificarContactoDto = { id: contacto.id, contact: { personaId } };
    await escribir(contactos.send('contactosUpdate', { modificarContactoDto }));
  };

  const submit = useAgregarParte({
    carpetaId,
    form,
    action: { label: 'Ver en la carpeta', onClick: () => void navigate(`/carpetas/${carpetaId}/partes`) },
    onAdded: ({ persona }) => {
      release();
      close();
      void remember(persona.id);
    },
  });
  return { submit, close };
}
