import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_SECONDS = 180;

export interface Product {
  baseUrl: string;
  process: ChildProcess;
  /** The printed text so far, from stdout and stderr. */
  output(): string;
  /** Sends the signal and waits for the end. Returns the exit code, or null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProductOptions {
  env: NodeJS.ProcessEnv;
  /** Node's own options. */
  flags?: string[];
  /** The program to run on this Node: the built server by default. */
  program?: string;
  /** The folder to run it in: the repository by default. */
  cwd?: string;
  /** A program that becomes Node, such as faketime, and its arguments. */
  wrapper?: string[];
}

/** Builds the server in its own process, where Node runs the script as `npm run build` does. */
export async function buildServer(): Promise<void> {
  const script = `import { build } from './scripts/build.ts'; await build({ parts: ['servidor'] });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
}

/** Starts the product in its own process, as a user does. It does not wait until it is ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.env.PORT ?? String(await freePort());
  const node = [process.execPath, ...(options.flags ?? []), options.program ?? 'dist/server/main.js'];
  const [program = '', ...args] = [...(options.wrapper ?? []), ...node];
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The product must not get the tests' environment. NODE_ENV=test or the database of a .env would change it.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      // Reading the files of the demo would take one of the cores for a minute.
      FILE_TEXTS: 'false',
      ...options.env,
      PORT: port,
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close');
  return {
    baseUrl: `http://localhost:${port}`,
    process: child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** Waits until the product is ready. @throws Error with its output when it ends before, or after three minutes */
export async function waitUntilReady(product: Product): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!(await isReady(product.baseUrl))) {
    if (product.process.exitCode !== null || product.process.signalCode !== null || Date.now() > deadline) {
      throw new Error(`El producto no llegó a estar listo:\n${product.output()}`);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Waits until a product that cannot start ends, and gives its exit code. */
export async function waitForEnd(product: Product): Promise<number | null> {
  if (product.process.exitCode === null) await once(product.process, 'close');
  return product.process.exitCode;
}

/** The lines of the log at warning level or above, and Node's own warnings. */
export function problemsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => !line.includes('"event":"sign-in-refused"'))
    .filter((line) => /"level":(40|50|60)\b/.test(line) || /\b(WARN|ERROR|FATAL|Warning:)/.test(line));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
