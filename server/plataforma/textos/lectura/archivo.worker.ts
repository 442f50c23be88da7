import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { LIMIT_SIGNALS, type Mensaje, type Tarea } from './lectura.js';
import { leer } from './leer.js';

/**
 * Ends the process when it takes too much memory or processor time, or has lost its parent. A loop of its main thread
 * cannot prevent the end.
 */
const GUARD = `
  const { cpuMs, max, parent, signals } = require('node:worker_threads').workerData;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > cpuMs) process.kill(process.pid, signals.time);
    if (process.memoryUsage.rss() > max || process.ppid !== parent) process.kill(process.pid, signals.memory);
  }, 50);`;

const tarea: Tarea = JSON.parse(process.argv[2] ?? '');

new Worker(GUARD, {
  eval: true,
  workerData: { cpuMs: tarea.cpuMs, max: tarea.maxMemory, parent: process.ppid, signals: LIMIT_SIGNALS },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();
setPriority(tarea.priority);

const say = (mensaje: Mensaje) => process.send?.(mensaje);

const fin = await leer(await buffer(process.stdin), tarea, (parte) => say({ parte }));
process.send?.({ fin } satisfies Mensaje, () => process.exit(0));
