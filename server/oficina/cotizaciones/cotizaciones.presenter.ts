import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import type { Tramo } from './conversion.js';
import type { CotizacionDeHistoriaDto, CotizacionDto, TramoDto } from './cotizaciones.dto.js';
import type { Cotizacion, CotizacionDeHistoria } from './cotizaciones.repository.js';

export function toCotizacion(cotizacion: Cotizacion, naming: Naming): CotizacionDto {
  const { id, moneda, base, dia, valor, fuente, usuarioId, en } = cotizacion;
  return { id, moneda, base, dia, valor, fuente, usuario: naming(usuarioId), en };
}

export const toHistoria = (cotizacion: CotizacionDeHistoria, naming: Naming): CotizacionDeHistoriaDto => ({
  ...toCotizacion(cotizacion, naming),
  vale: cotizacion.vale,
  retiradaEn: cotizacion.retiradaEn,
  retiradaPor: cotizacion.retiradaPor === null ? null : naming(cotizacion.retiradaPor),
});

export function toTramo({ cotizacion: { moneda, base, dia, valor, fuente }, isInversa }: Tramo): TramoDto {
  return { moneda, base, dia, valor, fuente, inversa: isInversa };
}
