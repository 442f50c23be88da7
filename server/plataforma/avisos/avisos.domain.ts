import type { Domain } from '../../common/domain.js';

export const avisosDomain = {
  tables: {
    avisos: { order: 'id', deletedSince: 'eliminado_en' },
    avisos_por_correo: { notExported: 'Avisos that wait for their mail.' },
  },
  swept: [
    {
      statement: 'delete from avisos where creado_en < now() - make_interval(days => $1)',
      setting: 'NOTIFICATION_DAYS',
    },
    // Avisos stay in the table when their person stops being an active member.
    `delete from avisos_por_correo where enviar_en < now() - interval '1 day'`,
  ],
  queues: {
    // Mails avisos together, by the clock.
    'avisos-reunidos': {},
  },
  events: {
    'notifications.changed': { about: 'The person’s notifications.' },
    'messages.changed': { about: 'The person’s messages in their panel.' },
  },
} as const satisfies Domain;
