import { lazy, Suspense } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../api/generated/documentos';
import { ErrorState } from '../../../components/error-state';
import { ImageView } from '../../../components/visor/image-view';
import { Loading } from '../../../components/visor/loading';
import { TextView } from '../../../components/visor/text-view';
import { useContenido } from '../../../components/visor/use-contenido';
import { FileCard } from './file-card';

const PdfView = lazy(async () => ({ default: (await import('../../../components/visor/pdf-view')).PdfView }));

interface ContenidoProps {
  documento: DocumentoDto;
  /** Undefined while it is loading, or if it does not exist. */
  version: VersionDocumentoDto | undefined;
  error: unknown;
}

/** The content of a version, or a card to download it if a page cannot show it. */
export function Contenido({ documento, version, error }: ContenidoProps) {
  if (error && !version) return <ErrorState error={error} />;
  if (!version) return <Loading />;
  if (!version.previsualizable) return <FileCard documento={documento} version={version} />;
  return <Previsualizable documento={documento} version={version} />;
}

function Previsualizable({ documento, version }: { documento: DocumentoDto; version: VersionDocumentoDto }) {
  const { content, error, retry } = useContenido(documento.id, version.n);
  const name = `${documento.id} ${version.n}`;
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" onRetry={retry} />;
  if (!content) return <Loading />;
  if (version.mime === 'application/pdf') {
    return (
      <Suspense fallback={<Loading />}>
        <PdfView content={content} nombre={documento.nombre} version={name} />
      </Suspense>
    );
  }
  if (version.mime.startsWith('image/'))
    return <ImageView content={content} nombre={documento.nombre} version={name} />;
  return <TextView content={content} nombre={documento.nombre} />;
}
