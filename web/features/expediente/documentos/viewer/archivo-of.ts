import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import type { Archivo } from '../../../../components/viewer/archivo';

/** A version of a document, as the file that the viewer shows. */
export const archivoOf = ({ id, nombre }: DocumentoDto, version: VersionDocumentoDto): Archivo => ({
  url: contenidoUrl(id, version.n),
  nombre,
  mime: version.mime,
  bytes: version.bytes,
  previsualizable: version.previsualizable,
});

/** The address of the content of a version. */
export const contenidoUrl = (documentoId: string, n: number) =>
  `/api/documentos/${documentoId}/versiones/${n}/contenido`;
