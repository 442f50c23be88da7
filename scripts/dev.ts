import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { loadEnvironmentFile } from './environment-file.ts';
import { programOf, root } from './run-program.ts';

loadEnvironmentFile();

const port = process.env.PORT ?? '3000';
process.env.API_URL ??= `http://localhost:${port}`;

const web = await createServer({ configFile: `${root}/web/vite.config.ts` });
await web.listen();
const address = web.resolvedUrls?.local[0] ?? '';

// In a group of its own: Ctrl-C then arrives once, through us, and the server drains before we end.
const server = spawn(
  process.execPath,
  [programOf('@nestjs/cli', 'nest'), 'start', '--watch', '--preserveWatchOutput'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: port, PUBLIC_URL: address.replace(/\/$/, '') },
  },
);

console.log(`Desarrollo: ${address} (se recarga al guardar; Ctrl-C termina todo)`);

const finish = async (signal: NodeJS.Signals) => {
  await web.close();
  if (server.exitCode === null) {
    server.kill(signal);
    await once(server, 'exit');
  }
  process.exit(0);
};
process.once('SIGINT', finish);
process.once('SIGTERM', finish);
