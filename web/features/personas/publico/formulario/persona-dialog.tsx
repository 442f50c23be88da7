import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'valibot';
import type { PersonaDto } from '../../../../api/generated/personas';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { ExcepcionPrevia } from './excepcion-previa';
import { GuardarLabel } from './guardar-label';
import { PersonaFields } from './persona-fields';
import { PersonaProblem } from './persona-problem';
import { personaSchema } from './persona-schema';
import { type ConPersona, emptyPersona, toValues } from './persona-values';
import { useSavePersona } from './use-save-persona';

interface PersonaDialogProps {
  /** The country of the cuenta. */
  pais: string;
  /** The persona to edit; without it, the form is for a new one. */
  persona?: PersonaDto;
  /** Fetches the persona again, after somebody else changed it. */
  onReload?: () => Promise<PersonaDto>;
  onSaved: (persona: PersonaDto) => void;
  onClose: () => void;
}

const schema = object({ persona: personaSchema });

/** The form of a new or existing persona. */
export function PersonaDialog({ pais, persona, onReload, onSaved, onClose }: PersonaDialogProps) {
  const form = useForm<ConPersona>({
    resolver: valibotResolver(schema),
    defaultValues: { persona: persona ? toValues(persona, pais) : emptyPersona(pais) },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const kept = useKeptForm('persona', persona?.id ?? 'nuevo', form);
  const { release } = useUnsavedGuard(isDirty, kept.forget);
  const { save, reload } = useSavePersona({
    form,
    pais,
    persona,
    onReload,
    onSaved: (saved) => {
      release();
      onSaved(saved);
    },
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        title={persona ? 'Editar persona' : 'Nueva persona'}
        submitLabel={<GuardarLabel label="Guardar" />}
        isSubmitting={isSubmitting}
        onSubmit={save}
        onClose={onClose}
      >
        <RecoveredNotice kept={kept} />
        <PersonaProblem errors={errors} onReload={reload} />
        {persona && <ExcepcionPrevia persona={persona} />}
        <PersonaFields personaId={persona?.id} />
      </FormDialog>
    </FormProvider>
  );
}
