import { ErrorState } from '../error-state';
import { latePart } from '../late-part';
import type { Archivo } from './archivo';
import { FileCard } from './file-card';
import { ImageView } from './image-view';
import { Loading } from './loading';
import { TextView } from './text-view';
import { useContenido } from './use-contenido';

const { Part: PdfView } = latePart(async () => (await import('./pdf-view')).PdfView, {
  Meanwhile: Loading,
  Failed: ErrorState,
});

interface ArchivoViewProps {
  archivo: Archivo;
  onDescargar: () => void;
}

/** The content of a file, or a card to download it if a page cannot show it. */
export function ArchivoView({ archivo, onDescargar }: ArchivoViewProps) {
  if (!archivo.previsualizable) return <FileCard archivo={archivo} onDescargar={onDescargar} />;
  return <Previsualizable archivo={archivo} />;
}

function Previsualizable({ archivo: { url, nombre, mime } }: { archivo: Archivo }) {
  const { content, error, retry } = useContenido(url);
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" onRetry={retry} />;
  if (!content) return <Loading />;
  if (mime === 'application/pdf') {
    return <PdfView content={content} nombre={nombre} version={url} />;
  }
  if (mime.startsWith('image/')) return <ImageView content={content} nombre={nombre} version={url} />;
  return <TextView content={content} nombre={nombre} />;
}
