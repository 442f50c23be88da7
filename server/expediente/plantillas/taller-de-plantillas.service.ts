import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { WorkerInTurn } from '../../common/workers/worker-in-turn.js';
import type { DatosDeCarpeta } from './datos.js';
import type { ClausulaLeida } from './esquema.js';
import { noSirve } from './no-sirve.js';
import type { Hecha, Llenada, Pedido } from './plantilla.worker.js';
import type { PlantillaLeida } from './plantilla-leida.js';

/** The most time for a template. A template of 200 pages takes a tenth of it. */
const LIMIT_MS = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

// scripts/bundle-server.ts replaces this by the place of the bundled file.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('./plantilla.worker.ts', import.meta.url)
  : new URL('./plantilla.worker.js', import.meta.url);

/** Reads and fills templates in a worker. Only other requests for templates wait for a long one. */
@Injectable()
export class TallerDePlantillas implements OnApplicationShutdown {
  private readonly logger = new Logger(TallerDePlantillas.name);
  private readonly worker = new WorkerInTurn<Pedido, Hecha>(FILE, MEMORY);

  /** Finds the fields that a file names, and its faults. @throws DomainError 422 for a file that is no template */
  async leer(bytes: Uint8Array, clausulas: readonly ClausulaLeida[]): Promise<PlantillaLeida> {
    const known = clausulas.map(({ clave, nombre, texto }) => ({ clave, nombre, texto }));
    const { leida } = (await this.ask({ bytes, clausulas: known })) as { leida: PlantillaLeida };
    return leida;
  }

  /** Fills a template. @throws DomainError 422 for a file that cannot be filled */
  async llenar(bytes: Uint8Array, datos: DatosDeCarpeta): Promise<Llenada> {
    const { llenada } = (await this.ask({ bytes, datos })) as { llenada: Llenada };
    return llenada;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.end();
  }

  private async ask(pedido: Pedido): Promise<Hecha> {
    const answered = await this.worker.ask(pedido, LIMIT_MS);
    if ('error' in answered) {
      const { error: reason, isEnded } = answered;
      this.logger.warn({ reason, bytes: pedido.bytes.length }, 'A template can neither be read nor filled.');
      throw noSirve(
        isEnded
          ? 'La plantilla lleva demasiado tiempo o memoria. Divídala en otras más cortas.'
          : 'El archivo no se puede leer como plantilla.',
      );
    }
    if ('negada' in answered.answer) {
      const { code, status, message, details } = answered.answer.negada;
      throw new DomainError(code, status, message, details);
    }
    return answered.answer;
  }
}
