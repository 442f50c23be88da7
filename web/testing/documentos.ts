import type { DocumentoDto, SeccionDto, VersionDocumentoDto } from '../api/generated/documentos';

/** A version of a document as the server answers it. */
export function buildVersion(changes: Partial<VersionDocumentoDto> = {}): VersionDocumentoDto {
  return {
    n: 1,
    sha256: '0123456789abcdef'.repeat(4),
    bytes: 2048,
    mime: 'application/pdf',
    nombreOriginal: 'escritura.pdf',
    autor: { id: 'usuario-1', nombre: 'Ana Rivas' },
    motivo: null,
    creadaEn: '2026-11-02T12:00:00.000Z',
    previsualizable: true,
    texto: null,
    ...changes,
  };
}

/** A document as the server answers it. */
export function buildDocumento(changes: Partial<DocumentoDto> = {}): DocumentoDto {
  return {
    id: 'd-1',
    carpetaId: 'c-1',
    seccionId: null,
    nombre: 'Escritura.pdf',
    miniatura: null,
    versiones: 1,
    actual: buildVersion(),
    eliminadoEn: null,
    seEliminaEn: null,
    creadoEn: '2026-11-02T12:00:00.000Z',
    actualizadoEn: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}

/** A seccion as the server answers it. */
export const buildSeccion = (changes: Partial<SeccionDto> = {}): SeccionDto => ({
  id: 's-1',
  padreId: null,
  nombre: 'Antecedentes',
  orden: 1,
  ...changes,
});
