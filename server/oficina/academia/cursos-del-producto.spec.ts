import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIAS } from './categorias.js';
import { type CursoDelProducto, readCursos } from './cursos-del-producto.service.js';

let cursos: CursoDelProducto[];

beforeAll(async () => {
  cursos = await readCursos('contenido');
});

describe('the courses of the product', () => {
  it('are at least 8 with 60 steps, in 4 categories or more', () => {
    expect(cursos.length).toBeGreaterThanOrEqual(8);
    expect(cursos.flatMap(({ steps }) => steps).length).toBeGreaterThanOrEqual(60);
    expect(new Set(cursos.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
  });

  it('have ids and slugs of their own, and something to read in each step', () => {
    expect(new Set(cursos.map(({ id }) => id)).size).toBe(cursos.length);
    expect(new Set(cursos.map(({ slug }) => slug)).size).toBe(cursos.length);
    for (const { slug, steps } of cursos) {
      expect(steps.length, slug).toBeGreaterThan(2);
      for (const { title, html } of steps) {
        expect(html.replace(/<[^>]*>/g, '').length, `${slug}: ${title}`).toBeGreaterThan(200);
      }
    }
  });

  it('say with each legal figure that it is to be confirmed', () => {
    const figures = /\b(Ley(es)?|art\.|arts\.|Reglamento|COT) (\d|\w+ \w+, art|del|Notarial)/;
    const lines = cursos.flatMap(({ steps }) => steps.flatMap(({ html }) => html.split(/<\/(?:p|tr|li)>/)));
    const cited = lines.filter((line) => figures.test(line));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((line) => !line.includes('confirmar con la norma vigente'))).toEqual([]);
  });

  it('name the source of each legal figure', () => {
    const figure = /\d+ %|(\d+|\b(seis|diez)) (días|meses|años)/;
    const lines = cursos.flatMap(({ steps }) => steps.flatMap(({ html }) => html.split(/<\/(?:p|tr|li)>/)));
    const confirmed = lines.filter((line) => line.includes('confirmar con la norma vigente') && figure.test(line));
    expect(confirmed.length).toBeGreaterThan(8);
    expect(confirmed.filter((line) => !/Ley(es)? |Reglamento |Código /.test(line))).toEqual([]);
  });

  it('name in bold only what the product shows', async () => {
    const sources = await sourcesIn('web', 'server');
    const names = new Set(
      cursos.flatMap(({ steps }) =>
        steps.flatMap(({ html }) => [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name = '']) => name)),
      ),
    );
    // The first step names the subject of the product in bold, which no screen shows.
    names.delete('carpeta');
    expect(names.size).toBeGreaterThan(60);
    expect([...names].filter((name) => !sources.includes(name))).toEqual([]);
  });
});

it('the categories are in the order of their titles', () => {
  const titles = CATEGORIAS.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'es')));
});

async function sourcesIn(...folders: string[]): Promise<string> {
  const files = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const sources = files
    .flat()
    .filter(
      (file) => file.isFile() && /(?<!\.spec)\.tsx?$/.test(file.name) && !/academia|generated/.test(file.parentPath),
    );
  return (await Promise.all(sources.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('\n');
}
