import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { permisosOf } from '../carpetas/carpeta-policy.js';
import { estadoDe } from './inscripcion-estado.js';
import type { InscripcionDeOficinaDto, InscripcionDto } from './inscripciones.dto.js';
import type { InscripcionFila } from './inscripciones.repository.js';
import type { InscripcionDeOficina } from './inscripciones-oficina.repository.js';

export function toInscripcion(fila: InscripcionFila): InscripcionDto {
  const {
    id,
    registro,
    que,
    presentada,
    tasaPagada,
    numero,
    vence,
    resuelta,
    asiento,
    documentoId,
    documento,
    version,
  } = fila;
  return {
    ...{ id, registro, que, estado: estadoDe(fila), presentada, tasaPagada, numero, vence, resuelta, asiento, version },
    documento: documentoId === null ? null : { id: documentoId, nombre: documento ?? '' },
    observaciones: fila.observaciones.map(({ id: observacionId, texto, observada, contestada, respuesta }) => ({
      ...{ id: observacionId, texto, observada, contestada, respuesta },
    })),
  };
}

/** An inscripción on the board, for the client. @param rolId the role of the person who asked */
export function toInscripcionDeOficina(
  fila: InscripcionDeOficina,
  naming: Naming,
  rolId: number,
): InscripcionDeOficinaDto {
  const { grupo, limite, carpetaId, codigo, caratula, estadoCarpeta: estado, responsableId } = fila;
  const editable = permisosOf({ estado, numero: fila.numeroDeCarpeta, eliminadaEn: null }, rolId).editarInscripciones;
  const carpeta = { id: carpetaId, codigo, caratula, estado, responsable: naming(responsableId), editable };
  return { ...toInscripcion(fila), grupo, limite, carpeta };
}
