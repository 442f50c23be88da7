/** A file of a dropped or chosen tree. */
export interface ArchivoSoltado {
  file: File;
  /** The directorios that lead to it below the chosen one: «Modelos/Poderes»; empty for none. */
  ruta: string;
}

/** Files that a computer makes by itself. */
const deSistema = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** How many files are taken of a tree at most. */
export const MOST_FILES = 5_000;

/** All files of dropped trees, except those of the system; at most one more than {@link MOST_FILES}. */
export async function leerArboles(arboles: readonly FileSystemDirectoryEntry[]): Promise<ArchivoSoltado[]> {
  const found: ArchivoSoltado[] = [];
  const read = async (directorio: FileSystemDirectoryEntry, ruta: string) => {
    for await (const entry of entriesOf(directorio)) {
      if (found.length > MOST_FILES) return;
      if (isDirectory(entry)) await read(entry, `${ruta}/${entry.name}`);
      else if (!deSistema.test(entry.name)) found.push({ file: await fileOf(entry as FileSystemFileEntry), ruta });
    }
  };
  for (const arbol of arboles) await read(arbol, arbol.name);
  return found;
}

/** The files of a tree that was chosen in the browser's dialog, except those of the system. */
export const deElegidos = (files: readonly File[]): ArchivoSoltado[] =>
  files
    .filter(({ name }) => !deSistema.test(name))
    .map((file) => ({ file, ruta: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));

/** Browsers answer some entries at a time, and none at the end. */
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
