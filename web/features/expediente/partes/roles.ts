import type { StatusTone } from '../../../components/status-chip';
import { enumerar } from '../../../lib/enumerar';

interface RolParte {
  nombre: string;
  tone: StatusTone;
}

/** The roles that a persona can have in a carpeta. The roles of the same acto have different colours. */
export const roles: Readonly<Record<string, RolParte>> = {
  vendedor: { nombre: 'Vendedor', tone: 'info' },
  comprador: { nombre: 'Comprador', tone: 'success' },
  donante: { nombre: 'Donante', tone: 'info' },
  donatario: { nombre: 'Donatario', tone: 'success' },
  poderdante: { nombre: 'Poderdante', tone: 'info' },
  apoderado: { nombre: 'Apoderado', tone: 'violet' },
  acreedor: { nombre: 'Acreedor', tone: 'indigo' },
  deudor: { nombre: 'Deudor', tone: 'olive' },
  socio: { nombre: 'Socio', tone: 'info' },
  testador: { nombre: 'Testador', tone: 'info' },
  requirente: { nombre: 'Requirente', tone: 'info' },
  firmante: { nombre: 'Firmante', tone: 'stone' },
  conyuge_asentiente: { nombre: 'Cónyuge asentiente', tone: 'magenta' },
  testigo: { nombre: 'Testigo', tone: 'neutral' },
};

const rolOptions = Object.entries(roles).map(([value, { nombre }]) => ({ value, label: nombre }));

/** The roles to choose from. Roles that the acto requires come first. */
export const rolOptionsPara = (requeridos: readonly string[]) => [
  ...requeridos.filter((rol) => rol in roles).map((rol) => ({ value: rol, label: rolNombre(rol) })),
  ...rolOptions.filter(({ value }) => !requeridos.includes(value)),
];

/** `comprador` → «Comprador». An unknown role is shown as it is. */
export const rolNombre = (rol: string): string => roles[rol]?.nombre ?? rol;

/** «un vendedor y un comprador» */
export const unoDeCadaRol = (nombres: readonly string[]): string =>
  enumerar(nombres.map((rol) => `un ${rolNombre(rol).toLowerCase()}`));

/** «vendedor y comprador» */
export const rolesEnTexto = (nombres: readonly string[]): string =>
  enumerar(nombres.map((rol) => rolNombre(rol).toLowerCase()));

/** The roles that the acto requires and no parte has yet. */
export function rolesFaltantes(requeridos: readonly string[], partes: readonly { rol: string }[]): string[] {
  return requeridos.filter((rol) => partes.every((parte) => parte.rol !== rol));
}
