import type { MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import type { MiembroDto } from './miembros.dto.js';
import type { FilaMiembro } from './miembros.repository.js';

/** A member, as other members see them. */
export function toMiembro({
  membresia,
  rolId,
  ...miembro
}: (FilaMiembro & { rol: string }) | MiembroConocido): MiembroDto {
  const { id, nombre, email, avatar, rol, estado } = miembro;
  return {
    id,
    nombre,
    email,
    avatar,
    rolId,
    rol,
    estado,
    membresia: membresia === 'suspendida' ? 'suspendida' : 'activa',
  };
}
