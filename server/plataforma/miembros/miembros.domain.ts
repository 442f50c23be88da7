import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { rolDeCuenta } from '../auditoria/palabras.js';

export const miembrosDomain = {
  permissions: {
    'equipo.ver': ROLES,
    'equipo.administrar': [ROL.titular],
  },
  hechos: {
    'miembro.rol_cambiado': ({ nombre, de, a }) =>
      `cambió el rol de ${String(nombre)} de ${rolDeCuenta(de)} a ${rolDeCuenta(a)}`,
    'miembro.suspendido': ({ nombre }) => `suspendió a ${String(nombre)}`,
    'miembro.reactivado': ({ nombre }) => `reactivó a ${String(nombre)}`,
    'miembro.quitado': ({ nombre }) => `quitó a ${String(nombre)} de la cuenta`,
    'miembro.salido': () => 'salió de la cuenta',
  },
  temas: {
    miembro: {
      clase: 'equipo',
      icono: 'user-group',
      enlace: () => '/configuraciones/equipo',
      enlaceTexto: 'Ver el equipo',
    },
  },
  events: {
    'team.changed': { about: 'The members of the cuenta, their roles, or its invitations.' },
  },
} as const satisfies Domain;
