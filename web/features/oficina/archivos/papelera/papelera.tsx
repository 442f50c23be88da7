import { useMemo } from 'react';
import { Momento } from '../../../../components/momento';
import { Resto } from '../../../../components/resto';
import { TrashList, TrashRow } from '../../../../components/trash-list';
import type { Acciones } from '../actions/use-actions';
import { useArchivosTrashedQuery } from '../archivos-api';
import { deArchivo, deDirectorio, type Item, rutaText } from '../item';
import { ItemIcon } from '../list/item-icon';

/** The trash of the drive, the latest deletion first. */
export function Papelera({ acciones }: { acciones: Acciones }) {
  const { currentData, error, refetch } = useArchivosTrashedQuery(undefined, { refetchOnMountOrArgChange: true });
  const items = useMemo(
    () =>
      currentData &&
      [...currentData.directorios.map(deDirectorio), ...currentData.archivos.map(deArchivo)].toSorted((a, b) =>
        (deletedOf(b).eliminadoEn ?? '').localeCompare(deletedOf(a).eliminadoEn ?? ''),
      ),
    [currentData],
  );
  return (
    <TrashList
      label="Archivos y directorios en la papelera"
      items={items}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: 'Nada en la papelera', text: 'Aquí queda por un tiempo lo que se elimina de Archivos.' }}
    >
      {(item) => {
        const { eliminadoEn, seEliminaEn } = deletedOf(item);
        return (
          <TrashRow
            icon={<ItemIcon item={item} size={32} />}
            name={item.nombre}
            details={
              <>
                {rutaText(item.ruta ?? [])} · Eliminado {eliminadoEn && <Momento en={eliminadoEn} />}
                {seEliminaEn && <Resto seEliminaEn={seEliminaEn} />}
              </>
            }
            action="Restaurar"
            onRestore={acciones.canWrite ? () => void acciones.restaurar([item]) : undefined}
          />
        );
      }}
    </TrashList>
  );
}

const deletedOf = (item: Item) => (item.tipo === 'directorio' ? item.directorio : item.archivo);
