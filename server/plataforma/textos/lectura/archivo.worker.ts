import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { LIMIT_SIGNAL, type Mensaje, type Tarea } from './lectura.js';
import { leer } from './leer.js';

/**
 * Ends the process when it takes too much memory or time, or has lost its parent. A loop of its main thread cannot
 * prevent the end.
 */
const GUARD = `
  const { max, parent, signal, until } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > max || process.ppid !== parent || Date.now() > until) process.kill(process.pid, signal);
  }, 50);`;

const tarea: Tarea = JSON.parse(process.argv[2] ?? '');

new Worker(GUARD, {
  eval: true,
  workerData: { max: tarea.maxMemory, parent: process.ppid, signal: LIMIT_SIGNAL, until: Date.now() + tarea.limitMs },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();
setPriority(tarea.priority);

const say = (mensaje: Mensaje) => process.send?.(mensaje);

const fin = await leer(await buffer(process.stdin), tarea, (parte) => say({ parte }));
process.send?.({ fin } satisfies Mensaje, () => process.exit(0));
