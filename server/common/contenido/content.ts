import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { parse } from 'yaml';
import { linesOfMail } from '../input/html-text.js';
import { sanitizePage } from '../input/safe-html.js';
import { type ContentPicture, readPictures } from './content-pictures.js';
import { type ContentHeading, plain, renderPage } from './page-html.js';

/**
 * The error of a file of the product's own pages that cannot be shown. The error ends the start with its message in
 * Spanish.
 */
export class ContentError extends Error {}

/** The folders of pages. The front matter of their files are classes with the rules of class-validator. */
export interface ContentSource<Folder extends object, Page extends object> {
  /** The folder of the product's own pages. A faulty file in it ends the start. */
  path: string;
  /** The operator's folder of such pages, whose faulty files are left out. The folder need not exist. */
  added?: string;
  /** The front matter of `index.md` in each folder. */
  folder: Type<Folder>;
  /** The front matter of the other files. */
  page: Type<Page>;
  pictures: Pictures;
}

/** A page: a file `NN-slug.md`. */
export interface ContentPage<Page> {
  slug: string;
  data: Page;
  /** The sanitised HTML, made when it is first read. */
  readonly html: string;
  /** The text of the page for searches, with a line for each paragraph. */
  text: string;
  headings: readonly ContentHeading[];
  /** The page as it is written, without front matter. */
  markdown: string;
}

/** A folder of pages. `orden` orders the folders, and numbers order the pages. */
export interface ContentFolder<Folder, Page> extends Omit<ContentPage<Folder>, 'slug'> {
  slug: string;
  pages: ContentPage<Page>[];
}

/**
 * The pictures for pages of a subject: our own pictures, and the operator's. The operator's picture replaces ours of
 * the same name.
 */
export interface Pictures {
  get(name: string): ContentPicture | undefined;
  /** The address of a picture, without its name. */
  address: string;
}

type OnProblem = (problem: string) => void;

interface Read<T> {
  slug: string;
  order: number;
  page: T;
}

const FOLDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FILE = /^(\d{2,3})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
const MAX_BYTES = 256 * 1024;

const ours: OnProblem = (problem) => {
  throw new ContentError(`Hay una página del producto que no sirve:\n  ${problem}`);
};

/**
 * The pictures in `path/imagenes`, and in `added/imagenes`.
 * @param onProblem receives each file of the operator that is left out
 */
export async function contentPictures(
  paths: { path: string; added?: string },
  address: string,
  onProblem: OnProblem,
): Promise<Pictures> {
  const known = await readPictures(join(paths.path, 'imagenes'), ours);
  if (paths.added && !(await isFolder(paths.added))) onProblem(`${paths.added}: no es una carpeta.`);
  const added = paths.added ? await readPictures(join(paths.added, 'imagenes'), onProblem) : new Map();
  return { get: (name) => added.get(name) ?? known.get(name), address };
}

/**
 * The pages of a source. An operator's page replaces our page of the same folder and slug. An operator's folder needs
 * no `index.md` when we have the folder.
 * @param onProblem receives each file of the operator that is left out
 * @throws ContentError for a faulty file of ours
 */
export async function readContent<Folder extends object & { orden: number }, Page extends object>(
  source: ContentSource<Folder, Page>,
  onProblem: OnProblem,
): Promise<ContentFolder<Folder, Page>[]> {
  const folders = await readFolders(source, source.path, ours);
  if (folders.length === 0) ours(`${source.path}: no hay ninguna carpeta de páginas.`);
  const added = source.added ? await readFolders(source, source.added, onProblem) : [];
  for (const { slug, index, pages } of added) {
    const known = folders.find((folder) => folder.slug === slug);
    if (known) {
      known.index = index ?? known.index;
      known.pages = [...known.pages.filter((page) => pages.every((other) => other.slug !== page.slug)), ...pages];
    } else if (index) {
      folders.push({ slug, index, pages });
    } else {
      onProblem(`${join(source.added ?? '', slug)}: le falta index.md, con el título y el orden.`);
    }
  }
  return folders
    .flatMap(({ slug, index, pages }) => (index ? [{ slug, index, pages }] : []))
    .toSorted((a, b) => a.index.data.orden - b.index.data.orden || a.slug.localeCompare(b.slug))
    .map(({ slug, index, pages }) =>
      Object.assign(index, {
        slug,
        pages: pages.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)).map(({ page }) => page),
      }),
    );
}

