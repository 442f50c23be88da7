import { ErrorState } from '../error-state';
import { latePart } from '../late-part';
import type { Archivo } from './archivo';
import { FileCard } from './file-card';
import { ImageView } from './image-view';
import { Loading } from './loading';
import { TextView } from './text-view';
import { useContenido } from './use-contenido';
import { type VistaDeArchivo, vistaDe } from './vista-de';

const { Part: PdfView } = latePart(async () => (await import('./pdf-view')).PdfView, {
  Meanwhile: Loading,
  Failed: ErrorState,
});

const { Part: OficinaView } = latePart(async () => (await import('./oficina/oficina-view')).OficinaView, {
  Meanwhile: Loading,
  Failed: ErrorState,
});

interface ArchivoViewProps {
  archivo: Archivo;
  onDescargar: () => void;
}

/** The content of a file, or a card to download it if a page cannot show it. */
export function ArchivoView({ archivo, onDescargar }: ArchivoViewProps) {
  const vista = vistaDe(archivo);
  if (!vista) return <FileCard archivo={archivo} onDescargar={onDescargar} />;
  return <Previsualizable archivo={archivo} vista={vista} />;
}

interface PrevisualizableProps {
  archivo: Archivo;
  vista: NonNullable<VistaDeArchivo>;
}

function Previsualizable({ archivo: { url, nombre }, vista }: PrevisualizableProps) {
  const { content, error, retry } = useContenido(url);
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" onRetry={retry} />;
  if (!content) return <Loading />;
  if (vista === 'pdf') return <PdfView content={content} nombre={nombre} version={url} />;
  if (vista === 'imagen') return <ImageView content={content} nombre={nombre} version={url} />;
  if (vista === 'texto') return <TextView content={content} nombre={nombre} />;
  return <OficinaView tipo={vista} content={content} nombre={nombre} />;
}
