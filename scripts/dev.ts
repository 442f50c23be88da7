import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'vite';
import { loadEnvironmentFile } from '../server/common/config/environment-file.ts';
import { programOf, root } from './run-program.ts';

loadEnvironmentFile(root);

const port = process.env.PORT ?? '3000';
process.env.API_URL ??= `http://localhost:${port}`;

const web = await createServer({ configFile: `${root}/web/vite.config.ts` });
await web.listen();
const address = web.resolvedUrls?.local[0] ?? '';

// Nest overwrites the built server, so the next build must not consider it fresh.
await rm(`${root}/dist/.servidor`, { force: true });

// In its own process group, Nest gets Ctrl-C only from this program. So the server finishes its requests before this
// program ends.
const nest = [programOf('@nestjs/cli', 'nest'), 'start', '--watch', '--preserveWatchOutput', '--no-shell'];
const server = spawn(process.execPath, nest, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  // Each saved file restarts the server, which must not wait for the open page's connections.
  env: { SHUTDOWN_GRACE_MS: '0', ...process.env, PORT: port, PUBLIC_URL: address.replace(/\/$/, '') },
});

console.log(`Desarrollo: ${address} (se recarga al guardar; Ctrl-C termina todo)`);

const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
};

const finish = async () => {
  server.kill('SIGTERM');
  await Promise.all([web.close(), server.exitCode === null && once(server, 'exit')]);
  // Nest leaves its type checker running.
  if (server.pid) killGroup(server.pid);
  process.exit(0);
};
process.once('SIGINT', finish);
process.once('SIGTERM', finish);
