import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '../../common/config/settings.js';
import { ContentRoot } from '../../common/contenido/content-root.js';
import { ContenidoDeAyuda } from './contenido-de-ayuda.service.js';

const ROOT = resolve(import.meta.dirname, '../../..');

let ayuda: ContenidoDeAyuda;

beforeAll(async () => {
  ayuda = new ContenidoDeAyuda(new ContentRoot(join(ROOT, 'contenido')), loadSettings({}));
  await ayuda.onModuleInit();
});

const pages = () =>
  [...ayuda.guias, ...ayuda.preguntas].flatMap(({ slug, pages }) =>
    pages.map((page) => ({ ...page, address: `${slug}/${page.slug}`, html: page.html })),
  );

describe('the help', () => {
  it('has the categories of the reference client, with enough pages in each', () => {
    expect(ayuda.preguntas.map(({ slug }) => slug)).toEqual([
      'most-asked',
      'general-inquiries',
      'licenses',
      'payments',
      'support',
    ]);
    expect(ayuda.guias.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'projects',
      'settings',
      'payments',
      'your-account',
    ]);
    expect(ayuda.preguntas.flatMap((categoria) => categoria.pages).length).toBeGreaterThanOrEqual(25);
    expect(ayuda.guias.flatMap((categoria) => categoria.pages).length).toBeGreaterThanOrEqual(25);
  });

  it('links only to existing pages and headings', () => {
    const guias = ayuda.guias.flatMap(({ slug, pages }) => pages.map((page) => `${slug}/${page.slug}`));
    const known = new Set(guias.map((guia) => `/apps/help-center/guides/${guia}`));
    // A test in the web checks the links to other pages of the product.
    const isOfProduct = (href: string) => href.startsWith('/') && !href.startsWith('/apps/help-center/guides/');
    const lost = pages().flatMap(({ address, html, headings }) =>
      [...html.matchAll(/ href="([^"]+)"/g)].flatMap(([, href = '']) =>
        known.has(href) || isOfProduct(href) || headings.some(({ id }) => href === `#${id}`)
          ? []
          : `${address}: ${href}`,
      ),
    );
    expect(lost).toEqual([]);
  });

  it('finds the right guide for usual questions', () => {
    const first = (query: string) => ayuda.buscar(query, 1)[0]?.slug;
    expect(first('abrir carpeta')).toBe('abrir-una-carpeta');
    expect(first('invitaciones')).toBe('invitar-al-equipo');
    expect(first('contraseñas olvidadas')).toBe('olvide-clave');
    expect(first('inivtar')).toBe('invitar-al-equipo');
    expect(first('contrasenia')).toMatch(/clave|contrasena/);
    expect(first('dos pasos')).toBe('contrasena-y-dos-pasos');
    expect(first('verificacion en dos pasos')).toBe('contrasena-y-dos-pasos');
    expect(first('numeracion')).toBe(first('numeración'));
    expect(first('notificacion')).toBe(first('notificaciones'));
    expect(ayuda.buscar('invitar gente', 5).map(({ slug }) => slug)).toContain('invitar-al-equipo');
  });
});
