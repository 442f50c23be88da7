import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'vite';
import { loadEnvironmentFile } from './environment-file.ts';
import { programOf, root } from './run-program.ts';

loadEnvironmentFile();

const port = process.env.PORT ?? '3000';
process.env.API_URL ??= `http://localhost:${port}`;

const web = await createServer({ configFile: `${root}/web/vite.config.ts` });
await web.listen();
const address = web.resolvedUrls?.local[0] ?? '';

// Nest writes each file of the server over what was built of them all.
await rm(`${root}/dist/.servidor`, { force: true });

// In a group of its own: Ctrl-C then arrives once, through us, and the server drains before we end.
const nest = [programOf('@nestjs/cli', 'nest'), 'start', '--watch', '--preserveWatchOutput', '--no-shell'];
const server = spawn(process.execPath, nest, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  env: { ...process.env, PORT: port, PUBLIC_URL: address.replace(/\/$/, '') },
});

console.log(`Desarrollo: ${address} (se recarga al guardar; Ctrl-C termina todo)`);

const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
};

const finish = async () => {
  server.kill('SIGTERM');
  await Promise.all([web.close(), server.exitCode === null && once(server, 'exit')]);
  // Nest leaves its type checker behind.
  if (server.pid) killGroup(server.pid);
  process.exit(0);
};
process.once('SIGINT', finish);
process.once('SIGTERM', finish);
