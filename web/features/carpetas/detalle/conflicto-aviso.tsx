import { ChoiceNotice } from '../../../components/form/choice-notice';

interface ConflictoAvisoProps {
  onReload: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Shown when somebody else changed the same fields of the carpeta during the editing. */
export function ConflictoAviso({ onReload, onOverwrite }: ConflictoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Recargar', onChoose: onReload },
        { label: 'Guardar lo mío', onChoose: onOverwrite },
      ]}
    >
      <strong>Otra persona cambió lo mismo en esta carpeta mientras usted lo editaba.</strong> Puede recargarla y ver
      cómo quedó, sin lo que usted escribió, o guardar lo suyo encima.
    </ChoiceNotice>
  );
}
