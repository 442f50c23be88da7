import { collect, type NameOf } from '../../domains.js';

/** A permission that a route can require. Rules about a single object are in its domain's policy. */
export type Permission = NameOf<'permissions'>;

const PERMISSIONS = collect('permissions');

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

export function permissionsOf(rolId: number): Permission[] {
  return PERMISSION_NAMES.filter((permission) => isAllowed(rolId, permission));
}

export function isAllowed(rolId: number, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(rolId);
}
