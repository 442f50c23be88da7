import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lateRoutes } from '../../../../app/late-routes';
import type { DeCarpeta } from '../../../expediente/carpetas/public/de-carpeta';
import { guiaDe } from './page-guia';

/** The sources of the words that every page shows, or that the server gives: frame, menu, states and plans. */
const EVERYWHERE = [
  'web/layout/shell.tsx',
  'server/plataforma/navigation/navigation-tree.ts',
  'server/vocabulario/carpeta-estados.ts',
  'server/plataforma/plan/planes.ts',
];

/** Further pages that a guide describes, besides the pages that link to it. */
const alsoOf: Record<string, readonly string[]> = {
  'getting-started/primer-recorrido': ['/carpetas'],
  'getting-started/buscar': ['/carpetas', '/personas', '/apps/contacts', '/apps/tasks', '/apps/notes'],
  'getting-started/papelera': ['/carpetas/x/documentos'],
  'getting-started/avisos': ['/configuraciones/notificaciones'],
  'getting-started/archivos': ['/carpetas/x/documentos'],
  'getting-started/inventario': ['/carpetas/x'],
  'getting-started/paneles': ['/carpetas', '/apps/tasks'],
  'projects/accesos': ['/carpetas/x'],
  'projects/varias-a-la-vez': ['/carpetas'],
  'projects/vincular-y-duplicar': ['/carpetas/x'],
  'projects/agenda': ['/carpetas/x'],
  'projects/certificados': ['/agenda/reglas'],
  'projects/plantillas': ['/carpetas/x/documentos', '/personas'],
  'payments/el-lugar': ['/configuraciones/plan'],
  'payments/lugares-del-equipo': ['/configuraciones/equipo'],
  'settings/exportar-y-cerrar': ['/configuraciones/cuenta', '/configuraciones/equipo'],
  'your-account/ingresar': ['/sign-in', '/configuraciones/perfil'],
  'your-account/sesiones': ['/configuraciones/seguridad'],
  'your-account/tokens': ['/configuraciones/seguridad'],
};

const routeModules = import.meta.glob<RouteObject[]>('../../../*/*/*.routes.ts', { eager: true, import: 'routes' });
const tabModules = import.meta.glob<DeCarpeta>('../../../*/*/*.carpeta.ts', { eager: true, import: 'deCarpeta' });

/** The address of each page of these routes, with an example in place of each parameter. */
function addressesOf(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path ? `${base}/${path}` : base;
    return [own.replace(/\/:[^/]+/g, (name) => (name.endsWith('?') ? '' : '/x')), ...addressesOf(children ?? [], own)];
  });
}

const sourceAt = (file: string) => join('web/features/oficina/ayuda/public', file);

/** Each address with the source file of its routes. Each tab of a carpeta has a source file of its own. */
const ofOffice = Object.entries(routeModules).flatMap(([file, routes]) =>
  addressesOf(routes, '').map((address) => ({ address, source: sourceAt(file) })),
);
const ofCarpeta = Object.entries(tabModules).flatMap(([file, { tab }]) =>
  addressesOf(tab ? [tab.route] : [{}], '/carpetas/x').map((address) => ({ address, source: sourceAt(file) })),
);
const places = [...ofOffice, ...ofCarpeta, { address: '/sign-in', source: 'web/app/guest-routes.tsx' }];

interface Source {
  text: string;
  imports: string[];
}

const read = new Map<string, Source>();

/**
 * The text of a source file with single spaces, and the files it imports. Late code and descriptors count as imports,
 * other pages do not.
 */
function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  const paths = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  const imports = paths.flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((each) => existsSync(each)));
  const globs = [...text.matchAll(/import\.meta\.glob<\w+>\( ?'(\.[^']+)'/g)].map(([, glob = '']) =>
    join(dirname(file), glob),
  );
  const isOther = (each: string) => /\.(routes|carpeta)\.ts$|\/generated\//.test(each);
  const source = { text, imports: [...imports, ...globSync(globs)].filter((each) => !isOther(each)) };
  read.set(file, source);
  return source;
}

/** These source files and all that they import, directly or not. */
function reached(roots: readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const file of found) for (const each of sourceOf(file).imports) found.add(each);
  return found;
}

/** The pages of the help of a kind, which is `guias` or `preguntas`. */
const pagesOf = (kind: string) =>
  globSync(`contenido/ayuda/${kind}/*/[0-9]*.md`).map((file) => ({
    slug: `${basename(dirname(file))}/${basename(file, '.md').slice(3)}`,
    markdown: readFileSync(file, 'utf8'),
  }));
const guias = pagesOf('guias');
const preguntas = pagesOf('preguntas');

/** Whether a source has the name as a whole text, in quotes or between tags. */
function isSaid(name: string, text: string): boolean {
  const edges = [`'${name}'`, `"${name}"`, `\`${name}\``, `>${name}<`, `> ${name} <`, `} ${name} <`, `> ${name} {`];
  return text.includes(name) && edges.some((edge) => text.includes(edge));
}

/** The bold texts of a help page that these sources do not contain, nor the frame around each page. */
function untrue({ slug, markdown }: (typeof guias)[number], own: readonly string[]): string[] {
  const texts = [...reached([...EVERYWHERE, ...own])].map((file) => sourceOf(file).text);
  const named = [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  return named.filter((name) => !texts.some((text) => isSaid(name, text))).map((name) => `${slug}: ${name}`);
}

it('the bold text of each guide is a button, an entry or a label of its pages', () => {
  const wrong = guias.flatMap((guia) => {
    const isOf = (address: string) =>
      guiaDe(address).endsWith(`/guides/${guia.slug}`) || alsoOf[guia.slug]?.includes(address);
    return untrue(
      guia,
      places.flatMap(({ address, source }) => (isOf(address) ? [source] : [])),
    );
  });
  expect(wrong).toEqual([]);
});

it('each answer names texts that some page shows', () => {
  const all = places.map(({ source }) => source);
  expect(preguntas.flatMap((pregunta) => untrue(pregunta, all))).toEqual([]);
});

it('guides and answers speak of existing pages, and their links lead there', () => {
  const addresses = new Set(places.map(({ address }) => address));
  expect(
    Object.values(alsoOf)
      .flat()
      .filter((address) => !addresses.has(address)),
  ).toEqual([]);
  const linked = [...guias, ...preguntas].flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\((\/[^)]+)\)/g)].map(([, href = '']) => href),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((href) => !matchRoutes(lateRoutes.office, href))).toEqual([]);
});
