import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { RespaldoRefused } from './respaldo-refused.js';

/** The place where a backup is written. */
interface Destino {
  nombre: string;
  stream: Writable;
  /** Gives the whole backup its name. */
  keep(): Promise<void>;
  /** Removes the parts of a failed backup. */
  discard(): Promise<void>;
}

const STANDARD_OUTPUT = '-';

/**
 * Opens a file for a backup. The file gets its name only when it is whole and on the disk. In a folder, the moment
 * names the file; `-` is the standard output.
 * @throws RespaldoRefused when the file exists already, a folder is missing, or it cannot be written
 */
export async function openDestino(path: string, { isEncrypted }: { isEncrypted: boolean }): Promise<Destino> {
  if (path === STANDARD_OUTPUT) {
    const nothing = async () => {};
    return { nombre: 'Salida estándar', stream: process.stdout, keep: nothing, discard: nothing };
  }
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const file = isFolder ? join(path, nameOf(new Date(), isEncrypted)) : path;
  if (!isFolder && (await stat(file).catch(() => null))) {
    throw new RespaldoRefused(`${file} ya existe: elija otro nombre.`);
  }
  if (!isFolder && extname(file) === '') {
    throw new RespaldoRefused(
      `No hay una carpeta ${file}: créela, o nombre un archivo como ${join(file, 'copia.tar.gz')}.`,
    );
  }
  const partial = `${file}.parcial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    return {
      nombre: basename(file),
      stream: createWriteStream(partial, { fd: handle, flush: true }),
      keep: () => rename(partial, file),
      discard: () => rm(partial, { force: true }),
    };
  } catch (cause) {
    throw new RespaldoRefused(`No se puede escribir ${partial}: ${(cause as Error).message}.`, { cause });
  }
}

/** Such as `carpetas-2026-11-27T18-30-05.tar.gz.age`. */
function nameOf(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `carpetas-${moment}.tar.gz${isEncrypted ? '.age' : ''}`;
}
