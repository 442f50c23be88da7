import { ChoiceNotice } from './choice-notice';

interface ConflictoAvisoProps {
  /** What somebody else changed: «este contacto». */
  que: string;
  onReload: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Shown when somebody else changed the same during the editing. The person chooses which version stays. */
export function ConflictoAviso({ que, onReload, onOverwrite }: ConflictoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Recargar', onChoose: onReload },
        { label: 'Guardar lo mío', onChoose: onOverwrite },
      ]}
    >
      <strong>Otra persona cambió {que} mientras usted lo editaba.</strong> Puede recargar y ver cómo quedó, sin lo que
      usted escribió, o guardar lo suyo encima.
    </ChoiceNotice>
  );
}
