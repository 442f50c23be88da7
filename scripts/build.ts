import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { programOf, root, runProgram, secondsSince } from './run-program.ts';

type PartName = 'servidor' | 'web';

interface Part {
  name: PartName;
  /** The files whose content decides whether the part is stale. */
  sources: string[];
  /** A file that exists after the part is built. */
  result: string;
  /** The output of an earlier build. It is removed first, so that a deleted source leaves no file behind. */
  leftovers: string[];
  /** The programs that build the part, in order. */
  commands: () => string[][];
}

const LOCKED = ['package.json', 'package-lock.json'];

const PARTS: Part[] = [
  {
    name: 'servidor',
    sources: [
      ...['server/**/*', 'migrations/**/*', 'nest-cli.json', 'tsconfig*.json', '.swcrc', 'scripts/bundle-server.ts'],
      ...LOCKED,
    ],
    result: 'dist/server/main.js',
    // The Swagger plugin writes server/metadata.ts. With the name of a removed class, that file would not compile.
    leftovers: ['dist/server', 'dist/migrations', 'server/metadata.ts'],
    commands: () => [[programOf('@nestjs/cli', 'nest'), 'build'], ['scripts/bundle-server.ts']],
  },
  {
    name: 'web',
    sources: ['web/**/*', ...LOCKED],
    result: 'dist/web/index.html',
    leftovers: ['dist/web'],
    commands: () => [[programOf('vite'), 'build', '--config', 'web/vite.config.ts']],
  },
];

/**
 * Builds the parts whose sources changed since their last build. Each part is built in its own process. The end of the
 * process frees the memory of the compilers.
 * @throws Error with a message for people when a part does not compile
 */
export async function build(options: { parts?: PartName[]; isForced?: boolean } = {}): Promise<void> {
  const parts = PARTS.filter(({ name }) => options.parts?.includes(name) ?? true);
  const results = await Promise.allSettled(parts.map((part) => buildPart(part, options.isForced === true)));
  const problems = results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason.message));
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

async function buildPart(part: Part, isForced: boolean): Promise<void> {
  const stamp = join(root, 'dist', `.${part.name}`);
  const hash = await hashOf(part.sources);
  const isFresh = existsSync(join(root, part.result)) && (await readFile(stamp, 'utf8').catch(() => '')) === hash;
  if (isFresh && !isForced) return;

  const start = performance.now();
  console.log(`Compilando: ${part.name}…`);
  await rm(stamp, { force: true });
  await Promise.all(part.leftovers.map((path) => rm(join(root, path), { recursive: true, force: true })));
  for (const command of part.commands()) {
    // With NODE_ENV=test, React would be built for development.
    const { code, output } = await runProgram(command, { isQuiet: true, env: { NODE_ENV: 'production' } });
    if (code !== 0 || !existsSync(join(root, part.result))) {
      throw new Error(`No se pudo compilar: ${part.name}.\n${output.trim()}`);
    }
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stamp, hash);
  console.log(`Compilado: ${part.name}, en ${secondsSince(start)}`);
}

/** Files that do not make a part stale: tests, and output that a build writes beside the sources. */
const NOT_SOURCES = /(\.spec\.tsx?|\/server\/metadata\.ts|\/web\/api\/generated\/[^/]+)$/;

/** The hash of the names and contents of the files, and of Node's version. It is the same in any folder. */
async function hashOf(patterns: string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !NOT_SOURCES.test(path)) files.push(path);
  }
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  const hash = createHash('sha256').update(process.version);
  contents.forEach((content, index) => {
    hash.update(`\0${relative(root, files[index]!)}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

if (import.meta.main) {
  try {
    await build({ isForced: process.argv.includes('--force') });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
