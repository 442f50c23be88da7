import type { Domain } from '../../common/domain.js';

export const signUpDomain = {
  swept: [
    // People who signed up and never opened the link. Their e-mail can sign up again.
    `delete from usuarios u
      where u.email_confirmado_en is null and u.creado_en < now() - interval '30 days'
        and not exists (select 1 from membresias m where m.usuario_id = u.id)
        and not exists (select 1 from identidades i where i.usuario_id = u.id)
        and not exists (select 1 from sesiones s where s.usuario_id = u.id)`,
  ],
  hechos: {
    'acceso.robado': () => 'informó que le robaron el acceso, y se cerraron todos los que tenía',
  },
  temas: {
    'acceso.robado': { clase: 'equipo', icono: 'exclamation-triangle' },
  },
  queues: {
    // Mails the links that people request by e-mail address.
    enlaces: {},
  },
} as const satisfies Domain;
