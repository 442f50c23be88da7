import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { ArchivoReader, type Lectura } from './lectura/archivo-reader.service.js';
import { formatoDe } from './lectura/formatos.js';
import { TextosRepository, type Tomado } from './textos.repository.js';
import { Textos } from './textos.service.js';

const PLAIN = 'textos-de-archivos';
const RECOGNISED = 'textos-reconocidos';
/** The schedule continues the work of dead processes. It also reads files from before texts were read. */
const OFTEN = '*/5 * * * *';
/** A run ends before its job expires, also when its last file takes the whole time. Then another run continues. */
const RUN_MS = 4 * 60_000;
/** The number of tries for a file whose process was ended. */
const MAX_TRIES = 3;
/** The largest file that is read: the process holds it whole in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

const NONE = { texto: null, isPartial: false } as const;

/**
 * Reads the texts of files in the background, one file at a time. At the same time it recognises one scan at a time.
 */
@Injectable()
export class Extractor implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Extractor.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly textos: TextosRepository,
    private readonly oyentes: Textos,
    private readonly lector: ArchivoReader,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(PLAIN, { handler: (run) => this.run(run, false) });
    await this.jobs.define(RECOGNISED, { handler: (run) => this.run(run, true) });
    if (this.settings.FILE_TEXTS) {
      await this.jobs.schedule(PLAIN, OFTEN);
      await this.jobs.schedule(RECOGNISED, OFTEN);
    }
  }

  /** Releases a file under way, so that the application ends soon. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async run({ signal }: JobRun<object>, isRecognised: boolean): Promise<void> {
    if (!this.settings.FILE_TEXTS) {
      return;
    }
    if (isRecognised && this.settings.FILE_TEXTS_OCR) {
      await this.transactions.platform(() => this.textos.askAgain());
    }
    const ended = AbortSignal.any([signal, this.stopping.signal]);
    const until = Date.now() + RUN_MS;
    while (!ended.aborted) {
      const tomado = await this.transactions.platform(() => this.textos.take(isRecognised));
      if (!tomado) {
        return;
      }
      await this.read(tomado, isRecognised, ended);
      if (Date.now() > until) {
        return this.goOn(isRecognised ? RECOGNISED : PLAIN);
      }
    }
  }

  /** @throws Error when no process starts, or the storage cannot give a file; the error ends the run */
  private async read(tomado: Tomado, isRecognised: boolean, ended: AbortSignal): Promise<void> {
    try {
      const lectura = await this.lecturaOf(tomado, isRecognised, ended);
      if (lectura.isKilled && tomado.intentos < MAX_TRIES) {
        this.logger.warn({ sha256: tomado.sha256, motivo: lectura.motivo }, 'The reading of a file was ended.');
        await this.transactions.platform(() => this.textos.release(tomado, true));
        return;
      }
      await this.finish(tomado, lectura, isRecognised);
    } catch (error) {
      await this.transactions.platform(() => this.textos.release(tomado, !ended.aborted));
      if (!ended.aborted) {
        throw error;
      }
    }
  }

  private async lecturaOf(tomado: Tomado, isRecognised: boolean, ended: AbortSignal): Promise<Lectura> {
    const { clave, mime, bytes, intentos } = tomado;
    const formato = formatoDe(mime);
    const reconoce = isRecognised && this.settings.FILE_TEXTS_OCR;
    const without = (reason: Pick<Lectura, 'estado' | 'motivo'>, hasPictures = false) => ({
      ...NONE,
      ...reason,
      hasPictures,
      isKilled: false,
    });
    if (formato === null) {
      return without({ estado: 'sin_texto', motivo: 'tipo' });
    }
    if (bytes > MAX_BYTES) {
      return without({ estado: 'demasiado_grande', motivo: null });
    }
    if (intentos > MAX_TRIES) {
      return without({ estado: 'fallido', motivo: 'interrumpido' });
    }
    if (formato === 'imagen' && !reconoce) {
      return without({ estado: 'sin_texto', motivo: 'sin_reconocer' }, true);
    }
    return this.lector.leer(clave, { formato, reconoce }, ended);
  }

  /**
   * Writes the text of a file, and tells people who look at the file. Pictures are left to the other queue. When the
   * file has moved in the storage since it was taken, it is released.
   */
  private async finish(tomado: Tomado, lectura: Lectura, isRecognised: boolean): Promise<void> {
    const porReconocer = lectura.hasPictures && !isRecognised && this.settings.FILE_TEXTS_OCR;
    const isWritten = await this.transactions.platform(async () => {
      const written = await this.textos.finish(tomado, lectura, porReconocer);
      if (!written) {
        await this.textos.release(tomado, false);
      } else if (porReconocer) {
        await this.jobs.send(RECOGNISED, {}, { singletonKey: 'uno' });
      }
      return written;
    });
    if (isWritten && tomado.isRecent && !porReconocer) {
      const { cuentaId, pedidoPor: usuarioId } = tomado;
      // The transaction has a titular's rights: the person who filed it may see less by now. Events reach only people
      // who see the file.
      await this.transactions.tenantTransaction({ cuentaId, usuarioId, rolId: ROL.titular }, () =>
        this.oyentes.tell(tomado.sha256),
      );
    }
  }

  private async goOn(queue: typeof PLAIN | typeof RECOGNISED): Promise<void> {
    await this.transactions.platform(() => this.jobs.send(queue, {}, { singletonKey: 'uno' }));
  }
}
