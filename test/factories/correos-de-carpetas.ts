import type { TestApp } from './app.js';
import { newCarpeta } from './carpetas.js';
import { type Member, newCuenta, newMiembro } from './people.js';

const ADSCRIPTO = 2;
export const OFICIAL = 3;
export const LECTURA = 5;

/** A cuenta with a carpeta of its titular and another member. */
export async function newOfficeWithCarpeta(test: TestApp, rolId = ADSCRIPTO, carpeta = {}) {
  const { cuentaId, titular } = await newCuenta(test);
  const other = await newMiembro(test, cuentaId, rolId);
  return { titular, other, carpeta: await newCarpeta(titular, carpeta) };
}

export const fileCorreos = (member: Member, ids: string[], carpetaId: string, more = {}) =>
  member.post('/correos/archivar', { ids, carpetaId, ...more });
export const correosPath = (carpetaId: string, correoId = '') =>
  `/carpetas/${carpetaId}/correos${correoId && `/${correoId}`}`;
export const filedIn = async (member: Member, carpetaId: string): Promise<string[]> =>
  (await member.get(correosPath(carpetaId))).body.correos.map(({ id }: { id: string }) => id);
