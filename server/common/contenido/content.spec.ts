import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { IsInt, IsNotEmpty } from 'class-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentError, contentPictures, readContent } from './content.js';
import { ContentSearch } from './content-search.js';

class FolderData {
  @IsNotEmpty({ message: 'le falta «titulo»' })
  titulo: string;

  @IsInt({ message: '«orden» es un número' })
  orden: number;
}

class PageData {
  @IsNotEmpty({ message: 'le falta «titulo»' })
  titulo: string;
}

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'contenido-'));
});

afterAll(() => rm(root, { recursive: true }));

async function write(folder: string, files: Record<string, string | Buffer>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, name)), { recursive: true });
    await writeFile(join(root, folder, name), content);
  }
  return join(root, folder);
}

const INDEX = '---\ntitulo: Primeros pasos\norden: 1\n---\n';
const page = (titulo: string, text = 'Texto.') => `---\ntitulo: ${titulo}\n---\n${text}\n`;

async function read(path: string, added?: string) {
  const problems: string[] = [];
  const onProblem = (problem: string) => problems.push(problem);
  const pictures = await contentPictures({ path, added }, '/imagenes', onProblem);
  const folders = await readContent({ path, added, folder: FolderData, page: PageData, pictures }, onProblem);
  return { folders, problems };
}

