import { createSelector } from '@reduxjs/toolkit';
import type { AvisoDto, SubidaDto } from '../../../../api/generated/documentos';
import { latePart } from '../../../../components/late-part';
import { type Subida, selectSubidas } from '../../../../subidas/subidas-slice';
import type { TipoDeSubida } from '../../../../subidas/tipo-de-subida';
import { documentosChanged } from '../documentos-api';

/** The target of a file: a carpeta for a new document, or a document for its next version. */
export interface Destino {
  carpetaId: string;
  seccionId?: string | null;
  documentoId?: string;
  /** The reason for the new version. */
  motivo?: string;
}

interface Resultado {
  documentoId: string | null;
  /** The warning that the same file was already stored. */
  aviso: AvisoDto | null;
}

export type SubidaDeDocumento = Subida<Destino, Resultado>;

const { Part: Detalle } = latePart(async () => (await import('./duplicado-notice')).DetalleDeDocumento);

/** The upload of a document of a carpeta, or of its next version. */
export const tipoDocumento: TipoDeSubida<Destino, Resultado, SubidaDto> = {
  tipo: 'documento',
  requestOf: ({ carpetaId, seccionId, documentoId, motivo }, file) => {
    const form = new FormData();
    if (seccionId) form.append('seccionId', seccionId);
    if (motivo) form.append('motivo', motivo);
    form.append(documentoId ? 'archivo' : 'archivos', file, file.name);
    const url = documentoId ? `/api/documentos/${documentoId}/versiones` : `/api/carpetas/${carpetaId}/documentos`;
    return { url, form };
  },
  read: ({ documentos: [documento], avisos: [aviso = null] }) => ({
    resultado: { documentoId: documento?.id ?? null, aviso },
    pideAtencion: aviso !== null,
  }),
  changed: ({ carpetaId }, { documentoId }) => documentosChanged(carpetaId, documentoId ?? undefined),
  enlaceDe: ({ destino, resultado }) =>
    resultado?.documentoId ? `/carpetas/${destino.carpetaId}/documentos?documento=${resultado.documentoId}` : null,
  guardado: ({ destino }) => (destino.documentoId ? 'Nueva versión guardada' : 'Guardado'),
  Detalle,
};

const isDeDocumento = (subida: Subida): subida is SubidaDeDocumento => subida.tipo === tipoDocumento.tipo;

/** The uploads of new versions of one document. */
export const selectSubidasDeDocumento = createSelector(
  [selectSubidas, (_state: unknown, documentoId: string) => documentoId],
  (subidas, documentoId) =>
    subidas.filter((subida) => isDeDocumento(subida) && subida.destino.documentoId === documentoId),
);
