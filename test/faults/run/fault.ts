import type { Machine, Site, SiteOptions } from './installation.ts';
import type { Load } from './load.ts';

/** What a fault works with. */
export interface Trial {
  site: Site;
  load: Load;
  /** Notes a promise that was not kept. */
  check(isKept: unknown, promise: string): void;
}

export interface Fault {
  /** The name that chooses it on the command line. */
  name: string;
  env?: NodeJS.ProcessEnv;
  isProxied?: boolean;
  /** Whether writes may be answered 503 meanwhile, to be sent again. */
  mayRefuse?: boolean;
  /** Whether connections may end before their answer, as those of a killed process do. */
  mayBreakOff?: boolean;
  /** Whether documents may be refused, for which there is no room. */
  mayRefuseFiles?: boolean;
  /** What this machine lacks for it; null when nothing. */
  missing?(): Promise<string | null>;
  /** Prepares what the replicas start in, and how that ends after them. */
  prepare?(place: {
    machine: Machine;
    dataDir: string;
    replicas: number;
  }): Promise<{ options: Partial<SiteOptions>; end(): Promise<void> }>;
  /** Happens while the load writes. */
  happen(trial: Trial): Promise<void>;
}

/** An answer's status and how long it took, or what went wrong. */
export interface Probe {
  status: number | string;
  seconds: number;
  at: number;
}

/** Asks for something again and again until it is told to end. */
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