describe('a folder of pages', () => {
  it('is read in the order of its numbers, as HTML with headings that can be linked to', async () => {
    const path = await write('ours', {
      'uno/index.md': INDEX,
      'uno/02-b.md': page(
        'B',
        '## Qué más\n\nVea [esto](#s-que-mas) y [aquello](javascript:alert(1)).\n\n## Qué más\n',
      ),
      'uno/01-a.md': page('A', 'Pulse **Guardar** & listo.'),
    });
    const [folder] = (await read(path)).folders;
    expect(folder).toMatchObject({ slug: 'uno', data: { titulo: 'Primeros pasos' } });
    expect(folder?.pages.map(({ slug, data }) => [slug, data.titulo])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
    const [a, b] = folder?.pages ?? [];
    expect(a).toMatchObject({
      html: '<p>Pulse <strong>Guardar</strong> &amp; listo.</p>',
      text: 'Pulse Guardar & listo.',
    });
    expect(b?.headings.map(({ id }) => id)).toEqual(['s-que-mas', 's-que-mas--2']);
    expect(b?.html).toContain('<h2 id="s-que-mas">Qué más</h2>');
    expect(b?.html).toContain('<a href="#s-que-mas">esto</a>');
    expect(b?.html).not.toContain('javascript');
  });

  it('shows its pictures with their size, and the dark one in the dark', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    const path = await write('pictures', {
      'imagenes/vista.webp': bytes,
      'imagenes/vista-oscura.webp': bytes,
      'uno/index.md': INDEX,
      'uno/01-a.md': page('A', '![La vista](vista.webp)'),
    });
    const [folder] = (await read(path)).folders;
    const img = (name: string, shown: string) =>
      `<img src="/imagenes/${name}\\?v=[0-9a-f]{12}" alt="La vista" width="30" height="20" loading="lazy" class="${shown}" />`;
    expect(folder?.pages[0]?.html).toMatch(
      new RegExp(`${img('vista.webp', 'solo-claro')}${img('vista-oscura.webp', 'solo-oscuro')}`),
    );
  });

  it.each([
    ['no front matter', 'Texto.', /01-a\.md: debe empezar con sus datos/],
    ['a wrong front matter', '---\ntitulo: [\n---\n', /no son YAML/],
    ['no title', '---\ntitulo: ""\n---\n', /le falta «titulo»/],
    ['something unknown', '---\ntitulo: A\nautor: B\n---\n', /«autor» no se conoce/],
    ['HTML', page('A', '<script>alert(1)</script>'), /no puede tener HTML/],
    ['a picture that is not there', page('A', '![x](no.webp)'), /no hay una imagen «no.webp»\.$/],
    ['a second title', page('A', '# Título'), /empiezan con ##/],
  ])('ends the start for a page with %s', async (what, content, message) => {
    const path = await write(`wrong ${what}`, { 'uno/index.md': INDEX, 'uno/01-a.md': content });
    const reading = read(path);
    await expect(reading).rejects.toThrow(ContentError);
    await expect(reading).rejects.toThrow(message);
  });

  it('takes pages of the operator, and leaves invalid pages out', async () => {
    const path = await write('base', { 'uno/index.md': INDEX, 'uno/01-a.md': page('A'), 'uno/02-b.md': page('B') });
    const added = await write('added', {
      'uno/03-a.md': page('A de la oficina'),
      'uno/04-c.md': 'sin datos',
      'dos/index.md': '---\ntitulo: De la oficina\norden: 0\n---\n',
      'dos/01-z.md': page('Z'),
      'tres/01-y.md': page('Y'),
      'imagenes/no-es.webp': 'texto',
    });
    const { folders, problems } = await read(path, added);
    expect(folders.map(({ slug, pages }) => [slug, pages.map(({ data }) => data.titulo)])).toEqual([
      ['dos', ['Z']],
      ['uno', ['B', 'A de la oficina']],
    ]);
    expect(problems).toEqual([
      expect.stringContaining('no-es.webp'),
      expect.stringContaining('04-c.md'),
      expect.stringContaining('tres: le falta index.md'),
    ]);
  });

  it("says that the place of the operator's pages is no folder, and goes on without it", async () => {
    const path = await write('alone', { 'uno/index.md': INDEX, 'uno/01-a.md': page('A') });
    for (const added of [join(path, 'no-esta'), join(path, 'uno/index.md')]) {
      const { folders, problems } = await read(path, added);
      expect(folders).toHaveLength(1);
      expect(problems).toEqual([expect.stringMatching(/no es una carpeta\.$/)]);
    }
  });
});

describe('the search in pages', () => {
  const search = new ContentSearch([
    {
      id: 'firma',
      titulo: 'Firmar una carpeta',
      texto: 'Se numera.\nAl pulsar «Firmar», la escritura queda firmada & sellada.',
    },
    { id: 'papelera', titulo: 'La papelera', texto: 'Las carpetas eliminadas se restauran durante un día.' },
    { id: 'sesion', titulo: 'Cerrar la sesión', texto: 'Las sesiones abiertas se ven en Seguridad.' },
  ]);
  const ids = (query: string) => search.find(query, 10).map(({ id }) => id);

  it('knows other forms of a word, without accents and while it is typed', () => {
    expect(ids('sesion')).toEqual(['sesion']);
    expect(ids('SESIONES')).toEqual(['sesion']);
    expect(ids('firmas')).toEqual(['firma']);
    expect(ids('papel')).toEqual(['papelera']);
  });

  it('finds a word that is typed without its accent, also when the stemmer needs the accent', () => {
    const texto = 'La numeración de la notaría se elige en Configuración.';
    const accents = new ContentSearch([{ id: 'numero', titulo: 'Los datos', texto }]);
    for (const query of ['numeración', 'numeracion', 'NUMERACIONES', 'notaria', 'configuracion de la numeracion']) {
      const [found] = accents.find(query, 1, { isWide: false });
      expect(found?.pasaje, query).toContain('<mark>');
    }
    expect(accents.find('numeracion', 1)[0]?.pasaje).toContain('<mark>numeración</mark>');
    const plural = new ContentSearch([{ id: 'avisos', titulo: 'Notificaciones', texto: 'Por correo.' }]);
    expect(plural.find('notificacion', 1)[0]?.titulo).toBe('<mark>Notificaciones</mark>');
  });

  it('puts pages with all words before pages with some, and takes no word of the pages for a typo', () => {
    expect(ids('restaurar la carpeta')).toEqual(['papelera', 'firma']);
    expect(ids('firmar zapatos')).toEqual(['firma']);
  });

  it('puts titles first, and marks what was found in a passage', () => {
    expect(ids('carpetas')).toEqual(['firma', 'papelera']);
    expect(search.find('escrituras', 1)).toEqual([
      {
        id: 'firma',
        titulo: 'Firmar una carpeta',
        pasaje: 'Al pulsar «Firmar», la <mark>escritura</mark> queda firmada &amp; sellada.',
      },
    ]);
  });

  it('forgives a typo when nothing else is found, and marks the meant word', () => {
    expect(ids('papelra')).toEqual(['papelera']);
    expect(ids('restuarar carpeta')).toEqual(['papelera', 'firma']);
    expect(search.find('escirtura', 1)[0]?.pasaje).toContain('<mark>escritura</mark>');
    expect(search.find('papelra', 1, { isWide: false })).toEqual([]);
  });

  it('finds nothing for words without content', () => {
    expect(ids('de la')).toEqual([]);
    expect(ids('¿?')).toEqual([]);
    expect(ids('xyz')).toEqual([]);
  });
});
