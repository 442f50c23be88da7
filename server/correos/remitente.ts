import type { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import type { Correo } from './correo.entity.js';
import { enUnaLinea } from './redaccion.js';

/** The name and the address of a member, as the sender of their mails. */
export async function remitenteDe(
  directory: CuentaDirectory,
  usuarioId: string,
): Promise<Pick<Correo, 'deNombre' | 'deDireccion'>> {
  const miembro = (await directory.conocidos()).get(usuarioId);
  return { deNombre: enUnaLinea(miembro?.nombre ?? '').trim(), deDireccion: miembro?.email.toLowerCase() ?? '' };
}
