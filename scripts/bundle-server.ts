import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './run-program.ts';

const FOLDER = join(root, 'dist/server');

/** The workers, which read hostile bytes or do long work apart from the server. */
const WORKERS = [
  'oficina/correos/lectura/mime.worker',
  'expediente/plantillas/plantilla.worker',
  'plataforma/textos/lectura/archivo.worker',
];

/**
 * The entries of the bundle: the programs, the module that `main` starts, and the workers. The benchmark of the list
 * imports the last two for their SQL.
 */
const ENTRIES = [
  'main',
  'serve',
  'verificar-auditoria',
  'borrar-cuenta',
  'doctor',
  'mover-archivos',
  'respaldo',
  'restaurar',
  'solicitudes-de-ayuda',
  ...WORKERS,
  'expediente/carpetas/carpetas-list.repository',
  'expediente/carpetas/carpetas-query.dto',
];

/** The packages and scopes that stay in node_modules. */
const EXTERNAL = [
  // These packages read other files of their own: binaries, a worker, the pages of Swagger UI.
  ...['sharp', '@node-rs/argon2', 'pino', 'swagger-ui-dist'],
  // This package must load before everything else: see FIRST.
  'reflect-metadata',
  // TypeORM loads pg by a name known only at run time. A bundled copy would be a second copy.
  'pg',
  // This package is loaded late, with the first text that a person writes.
  'sanitize-html',
  // This package is loaded late too, with the first holidays that somebody requests.
  'date-holidays',
  // This package is loaded late too, with the first PDF. It loads its fonts by names of its own package.
  'pdfkit',
  // These packages are loaded where traces are requested, and change the pg of node_modules.
  '@opentelemetry',
  // Bundling gains nothing here, and the plugins of fastify find each other by file name.
  ...['fastify', '@fastify'],
  // These packages are not installed; Nest checks whether they are.
  ...['@nestjs/microservices', '@nestjs/websockets', '@nestjs/platform-express', 'express'],
];

/** Chunks run before the entry that imports them. Without this import, decorators fail silently. */
const FIRST = "import 'reflect-metadata';";

/** Makes modules that load others through `createRequire` use the bundled copies instead of second copies. */
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

/** Only the build needs the packages of icons. So the lists that the server needs are written into the bundle. */
const iconNames: Plugin = {
  name: 'icon-names',
  transform: {
    filter: { id: /iconos[\\/]icon-names\.js$/ },
    handler: async (_, id) =>
      `export const ICON_NAMES = ${JSON.stringify((await import(pathToFileURL(id).href)).ICON_NAMES)};`,
  },
};

/** A worker is a file beside its module. Once bundled, the module is in another folder. */
const workerFiles: Plugin = {
  name: 'worker-files',
  renderChunk: (code, { fileName }) =>
    code.replaceAll(/"\.\/([a-z]+\.worker\.js)"/g, (_, name: string) => {
      const worker = WORKERS.find((path) => name === `${basename(path)}.js`);
      if (!worker) throw new Error(`Falta entre los programas: ${name}`);
      const path = relative(dirname(fileName), `${worker}.js`);
      return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
    }),
};

/**
 * Puts the files for reading scans beside their worker. Two files come from a package of 44 MB, and one has the data of
 * a language. The files are CommonJS, which their extension must say here.
 */
async function copyReconocimiento(): Promise<void> {
  const folder = join(FOLDER, 'textos/lectura/reconocimiento');
  const [programa, wasm] = ['js', 'wasm'].map((end) => `tesseract.js-core/tesseract-core-simd-lstm.${end}`);
  const packages = join(root, 'node_modules');
  await mkdir(folder, { recursive: true });
  await copyFile(join(packages, programa!), join(folder, 'tesseract.cjs'));
  await copyFile(join(packages, wasm!), join(folder, 'tesseract.wasm'));
  await copyFile(
    join(packages, '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz'),
    join(folder, 'spa.traineddata.gz'),
  );
}

/**
 * Bundles the compiled server and its packages into fewer files, which replace the compiled files. Loading 3,000
 * modules instead of 600 takes 25 MB more and a longer start. Names and lines stay, for stack traces.
 */
async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(FOLDER, `${name}.js`)])),
    cwd: root,
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [iconNames, bundledRequire, workerFiles],
    logLevel: 'warn',
    // A warning, such as an import that cannot be resolved, would be an error at run time.
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({
    dir: FOLDER,
    cleanDir: true,
    chunkFileNames: 'chunks/[name].js',
    // main must not have the banner: its code runs before any import.
    banner: ({ isEntry, name }) => (isEntry && name !== 'main' ? FIRST : ''),
    // Nest, TypeORM and the OpenAPI document use the names of classes.
    keepNames: true,
    comments: false,
  });
  await copyReconocimiento();
  await rm(join(root, 'dist/migrations'), { recursive: true });
}

await bundleServer();
