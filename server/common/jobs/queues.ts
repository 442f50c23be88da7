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
  // A mail server may be down for a while: half an hour of tries.
  correo: { ...DEFAULTS, retryDelay: 60 },
  // Links that were asked for by e-mail address.
  enlaces: DEFAULTS,
  // Everything of a cuenta, copied: as long as that takes.
  exportaciones: { ...DEFAULTS, expireInSeconds: 6 * 3_600 },
  // Of notas, each at its moment.
  recordatorios: DEFAULTS,
  // By the clock: the mails about cuentas that close, and what is no longer kept.
  cierres: DEFAULTS,
  'exportaciones-vencidas': DEFAULTS,
  'imagenes-retiradas': DEFAULTS,
} satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof QUEUES;
