import { ArrowLeft, Folder, Lock } from 'lucide-react';
import { useState } from 'react';
import type { ArchivoDto, DirectorioDto } from '../../../../api/generated/archivos';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { ElegirDialog } from '../../../../components/elegir-dialog';
import { Entrada, Entradas, SinEntradas } from '../../../../components/entradas';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { SearchField } from '../../../../components/search-field';
import { TipoIcon } from '../../../../components/viewer/tipo-icon';
import { formatBytes } from '../../../../lib/numeros';
import { useArchivosDeDirectorioInfiniteQuery, useArchivosSearchQuery } from '../archivos-api';
import { pathOf } from '../direccion';
import { contenidoText, mimeDe } from '../item';

/** An archivo of the drive as a link to it. */
export interface EnlaceDeArchivo {
  href: string;
  text: string;
}

interface ElegirArchivoDialogProps {
  title: string;
  /**
   * The readers of the link, such as «Quien tome el curso». The dialog names them when not all of them may open the
   * file.
   */
  lectores: string;
  onElegir: (enlace: EnlaceDeArchivo) => void;
  onClose: () => void;
}

/** Chooses an archivo of the drive, by its name or by its directorio. */
export function ElegirArchivoDialog({ title, lectores, onElegir, onClose }: ElegirArchivoDialogProps) {
  const confirm = useConfirm();
  const [buscar, setBuscar] = useState('');
  const [lugar, setLugar] = useState<string | null>(null);
  const elegir = async ({ id, nombre, directorioId, reservado }: ArchivoDto) => {
    const question = {
      title: '¿Enlazar un archivo reservado?',
      message: `«${nombre}» es solo para titulares y adscriptos: ${lectores} sin ese rol no podrá abrirlo.`,
      actions: { confirm: { label: 'Enlazar igual' }, cancel: { label: 'Elegir otro' } },
    };
    if (reservado && !(await confirm(question))) return;
    onClose();
    onElegir({ href: `${pathOf(directorioId)}?archivo=${id}`, text: nombre });
  };
  const abrir = (id: string | null) => {
    setBuscar('');
    setLugar(id);
  };
  return (
    <ElegirDialog title={title} onClose={onClose}>
      <SearchField label="Buscar en Archivos" value={buscar} onSearch={setBuscar} />
      {buscar ? (
        <Hallados buscar={buscar} onElegir={(archivo) => void elegir(archivo)} onAbrir={abrir} />
      ) : (
        <Directorio key={lugar} id={lugar} onElegir={(archivo) => void elegir(archivo)} onAbrir={abrir} />
      )}
    </ElegirDialog>
  );
}

interface ListaProps {
  onElegir: (archivo: ArchivoDto) => void;
  /** Opens a directorio; null stands for the outermost level. */
  onAbrir: (id: string | null) => void;
}

function Directorio({ id, onElegir, onAbrir }: ListaProps & { id: string | null }) {
  const arg = { orden: 'nombre', sentido: 'asc', ...(id && { directorioId: id }) } as const;
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useArchivosDeDirectorioInfiniteQuery(arg, { refetchOnMountOrArgChange: 10 });
  const [first] = currentData?.pages ?? [];
  if (!first && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData || !first) return <LoadingSkeleton rows={5} rowHeight={44} />;
  const arriba = first.ruta.at(-2);
  return (
    <>
      {id && (
        <Button
          startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onAbrir(arriba?.id ?? null)}
        >
          {arriba?.nombre ?? 'Archivos'}
        </Button>
      )}
      <Items
        label={first.directorio?.nombre ?? 'Archivos'}
        nothing="No hay archivos aquí."
        directorios={first.directorios}
        archivos={currentData.pages.flatMap(({ archivos }) => archivos)}
        onElegir={onElegir}
        onAbrir={onAbrir}
      />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar más
        </Button>
      )}
    </>
  );
}

function Hallados({ buscar, ...acciones }: ListaProps & { buscar: string }) {
  const { currentData, error, refetch } = useArchivosSearchQuery({ buscar, limite: 50 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingSkeleton rows={5} rowHeight={44} />;
  return <Items label="Resultados" nothing="Ningún archivo coincide." {...currentData} {...acciones} />;
}

interface ItemsProps extends ListaProps {
  label: string;
  /** The text that is shown when there are no archivos. */
  nothing: string;
  directorios: readonly DirectorioDto[];
  archivos: readonly ArchivoDto[];
}

function Items({ label, nothing, directorios, archivos, onElegir, onAbrir }: ItemsProps) {
  if (directorios.length + archivos.length === 0) return <SinEntradas>{nothing}</SinEntradas>;
  return (
    <Entradas label={label}>
      {directorios.map((directorio) => (
        <Entrada
          key={directorio.id}
          icon={
            directorio.reservado ? (
              <Lock size={24} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Folder size={24} strokeWidth={1.75} aria-hidden="true" />
            )
          }
          nombre={directorio.nombre}
          detalle={contenidoText(directorio)}
          onChoose={() => onAbrir(directorio.id)}
        />
      ))}
      {archivos.map((archivo) => (
        <Entrada
          key={archivo.id}
          icon={<TipoIcon mime={mimeDe(archivo)} size={28} />}
          nombre={archivo.nombre}
          detalle={archivo.reservado ? 'Solo titulares y adscriptos' : formatBytes(archivo.actual.bytes)}
          onChoose={() => onElegir(archivo)}
        />
      ))}
    </Entradas>
  );
}
