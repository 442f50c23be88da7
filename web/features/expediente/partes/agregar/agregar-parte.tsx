import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ParteDto } from '../../../../api/generated/partes';
import type { PersonaDto } from '../../../../api/generated/personas';
import { FormProblem } from '../../../../components/form/form-problem';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { fold } from '../../../../lib/fold';
import { usePais } from '../../../../session/use-pais';
import { GuardarLabel } from '../../personas/public/form/guardar-label';
import { emptyPersona, splitNombre } from '../../personas/public/form/persona-values';
import { usePersonaOptions } from '../../personas/public/use-persona-options';
import { type AgregarValues, agregarSchema, emptyAgregar } from '../public/agregar-values';
import { ParteFields } from '../public/parte-fields';
import { QuienFields } from '../public/quien-fields';
import { useAgregarParte } from '../public/use-agregar-parte';
import { roles } from '../roles';
import { usePartes } from '../use-partes';
import { useRutas } from '../use-rutas';

/** The dialog for a new parte. The address names the role. Otherwise it is the first role that the acto still needs. */
export function AgregarParte() {
  const [params] = useSearchParams();
  const { carpeta, partes, requeridos, faltantes } = usePartes();
  const pais = usePais();
  const asked = params.get('rol') ?? '';
  const nombre = (params.get('nombre') ?? '').slice(0, 200);
  const { options, isLoading } = usePersonaOptions(nombre, null);
  if (!partes || !pais || isLoading) return null;
  return (
    <AgregarParteDialog
      carpetaId={carpeta.id}
      partes={partes}
      requeridos={requeridos}
      rol={roles[asked] ? asked : (faltantes[0] ?? '')}
      pais={pais}
      quien={quienDe(nombre, options, partes, pais)}
    />
  );
}

/**
 * The persona that the dialog begins with: the one with that name, or a new one when nobody has it. The spouse of a
 * parte is married to that parte.
 */
function quienDe(
  nombre: string,
  options: readonly PersonaDto[],
  partes: readonly ParteDto[],
  pais: string,
): Partial<AgregarValues> {
  if (!nombre) return {};
  const found = options.filter(({ nombreCompleto }) => fold(nombreCompleto) === fold(nombre));
  if (found.length === 1) return { personaId: found[0]?.id };
  if (options.length > 0) return {};
  const casadaCon = partes.find(({ conyuge }) => conyuge && fold(conyuge) === fold(nombre))?.persona.nombreCompleto;
  const persona = { ...emptyPersona(pais), ...splitNombre(nombre, pais) };
  return {
    modo: 'nueva',
    persona: casadaCon ? { ...persona, estadoCivil: 'casado', conyuge: casadaCon } : persona,
  };
}

interface AgregarParteDialogProps {
  carpetaId: string;
  partes: ParteDto[];
  /** The roles that the acto requires. */
  requeridos: readonly string[];
  /** The initial role; '' for none. */
  rol: string;
  /** The country of the cuenta. */
  pais: string;
  /** The initial values of the persona. */
  quien: Partial<AgregarValues>;
}

/** Asks for the persona of a new parte, and for the role. */
function AgregarParteDialog({ carpetaId, partes, requeridos, rol, pais, quien }: AgregarParteDialogProps) {
  const { close } = useRutas();
  const form = useForm<AgregarValues>({
    // The schema is a union of two modes, but the form's type has the fields of both.
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
