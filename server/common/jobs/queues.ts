import { collect, type NameOf } from '../../domains.js';

export type QueueName = NameOf<'queues'>;

/** All queues. The schema's owner creates them when it migrates, since the application's roles may not. */
export const QUEUES = collect('queues');
