import { check, type InferOutput, object, picklist, pipe, regex, string, trim } from 'valibot';
import type { CarpetaDetalleDto, ModificarCarpetaDto } from '../../../../api/generated/carpetas';
import { leerMonto } from '../../../../lib/monto-escrito';
import { reglas } from '../fields/reglas';

export const monedas = ['', 'ARS', 'USD', 'EUR', 'UYU', 'CLP'] as const;

export const editarSchema = object({
  tipoActoId: reglas.tipoActoId,
  responsableId: reglas.miembroId,
  escribanoId: reglas.miembroId,
  fechaFirmaPrevista: reglas.fecha,
  prioridad: reglas.prioridad,
  reservada: reglas.reservada,
  etiquetas: reglas.etiquetas,
  moneda: picklist(monedas),
  monto: pipe(
    string(),
    trim(),
    regex(/^((\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?)?$/, 'Escriba un número con hasta dos decimales: 1250000,50.'),
    check(
      (monto) => monto.replace(/,.*/, '').replaceAll('.', '').length <= 16,
      'Es demasiado grande: puede tener hasta 16 cifras antes de la coma.',
    ),
  ),
  ubicacionFisica: pipe(string(), trim()),
});

export type DatosCarpeta = InferOutput<typeof editarSchema>;

/** The fields that cannot change after the signing. */
export const camposDelActo = ['tipoActoId', 'moneda', 'monto', 'escribanoId'] as const satisfies (keyof DatosCarpeta)[];

/** The values of the form for a carpeta: amounts have a decimal comma, and missing values are ''. */
export function toDatos(carpeta: CarpetaDetalleDto): DatosCarpeta {
  const moneda = monedas.find((known) => known === carpeta.moneda) ?? '';
  return {
    tipoActoId: carpeta.tipoActo.id,
    responsableId: carpeta.responsable?.id ?? null,
    escribanoId: carpeta.escribano?.id ?? null,
    fechaFirmaPrevista: carpeta.fechaFirmaPrevista ?? '',
    prioridad: carpeta.prioridad,
    reservada: carpeta.reservada,
    etiquetas: carpeta.etiquetas,
    moneda,
    monto: carpeta.monto?.replace('.', ',') ?? '',
    ubicacionFisica: carpeta.ubicacionFisica ?? '',
  };
}

/** The fields that the person changed. Other fields are not sent, so that other people's changes stay. */
export function toModificar(
  datos: DatosCarpeta,
  isDirty: Partial<Record<keyof DatosCarpeta, unknown>>,
): ModificarCarpetaDto {
  const all: ModificarCarpetaDto = {
    ...datos,
    tipoActoId: datos.tipoActoId ?? undefined,
    fechaFirmaPrevista: datos.fechaFirmaPrevista || null,
    moneda: datos.moneda || null,
    monto: leerMonto(datos.monto),
    ubicacionFisica: datos.ubicacionFisica || null,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => isDirty[name as keyof DatosCarpeta]));
}
