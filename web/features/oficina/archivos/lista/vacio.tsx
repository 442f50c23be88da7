import { FileUp, FolderOpen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import type { Archivos } from '../use-archivos';

/** Shown in an empty list: why it is empty, and what to do. */
export function Vacio({ lista, subir }: { lista: Archivos; subir: ReactNode }) {
  const { direccion, change, canWrite, archivoMaxMib, directorioId } = lista;
  if (direccion.buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Nada coincide"
        text="Se buscó en los nombres y en el texto de los archivos de todos los directorios. Pruebe con otra palabra."
        action={
          <Button variant="outlined" onClick={() => change({ buscar: '' })}>
            Quitar la búsqueda
          </Button>
        }
      />
    );
  }
  if (!canWrite) return <EmptyState Icon={FolderOpen} title="No hay archivos" />;
  return (
    <EmptyState
      Icon={FileUp}
      title="Arrastre archivos o directorios aquí, o elíjalos"
      text={`${directorioId ? 'Quedarán en este directorio.' : 'Aquí van los modelos, las tarifas y los formularios de la oficina.'} Hasta ${archivoMaxMib} MB cada archivo.`}
      action={subir}
    />
  );
}
