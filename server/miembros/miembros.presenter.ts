import { ROL_NOMBRE } from '../common/access/roles.js';
import type { MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import type { MiembroDto } from './miembros.dto.js';
import type { FilaMiembro } from './miembros.repository.js';

/** A member, as other members see them. */
export function toMiembro({ membresia, rolId, ...miembro }: FilaMiembro | MiembroConocido): MiembroDto {
  const { id, nombre, email, avatar, estado } = miembro;
  return {
    id,
    nombre,
    email,
    avatar,
    rolId,
    rol: ROL_NOMBRE[rolId] ?? '',
    estado,
    membresia: membresia === 'suspendida' ? 'suspendida' : 'activa',
  };
}
