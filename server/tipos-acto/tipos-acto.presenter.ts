import type { Naming } from '../common/tenancy/cuenta-directory.js';
import type { TipoActo } from './tipo-acto.entity.js';
import type { ActoDetalleDto, TipoActoDto, VersionDeActoDto } from './tipos-acto.dto.js';
import type { VersionDeActo } from './version-de-acto.entity.js';

/** An acto in a list, for the client. */
export function toTipoActo(acto: TipoActo): TipoActoDto {
  const { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos, activo, version } = acto;
  return { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos, activo, version };
}

/** An acto with all that it asks for, for the client. */
export function toActoDetalle(acto: TipoActo): ActoDetalleDto {
  const { requisitos, plazos, secciones, alcanceAml } = acto;
  return { ...toTipoActo(acto), requisitos, plazos, secciones, alcanceAml };
}

/** A version of an acto, for the client. */
export function toVersionDeActo(fila: VersionDeActo, naming: Naming): VersionDeActoDto {
  const { version, tipoActoId: _, creadaPor, ...rest } = fila;
  return { n: version, ...rest, creadaPor: naming(creadaPor) };
}
