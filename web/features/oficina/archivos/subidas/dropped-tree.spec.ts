import { expect, it } from 'vitest';
import { deElegidos, leerArboles } from './dropped-tree';

const file = (name: string) =>
  ({ name, isDirectory: false, file: (resolve: (file: File) => void) => resolve(new File(['x'], name)) }) as never;

/** A directory that answers two entries at a time, as browsers answer a hundred. */
const directory = (name: string, entries: FileSystemEntry[]) => {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (resolve: (some: FileSystemEntry[]) => void) => resolve(left.splice(0, 2)) };
  };
  return { name, isDirectory: true, createReader } as never;
};

it('a dropped tree is read as a whole, with the path of each file and without files of the system', async () => {
  const tree = directory('Modelos', [
    file('a.docx'),
    file('.DS_Store'),
    directory('Poderes', [file('general.docx'), file('Thumbs.db'), file('especial.docx')]),
    directory('Vacío', []),
    directory('De sistema', [file('desktop.ini')]),
    file('b.docx'),
  ]);
  const { archivos: found, vacios, ilegibles } = await leerArboles([tree, directory('Otro', [file('c.txt')])]);
  expect(found.map(({ file: { name }, ruta }) => `${ruta}/${name}`)).toEqual([
    'Modelos/a.docx',
    'Modelos/Poderes/general.docx',
    'Modelos/Poderes/especial.docx',
    'Modelos/b.docx',
    'Otro/c.txt',
  ]);
  expect([vacios, ilegibles]).toEqual([['Modelos/Vacío', 'Modelos/De sistema'], 0]);
});

it('unreadable items of a tree are counted, and the rest is read', async () => {
  const refuse = (_: unknown, reject: (error: Error) => void) => reject(new Error('NotReadableError'));
  const broken = { name: 'roto.docx', isDirectory: false, file: refuse } as never;
  const closed = { name: 'Cerrado', isDirectory: true, createReader: () => ({ readEntries: refuse }) } as never;
  const { archivos, ilegibles } = await leerArboles([directory('Modelos', [broken, closed, file('a.docx')])]);
  expect([archivos.map(({ ruta, file: { name } }) => `${ruta}/${name}`), ilegibles]).toEqual([['Modelos/a.docx'], 2]);
});

it('a chosen tree has the same paths', () => {
  const chosen = ['Modelos/a.docx', 'Modelos/Poderes/b.docx', 'Modelos/.DS_Store'].map((path) =>
    Object.assign(new File(['x'], path.split('/').at(-1) ?? ''), { webkitRelativePath: path }),
  );
  expect(deElegidos(chosen).map(({ file: { name }, ruta }) => `${ruta}/${name}`)).toEqual([
    'Modelos/a.docx',
    'Modelos/Poderes/b.docx',
  ]);
});
