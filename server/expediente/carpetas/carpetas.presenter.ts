import type { Naming, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import type { EntradaAuditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { describe } from '../../plataforma/auditoria/descripciones.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import type { AccesoDto } from './carpeta-accesos.dto.js';
import type { Acceso } from './carpeta-accesos.repository.js';
import { refusalOfGrant } from './carpeta-accesos-policy.js';
import type { CarpetaConMovimientos } from './carpeta-estados.service.js';
import type { Move } from './carpeta-movimientos.js';
import { permisosOf } from './carpeta-policy.js';
import type { CarpetaDetalleDto, CarpetaResumenDto, DevolucionDto, EventoDto, MovimientoDto } from './carpetas.dto.js';
import type { CarpetaFila } from './carpetas-list.repository.js';
import type { Coincidencia } from './coincidencia.js';
import type { Comentario } from './comentario.entity.js';
import type { ComentarioDto } from './comentarios.dto.js';
import type { FaltanteDto } from './de-carpeta.dto.js';
import type { Faltante } from './faltantes.js';
import { toVinculo } from './vinculos.presenter.js';

/** A row of the list, for the client. */
export function toResumen(
  { tipoActoId, tipoActoNombre, prioridad, responsableId, escribanoId, ...row }: CarpetaFila,
  naming: Naming,
): CarpetaResumenDto {
  return {
    id: row.id,
    codigo: row.codigo,
    numero: row.numero,
    anio: row.anio,
    caratula: row.caratula,
    tipoActo: { id: tipoActoId, nombre: tipoActoNombre },
    estado: row.estado,
    prioridad: PRIORIDADES[prioridad] ?? 'normal',
    reservada: row.reservada,
    responsable: naming(responsableId),
    escribano: naming(escribanoId),
    fechaFirmaPrevista: row.fechaFirmaPrevista,
    fechaFirma: row.fechaFirma,
    propuestaEn: row.propuestaEn,
    etiquetas: row.etiquetas,
    creadaEn: row.creadaEn,
    actualizadaEn: row.actualizadaEn,
    version: row.version,
  };
}

/** A row of a searched list, with the text in which its words are. */
export function toHallada(fila: CarpetaFila, naming: Naming, coincidencia: Coincidencia | null): CarpetaResumenDto {
  const resumen = toResumen(fila, naming);
  return coincidencia ? { ...resumen, coincidencia } : resumen;
}

export function toMovimiento(move: Move): MovimientoDto {
  return { ...move, faltantes: move.faltantes.map(toFaltante) };
}

const toFaltante = ({ texto, lugar, id }: Faltante): FaltanteDto => ({ texto, lugar, id });

/** A carpeta on its own page, for the client. */
export function toDetalle(
  {
    carpeta,
    tipoActo,
    movimientos,
    advertencias,
    recorrido,
    vinculos,
    actor,
    hoy,
    fechaApertura,
  }: CarpetaConMovimientos,
  naming: Naming,
): CarpetaDetalleDto {
  return {
    ...toResumen({ ...carpeta, tipoActoNombre: tipoActo.nombre }, naming),
    moneda: carpeta.moneda,
    monto: carpeta.monto,
    ubicacionFisica: carpeta.ubicacionFisica,
    camposExtra: carpeta.camposExtra,
    motivoEstado: carpeta.motivoEstado,
    propuestaPor: naming(carpeta.propuestaPor),
    devolucion: toDevolucion(carpeta, naming),
    acto: {
      version: tipoActo.version,
      ultima: tipoActo.ultima,
      esRegistrable: tipoActo.esRegistrable,
      rolesRequeridos: tipoActo.rolesRequeridos,
    },
    eliminadaEn: carpeta.eliminadaEn,
    hoy,
    fechaApertura,
    movimientos: movimientos.map(toMovimiento),
    advertencias: advertencias.map(toFaltante),
    recorrido: { ...recorrido, estados: [...recorrido.estados] },
    vinculos: vinculos.map(toVinculo),
    permisos: { ...permisosOf(carpeta, actor.rolId), darAcceso: refusalOfGrant(carpeta, actor) === null },
  };
}

/** The last proposal that was given back, while the carpeta is in preparation and not proposed again. */
function toDevolucion(
  { estado, propuestaEn, devueltaMotivo, devueltaEn, devueltaPor }: CarpetaConMovimientos['carpeta'],
  naming: Naming,
): DevolucionDto | null {
  // The previous release proposes and moves carpetas without clearing the reason.
  if (estado !== 'en_preparacion' || propuestaEn !== null) return null;
  if (devueltaMotivo === null || devueltaEn === null) return null;
  return { motivo: devueltaMotivo, por: naming(devueltaPor), en: devueltaEn };
}

/** An acceso to a carpeta, for the client. @param rol the name of the member's role */
export function toAcceso({ usuarioId, otorgadoPor, ...acceso }: Acceso, naming: Naming, rol: string): AccesoDto {
  return {
    usuario: naming(usuarioId) as PersonaNombrada,
    rol,
    desde: acceso.desde,
    otorgadoPor: otorgadoPor === null ? null : naming(otorgadoPor),
    hasta: acceso.hasta,
    vigente: acceso.vigente,
  };
}

/** A comment, for the client. @param lector the id of the person who asked */
export function toComentario(comentario: Comentario, naming: Naming, lector: string): ComentarioDto {
  const { id, texto, menciones, creadoPor, creadoEn, editadoEn } = comentario;
  return {
    id,
    texto,
    usuario: naming(creadoPor),
    menciones: menciones.flatMap((mencionado) => naming(mencionado) ?? []),
    en: creadoEn,
    editadoEn,
    esPropio: creadoPor === lector,
  };
}

/** A fact of the audit, for the client. */
export function toEvento(
  { id, accion, usuarioId, datos, en }: EntradaAuditoria,
  naming: Naming,
  palabras: Palabras,
): EventoDto {
  return { id, accion, descripcion: describe(accion, datos, palabras), usuario: naming(usuarioId), datos, en };
}
