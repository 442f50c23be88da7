import * as v from 'valibot';
import type { CuentaActualDto, ModificarCuentaDto } from '../../../../api/generated/cuenta';
import { type PaisDeCuenta, paisesDeCuentas } from '../../../../lib/paises';

/** The default currency and time zone by country. The server gives them to a new cuenta too. */
export const valoresPorPais = {
  AR: { moneda: 'ARS', zonaHoraria: 'America/Argentina/Buenos_Aires' },
  CL: { moneda: 'CLP', zonaHoraria: 'America/Santiago' },
  ES: { moneda: 'EUR', zonaHoraria: 'Europe/Madrid' },
  UY: { moneda: 'UYU', zonaHoraria: 'America/Montevideo' },
} as const satisfies Record<PaisDeCuenta, object>;

export const ajustesSchema = v.object({
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba el nombre de la cuenta.'),
    v.maxLength(120, 'El nombre puede tener hasta 120 caracteres.'),
  ),
  pais: v.picklist(paisesDeCuentas),
  moneda: v.pipe(v.string('Elija una moneda.'), v.nonEmpty('Elija una moneda.')),
  zonaHoraria: v.pipe(v.string('Elija una zona horaria.'), v.nonEmpty('Elija una zona horaria.')),
  prefijo: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.maxLength(8, 'El prefijo puede tener hasta 8 caracteres.'),
    v.regex(/^[A-Z0-9./-]*$/, 'Use solo letras sin acento, números, punto, guion y barra.'),
  ),
  primero: v.pipe(v.string(), v.trim(), v.regex(/^0*[1-9]\d{0,5}$/, 'Escriba un número entero entre 1 y 999999.')),
  /** The next number of this year. Empty to continue the numbers. */
  proximo: v.pipe(v.string(), v.trim(), v.regex(/^$|^0*[1-9]\d{0,5}$/, 'Escriba un número entero entre 1 y 999999.')),
});

export type Ajustes = v.InferOutput<typeof ajustesSchema>;

/** The form's values for a cuenta. */
export function toAjustes({ nombre, pais, moneda, zonaHoraria, numeracion }: CuentaActualDto): Ajustes {
  const { prefijo, primero } = numeracion;
  return { nombre, pais, moneda, zonaHoraria, prefijo, primero: String(primero), proximo: '' };
}

/** Keeps only the fields that the person changed. */
export function toCambios(ajustes: Ajustes, isDirty: Partial<Record<keyof Ajustes, unknown>>): ModificarCuentaDto {
  const { proximo, ...rest } = ajustes;
  const all: ModificarCuentaDto = {
    ...rest,
    primero: Number(ajustes.primero),
    ...(proximo && { proximo: Number(proximo) }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => isDirty[name as keyof Ajustes]));
}

/** The codigo of the next carpeta. Null while the prefix or the number is invalid, and after 999999. */
export function proximoCodigo(
  { haEmpezado, prefijo, proximo }: CuentaActualDto['numeracion'],
  written: Pick<Ajustes, 'prefijo' | 'primero' | 'proximo'>,
): string | null {
  const { entries } = ajustesSchema;
  const prefix = v.safeParse(entries.prefijo, written.prefijo);
  const first = v.safeParse(entries.primero, written.primero);
  const following = v.safeParse(entries.proximo, written.proximo);
  if (!prefix.success || !first.success || !following.success || !proximo) return null;
  const [year = '', next = ''] = proximo.slice(prefijo.length).split('-');
  // Once a year has begun, its numbers continue.
  const numero = Number(following.output || (haEmpezado ? next : first.output));
  return numero > 999_999 ? null : `${prefix.output}${year}-${String(numero).padStart(6, '0')}`;
}
