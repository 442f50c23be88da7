import { createHash, type Hash } from 'node:crypto';
import { type Inicio, isClave, type Manifiesto, readInicio, readManifiesto, type TablaCopiada } from './manifiesto.js';
import { type Entrada, entradasDe } from './paquete.js';
import { RespaldoRefused } from './respaldo-refused.js';

/** The names of the entries, in their order. */
export const INICIO = 'inicio.json';
export const MANIFIESTO = 'manifiesto.json';
export const parteDe = (tabla: string, n: number) => `tablas/${tabla}/${String(n).padStart(6, '0')}`;
export const archivoDe = (clave: string) => `archivos/${clave}`;
export const sumasDe = (n: number) => `sumas/${String(n).padStart(6, '0')}`;

/** The most files in a list of checksums. */
export const FILES_PER_LIST = 100;
/** The largest entry that is read as a whole, in bytes. */
const MAX_TEXT = 16 * 1024 * 1024;

/** The work on a backup while it is read. Each method must read its content to the end. */
export interface Visitante {
  inicio?(inicio: Inicio): Promise<void>;
  /** The next rows of a table, in the text format of COPY. */
  filas?(tabla: TablaCopiada, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** All rows of the last table were read. */
  finDeTablas?(): Promise<void>;
  archivo?(clave: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Reads a backup from its beginning to its end. Checks every checksum, and that nothing is missing.
 * @returns its manifest, when the backup is whole
 * @throws RespaldoRefused when it is not; the errors of the visitor
 */
export async function recorrer(
  path: string,
  clave: string | undefined,
  visitante: Visitante = {},
): Promise<Manifiesto> {
  const lector = new Lector(visitante);
  for await (const entrada of entradasDe(path, clave)) {
    await lector.take(entrada);
  }
  return lector.end();
}

class Lector {
  private inicio?: Inicio;
  private manifiesto?: Manifiesto;
  private readonly tablas = new Map<string, { hash: Hash; bytes: number; partes: number; orden: number }>();
  private orden = 0;
  private isPastTables = false;
  /** Lines for files whose list has not come yet. */
  private lines: string[] = [];
  private readonly sums = createHash('sha256');
  private lists = 0;
  private files = 0;
  private fileBytes = 0;

  constructor(private readonly visitante: Visitante) {}

  async take(entrada: Entrada): Promise<void> {
    const [folder] = entrada.name.split('/');
    if (this.manifiesto) {
      damaged();
    } else if (!this.inicio) {
      await this.takeInicio(entrada);
    } else if (folder === 'tablas' && !this.isPastTables) {
      await this.takeParte(entrada);
    } else {
      await this.pastTables();
      if (folder === 'archivos') {
        await this.takeArchivo(entrada);
      } else if (entrada.name === sumasDe(this.lists + 1)) {
        await this.takeSumas(entrada);
      } else if (entrada.name === MANIFIESTO) {
        this.manifiesto = readManifiesto(await textOf(entrada));
      } else {
        damaged();
      }
    }
  }

  end(): Manifiesto {
    const { inicio, manifiesto } = this;
    if (!inicio || !manifiesto) {
      throw new RespaldoRefused('La copia está cortada: no llega a su final.');
    }
    for (const { nombre, bytes, sha256 } of manifiesto.tablas) {
      const read = this.tablas.get(nombre);
      if ((read?.bytes ?? 0) !== bytes || (read?.hash ?? createHash('sha256')).digest('hex') !== sha256) {
        throw new RespaldoRefused(`La copia está dañada, en la tabla ${nombre}.`);
      }
    }
    const { archivos } = manifiesto;
    const isWhole =
      this.lines.length === 0 &&
      archivos.total === this.files &&
      archivos.bytes === this.fileBytes &&
      archivos.sha256 === this.sums.digest('hex') &&
      isSame(inicio, manifiesto);
    return isWhole ? manifiesto : damaged();
  }

  private async takeInicio(entrada: Entrada): Promise<void> {
    if (entrada.name !== INICIO) {
      throw new RespaldoRefused('No es una copia de Carpetas.');
    }
    this.inicio = readInicio(await textOf(entrada));
    await this.visitante.inicio?.(this.inicio);
  }

  private async takeParte({ name, content }: Entrada): Promise<void> {
    const nombre = name.split('/')[1] ?? '';
    const orden = this.inicio?.tablas.findIndex((tabla) => tabla.nombre === nombre) ?? -1;
    const tabla = this.inicio?.tablas[orden];
    const read = this.tablas.get(nombre) ?? { hash: createHash('sha256'), bytes: 0, partes: 0, orden };
    if (!tabla || orden < this.orden || name !== parteDe(nombre, read.partes + 1)) {
      return damaged();
    }
    this.orden = orden;
    this.tablas.set(nombre, read);
    read.partes += 1;
    const measured = measure(content, read.hash, (bytes) => {
      read.bytes += bytes;
    });
    await (this.visitante.filas?.(tabla, measured) ?? drain(measured));
  }

  private async pastTables(): Promise<void> {
    if (!this.isPastTables) {
      this.isPastTables = true;
      await this.visitante.finDeTablas?.();
    }
  }

  private async takeArchivo({ name, content }: Entrada): Promise<void> {
    const clave = name.slice(archivoDe('').length);
    if (!isClave(clave) || this.lines.length >= FILES_PER_LIST) {
      return damaged();
    }
    const hash = createHash('sha256');
    const measured = measure(content, hash, (bytes) => {
      this.fileBytes += bytes;
    });
    await (this.visitante.archivo?.(clave, measured) ?? drain(measured));
    this.lines.push(lineOf(clave, hash.digest('hex')));
    this.files += 1;
  }

  private async takeSumas(entrada: Entrada): Promise<void> {
    const list = await textOf(entrada);
    const wrong = list.split('\n').find((line, n) => line !== (this.lines[n] ?? ''));
    if (list !== listOf(this.lines)) {
      throw new RespaldoRefused(`La copia está dañada${wrong ? `, en ${wrong.split('  ')[1]}` : ''}.`);
    }
    this.sums.update(list);
    this.lists += 1;
    this.lines = [];
  }
}

/** A line of a list of checksums, as `sha256sum` writes and reads them. */
export function lineOf(clave: string, sha256: string): string {
  return `${sha256}  ${archivoDe(clave)}`;
}

export function listOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Passes content on, and measures it. */
export async function* measure(
  content: AsyncIterable<Uint8Array>,
  hash: Hash,
  passed: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    passed(chunk.length);
    yield chunk;
  }
}

/** Reads content without a use, up to the next entry. */
export async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content) {
    // `measure` has measured the content.
  }
}

async function textOf({ size, content }: Entrada): Promise<string> {
  if (size > MAX_TEXT) {
    damaged();
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isSame(inicio: Inicio, manifiesto: Manifiesto): boolean {
  const start = ({ fecha, migraciones, huella, tablas }: Inicio) =>
    JSON.stringify([fecha, migraciones, huella, tablas.map(({ nombre, columnas }) => [nombre, columnas])]);
  return start(inicio) === start(manifiesto);
}

function damaged(): never {
  throw new RespaldoRefused('La copia está dañada.');
}
