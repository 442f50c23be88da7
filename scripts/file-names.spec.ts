import { expect, it } from 'vitest';
import { wrongNames } from './file-names.ts';
import { readSources } from './sources.ts';

const named = (...paths: string[]) => wrongNames(paths.map((path) => ({ path, text: '' })));

it('refuses a role in Spanish, of a file and of a folder', () => {
  expect(
    named(
      'web/features/expediente/plazos/tab/plazo-fila.tsx',
      'web/features/expediente/plazos/lista/plazo-row.tsx',
      'server/expediente/plazos/plazos-lista.repository.ts',
      'server/oficina/correos/lector.service.spec.ts',
    ),
  ).toEqual([
    'web/features/expediente/plazos/tab/plazo-fila.tsx: «fila» is a role, so it is «row»',
    'web/features/expediente/plazos/lista: «lista» is a role, so it is «list»',
    'server/expediente/plazos/plazos-lista.repository.ts: «lista» is a role, so it is «list»',
    'server/oficina/correos/lector.service.spec.ts: «lector» is a role, so it is «reader»',
  ]);
});

it('takes the listas of tableros and the campos of plantillas as things of the business', () => {
  expect(
    named('server/oficina/tableros/listas.service.ts', 'server/expediente/plantillas/campos-hallados.spec.ts'),
  ).toEqual([]);
});

it('refuses a role before a thing of the business', () => {
  expect(
    named('web/features/expediente/plazos/tab/row-plazo.tsx', 'web/features/expediente/plazos/tab/plazo-row-text.ts'),
  ).toEqual(['web/features/expediente/plazos/tab/row-plazo.tsx: the role «row» stands at the end']);
});

it('refuses an unknown role after the point', () => {
  expect(named('server/oficina/notas/notas.servicio.ts', 'server/oficina/notas/notas.helper.ts')).toEqual([
    'server/oficina/notas/notas.servicio.ts: «servicio» is a role, so it is «service»',
    'server/oficina/notas/notas.servicio.ts: «.servicio» is no role',
    'server/oficina/notas/notas.helper.ts: «.helper» is no role',
  ]);
});

it('refuses a class that is not called as its file, with or without its folder', () => {
  const declares = (path: string, ...classes: string[]) => ({
    path: `server/oficina/${path}`,
    text: classes.map((name) => `/** A class. */\nexport class ${name} {}`).join('\n'),
  });
  expect(
    wrongNames([
      declares('notas/nota.entity.ts', 'Nota'),
      declares('notas/etiquetas.service.ts', 'EtiquetasDeNotas'),
      declares('notas/notas.repository.ts', 'NotasRepository'),
      declares('notas/notas.service.ts', 'Fila', 'NotasService'),
      declares('notas/notas.controller.ts', 'CuadernoController'),
      declares('notas/imagen.entity.ts', 'ImagenDeTarea'),
      declares('notas/imagenes.repository.ts', 'Imagenes'),
      declares('notas/lectura.service.ts', 'Fila', 'LectorService'),
    ]),
  ).toEqual([
    'server/oficina/notas/imagen.entity.ts: its class is called ImagenDeTarea',
    'server/oficina/notas/imagenes.repository.ts: its class is called Imagenes',
    'server/oficina/notas/lectura.service.ts: its class is called Fila, LectorService',
  ]);
});

it('refuses one name for the classes of two files, unless they are controllers', () => {
  const declares = (path: string, name: string) => ({
    path: `server/oficina/${path}`,
    text: `export class ${name} {}`,
  });
  expect(
    wrongNames([
      declares('notas/copias.service.ts', 'CopiasService'),
      declares('correos/copias.service.ts', 'CopiasService'),
      declares('chat/copias.service.ts', 'CopiasDeChat'),
      declares('notas/copias.controller.ts', 'CopiasController'),
      declares('correos/copias.controller.ts', 'CopiasController'),
    ]),
  ).toEqual(['CopiasService: server/oficina/notas/copias.service.ts, server/oficina/correos/copias.service.ts']);
});

it('finds no such name in the repository', async () => {
  const sources = readSources('{server,web,test,scripts}/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(3000);
  expect(wrongNames(sources)).toEqual([]);
});
