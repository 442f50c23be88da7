import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { processorTime } from './load.ts';

const PERIOD_US = 100_000;
const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';

/** A limit of processor time for some processes. */
export interface Quota {
  /** @param cores for each process; null for no limit */
  set(cores: number | null): Promise<void>;
  remove(): Promise<void>;
}

/** A control group for each process. Null where this process may not create control groups. */
export async function quotaOf(pids: readonly number[]): Promise<Quota | null> {
  const isV1 = existsSync(join(V1, 'cpu.cfs_quota_us'));
  const groups = pids.map((pid) => join(isV1 ? V1 : V2, `carpetas-medidas-${pid}`));
  const remove = async () => {
    for (const [n, group] of groups.entries()) {
      await writeFile(join(group, '..', 'cgroup.procs'), String(pids[n])).catch(() => undefined);
      await rmdir(group).catch(() => undefined);
    }
  };
  const set = async (cores: number | null) => {
    const quota = cores === null ? (isV1 ? '-1' : 'max') : String(Math.round(cores * PERIOD_US));
    for (const group of groups) {
      if (isV1) await writeFile(join(group, 'cpu.cfs_quota_us'), quota);
      else await writeFile(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
    }
  };
  try {
    for (const [n, group] of groups.entries()) {
      await mkdir(group);
      await writeFile(join(group, 'cgroup.procs'), String(pids[n]));
    }
    await set(null);
    return { set, remove };
  } catch {
    await remove();
    return null;
  }
}

/** Tells the processor time that PostgreSQL has used so far, in milliseconds. Null where there is no /proc. */
export async function postgresTime(owner: Client): Promise<() => Promise<number | null>> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = await statOf(String(rows[0]!.pid));
  if (!backend) return async () => null;
  const postmaster = backend[1]!;
  return async () => {
    const stats = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
    const alive = stats
      .filter((stat) => stat?.[1] === postmaster)
      .reduce((sum, stat) => sum + ticksOf(stat!, 11, 12), 0);
    const own = await statOf(postmaster);
    // Its own time, and the time of its ended children.
    return alive + (own ? ticksOf(own, 11, 12, 13, 14) : 0);
  };
}

/** Processor time of some processes together, in milliseconds. */
export async function timeOfAll(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(processorTime));
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
}

/** The fields of a process from its state on, in the order of proc(5). */
async function statOf(pid: string): Promise<string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null;
}

const ticksOf = (stat: string[], ...fields: number[]) =>
  fields.reduce((sum, field) => sum + Number(stat[field]) * 10, 0);
