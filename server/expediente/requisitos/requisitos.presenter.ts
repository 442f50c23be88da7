import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { estadoDe } from '../../vocabulario/certificado-estado.js';
import { isDecidido } from '../../vocabulario/requisito-estados.js';
import type { RequisitoDto } from './requisitos.dto.js';
import type { RequisitoFila } from './requisitos.repository.js';
import { isQuitable } from './requisitos.service.js';

/** A requisito, for the client. @param hoy the day on which it is judged, `YYYY-MM-DD` */
export function toRequisito(fila: RequisitoFila, naming: Naming, hoy: string): RequisitoDto {
  const { documentoId, documentoNombre, enPapelera, vence, estado } = fila;
  return {
    id: fila.id,
    clave: fila.clave,
    nombre: fila.nombre,
    descripcion: fila.descripcion,
    fuente: fila.fuente,
    porConfirmar: fila.porConfirmar,
    obligatorio: fila.obligatorio,
    estado,
    motivo: fila.motivo,
    responsable: naming(fila.responsableId),
    vence,
    vencido: vence !== null && vence < hoy && !isDecidido(estado),
    documento: documentoId && documentoNombre !== null ? { id: documentoId, nombre: documentoNombre } : null,
    documentoEnPapelera: documentoId && enPapelera !== null ? { id: documentoId, nombre: enPapelera } : null,
    certificado: fila.certificado,
    certificados: fila.certificados.map((one) => ({
      id: one.id,
      nombre: one.nombre,
      estado: estadoDe(one, hoy),
      vence: one.vence,
    })),
    orden: fila.orden,
    decididoPor: naming(fila.decididoPor),
    decididoEn: fila.decididoEn,
    quitable: isQuitable(fila),
    version: fila.version,
  };
}
