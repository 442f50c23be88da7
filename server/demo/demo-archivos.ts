import {
  array,
  type InferOutput,
  literal,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot';
import { ROL } from '../vocabulario/roles.js';
import type { OficinaDemo } from './demo-oficina.js';
import { demoDocx, demoXlsx } from './demo-ooxml.js';
import { demoPdf } from './demo-pdf.js';
import { demoPng } from './demo-png.js';

/** A directorio with data besides its name. */
const DIRECTORIO = strictObject({
  nombre: string(),
  descripcion: string(),
  restringido: optional(literal(true)),
  /** The first lines of each of its files. `despues` are the last lines. */
  antes: optional(array(string()), []),
  despues: optional(array(string()), []),
});

/** A file of the drive. Its extension says how it is made. */
const ARCHIVO = strictObject({
  /** The directorios that lead to the file, and its name. */
  ruta: string(),
  /** The role of the person who stored the file. */
  autor: picklist(Object.keys(ROL)),
  /** The age of each version in days. */
  hace: array(number()),
  descripcion: optional(string()),
  lineas: array(string()),
});
export type ArchivoDemo = InferOutput<typeof ARCHIVO>;
export type DirectorioDemo = Pick<InferOutput<typeof DIRECTORIO>, 'nombre' | 'descripcion' | 'restringido'>;

/** The files of every office. */
export const ARCHIVOS = pipe(
  strictObject({ directorios: array(DIRECTORIO), archivos: array(ARCHIVO) }),
  transform(({ directorios, archivos }) => ({
    directorios: directorios.map(({ nombre, descripcion, restringido }) => ({ nombre, descripcion, restringido })),
    archivos: archivos.map((archivo) => {
      const { antes = [], despues = [] } =
        directorios.find(({ nombre }) => archivo.ruta.startsWith(`${nombre}/`)) ?? {};
      return { ...archivo, lineas: [...antes, ...archivo.lineas, ...despues] };
    }),
  })),
);

/** The bytes of a version of a file, by its extension. @param n counts from 1 */
export async function bytesOf(
  { ruta, lineas }: ArchivoDemo,
  { nombre, ciudad }: OficinaDemo,
  n: number,
): Promise<Buffer> {
  const [, base = ruta, extension = ''] = /([^/]+)\.(\w+)$/.exec(ruta) ?? [];
  const all = [...lineas, ...(n > 1 ? [`Revisión ${n}.`] : [])];
  switch (extension) {
    case 'docx':
      return demoDocx(base, [`${nombre}, ${ciudad}.`, ...all]);
    case 'pdf':
      return demoPdf({ titulo: base, lineas: [`${nombre}, ${ciudad}.`, '', ...all] });
    case 'xlsx':
      return demoXlsx(
        base.slice(0, 31),
        lineas.map((linea) => linea.split('|').map((cell) => numbered(cell, n))),
      );
    case 'png':
      return demoPng(`${nombre} ${n}`);
    default:
      return Buffer.from(`${all.join('\r\n')}\r\n`);
  }
}

/** A cell as a number, when it is a number. Each revision raises the amounts. */
function numbered(cell: string, n: number): string | number {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) * (cell.includes('.') ? 1 : n) : cell;
}
