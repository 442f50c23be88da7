import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { FileMissing, FilesUnavailable } from '../../../common/files/file-driver.js';
import { FileStorage } from '../../../common/files/file-storage.js';
import { patientRead } from '../../../common/files/patient-read.js';
import { execArgvOf } from '../../../common/workers/exec-argv.js';
import { type EstadoLeido, type Fin, LIMIT_SIGNALS, type Mensaje, type Motivo, type Tarea } from './lectura.js';

/** The share of the memory for the heap of V8. */
const HEAP_MIB = 256;

// scripts/bundle-server.ts writes the place of the bundled file here.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('./archivo.worker.ts', import.meta.url)
  : new URL('./archivo.worker.js', import.meta.url);

/** The process may read files. It may not write files nor start programs, whatever a file makes its parsers do. */
const CONFINED = ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons', '--no-warnings'];

/** The text of a file, or the reason why it has no text. */
export interface Lectura {
  estado: EstadoLeido;
  motivo: Motivo | null;
  texto: string | null;
  isPartial: boolean;
  hasPictures: boolean;
  /** Whether something outside, or a busy server, ended the reading. Then another try may succeed. */
  isKilled: boolean;
}

/**
 * Reads the texts of files, each in a process of its own. A hostile file can end only that process. The process has
 * limited time and memory, and no settings of ours. It never had a file of another cuenta.
 */
@Injectable()
export class ArchivoReader {
  /**
   * Limits of processor time for reading a file and for recognising letters, which takes seconds a page. The memory for
   * both is in bytes. The low priority leaves the processor to the server, which answers people meanwhile. So a busy
   * server makes a reading long, and `ms` is the limit of the whole time. In this time, a reading waits for the storage
   * `storageMs` in all: while the storage hangs, other files wait too.
   */
  readonly limits = {
    cpuMs: 45_000,
    recognisedCpuMs: 240_000,
    ms: 600_000,
    storageMs: 45_000,
    memory: 640 * 1024 * 1024,
    priority: 10,
  };

  constructor(private readonly storage: FileStorage) {}

  /**
   * Reads a stored file. Text from before a limit was reached is kept.
   * @param signal ends the process; its answer then does not count
   * @throws Error when the process cannot start; FilesUnavailable when the storage cannot give an existing file
   */
  async leer(clave: string, tarea: Pick<Tarea, 'formato' | 'reconoce'>, signal: AbortSignal): Promise<Lectura> {
    const { cpuMs, recognisedCpuMs, ms, memory, priority } = this.limits;
    const order: Tarea = { ...tarea, cpuMs: tarea.reconoce ? recognisedCpuMs : cpuMs, maxMemory: memory, priority };
    const child = fork(FILE, [JSON.stringify(order)], {
      env: {},
      execArgv: [...CONFINED, `--max-old-space-size=${HEAP_MIB}`, ...execArgvOf(FILE)],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ms);
    try {
      const [said, isStored] = await Promise.all([listen(child), this.hand(clave, child)]);
      return isStored ? lecturaOf(said, isLate) : { ...NOTHING, estado: 'fallido', motivo: 'sin_archivo' };
    } finally {
      clearTimeout(limit);
      child.kill('SIGKILL');
    }
  }

  /** Sends the bytes to the process. @returns whether the storage has the bytes @throws FilesUnavailable */
  private async hand(clave: string, child: ChildProcess): Promise<boolean> {
    const gone = new AbortController();
    child.once('close', () => gone.abort());
    const bytes = patientRead(this.storage.read(clave), { ms: this.limits.storageMs, signal: gone.signal });
    try {
      await pipeline(bytes, child.stdin as Writable);
    } catch (error) {
      if (error instanceof FileMissing) {
        child.kill('SIGKILL');
        return false;
      }
      // The text of half a file would count as whole.
      if (error instanceof FilesUnavailable) throw error;
      // A process that ends early, or at a limit, stops reading.
    }
    return true;
  }
}

const NOTHING = { texto: null, isPartial: false, hasPictures: false, isKilled: false } as const;

interface Said {
  fin: Fin | null;
  texto: string;
  /** The signal that ended the process, if it did not end by itself. */
  signal: NodeJS.Signals | null;
}

async function listen(child: ChildProcess): Promise<Said> {
  const partes: string[] = [];
  let fin: Fin | null = null;
  child.on('message', (mensaje: Mensaje) => {
    if ('fin' in mensaje) fin = mensaje.fin;
    else partes.push(mensaje.parte);
  });
  // With `error`, the process could not start, or the server stops.
  const [, signal] = await once(child, 'close');
  return { fin, texto: partes.join(''), signal };
}

/** The answer of a process, or the meaning of its end. */
function lecturaOf({ fin, texto, signal }: Said, isLate: boolean): Lectura {
  if (fin) {
    return { ...fin, texto: fin.estado === 'listo' ? texto : null, isKilled: false };
  }
  const isOutOfTime = signal === LIMIT_SIGNALS.time;
  const motivo = isLate || isOutOfTime ? 'tiempo' : 'memoria';
  return /[\p{L}\p{N}]/u.test(texto)
    ? { ...NOTHING, estado: 'listo', motivo, texto, isPartial: true, isKilled: isLate }
    : { ...NOTHING, estado: 'fallido', motivo, isKilled: !isOutOfTime && signal !== LIMIT_SIGNALS.memory };
}
