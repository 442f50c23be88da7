import { estadoDe } from './inscripcion-estado.js';
import type { InscripcionDto } from './inscripciones.dto.js';
import type { InscripcionFila } from './inscripciones.repository.js';

/** An inscripción, for the client. */
export function toInscripcion(fila: InscripcionFila): InscripcionDto {
  const { id, registro, que, presentada, numero, vence, resuelta, asiento, documentoId, documento, version } = fila;
  return {
    ...{ id, registro, que, estado: estadoDe(fila), presentada, numero, vence, resuelta, asiento, version },
    documento: documentoId === null ? null : { id: documentoId, nombre: documento ?? '' },
    observaciones: fila.observaciones.map(({ id: observacionId, texto, observada, contestada, respuesta }) => ({
      ...{ id: observacionId, texto, observada, contestada, respuesta },
    })),
  };
}
