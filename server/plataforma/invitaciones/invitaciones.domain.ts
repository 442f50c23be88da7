import type { Domain } from '../../common/domain.js';
import { rolDeCuenta } from '../auditoria/palabras.js';

export const invitacionesDomain = {
  tables: {
    invitaciones: { order: 'id', where: 'cuenta_id = $1', without: ['hash'] },
  },
  accesos: {
    invitaciones: {
      rutas: ['POST /invitaciones', 'POST /invitaciones/:id/reenviar'],
      seguridad: 'Otros accesos',
      terminaCon: [],
      vigente: 'invitada_por = $1 and aceptada_en is null and revocada_en is null and expira_en > now()',
    },
  },
  hechos: {
    'invitacion.enviada': ({ email, rolId }) => `invitó a ${String(email)} como ${rolDeCuenta(rolId)}`,
    'invitacion.reenviada': ({ email }) => `volvió a enviar la invitación a ${String(email)}`,
    'invitacion.revocada': ({ email }) => `revocó la invitación a ${String(email)}`,
    'invitacion.aceptada': ({ rolId }) => `aceptó la invitación y se sumó como ${rolDeCuenta(rolId)}`,
  },
  temas: {
    invitacion: {
      clase: 'equipo',
      icono: 'user-plus',
      enlace: () => '/configuraciones/equipo',
      enlaceTexto: 'Ver el equipo',
    },
  },
} as const satisfies Domain;
