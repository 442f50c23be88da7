import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import ts from 'typescript';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DOCUMENT = here('api/openapi.json');
const CLIENT = here('api/generated');
/** The file that records from which input the last generation made which files. */
const WRITTEN = '.written';
/** The files besides the document that decide how the client looks. */
const GENERATORS = [here('generate-client.ts'), here('../node_modules/@rtk-query/codegen-openapi/package.json')];

interface OpenApiDocument {
  paths: Record<string, Record<string, { tags: string[] }>>;
}

/** The endpoints of one tag, with all types that they use. */
function endpointsOf(tag: string): Promise<string> {
  return generateEndpoints({
    schemaFile: DOCUMENT,
    apiFile: '../empty-api',
    apiImport: 'emptyApi',
    exportName: 'api',
    hooks: true,
    tag: true,
    filterEndpoints: (_name, { operation }) => operation.tags?.includes(tag) ?? false,
    // The method of these routes does not say whether they write.
    endpointOverrides: [
      { pattern: 'searchFind', type: 'query' },
      { pattern: /MarkAllAsRead$/, type: 'mutation' },
    ],
    encodePathParams: true,
    // The base query encodes the parameters. Encoding them here too would encode them twice.
    encodeQueryParams: false,
  }) as Promise<string>;
}

/**
 * Takes the types of the document's schemas out of generated endpoints. The types of single calls stay there.
 * @returns the source, which exports the same types from `./dto`, and the text of each type by its name
 */
export function takeSchemas(source: string): { endpoints: string; schemas: Map<string, string> } {
  const file = ts.createSourceFile('endpoints.ts', source, ts.ScriptTarget.Latest);
  const schemas = new Map<string, string>();
  let endpoints = '';
  for (const statement of file.statements) {
    const text = statement.getFullText(file);
    if (ts.isTypeAliasDeclaration(statement) && !/Api(Arg|Response)$/.test(statement.name.text)) {
      schemas.set(statement.name.text, text);
    } else {
      endpoints += text;
    }
  }
  const names = [...schemas.keys()].join(', ');
  const shared = `import type { ${names} } from './dto';\nexport type { ${names} } from './dto';\n`;
  return { endpoints: (schemas.size > 0 ? shared : '') + endpoints, schemas };
}

/**
 * The files of the client by name. Each tag has a file, so that a page loads only its own tags. Another file has all
 * types.
 */
async function filesOf(document: string): Promise<Map<string, string>> {
  const { paths }: OpenApiDocument = JSON.parse(document);
  const tags = new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap((each) => each.tags)));
  const files = new Map<string, string>();
  const all = new Map<string, string>();
  for (const tag of tags) {
    const { endpoints, schemas } = takeSchemas(await endpointsOf(tag));
    files.set(`${tag}.ts`, endpoints);
    for (const [name, text] of schemas) all.set(name, text);
  }
  return files.set('dto.ts', [...all.values()].join(''));
}

/** Whether all files of the last generation exist, and came from the input of `hash`. */
async function isFresh(hash: string): Promise<boolean> {
  const [last, ...names] = (await readFile(join(CLIENT, WRITTEN), 'utf8').catch(() => '')).split('\n');
  return last === hash && names.every((name) => existsSync(join(CLIENT, name)));
}

/**
 * Writes the typed client of the API, `web/api/generated`, when it does not match the present document. Several
 * programs may do so at once.
 */
export async function generateClient(): Promise<void> {
  const [document = '', ...generators] = await Promise.all(
    [DOCUMENT, ...GENERATORS].map((path) => readFile(path, 'utf8')),
  );
  const hash = createHash('sha256')
    .update([document, ...generators].join('\0'))
    .digest('hex');
  if (await isFresh(hash)) return;

  const folder = `${CLIENT}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  const files = await filesOf(document);
  const header = '// It is generated from openapi.json, and git does not keep it.\n';
  for (const [name, text] of files) await writeFile(join(folder, name), header + text);
  await writeFile(join(folder, WRITTEN), [hash, ...files.keys()].join('\n'));
  await rm(CLIENT, { recursive: true, force: true });
  // The rename fails when another program has just put the same files there.
  await rename(folder, CLIENT).catch(() => rm(folder, { recursive: true }));
}
