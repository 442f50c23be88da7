import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import type { Archivo } from '../../../../components/visor/archivo';

/** A version of a document, for the viewer. */
export const archivoOf = ({ id, nombre }: DocumentoDto, version: VersionDocumentoDto): Archivo => ({
  url: contenidoUrl(id, version.n),
  nombre,
  mime: version.mime,
  bytes: version.bytes,
  previsualizable: version.previsualizable,
});

/** Where the content of a version is. */
export const contenidoUrl = (documentoId: string, n: number) =>
  `/api/documentos/${documentoId}/versiones/${n}/contenido`;
