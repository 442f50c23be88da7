import { RotateCcw } from 'lucide-react';
import { CheckMark } from '../../../../components/check-mark';
import { MenuCheckbox, MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { usePalabras } from '../../../../session/use-pais';
import { type ColumnaId, habituales, maxColumnas, nombreDeColumna, opcionales } from './carpeta-columns';
import { useColumnas } from './use-columns';

/** The columns of the list that can be hidden. Número and carátula always stay. */
export function ColumnasEntries() {
  const { columnas, choose } = useColumnas();
  const palabras = usePalabras();
  const isFull = columnas.length >= maxColumnas;
  const isUsual = columnas.length === habituales.length && habituales.every((id) => columnas.includes(id));
  return (
    <>
      {(Object.keys(opcionales) as ColumnaId[]).map((id) => {
        const isChosen = columnas.includes(id);
        return (
          <MenuCheckbox
            key={id}
            isChecked={isChosen}
            isDisabled={isFull && !isChosen}
            onChange={(isWanted) => choose(isWanted ? [...columnas, id] : columnas.filter((one) => one !== id))}
          >
            <CheckMark isChosen={isChosen} />
            {nombreDeColumna(id, palabras)}
          </MenuCheckbox>
        );
      })}
      <MenuSeparator />
      <MenuItem Icon={RotateCcw} keepsOpen disabled={isUsual} onClick={() => choose(habituales)}>
        Volver a lo habitual
      </MenuItem>
    </>
  );
}
