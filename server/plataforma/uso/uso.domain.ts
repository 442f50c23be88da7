import type { Domain } from '../../common/domain.js';

export const usoDomain = {
  tables: {
    uso_diario: { order: 'dia, que, detalle, hora' },
    uso_secretos: { notExported: 'It is removed when its day is over.' },
    uso_huellas: { notExported: 'It is removed when its day is over, and names nobody.' },
  },
  unbacked: {
    uso_secretos: 'Each is forgotten when its day is over. A backup would remember it.',
    uso_huellas: 'They count people by those secrets.',
  },
  swept: [
    `delete from uso_diario where dia < current_date - interval '2 years'`,
    // A day has ended everywhere on Earth by noon of the next day in UTC.
    `delete from uso_huellas where dia < ((now() at time zone 'utc') - interval '12 hours')::date`,
    `delete from uso_secretos where dia < ((now() at time zone 'utc') - interval '12 hours')::date`,
  ],
} as const satisfies Domain;
