import { readdirSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lateRoutes } from '../../../../app/late-routes';
import { guiaDe, guiasDePaginas } from './page-guia';

it('every page names an existing guide', () => {
  const slugs = readdirSync('contenido/ayuda/guias').flatMap((category) =>
    readdirSync(`contenido/ayuda/guias/${category}`).map((file) => `${category}/${file.slice(3, -3)}`),
  );
  expect(guiasDePaginas.filter(([, guia]) => guia !== null && !slugs.includes(guia))).toEqual([]);
});

/** The address of each page below these routes, with an example in place of each parameter. */
function addressesOf(routes: readonly { path?: string; children?: unknown }[], base = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path ? `${base}/${path}` : base;
    const address = own.replace(/\/:[^/]+/g, (parameter) => (parameter.endsWith('?') ? '' : '/x'));
    return [address, ...addressesOf((children ?? []) as typeof routes, own)];
  });
}

it('every page of the product leads to a guide, or on purpose to the start of the help', () => {
  const addresses = new Set(
    addressesOf(lateRoutes.office).filter((address) => matchRoutes(lateRoutes.office, address)),
  );
  const forgotten = [...addresses].filter(
    (address) => address !== '' && !guiasDePaginas.some(([pagina]) => pagina.test(address)),
  );
  expect(forgotten).toEqual([]);
  expect(guiaDe('/carpetas/x/documentos/y')).toBe('/apps/help-center/guides/projects/documentos');
  expect(guiaDe('/example')).toBe('/apps/help-center');
});
