import { ChoiceNotice } from '../../../../components/form/choice-notice';

interface EliminadoAvisoProps {
  /** Whether the deleted contact had pictures: a copy gets none of them. */
  hasImagenes: boolean;
  onSaveCopy: () => Promise<void>;
  onRestore: () => Promise<void>;
}

/** Shown when somebody else deleted the contact during the editing, so that what was typed is not lost. */
export function EliminadoAviso({ hasImagenes, onSaveCopy, onRestore }: EliminadoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Guardar como contacto nuevo', onChoose: onSaveCopy },
        { label: 'Restaurar y guardar', onChoose: onRestore },
      ]}
    >
      <strong>Otra persona eliminó este contacto mientras usted lo editaba.</strong> Puede restaurarlo con lo que usted
      escribió, o guardar lo que ve como un contacto nuevo{hasImagenes && ', sin las imágenes que tenía'}.
    </ChoiceNotice>
  );
}
