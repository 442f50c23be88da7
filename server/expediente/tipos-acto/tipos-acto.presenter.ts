import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';
import type { TipoActo } from './tipo-acto.entity.js';
import type { ActoDetalleDto, RequisitoGuardadoDto, TipoActoDto, VersionDeActoDto } from './tipos-acto.dto.js';
import type { VersionDeActo } from './version-de-acto.entity.js';

/** An acto in a list, for the client. */
export function toTipoActo(acto: TipoActo): TipoActoDto {
  const { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos, activo, version } = acto;
  return { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos, activo, version };
}

/** An acto with its requisitos, plazos and secciones, for the client. */
export function toActoDetalle(acto: TipoActo, naming: Naming): ActoDetalleDto {
  const { plazos, secciones, alcanceAml, confirmadaEn } = acto;
  const confirmadaPor = naming(acto.confirmadaPor);
  const confirmada = { confirmadaEn, confirmadaPor };
  return {
    ...toTipoActo(acto),
    requisitos: toRequisitos(acto.requisitos),
    plazos,
    secciones,
    alcanceAml,
    ...confirmada,
  };
}

export function toVersionDeActo(fila: VersionDeActo, naming: Naming): VersionDeActoDto {
  const { version, tipoActoId: _, creadaPor, ...rest } = fila;
  return { n: version, ...rest, requisitos: toRequisitos(fila.requisitos), creadaPor: naming(creadaPor) };
}

/** Requisitos of older versions have no field `certificado`. */
const toRequisitos = (requisitos: readonly RequisitoDeActo[]): RequisitoGuardadoDto[] =>
  requisitos.map(({ certificado = null, ...requisito }) => ({ ...requisito, certificado }));
