import { ChoiceNotice } from '../../../../../components/form/choice-notice';
import type { SavePersona } from './use-save-persona';

/** Shown when somebody else changed or deleted the persona during the editing. What was typed is not lost unseen. */
export function AjenaAviso({ problem, reload, overwrite, saveCopy }: SavePersona) {
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
