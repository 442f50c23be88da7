import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rename, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';

/** The result of one stage of a Dockerfile, whose steps ran in a folder of this machine. */
export interface BuiltStage {
  /** The folder that stands for the stage's `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string | null;
  command: string[];
  healthcheck: string[];
}

interface Instruction {
  name: string;
  value: string;
}

/** Steps that need users of the base image, which this machine does not have. Such steps are skipped. */
const BASE_IMAGE_STEPS = [/^install --directory --owner=node --group=node \/[\w/]+$/];
/** A link replaces this step: the checkout has the same packages from the same lock file. */
const INSTALL_ALL = 'npm ci --ignore-scripts';
/** Before this step, the checkout's result is copied. So the step builds only parts whose sources differ. */
const BUILD = 'node scripts/build.ts';

/**
 * Runs the steps of `<contextFolder>/Dockerfile` without Docker. Each stage has its own folder inside `folder`. The
 * steps use the Node of this process instead of the base image's. They use the packages of this checkout instead of
 * installing them again.
 * @returns the last stage
 * @throws Error for an unknown instruction or a step that fails
 */
export async function buildWithoutDocker(contextFolder: string, folder: string): Promise<BuiltStage> {
  const ignored = await readIgnored(contextFolder);
  const stages = new Map<string, BuiltStage>();
  let stage: BuiltStage | null = null;
  for (const { name, value } of parse(await readFile(join(contextFolder, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, image, alias] = /^(?:--platform=\S+ )?(\S+)(?: AS (\S+))?$/.exec(value) ?? [];
      if (!image?.startsWith('node:24')) throw new Error(`Imagen de base inesperada: ${value}`);
      const root = join(folder, `etapa-${stages.size}`);
      stage = { root, workdir: root, env: {}, user: null, command: [], healthcheck: [] };
      stages.set(alias ?? `${stages.size}`, stage);
      await mkdir(root);
      continue;
    }
    if (!stage) throw new Error('El Dockerfile no empieza con FROM');
    await carryOut(stage, name, value, { folder: contextFolder, ignored, stages });
  }
  return stage!;
}

/** The sources that the steps may copy from. */
interface BuildContext {
  folder: string;
  /** Patterns of the paths in the folder that no step may copy. */
  ignored: string[];
  stages: Map<string, BuiltStage>;
}

async function carryOut(stage: BuiltStage, name: string, value: string, context: BuildContext): Promise<void> {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = inside(stage, value);
      await mkdir(stage.workdir, { recursive: true });
      return;
    case 'ARG':
    case 'ENV':
      for (const [, key, text] of value.matchAll(/(\w+)=(\S*)/g)) {
        stage.env[key!] = text!.startsWith('/') ? inside(stage, text!) : substituted(text!, stage.env);
      }
      return;
    case 'COPY':
      return copy(stage, value, context);
    case 'RUN':
      if (BASE_IMAGE_STEPS.some((step) => step.test(value))) return;
      if (value === INSTALL_ALL) return symlink(join(context.folder, 'node_modules'), inside(stage, 'node_modules'));
      if (value === BUILD) await cp(join(context.folder, 'dist'), inside(stage, 'dist'), { recursive: true });
      return run(stage, value);
    case 'VOLUME':
      await mkdir(inside(stage, value), { recursive: true });
      return;
    case 'USER':
      stage.user = value;
      return;
    case 'EXPOSE':
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(value.slice(value.indexOf('CMD') + 3)) as string[];
      return;
    case 'CMD':
      stage.command = JSON.parse(value) as string[];
      return;
    default:
      throw new Error(`Instrucción desconocida en el Dockerfile: ${name}`);
  }
}

function parse(text: string): Instruction[] {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** Replaces `$NAME` in an instruction by the value that an earlier instruction gave the name. */
const substituted = (text: string, env: Record<string, string>) =>
  text.replace(/^\$(\w+)$/, (_, name) => env[name] ?? '');

/** Turns a path of the image into a path of this machine. */
function inside(stage: BuiltStage, path: string): string {
  return path.startsWith('/') ? join(stage.root, path) : join(stage.workdir, path);
}

/** Copies as Docker does: into a target that ends in «/», otherwise to the target's own name. */
async function copy(stage: BuiltStage, value: string, { folder, ignored, stages }: BuildContext): Promise<void> {
  const from = /^--from=(\S+) /.exec(value)?.[1];
  const words = value.replace(/^--from=\S+ /, '').split(/\s+/);
  const target = words.pop()!;
  const origin = from ? stages.get(from) : null;
  if (from && !origin) throw new Error(`No hay una etapa ${from}`);
  for (const word of words) {
    const source = origin ? inside(origin, word) : join(folder, word);
    const destination = target.endsWith('/') ? join(inside(stage, target), basename(word)) : inside(stage, target);
    if (origin) {
      // The stage is moved, since no later step needs it. Copying its thousands of files takes longer than all other
      // steps.
      await rename(source, destination);
      continue;
    }
    await cp(source, destination, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isIgnored(relative(folder, path), ignored),
    });
  }
}

/** The last pattern that matches counts. A pattern that begins with «!» excludes paths from earlier patterns. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((pattern) => matchesGlob(path, pattern.replace(/^!/, '')));
  return last !== undefined && !last.startsWith('!');
}

async function readIgnored(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, '.dockerignore'), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The variables of the stage, and a PATH with this Node. Programs of the repository's node_modules are left out. */
export function environmentOf(stage: BuiltStage): Record<string, string> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { HOME: process.env.HOME ?? '/', ...stage.env, PATH: [dirname(process.execPath), ...path].join(delimiter) };
}

/**
 * The variables for RUN. The variables have this machine's access to npm (proxy, certificates), but not the variables
 * of npm and Vitest.
 */
function environmentOfBuild(stage: BuiltStage): NodeJS.ProcessEnv {
  const ofTheRun =
    /^(npm_(package|lifecycle|command|config_(local|global)?_?prefix)|INIT_CWD$|NODE_ENV$|NODE_PATH$|VITEST)/;
  const own = Object.entries(process.env).filter(([name]) => !ofTheRun.test(name));
  // npm uses its cache, and downloads only missing packages.
  const npm = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  return { ...Object.fromEntries(own), ...npm, ...environmentOf(stage) };
}

function run(stage: BuiltStage, command: string): Promise<void> {
  return new Promise((done, fail) => {
    const env = environmentOfBuild(stage);
    const child = spawn('sh', ['-c', command], { cwd: stage.workdir, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`RUN ${command}\n${output}`))));
  });
}
