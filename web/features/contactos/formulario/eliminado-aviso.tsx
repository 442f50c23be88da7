import { EleccionAviso } from './eleccion-aviso';

interface EliminadoAvisoProps {
  /** Of the contact as it was: a copy has none of them. */
  hasImagenes: boolean;
  onSaveCopy: () => Promise<void>;
  onRestore: () => Promise<void>;
}

/** Somebody else deleted the contact while it was being edited: what was typed need not be lost with it. */
export function EliminadoAviso({ hasImagenes, onSaveCopy, onRestore }: EliminadoAvisoProps) {
  return (
    <EleccionAviso
      opciones={[
        { label: 'Guardar como contacto nuevo', onChoose: onSaveCopy },
        { label: 'Restaurar y guardar', onChoose: onRestore },
      ]}
    >
      <strong>Otra persona eliminó este contacto mientras usted lo editaba.</strong> Puede restaurarlo con lo que usted
      escribió, o guardar lo que ve como un contacto nuevo{hasImagenes && ', sin las imágenes que tenía'}.
    </EleccionAviso>
  );
}
