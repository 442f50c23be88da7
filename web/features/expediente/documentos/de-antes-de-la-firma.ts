import type { DocumentoDto } from '../../../api/generated/documentos';

/** Whether a document is from before the signature. Only people who may sign replace or delete it, with a reason. */
export const isDeAntesDeLaFirma = ({ creadoEn }: DocumentoDto, firmadaEn: string | null): boolean =>
  firmadaEn !== null && creadoEn <= firmadaEn;
