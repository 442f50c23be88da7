import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  p99: number;
  requests: number;
}

/**
 * Sends requests from its own thread.
 * @param options autocannon's options: the address, and a duration or an amount
 * @throws Error when a request is refused or not answered
 */
export async function load(options: autocannon.Options): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({ connections: 10, workers: 1, ...options });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} respuestas de error y ${errors} sin respuesta.`);
  return { requestsPerSecond: requests.average, p99: latency.p99, requests: requests.total };
}

/** Processor time that a process has used so far, in milliseconds. Null where there is no /proc. */
export async function processorTime(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // utime and stime, fields 14 and 15 of proc(5), in hundredths of a second. The slice removes the first two fields.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
}

/** Resident memory of a process, in bytes. Null where there is no /proc. */
export async function residentMemory(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes ? Number(kibibytes) * 1024 : null;
}
