import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './run-program.ts';

const FOLDER = join(root, 'dist/server');

/** What is run by its path, the product that `main` starts, and the two modules whose SQL the benchmark of the list sends. */
const ENTRIES = [
  'main',
  'serve',
  'verificar-auditoria',
  'borrar-cuenta',
  'carpetas/carpetas.repository',
  'carpetas/carpetas.dto',
];

/** What stays in node_modules: packages, and scopes of them. */
const EXTERNAL = [
  // Files of their own beside them: binaries, a worker, the pages of the API's description.
  ...['sharp', '@node-rs/argon2', 'pino', 'swagger-ui-dist'],
  // Before all else: see FIRST.
  'reflect-metadata',
  // TypeORM loads it by a name that it makes up while running: it would be there twice.
  'pg',
  // Loaded by the first text that somebody writes.
  'sanitize-html',
  // Gains nothing, and its plugins know each other by their files' names.
  ...['fastify', '@fastify'],
  // Not installed: Nest tries whether they are.
  ...['@nestjs/microservices', '@nestjs/websockets', '@nestjs/platform-express', 'express'],
];

/** Chunks run before the entry that imports them, and decorators that do not find this say nothing of it. */
const FIRST = "import 'reflect-metadata';";

/** Modules that ask for others through `createRequire` get those of the bundle, not a second copy of their own. */
const bundledRequire: Plugin = {
  name: 'bundled-require',
  transform: {
    filter: { code: /\bcreateRequire\(import\.meta\.url\)/ },
    handler: (code) =>
      code
        .replace(/^const require = createRequire\(import\.meta\.url\);$/m, '')
        .replaceAll('createRequire(import.meta.url)(', 'require('),
  },
};

/**
 * Puts the compiled server and what it uses of node_modules into fewer files, in the place of those that were compiled:
 * 3,000 modules to load instead of 600 take 25 MB more, and longer to start. Names and lines stay, for stack traces.
 */
async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(FOLDER, `${name}.js`)])),
    cwd: root,
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [bundledRequire],
    logLevel: 'warn',
    // Such as of an import that nothing answers: it would fail while running.
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({
    dir: FOLDER,
    cleanDir: true,
    chunkFileNames: 'chunks/[name].js',
    // Not in main, which comes before whatever is imported.
    banner: ({ isEntry, name }) => (isEntry && name !== 'main' ? FIRST : ''),
    // Nest, TypeORM and the API's description go by the names of classes.
    keepNames: true,
    comments: false,
  });
  await rm(join(root, 'dist/migrations'), { recursive: true });
}

await bundleServer();
