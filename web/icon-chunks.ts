import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is on the page of whoever has just signed in. */
const firstPages = [
  'layout/**',
  'components/*',
  'components/{data-table,filter}/*',
  'features/carpetas/{lista/*,*}',
  'features/*/*-button',
];
/** It has all there are, and comes when one of them is asked for. */
const allIcons = /other-icon\.tsx$/;

/**
 * An icon is some 200 bytes: each that is shared would be a request of its own. Those of the first page are one piece;
 * what only the other pages share comes with the first of these.
 */
export const iconChunks = [
  { name: 'iconos', test: (id: string) => isLucide(id) && (!isIcon(id) || firstIcons().has(basename(id, '.mjs'))) },
  { name: 'mas-iconos', test: isIcon },
].map((chunk) => ({ ...chunk, minShareCount: 2 }));

function isLucide(id: string): boolean {
  return id.includes('/lucide-react/');
}

function isIcon(id: string): boolean {
  return isLucide(id) && id.includes('/icons/');
}

let known: Set<string> | undefined;

/** The files of the icons that the first pages import: 'trash-2'. */
function firstIcons(): Set<string> {
  known ??= new Set(sources().flatMap(importedIcons));
  return known;
}

function sources(): string[] {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const names = globSync(
    firstPages.map((files) => `${files}.{ts,tsx}`),
    { cwd },
  );
  return names.filter((name) => !allIcons.test(name)).map((name) => readFileSync(`${cwd}/${name}`, 'utf8'));
}

function importedIcons(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return names.split(',').map((name) => renamed(fileOf(name.trim())));
}

/** Old names are kept as files that pass a new one on. */
function renamed(name: string): string {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
  if (!existsSync(file)) return name;
  return /from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(file, 'utf8'))?.[1] ?? name;
}

/** Trash2: trash-2 */
const fileOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();
