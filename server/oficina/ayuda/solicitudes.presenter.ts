import { DAY_MS } from '../../common/day.js';
import { isInline } from '../../common/files/file-type.js';
import { ARCHIVOS_DIAS } from './ayuda.domain.js';
import type { SolicitudAdjunto } from './solicitud-adjunto.entity.js';
import type { SolicitudAdjuntoDto, SolicitudDto } from './solicitudes.dto.js';
import type { SolicitudConAdjuntos } from './solicitudes.repository.js';

export function toSolicitud({ solicitud, adjuntos }: SolicitudConAdjuntos): SolicitudDto {
  const { id, nombre, email, asunto, mensaje, estado, creadaEn, cambiadaEn } = solicitud;
  return {
    id,
    name: nombre,
    email,
    subject: asunto,
    message: mensaje,
    state: estado,
    createdAt: creadaEn,
    stateChangedAt: cambiadaEn,
    files: adjuntos.map(toSolicitudAdjunto),
    filesUntil:
      estado === 'recibida' || adjuntos.length === 0 ? null : new Date(cambiadaEn.getTime() + ARCHIVOS_DIAS * DAY_MS),
  };
}

export function toSolicitudAdjunto({ id, nombre, mime, bytes }: SolicitudAdjunto): SolicitudAdjuntoDto {
  return { id, nombre, mime, bytes, previsualizable: isInline(mime, nombre) };
}