async function readFolders<Folder extends object, Page extends object>(
  source: ContentSource<Folder, Page>,
  path: string,
  onProblem: OnProblem,
) {
  const folders: { slug: string; index?: ContentPage<Folder>; pages: Read<ContentPage<Page>>[] }[] = [];
  for (const slug of await namesIn(path, onProblem)) {
    const folder = join(path, slug);
    if (slug === 'imagenes' || !(await isFolder(folder))) continue;
    if (!FOLDER.test(slug)) {
      onProblem(`${folder}: el nombre de una carpeta tiene letras sin acentos, números y guiones.`);
      continue;
    }
    folders.push({ slug, ...(await readFolder(source, folder, onProblem)) });
  }
  return folders;
}

async function readFolder<Folder extends object, Page extends object>(
  { folder, page, pictures }: ContentSource<Folder, Page>,
  path: string,
  onProblem: OnProblem,
) {
  let index: ContentPage<Folder> | undefined;
  const pages: Read<ContentPage<Page>>[] = [];
  for (const name of await namesIn(path, onProblem)) {
    const file = join(path, name);
    const [, number = '', slug = ''] = FILE.exec(name) ?? [];
    try {
      if (name === 'index.md') {
        index = await readPage(file, '', folder, pictures);
        continue;
      }
      if (!slug) throw new Error('el nombre de una página es como 01-abrir-una-carpeta.md.');
      if (pages.some((other) => other.slug === slug)) throw new Error('hay otra página del mismo nombre.');
      pages.push({ slug, order: Number(number), page: await readPage(file, slug, page, pictures) });
    } catch (error) {
      // Only the first line is shown. The library of Markdown adds a line of its own.
      onProblem(`${file}: ${(error as Error).message.split('\n', 1)[0]}`);
    }
  }
  if (!index && onProblem === ours) ours(`${path}: le falta index.md, con el título y el orden.`);
  return { index, pages };
}

async function readPage<T extends object>(file: string, slug: string, type: Type<T>, pictures: Pictures) {
  if ((await stat(file)).size > MAX_BYTES) throw new Error('supera los 256 KB.');
  const [, head, markdown = ''] = FRONT_MATTER.exec(await readFile(file, 'utf8')) ?? [];
  if (head === undefined) throw new Error('debe empezar con sus datos entre dos líneas «---».');
  const data = checked(head, type);
  const { html, headings } = renderPage(markdown.replaceAll('\0', ''), (name) => {
    const picture = pictures.get(name);
    return picture && { ...picture, address: `${pictures.address}/${name}?v=${picture.hash}` };
  });
  let text: string | undefined;
  let safe: string | undefined;
  return {
    slug,
    data,
    markdown,
    headings,
    // Only a search needs the texts.
    get text() {
      text ??= plain(linesOfMail(html));
      return text;
    },
    // The library that sanitises is loaded with the first opened page.
    get html() {
      safe ??= sanitizePage(html);
      return safe;
    },
  };
}

function checked<T extends object>(head: string, type: Type<T>): T {
  let plainData: unknown;
  try {
    plainData = parse(head);
  } catch (error) {
    throw new Error(`sus datos no son YAML: ${(error as Error).message.split('\n', 1)[0]}`);
  }
  if (typeof plainData !== 'object' || plainData === null || Array.isArray(plainData)) {
    throw new Error('sus datos son líneas como «titulo: Abrir una carpeta».');
  }
  const data = plainToInstance(type, plainData as Record<string, unknown>);
  const errors = validateSync(data, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0) {
    const said = errors.map(({ property, constraints = {} }) =>
      constraints.whitelistValidation ? `«${property}» no se conoce` : Object.values(constraints)[0],
    );
    throw new Error(`${said.join('; ')}.`);
  }
  return data;
}

/** The names in a folder; empty when the folder does not exist. Names that begin with a dot belong to the system. */
async function namesIn(path: string, onProblem: OnProblem): Promise<string[]> {
  const names = await readdir(path).catch(({ code = '' }: NodeJS.ErrnoException): string[] => {
    if (code !== 'ENOENT' && code !== 'ENOTDIR') onProblem(`${path}: no se puede leer (${code}).`);
    return [];
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
