import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { formatoDe } from './lectura/formatos.js';
import { LectorDeArchivos, type Lectura } from './lectura/lector-de-archivos.service.js';
import { TextosRepository, type Tomado } from './textos.repository.js';
import { Textos } from './textos.service.js';

const PLAIN = 'textos-de-archivos';
const RECOGNISED = 'textos-reconocidos';
/** Takes up what a process left that died, and what there was before texts were read. */
const OFTEN = '*/5 * * * *';
/** A run ends before its job expires, and another one goes on. */
const RUN_MS = 8 * 60_000;
/** How often a file is tried whose process was ended. */
const MAX_TRIES = 3;
/** A larger file is not read: it is whole in the memory of its process. */
const MAX_BYTES = 64 * 1024 * 1024;

const NONE = { texto: null, isPartial: false } as const;

/** Reads the texts of files in the background, one at a time, and beside it recognises one scan at a time. */
@Injectable()
export class Extractor implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Extractor.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly textos: TextosRepository,
    private readonly oyentes: Textos,
    private readonly lector: LectorDeArchivos,
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

  /** A file under way is let go of, so that the application ends soon. */
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

  /** @throws Error when no process starts, or the file cannot be opened though it is there: that ends the run */
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
   * Writes what was read, and tells who looks at it. Pictures are left to the other queue. A file that has another place
   * since it was taken is let go of.
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
      // Whoever asked may see less by now; events tell only those who see.
      await this.transactions.tenantTransaction({ cuentaId, usuarioId, rolId: ROL.titular }, () =>
        this.oyentes.tell(tomado.sha256),
      );
    }
  }

  private async goOn(queue: typeof PLAIN | typeof RECOGNISED): Promise<void> {
    await this.transactions.platform(() => this.jobs.send(queue, {}, { singletonKey: 'uno' }));
  }
}
