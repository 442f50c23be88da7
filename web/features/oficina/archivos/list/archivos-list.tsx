import { ArrowDown, ArrowUp, FileUp, FolderOpen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button';
import { Arrastrables } from '../../../../components/drop/arrastrables';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { ConClics } from '../../../../components/selection/con-clics';
import { Elegibles } from '../../../../components/selection/elegibles';
import { ElegirTodas } from '../../../../components/selection/elegir';
import { useMedia } from '../../../../lib/use-media';
import { Barra } from '../actions/archivos-bar';
import { Teclas } from '../actions/teclas';
import type { Acciones } from '../actions/use-actions';
import { archivosArrastrados } from '../archivos-arrastrados';
import type { Orden } from '../direccion';
import type { Archivos } from '../use-archivos';
import styles from './archivos-list.module.css';
import { Items } from './items';

const columnas: { orden: Orden | null; label: string; className?: string }[] = [
  { orden: 'nombre', label: 'Nombre' },
  { orden: 'tipo', label: 'Tipo', className: styles.tipo },
  { orden: 'tamano', label: 'Tamaño', className: styles.tamano },
  { orden: null, label: 'Autor', className: styles.quien },
  { orden: 'fecha', label: 'Modificado' },
];

interface ListaProps {
  lista: Archivos;
  acciones: Acciones;
  /** The id of the directorio over which the person holds dragged items or files; undefined over none. */
  suelta: string | null | undefined;
  /** The button that uploads files into an empty directorio. */
  subir: ReactNode;
}

/** The content of a directorio, or the hits of a search. Items can be chosen, dragged and opened. */
export function Lista({ lista, acciones, suelta, subir }: ListaProps) {
  const { items, resto, error, retry, como, direccion, directorioId, canWrite } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const isFramed = como === 'lista' || !items?.length;
  return (
    <Elegibles items={items} resto={resto} place={`${directorioId} ${direccion.buscar}`}>
      <Teclas lista={lista} acciones={acciones} />
      <Arrastrables que={archivosArrastrados} items={items ?? []} canMove={canWrite} effectAllowed="copyMove">
        {/* The answer gets a new element, so that the browser measures no shift of the placeholder. */}
        <div key={items ? 'lista' : 'espera'} className={isFramed ? styles.frame : undefined}>
          {!items && Boolean(error) && <ErrorState error={error} onRetry={retry} />}
          {!items && !error && (
            <Box pad={[2, 4]}>
              <LoadingSkeleton rows={6} rowHeight={60} />
            </Box>
          )}
          {items?.length === 0 && <Vacio lista={lista} subir={subir} />}
          {items && items.length > 0 && como === 'lista' && !isNarrow && <Cabecera lista={lista} />}
          {items && items.length > 0 && (
            <ConClics>
              <Items lista={lista} acciones={acciones} suelta={suelta} />
            </ConClics>
          )}
        </div>
      </Arrastrables>
      <Barra lista={lista} acciones={acciones} />
    </Elegibles>
  );
}

/** Shown in an empty list: the reason why it is empty, and an action. */
function Vacio({ lista, subir }: { lista: Archivos; subir: ReactNode }) {
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

/** The headings of the rows. A press on a heading sorts by it, a second press turns the order. */
function Cabecera({ lista }: { lista: Archivos }) {
  const { direccion, change } = lista;
  const isSorted = direccion.buscar === '';
  const Arrow = direccion.direccion === 'asc' ? ArrowUp : ArrowDown;
  const sort = (orden: Orden) => {
    const isTurned = orden === direccion.orden && direccion.direccion === 'asc';
    change({ orden, direccion: isTurned ? 'desc' : 'asc' });
  };
  return (
    <div className={styles.cabecera}>
      <ElegirTodas label="Elegir todo" />
      <span />
      {columnas.map(({ orden, label, className }) => (
        <span key={label} className={className}>
          {orden && isSorted ? (
            <button
              type="button"
              aria-label={`Ordenar por ${label.toLowerCase()}`}
              aria-pressed={orden === direccion.orden}
              onClick={() => sort(orden)}
            >
              {label}
              {orden === direccion.orden && <Arrow size={14} strokeWidth={2} aria-hidden="true" />}
            </button>
          ) : (
            label
          )}
        </span>
      ))}
      <span />
    </div>
  );
}
