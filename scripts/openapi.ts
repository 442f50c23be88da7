import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { startProduct, waitUntilReady } from '../test/support/product.ts';
import { build } from './build.ts';
import { checkDtoNames } from './dto-names.ts';
import { root } from './run-program.ts';

const DOCUMENT = join(root, 'web/api/openapi.json');
const CLIENT = join(root, 'web/api/generated');

/** The OpenAPI document that the built product answers, on an empty database. */
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

interface OpenApiDocument {
  paths: Record<string, Record<string, { tags: string[] }>>;
}

/** Writes the typed client of the web, one file per tag, so that a page loads only the tags that it uses. */
async function writeClient(schemaFile: string, document: string, folder: string): Promise<void> {
  const { paths }: OpenApiDocument = JSON.parse(document);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  await mkdir(folder);
  for (const tag of new Set(operations.flatMap(({ tags }) => tags))) {
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../empty-api',
      apiImport: 'emptyApi',
      exportName: 'api',
      hooks: true,
      tag: true,
      filterEndpoints: (_name, { operation }) => operation.tags?.includes(tag) ?? false,
      // The method of these routes does not tell whether they write.
      endpointOverrides: [
        { pattern: 'searchFind', type: 'query' },
        { pattern: /MarkAllAsRead$/, type: 'mutation' },
      ],
      encodePathParams: true,
      // The base query encodes them; doing it here too would encode them twice.
      encodeQueryParams: false,
    });
    const header = '// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.';
    await writeFile(join(folder, `${tag}.ts`), `${header}\n${source}`);
  }
}

/** Prints how the stored file or folder differs from the fresh one. True when they are equal. */
function isUpToDate(stored: string, fresh: string): boolean {
  return (
    spawnSync('git', ['--no-pager', 'diff', '--no-index', '--exit-code', '--', stored, fresh], { stdio: 'inherit' })
      .status === 0
  );
}

/** Writes the document and the client, or only compares them with the stored ones. Gives the exit code. */
async function run(isCheck: boolean): Promise<number> {
  await checkDtoNames();
  // Only the server is built, since the web does not build without its client.
  await build({ parts: ['servidor'] });
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-openapi-'));
  try {
    const document = join(folder, 'openapi.json');
    const client = join(folder, 'generated');
    const text = await readDocument(join(folder, 'datos'));
    await writeFile(document, text);
    await writeClient(document, text, client);
    if (isCheck) {
      const areEqual = [isUpToDate(DOCUMENT, document), isUpToDate(CLIENT, client)];
      if (areEqual.every(Boolean)) return 0;
      console.error('El cliente de la web no corresponde a la API: ejecutar «npm run openapi».');
      return 1;
    }
    await cp(document, DOCUMENT);
    await rm(CLIENT, { recursive: true, force: true });
    await cp(client, CLIENT, { recursive: true });
    return 0;
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
