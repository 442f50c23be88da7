import { Text } from '../../../../components/layout/layout';
import { enumerar } from '../../../../lib/enumerar';
import { ADecidir, FilaADecidir, Marca } from './a-decidir';
import { chosenForAll, type Eleccion, isTaken, toggled } from './elecciones';
import type { FilaRevisada } from './use-importar';

const opciones = [
  { value: 'omitir', label: 'Omitirlas' },
  { value: 'completar', label: 'Completar lo que les falta' },
] as const;

interface ExistentesProps {
  filas: readonly FilaRevisada[];
  eleccion: Eleccion;
  onChange: (eleccion: Eleccion) => void;
}

/**
 * The rows whose document a known persona has, with one choice for all and exceptions. Draws nothing without such
 * rows.
 */
export function Existentes({ filas, eleccion, onChange }: ExistentesProps) {
  if (filas.length === 0) return null;
  return (
    <ADecidir
      titulo="Ya están registradas"
      ayuda="Tienen el mismo documento. Los datos que ya tienen no se cambian."
      opciones={opciones}
      valor={eleccion.existentes}
      onChange={(existentes) => onChange(chosenForAll(eleccion, { existentes }, filas))}
    >
      {filas.map((one) => {
        const { fila, nombre, existente, completa } = one;
        return (
          <FilaADecidir
            key={fila}
            quien={existente ?? ''}
            detalle={`Fila ${fila}${nombre === existente ? '' : `, como ${nombre}`}`}
          >
            {completa.length === 0 ? (
              <Text size="sm" weight="regular" tone="soft">
                No le falta nada de la fila
              </Text>
            ) : (
              <Marca isChecked={isTaken(one, eleccion)} onToggle={() => onChange(toggled(eleccion, fila))}>
                Completar {enumerar(completa)}
              </Marca>
            )}
          </FilaADecidir>
        );
      })}
    </ADecidir>
  );
}
