import type { Machine, Site, SiteOptions } from './installation.ts';
import type { Load } from './load.ts';

/** The running site and its load, and the check of each promise. */
export interface Trial {
  site: Site;
  load: Load;
  /** Notes a broken promise. */
  check(isKept: unknown, promise: string): void;
}

export interface Fault {
  /** The name of the fault on the command line. */
  name: string;
  env?: NodeJS.ProcessEnv;
  isProxied?: boolean;
  /** Whether writes may be answered 503 meanwhile. Such writes are sent again. */
  mayRefuse?: boolean;
  /** Whether connections may end before their answer, as when a process is killed. */
  mayBreakOff?: boolean;
  /** Whether documents may be refused for lack of space. */
  mayRefuseFiles?: boolean;
  /** The program that this machine lacks for the fault; null when nothing is missing. */
  missing?(): Promise<string | null>;
  /** Prepares the environment of the replicas, and how it ends after them. */
  prepare?(place: {
    machine: Machine;
    dataDir: string;
    replicas: number;
  }): Promise<{ options: Partial<SiteOptions>; end(): Promise<void> }>;
  /** Makes the fault happen while the load writes. */
  happen(trial: Trial): Promise<void>;
}

/** The status and the time of an answer, or the error. */
export interface Probe {
  status: number | string;
  seconds: number;
  at: number;
}

/** Sends requests repeatedly until the returned function ends them. */
export function startProbing(ask: () => Promise<{ status: number }>, pauseMs = 200): () => Promise<Probe[]> {
  const probes: Probe[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const at = performance.now();
      const status = await ask().then(
        (answer) => answer.status,
        (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
      );
      probes.push({ status, seconds: (performance.now() - at) / 1000, at });
      await new Promise((next) => setTimeout(next, pauseMs));
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return probes;
  };
}

/** The different statuses of probes, in their order: `200, 503`. */
export const statusesOf = (probes: Probe[]) => [...new Set(probes.map(({ status }) => status))].join(', ');
