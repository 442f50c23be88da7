import type { VersionDocumentoDto } from '../../../../api/generated/documentos';

/** Whether the page can print the version. */
export const isImprimible = ({ mime, previsualizable }: VersionDocumentoDto): boolean =>
  previsualizable && (mime === 'application/pdf' || mime.startsWith('image/'));
