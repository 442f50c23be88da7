import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run-program.ts';

const MAX_CRASHES = 5;

/**
 * Runs a program with this process's own options of Node. Starts it again after a crash. A channel tells the program
 * when this process dies.
 * @param program its path in the repository
 * @returns its exit code, once it stops, cannot start, or has crashed too often
 */
export async function supervise(program: string): Promise<number> {
  let child: ChildProcess;
  let isStopping = false;
  let crashes: number[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      child.kill(signal);
    });
  }
  for (;;) {
    child = fork(program, { cwd: root });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    // The codes 0 and 1 are intended ends. The program was stopped, or reported why it cannot start.
    if (isStopping || code === 0 || code === 1) return code ?? 1;
    crashes = [...crashes.filter((at) => at > Date.now() - 60_000), Date.now()];
    const reason = `El servidor terminó de golpe (${signal ?? `código ${code}`})`;
    if (crashes.length > MAX_CRASHES) {
      console.error(`${reason}, ${crashes.length} veces en un minuto. No se inicia de nuevo.`);
      return 1;
    }
    console.error(`${reason}. Se inicia de nuevo…`);
  }
}
