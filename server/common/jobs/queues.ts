import type { Queue } from 'pg-boss';

/** What holds for every queue: five tries more, further and further apart; who is not heard of for 30 s has died. */
const DEFAULTS = {
  // Of those that wait under one singletonKey, one: a second one finds it there and is not added.
  policy: 'short',
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
} satisfies Omit<Queue, 'name'>;

/** How the jobs of a queue are kept and tried again. */
export type QueueOptions = Omit<Queue, 'name'>;

/**
 * Every queue. They are created by the schema's owner when it migrates: the application's own roles may not.
 * What is done in each is said by `Jobs.define`.
 */
export const QUEUES = {
  // A mail server may be down for an afternoon: a day of tries, in the end one an hour.
  correo: { ...DEFAULTS, retryLimit: 30, retryDelay: 60, retryDelayMax: 3_600 },
  // Links that were asked for by e-mail address.
  enlaces: DEFAULTS,
  // Exports whose last try failed or died with its process. Before the queue that names it.
  'exportaciones-perdidas': DEFAULTS,
  // Everything of a cuenta, copied: as long as that takes.
  exportaciones: { ...DEFAULTS, expireInSeconds: 6 * 3_600, deadLetter: 'exportaciones-perdidas' },
  // Of notas, each at its moment.
  recordatorios: DEFAULTS,
  // By the clock: what is told together, the mails about cuentas that close, and what is no longer kept.
  'avisos-reunidos': DEFAULTS,
  cierres: DEFAULTS,
  'exportaciones-vencidas': DEFAULTS,
  'imagenes-retiradas': DEFAULTS,
} satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof QUEUES;
