import { ADecidir, FilaADecidir, Marca } from './a-decidir';
import { chosenForAll, type Eleccion, isTaken, toggled } from './elecciones';
import type { FilaRevisada } from './use-importar';

const opciones = [
  { value: 'omitir', label: 'Omitirlas' },
  { value: 'agregar', label: 'Agregarlas igual' },
] as const;

interface HomonimasProps {
  filas: readonly FilaRevisada[];
  eleccion: Eleccion;
  onChange: (eleccion: Eleccion) => void;
}

/**
 * The rows without a document whose name a persona, or another row, has too. They may be the same people. Draws nothing
 * without such rows.
 */
export function Homonimas({ filas, eleccion, onChange }: HomonimasProps) {
  if (filas.length === 0) return null;
  return (
    <ADecidir
      titulo="Quizás ya están registradas"
      ayuda="Tienen el mismo nombre que otra, registrada o del archivo, y la fila no trae documento. Si resultan ser la misma, después se pueden unir."
      opciones={opciones}
      valor={eleccion.homonimas}
      onChange={(homonimas) => onChange(chosenForAll(eleccion, { homonimas }, filas))}
    >
      {filas.map((one) => (
        <FilaADecidir key={one.fila} quien={one.homonimas.join(' · ')} detalle={`Fila ${one.fila}, ${one.nombre}`}>
          <Marca isChecked={isTaken(one, eleccion)} onToggle={() => onChange(toggled(eleccion, one.fila))}>
            Agregar igual
          </Marca>
        </FilaADecidir>
      ))}
    </ADecidir>
  );
}
