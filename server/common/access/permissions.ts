import { collect, type NameOf } from '../../domains.js';

/** A route names one of these; what depends on the object is in its domain's policy. */
export type Permission = NameOf<'permissions'>;

const PERMISSIONS = collect('permissions');

/** Every permission. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** All that a role may do. */
export function permissionsOf(rolId: number): Permission[] {
  return PERMISSION_NAMES.filter((permission) => isAllowed(rolId, permission));
}

/** Whether a role has a permission. */
export function isAllowed(rolId: number, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(rolId);
}
