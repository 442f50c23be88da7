import type { MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import { toEtiqueta } from '../../plataforma/etiquetas/etiquetas.presenter.js';
import { initialsPicture } from '../../plataforma/imagenes/initials-picture.js';
import type { EtiquetaDeTableroDto } from './etiquetas.dto.js';
import type { EtiquetaFila } from './etiquetas-de-tableros.js';
import type { ListaConTarjetas } from './lista-con-tarjetas.js';
import type { ListaDto } from './listas.dto.js';
import type { MiembroDeTableroDto, TableroBaseDto, TableroDto, TableroResumenDto } from './tableros.dto.js';
import type { TableroFila } from './tableros.repository.js';
import type { TableroCompleto } from './tableros.service.js';
import type { TarjetaDto } from './tarjetas.dto.js';
import type { TarjetaFila } from './tarjetas.repository.js';

/** The icon of a tablero without a chosen icon. */
const ICONO = 'heroicons_outline:view-columns';

type Conocidos = ReadonlyMap<string, MiembroConocido>;

/** A tablero in a list of tableros, with its active members. */
export function toTableroResumen(tablero: TableroFila, conocidos: Conocidos): TableroResumenDto {
  return { ...toBase(tablero), members: activeOf(tablero, conocidos).map(toMiembro) };
}

/** A tablero with its listas, tarjetas and etiquetas. */
export function toTablero({ tablero, listas, etiquetas }: TableroCompleto, conocidos: Conocidos): TableroDto {
  return {
    ...toBase(tablero),
    members: activeOf(tablero, conocidos).map(({ id }) => id),
    lists: listas.map(toLista),
    labels: etiquetas.map(toEtiquetaDeTablero),
  };
}

export function toLista({ id, tableroId, titulo, posicion, version, ...lista }: ListaConTarjetas): ListaDto {
  return {
    id,
    boardId: tableroId,
    position: posicion,
    title: titulo,
    version,
    createdAt: lista.creadaEn.toISOString(),
    updatedAt: lista.actualizadaEn.toISOString(),
    cards: lista.tarjetas.map(toTarjeta),
  };
}

export function toTarjeta({ id, tableroId, listaId, posicion, titulo, ...tarjeta }: TarjetaFila): TarjetaDto {
  return {
    id,
    boardId: tableroId,
    listId: listaId,
    position: posicion,
    title: titulo,
    description: tarjeta.descripcion,
    labels: tarjeta.etiquetas.map(toEtiquetaDeTablero),
    dueDate: tarjeta.vence?.toISOString() ?? null,
    version: tarjeta.version,
    createdAt: tarjeta.creadaEn.toISOString(),
    updatedAt: tarjeta.actualizadaEn.toISOString(),
  };
}

export function toEtiquetaDeTablero(etiqueta: EtiquetaFila): EtiquetaDeTableroDto {
  return { ...toEtiqueta(etiqueta), boardId: etiqueta.tableroId };
}

function toMiembro({ id, nombre, avatar }: MiembroConocido): MiembroDeTableroDto {
  return { id, name: nombre, avatar: avatar ?? initialsPicture(nombre), foto: avatar };
}

function toBase({ id, titulo, descripcion, icono, version, ...tablero }: TableroFila): TableroBaseDto {
  return {
    id,
    title: titulo,
    description: descripcion,
    icon: icono ?? ICONO,
    lastActivity: tablero.ultimaActividad.toISOString(),
    version,
    createdAt: tablero.creadoEn.toISOString(),
    updatedAt: tablero.actualizadoEn.toISOString(),
  };
}

function activeOf({ miembros }: TableroFila, conocidos: Conocidos): MiembroConocido[] {
  return miembros.flatMap((id) => conocidos.get(id) ?? []).filter(({ isActive }) => isActive);
}
