import type { Inmueble } from './inmueble.entity.js';
import { detalleDe, nombreDe } from './inmueble-nombre.js';
import type { CarpetaDeInmuebleDto, InmuebleDeCarpetaDto, InmuebleDto, InmuebleHalladoDto } from './inmuebles.dto.js';
import type { CarpetaDeInmueble } from './inmuebles.repository.js';
import type { InmuebleEnCarpeta } from './inmuebles.service.js';

export function toInmueble(inmueble: Inmueble): InmuebleDto {
  const { creadoPor: _, creadoEn: __, superficie, ...fields } = inmueble;
  // The database writes all four decimal places; the client reads none that are zero.
  return { ...fields, nombre: nombreDe(inmueble), superficie: superficie?.replace(/\.?0+$/, '') ?? null };
}

export function toInmuebleDeCarpeta({
  inmueble,
  porcentaje,
  orden,
  snapshot,
  otrasCarpetas,
}: InmuebleEnCarpeta): InmuebleDeCarpetaDto {
  const comoAlFirmar = snapshot !== null;
  return { ...toInmueble(inmueble), porcentaje, orden, comoAlFirmar, otrasCarpetas: otrasCarpetas.map(toCarpeta) };
}

/** An inmueble that a search found, and the latest changed carpeta that has it. */
export function toInmuebleHallado({
  inmueble,
  carpeta,
}: {
  inmueble: Inmueble;
  carpeta: CarpetaDeInmueble;
}): InmuebleHalladoDto {
  const nombre = nombreDe(inmueble);
  return {
    id: inmueble.id,
    nombre,
    detalle: detalleDe(inmueble),
    carpeta: toCarpeta(carpeta),
    link: `/carpetas/${carpeta.id}/inmuebles/${inmueble.id}`,
    value: nombre,
  };
}

function toCarpeta({ inmuebleId: _, ...carpeta }: CarpetaDeInmueble): CarpetaDeInmuebleDto {
  return carpeta;
}
