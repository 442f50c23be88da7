import { basename, dirname } from 'node:path';
import { repeatedNames } from './dto-names.ts';
import type { Source } from './sources.ts';

/** English words for the role of a file, between its name and its ending. */
const ROLES = new Set([
  ...['controller', 'decorators', 'domain', 'dto', 'entity', 'filter', 'guard', 'interceptor', 'module', 'pipe'],
  ...['presenter', 'repository', 'service', 'strategy', 'worker'],
  ...['carpeta', 'documento', 'escritorio', 'persona', 'routes'],
  ...['config', 'd', 'setup', 'spec'],
]);

/** Spanish words for roles, which no part of the business is called by. The English word stands beside each. */
const SPANISH_ROLES = new Map([
  ...pairs('acciones actions, arbol tree, boton button, botones buttons, cabecera header, cabeceras headers'),
  ...pairs('campo field, campos fields, celda cell, celdas cells, columna column, columnas columns'),
  ...pairs('controlador controller, detalle detail, dialogo dialog, dialogos dialogs, encabezado header'),
  ...pairs('entidad entity, fila row, filas rows, filtro filter, formulario form, formularios forms, grilla grid'),
  ...pairs('lector reader, lista list, listas lists, modulo module, opciones options, pagina page, paginas pages'),
  ...pairs('pestana tab, pestanas tabs, presentador presenter, publico public, repositorio repository'),
  ...pairs('seleccion selection, servicio service, servicios services, tabla table, tablas tables, visor viewer'),
]);

/** The columns of a tablero are its listas, and the fields of a plantilla its campos. */
const BUSINESS = [
  { path: /tablero/, words: ['lista', 'listas'] },
  { path: /plantilla/, words: ['campo', 'campos'] },
];

/** Words for roles that stand at the end of a name. */
const LAST = new Set([
  ...['actions', 'api', 'bar', 'button', 'buttons', 'card', 'cards', 'column', 'columns', 'controller', 'dialog'],
  ...['dialogs', 'drawer', 'entity', 'field', 'fields', 'footer', 'form', 'header', 'item', 'list', 'module'],
  ...['notice', 'page', 'picker', 'presenter', 'reader', 'repository', 'row', 'rows', 'section', 'service', 'sheet'],
  ...['skeleton', 'tab', 'table', 'tabs', 'tree', 'viewer'],
]);

/** The domains of the business. The first words of their folders name its things. */
const DOMAIN = /^(?:server|web\/features)\/(?:expediente|oficina)\/(\p{Ll}+)/u;

/** Roles whose exported class is called as its file. A controller's class names operations of the API instead. */
const CLASS_ROLES = new Set(['entity', 'guard', 'interceptor', 'module', 'pipe', 'repository', 'service', 'strategy']);
const CLASS = /^export (?:abstract )?class (\w+)/gm;
/** The words that a class may leave out. */
const OPTIONAL = new Set(['de', 'entity', 'service']);

/**
 * The names of files and folders that break the rule: the business in Spanish, then the role in English.
 * @returns a line for each, with its path
 */
export function wrongNames(sources: readonly Source[]): string[] {
  const things = new Set(sources.flatMap(({ path }) => DOMAIN.exec(path)?.[1] ?? []).map(stem));
  const paths = new Set(sources.flatMap(({ path }) => [dirname(path), path]));
  return [
    ...[...paths].flatMap((path) => [...spanishRoles(path), ...earlyRoles(path, things)]),
    ...sources.flatMap(({ path }) => unknownRoles(path)),
    ...sources.flatMap(otherClasses),
    ...sharedClasses(sources),
  ];
}

function spanishRoles(path: string): string[] {
  const business = BUSINESS.flatMap((each) => (each.path.test(path) ? each.words : []));
  return basename(path)
    .split(/[-.]/)
    .filter((word) => SPANISH_ROLES.has(word) && !business.includes(word))
    .map((word) => `${path}: «${word}» is a role, so it is «${SPANISH_ROLES.get(word)}»`);
}

/** The roles before a thing of the business, such as `row-plazo`. */
function earlyRoles(path: string, things: ReadonlySet<string>): string[] {
  const [name = ''] = basename(path).split('.');
  const words = name.split('-');
  return words
    .filter((word, index) => LAST.has(word) && things.has(stem(words[index + 1] ?? '')))
    .map((word) => `${path}: the role «${word}» stands at the end`);
}

function unknownRoles(path: string): string[] {
  const [, ...suffixes] = basename(path).split('.').slice(0, -1);
  return suffixes.filter((suffix) => !ROLES.has(suffix)).map((suffix) => `${path}: «.${suffix}» is no role`);
}

/** The classes of a file of the server whose role names its class; `own` are called as the file. */
function classesOf({ path, text }: Source): { all: string[]; own: string[] } {
  const [name = '', role = '', ending = ''] = basename(path).split('.');
  const isNamed = path.startsWith('server/') && CLASS_ROLES.has(role) && ending !== 'spec';
  const all = isNamed ? [...text.matchAll(CLASS)].map(([, each = '']) => each) : [];
  const words = wordsOf(`${name}-${role}`);
  const folders = wordsOf(dirname(path));
  return { all, own: all.filter((each) => isCalledAs(wordsOf(each), words, folders)) };
}

/** The classes of a file, when none is called as the file. */
function otherClasses(source: Source): string[] {
  const { all, own } = classesOf(source);
  return all.length === 0 || own.length > 0 ? [] : [`${source.path}: its class is called ${all.join(', ')}`];
}

/** The names that classes of two files share. An import would not say which of them is meant. */
function sharedClasses(sources: readonly Source[]): string[] {
  return repeatedNames(sources.flatMap((source) => classesOf(source).own.map((name) => ({ name, path: source.path }))));
}

/** Whether a class has the words of its file, and otherwise only words of the file's folders. */
function isCalledAs(called: readonly string[], own: readonly string[], folders: readonly string[]): boolean {
  return (
    own.every((word) => called.includes(word)) && called.every((word) => own.includes(word) || folders.includes(word))
  );
}

/** The words of a path or of a class, without their plurals. */
function wordsOf(text: string): string[] {
  const words = text.replace(/\p{Lu}+/gu, (capitals) => `-${capitals.toLowerCase()}`).split(/[-/.]/);
  return words.filter((word) => word !== '' && !OPTIONAL.has(word)).map(stem);
}

const stem = (word: string) => word.replace(/e?s$/, '');

function pairs(text: string): [string, string][] {
  return text.split(', ').map((pair) => pair.split(' ') as [string, string]);
}
