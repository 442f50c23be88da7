import { expect, it } from 'vitest';
import type { QueueOptions } from '../domain.js';
import { QUEUES } from './queues.js';

it('a job whose process was killed is tried again, and does not count as given up', () => {
  const queues: [string, QueueOptions][] = Object.entries(QUEUES);
  expect(queues.filter(([, { retryLimit = 5 }]) => retryLimit < 1)).toEqual([]);
});
