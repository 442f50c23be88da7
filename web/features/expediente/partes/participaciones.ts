import type { ParteDto } from '../../../api/generated/partes';
import { escribirPorcentaje } from './porcentaje';
import { rolNombre } from './roles';

type Participante = Pick<ParteDto, 'rol' | 'porcentaje'>;

/** The sum of the shares of the partes with one role. */
export interface Participacion {
  rol: string;
  cuantas: number;
  /** The sum in hundredths of one percent, which need no rounding. */
  total: number;
}

/** 100 %, in hundredths of one percent. */
const entero = 10_000;

/** The roles whose partes usually own or owe in shares. */
const enPartes = new Set(['vendedor', 'comprador', 'donante', 'donatario', 'acreedor', 'deudor', 'socio']);

const centesimos = (porcentaje: string | null): number => Math.round(Number(porcentaje ?? 0) * 100);
const decimal = (total: number): string => (total / 100).toFixed(2);
const escribir = (total: number): string => `${escribirPorcentaje(decimal(total))}\u00a0%`;

export function participacionDe(partes: readonly Participante[], rol: string): Participacion {
  const suyas = partes.filter((parte) => parte.rol === rol);
  return { rol, cuantas: suyas.length, total: suyas.reduce((sum, one) => sum + centesimos(one.porcentaje), 0) };
}

/**
 * The roles with shares, in the order of the partes. Roles of several partes that usually have shares are listed too.
 */
export function participaciones(partes: readonly Participante[]): Participacion[] {
  return [...new Set(partes.map(({ rol }) => rol))]
    .map((rol) => participacionDe(partes, rol))
    .filter(({ rol, cuantas, total }) => total > 0 || (cuantas > 1 && enPartes.has(rol)));
}

export const isCompleta = ({ total }: Participacion): boolean => total === entero;

/** The sum as text: «suman 75 %: faltan 25 %». */
export function sumaEnTexto({ total, cuantas }: Participacion): string {
  if (total === 0) return 'sin porcentajes';
  const suma = `${cuantas > 1 ? 'suman' : 'tiene'} ${escribir(total)}`;
  if (total === entero) return suma;
  const resto = Math.abs(entero - total);
  const verbo = total < entero ? 'falta' : 'sobra';
  return `${suma}: ${verbo}${resto === 100 ? '' : 'n'} ${escribir(resto)}`;
}

/** `comprador`, 2 → «Compradores» */
export function rolEnNumero(rol: string, cuantas: number): string {
  const nombre = rolNombre(rol);
  if (cuantas === 1) return nombre;
  return nombre.replace(/\p{L}+/gu, (palabra) => `${palabra}${/[aeiou]$/.test(palabra) ? 's' : 'es'}`);
}

/** Equal shares that add up to exactly 100 %. The last shares take the remainder («33.33», «33.33», «33.34»). */
export function partesIguales(cuantas: number): string[] {
  const cada = Math.floor(entero / cuantas);
  const conUnoMas = entero - cada * cuantas;
  return Array.from({ length: cuantas }, (_, n) => decimal(n < cuantas - conUnoMas ? cada : cada + 1));
}
