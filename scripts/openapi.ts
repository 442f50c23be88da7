import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, waitUntilReady } from '../test/support/product.ts';
import { build } from './build.ts';
import { checkDtoNames } from './dto-names.ts';
import { root } from './run-program.ts';

const DOCUMENT = join(root, 'web/api/openapi.json');

/** The OpenAPI document of the built product, on an empty database. */
async function readDocument(folder: string): Promise<string> {
  const env = { DATA_DIR: folder, DEMO: 'false', API_DOCS: 'true', SHUTDOWN_GRACE_MS: '0' };
  const product = await startProduct({ env });
  try {
    await waitUntilReady(product);
    const response = await fetch(`${product.baseUrl}/api/openapi.json`);
    if (!response.ok) throw new Error(`GET /api/openapi.json respondió ${response.status}`);
    return `${JSON.stringify(await response.json(), null, 2)}\n`;
  } finally {
    await product.end('SIGTERM');
  }
}

/** Prints the differences between the stored file and the fresh file. True when they are equal. */
function isUpToDate(stored: string, fresh: string): boolean {
  return (
    spawnSync('git', ['--no-pager', 'diff', '--no-index', '--exit-code', '--', stored, fresh], { stdio: 'inherit' })
      .status === 0
  );
}

/** Writes the document, or only compares it with the stored document. Returns the exit code. */
async function run(isCheck: boolean): Promise<number> {
  await checkDtoNames();
  // Only the server is built, since the web does not build without its API client.
  await build({ parts: ['servidor'] });
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-openapi-'));
  try {
    const document = join(folder, 'openapi.json');
    await writeFile(document, await readDocument(join(folder, 'datos')));
    if (!isCheck) {
      await cp(document, DOCUMENT);
      return 0;
    }
    if (isUpToDate(DOCUMENT, document)) return 0;
    console.error('web/api/openapi.json no corresponde a la API: ejecutar «npm run openapi».');
    return 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}

try {
  process.exitCode = await run(process.argv.includes('--check'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
