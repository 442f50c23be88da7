import { isInline } from '../../common/files/file-type.js';
import type { Naming, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import type { DocumentoVersion } from './documento-version.entity.js';
import type {
  AvisoDto,
  DocumentoArchivadoDto,
  DocumentoDto,
  SeccionDto,
  VersionDocumentoDto,
} from './documentos.dto.js';
import type { DocumentoConVersion, Duplicado } from './documentos.repository.js';
import type { Filed } from './filing.service.js';
import type { Seccion } from './seccion.entity.js';

export function toSeccion({ id, padreId, nombre, orden }: Seccion): SeccionDto {
  return { id, padreId, nombre, orden };
}

/** A version of a document, or of a file of the drive, for the client. */
export function toVersion(
  version: Omit<DocumentoVersion, 'documentoId' | 'carpetaId' | 'miniatura'>,
  naming: Naming,
): VersionDocumentoDto {
  return {
    n: version.n,
    sha256: version.sha256,
    bytes: version.bytes,
    mime: version.mime,
    nombreOriginal: version.nombreOriginal,
    autor: naming(version.autorId) as PersonaNombrada,
    motivo: version.motivo,
    creadaEn: version.creadaEn,
    previsualizable: isInline(version.mime, version.nombreOriginal),
    texto: version.texto ?? null,
  };
}

export function toDocumento({ documento, actual }: DocumentoConVersion, naming: Naming): DocumentoDto {
  return {
    id: documento.id,
    carpetaId: documento.carpetaId,
    seccionId: documento.seccionId,
    nombre: documento.nombre,
    miniatura: actual.miniatura ? `/api/documentos/${documento.id}/versiones/${actual.n}/miniatura` : null,
    versiones: documento.versionActual,
    actual: toVersion(actual, naming),
    eliminadoEn: documento.eliminadoEn,
    seEliminaEn: documento.seEliminaEn,
    creadoEn: documento.creadoEn,
    actualizadoEn: documento.actualizadoEn,
  };
}

/** The warning that a file filed in `carpetaId` has the content of an earlier version. */
export function toAviso(archivo: string, carpetaId: string, duplicado: Duplicado): AvisoDto {
  const { documentoId, nombre, version } = duplicado;
  return { archivo, mensaje: mensajeDe(carpetaId, duplicado), duplicadoDe: { documentoId, nombre, version } };
}

/** The document that was filed from a file of a message or a mail. */
export const toDocumentoArchivado = ({ documentoId, carpetaId, duplicado }: Filed): DocumentoArchivadoDto => ({
  documentoId,
  carpetaId,
  aviso: duplicado && mensajeDe(carpetaId, duplicado),
});

function mensajeDe(carpetaId: string, { nombre, version, ...duplicado }: Duplicado): string {
  const place =
    duplicado.carpetaId === carpetaId
      ? 'esta carpeta'
      : `la carpeta ${duplicado.carpetaCodigo ?? `«${duplicado.carpetaCaratula}»`}`;
  return `El mismo archivo ya está en ${place}: «${nombre}», versión ${version}.`;
}
