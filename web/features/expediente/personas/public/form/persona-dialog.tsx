import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { object } from 'valibot';
import type { PersonaDto } from '../../../../../api/generated/personas';
import { RecoveredNotice } from '../../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../../autosave/use-kept-form';
import { ChoiceNotice } from '../../../../../components/form/choice-notice';
import { FormProblem } from '../../../../../components/form/form-problem';
import { FormDialog } from '../../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../../components/use-unsaved-guard';
import { ExcepcionPrevia } from './excepcion-previa';
import { GuardarLabel } from './guardar-label';
import { PersonaFields } from './persona-fields';
import { personaSchema } from './persona-schema';
import { type ConPersona, emptyPersona, type PersonaValues, toValues } from './persona-values';
import { type SavePersona, useSavePersona } from './use-save-persona';

interface PersonaDialogProps {
  /** The country of the cuenta. */
  pais: string;
  /** The persona to edit; without it, the form is for a new one. */
  persona?: PersonaDto;
  /** The initial values of a new persona, and the name under which its draft is kept. */
  inicio?: { values: PersonaValues; draft: string };
  /** Uses a known persona in place of a new persona. Gives false when the server refused; the form stays then. */
  onUseExisting?: (personaId: string) => Promise<boolean>;
  onSaved: (persona: PersonaDto) => void;
  onClose: () => void;
}

const schema = object({ persona: personaSchema });

/** The form of a new or existing persona. */
export function PersonaDialog({ pais, persona, inicio, onUseExisting, onSaved, onClose }: PersonaDialogProps) {
  const form = useForm<ConPersona>({
    resolver: valibotResolver(schema),
    defaultValues: { persona: persona ? toValues(persona, pais) : (inicio?.values ?? emptyPersona(pais)) },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const kept = useKeptForm('persona', persona?.id ?? inicio?.draft ?? 'nuevo', form);
  const { release } = useUnsavedGuard(isDirty, kept.forget);
  const saving = useSavePersona({
    form,
    pais,
    persona,
    onSaved: (saved) => {
      release();
      onSaved(saved);
    },
  });
  const useExisting = async (personaId: string) => {
    if (!(await onUseExisting?.(personaId))) return;
    release();
    onClose();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={persona ? 'Editar persona' : 'Nueva persona'}
        submitLabel={<GuardarLabel label="Guardar" />}
        isSubmitting={isSubmitting}
        isOff={saving.problem !== null}
        onSubmit={saving.save}
        onClose={onClose}
      >
        <AjenaAviso {...saving} />
        <RecoveredNotice kept={kept} />
        <FormProblem errors={errors} />
        {persona && <ExcepcionPrevia persona={persona} />}
        <PersonaFields personaId={persona?.id} onUseExisting={onUseExisting && useExisting} />
      </FormDialog>
    </FormProvider>
  );
}

/**
 * Shown when somebody else changed or deleted the persona during the editing. The typed values are not lost without
 * notice.
 */
function AjenaAviso({ problem, reload, overwrite, saveCopy }: SavePersona) {
  if (problem === 'changed') {
    return (
      <ChoiceNotice
        choices={[
          { label: 'Recargar', onChoose: reload },
          { label: 'Guardar lo mío', onChoose: overwrite },
        ]}
      >
        <strong>Alguien cambió los datos de esta persona mientras usted los editaba.</strong> Puede recargarlos y ver
        cómo quedaron, sin lo que usted escribió, o guardar lo suyo encima.
      </ChoiceNotice>
    );
  }
  if (problem === 'deleted') {
    return (
      <ChoiceNotice choices={[{ label: 'Guardar como persona nueva', onChoose: saveCopy }]}>
        <strong>Alguien eliminó a esta persona mientras usted la editaba.</strong> Puede guardar lo que ve como una
        persona nueva.
      </ChoiceNotice>
    );
  }
  return null;
}
