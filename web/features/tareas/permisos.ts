/** All but lectura write tareas (server/common/access/permissions.ts, «tareas.editar»). */
const editores: readonly (number | null)[] = [1, 2, 3, 4];

export const canEditTareas = (rolId: number | null): boolean => editores.includes(rolId);
