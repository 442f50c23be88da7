import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { ErrorState } from '../../../../components/error-state';
import { ArchivoView } from '../../../../components/visor/archivo-view';
import { Loading } from '../../../../components/visor/loading';
import { useDescarga } from '../acciones/use-descarga';
import { archivoOf } from './archivo-of';

interface ContenidoProps {
  documento: DocumentoDto;
  /** Undefined while it is loading, or if it does not exist. */
  version: VersionDocumentoDto | undefined;
  error: unknown;
}

/** The content of a version. */
export function Contenido({ documento, version, error }: ContenidoProps) {
  const descargar = useDescarga();
  if (error && !version) return <ErrorState error={error} />;
  if (!version) return <Loading />;
  return <ArchivoView archivo={archivoOf(documento, version)} onDescargar={() => void descargar(documento, version)} />;
}
