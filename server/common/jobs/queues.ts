import { collect, type NameOf } from '../../domains.js';

export type QueueName = NameOf<'queues'>;

/** Every queue. They are created by the schema's owner when it migrates: the application's own roles may not. */
export const QUEUES = collect('queues');
