/** A file from a dropped or chosen tree. */
export interface ArchivoSoltado {
  file: File;
  /** The directorios that lead to the file below the chosen one: «Modelos/Poderes»; empty for none. */
  ruta: string;
}

/** Files that a computer makes by itself. */
const deSistema = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** The most files that are taken of a tree. */
export const MOST_FILES = 5_000;

/** The content of dropped trees. */
export interface Leidos {
  archivos: ArchivoSoltado[];
  /** The paths of directories without files: «Modelos/Vacío». */
  vacios: string[];
  /** How many files and directories the browser could not read. */
  ilegibles: number;
}

/**
 * Reads all files and empty directories of dropped trees, except files of the system. It stops soon after {@link
 * MOST_FILES}.
 */
export async function leerArboles(arboles: readonly FileSystemDirectoryEntry[]): Promise<Leidos> {
  const archivos: ArchivoSoltado[] = [];
  const vacios: string[] = [];
  let ilegibles = 0;
  const read = async (directorio: FileSystemDirectoryEntry, ruta: string) => {
    let isEmpty = true;
    try {
      for await (const entry of entriesOf(directorio)) {
        if (archivos.length + vacios.length > MOST_FILES) return;
        if (deSistema.test(entry.name)) continue;
        isEmpty = false;
        if (isDirectory(entry)) await read(entry, `${ruta}/${entry.name}`);
        else await add(entry as FileSystemFileEntry, ruta);
      }
      if (isEmpty) vacios.push(ruta);
    } catch {
      ilegibles++;
    }
  };
  const add = async (entry: FileSystemFileEntry, ruta: string) => {
    try {
      archivos.push({ file: await fileOf(entry), ruta });
    } catch {
      ilegibles++;
    }
  };
  for (const arbol of arboles) await read(arbol, arbol.name);
  return { archivos, vacios, ilegibles };
}

/** The files of a tree chosen in the browser's dialog, except files of the system. */
export const deElegidos = (files: readonly File[]): ArchivoSoltado[] =>
  files
    .filter(({ name }) => !deSistema.test(name))
    .map((file) => ({ file, ruta: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));

/** The browser answers with some entries at a time, and with an empty list at the end. */
async function* entriesOf(directorio: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = directorio.createReader();
  while (true) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    yield* entries;
  }
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));
