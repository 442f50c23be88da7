import { ChoiceNotice } from '../../../components/form/choice-notice';

interface ConflictoAvisoProps {
  onReload: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Shown when somebody else changed the contact during the editing. The person chooses which version stays. */
export function ConflictoAviso({ onReload, onOverwrite }: ConflictoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Recargar', onChoose: onReload },
        { label: 'Guardar lo mío', onChoose: onOverwrite },
      ]}
    >
      <strong>Otra persona cambió este contacto mientras usted lo editaba.</strong> Puede recargarlo y ver cómo quedó,
      sin lo que usted escribió, o guardar lo suyo encima.
    </ChoiceNotice>
  );
}
