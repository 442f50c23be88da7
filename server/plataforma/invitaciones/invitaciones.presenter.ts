import { rolNombre } from '../../vocabulario/roles.js';
import type { InfoInvitacionDto, InvitacionDto } from './invitaciones.dto.js';
import type { Invitacion } from './invitaciones.repository.js';

/** An invitation for people who administer the team. */
export function toInvitacion({ id, email, rolId, estado, ...row }: Invitacion): InvitacionDto {
  return {
    id,
    email,
    rolId,
    rol: rolNombre(rolId, row.pais),
    estado,
    invitadaPor: { id: row.invitadaPorId, nombre: row.invitadaPor },
    creadaEn: row.creadaEn,
    enviadaEn: row.enviadaEn,
    expiraEn: row.expiraEn,
  };
}

/** An invitation for anybody who has its link. */
export function toInfo(
  { id, cuenta, pais, rolId, email, expiraEn, estado, invitadaPor }: Invitacion,
  tieneUsuario: boolean,
): InfoInvitacionDto {
  return { id, cuenta, rolId, rol: rolNombre(rolId, pais), email, expiraEn, estado, invitadaPor, tieneUsuario };
}

/** A masked address, which only people who know the address recognise: `a•••@ejemplo.test`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}•••${email.slice(at)}`;
}
