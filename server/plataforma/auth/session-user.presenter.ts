import type { CuentaDeUsuario } from '../cuentas/cuentas.repository.js';
import type { Usuario } from '../usuarios/usuario.entity.js';
import { type SessionUserDto, STATUS_OF } from '../usuarios/usuarios.dto.js';

interface Known {
  /** Whether signing in asks for a code after the password. */
  segundoFactor: boolean;
  operador: boolean;
  /**
   * `suspendidas` names the cuentas that suspended the person. `cuentasSuspendidas` names the person's cuentas that an
   * operator suspended.
   */
  suspendidas?: string[];
  cuentasSuspendidas?: string[];
}

/**
 * A person with their cuentas, as they see themselves.
 * @param cuentaActivaId the cuenta of their session; it counts only for a member of that cuenta
 * @param known other facts about the person
 */
export function toSessionUser(
  { id, email, nombre, avatar, cargo, telefono, estado, preferencias, claveHash, emailConfirmadoEn, oficina }: Usuario,
  cuentas: readonly CuentaDeUsuario[],
  cuentaActivaId: string | null,
  { segundoFactor, operador, suspendidas = [], cuentasSuspendidas = [] }: Known,
): SessionUserDto {
  return {
    id,
    email,
    name: nombre,
    avatar,
    cargo,
    telefono,
    estado,
    status: STATUS_OF[estado],
    cuentaActivaId: cuentas.find(({ cuentaId }) => cuentaId === cuentaActivaId)?.cuentaId ?? null,
    cuentas: cuentas.map(({ cuentaId, nombre: name, pais, zonaHoraria, moneda, rolId, logo }) => ({
      cuentaId,
      nombre: name,
      pais,
      zonaHoraria,
      moneda,
      rolId,
      ...(logo && { logo }),
    })),
    preferencias,
    tieneClave: claveHash !== null,
    segundoFactor,
    emailConfirmado: emailConfirmadoEn !== null,
    ...(cuentas.length === 0 && oficina && { oficina }),
    ...(suspendidas.length > 0 && { suspendidas }),
    ...(cuentasSuspendidas.length > 0 && { cuentasSuspendidas }),
    ...(operador && { operador }),
  };
}
