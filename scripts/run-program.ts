import { type StdioOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

/** The file of a program that a package declares in `bin`. It runs with the Node of this process. */
export function programOf(packageName: string, name = packageName): string {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const path = typeof bin === 'string' ? bin : bin[name];
  if (!path) throw new Error(`${packageName} no trae el programa ${name}`);
  return join(dirname(manifest), path);
}

export interface ProgramResult {
  code: number;
  /** The printed text when `isQuiet`; otherwise empty. */
  output: string;
}

/** Runs a JavaScript program in its own process. Its output is printed, or kept when `isQuiet`. */
export function runProgram(
  args: string[],
  options: { isQuiet?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<ProgramResult> {
  return new Promise((done, fail) => {
    const stdio: StdioOptions = options.isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...options.env } });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** The time since `start` (a `performance.now()`), written for people: «4,2 s». */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`;
}
