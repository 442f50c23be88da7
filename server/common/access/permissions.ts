/** The five roles of a cuenta (domain.md, «Roles and permissions»). */
export const ROL = { titular: 1, adscripto: 2, oficial: 3, gestor: 4, lectura: 5 } as const;

/** Their ids. */
export const ROLES: readonly number[] = Object.values(ROL);

/** The roles' names, as people read them. */
export const ROL_NOMBRE: Readonly<Record<number, string>> = {
  1: 'Titular',
  2: 'Adscripto',
  3: 'Oficial',
  4: 'Gestor',
  5: 'Lectura',
};

const { titular, adscripto, oficial, gestor, lectura } = ROL;

/** Which roles may do what. A route names one of these; what depends on the object is in its domain's policy. */
export const PERMISSIONS = {
  'carpetas.ver': [titular, adscripto, oficial, gestor, lectura],
  'carpetas.editar': [titular, adscripto, oficial],
  'carpetas.firmar': [titular, adscripto],
  'carpetas.anular': [titular, adscripto],
  'carpetas.reabrir': [titular],
  'documentos.subir': [titular, adscripto, oficial, gestor],
  'documentos.editar': [titular, adscripto, oficial],
  'personas.exceptuar': [titular, adscripto],
  'cuenta.ver': [titular, adscripto, oficial, gestor, lectura],
  'cuenta.administrar': [titular],
  'equipo.ver': [titular, adscripto, oficial, gestor, lectura],
  'equipo.administrar': [titular],
  'plan.ver': [titular, adscripto, oficial, gestor, lectura],
  'plan.administrar': [titular],
  'contactos.ver': [titular, adscripto, oficial, gestor, lectura],
  'contactos.editar': [titular, adscripto, oficial, gestor],
  'tareas.ver': [titular, adscripto, oficial, gestor, lectura],
  'tareas.editar': [titular, adscripto, oficial, gestor],
  'tableros.ver': [titular, adscripto, oficial, gestor, lectura],
  'tableros.editar': [titular, adscripto, oficial, gestor],
  // One's own desk: menu, search, avisos, shortcuts, chats, notes.
  'puesto.usar': [titular, adscripto, oficial, gestor, lectura],
} as const satisfies Record<string, readonly number[]>;

export type Permission = keyof typeof PERMISSIONS;

const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** All that a role may do. */
export function permissionsOf(rolId: number): Permission[] {
  return PERMISSION_NAMES.filter((permission) => isAllowed(rolId, permission));
}

/** Whether a role has a permission. */
export function isAllowed(rolId: number, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly number[]).includes(rolId);
}
