import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../common/jobs/jobs.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { ReglasRepository } from './reglas.repository.js';

/** The queue of {@link Llegadas}. */
export const ARCHIVAR = 'correos-reglas-archivar';

/** The data of a job that files what a person received by their rules. */
export interface Llegadas {
  cuentaId: string;
  usuarioId: string;
  copias: string[];
}

/** Applies the rules of the receivers as mails arrive. */
@Injectable()
export class ReglasAlLlegar {
  constructor(
    private readonly reglas: ReglasRepository,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Applies the rules to mails that just came into inboxes of the cuenta. What they file is filed by a job of each
   * receiver, since the author of a mail does not see the carpetas of its receivers.
   * @returns the mails that left the inbox
   */
  async apply(copias: readonly string[]): Promise<Set<string>> {
    const { cuentaId } = this.transactions.tenant;
    const porPersona = Map.groupBy(await this.reglas.findPorArchivar(copias), ({ usuarioId }) => usuarioId);
    for (const [usuarioId, those] of porPersona) {
      const data: Llegadas = { cuentaId, usuarioId, copias: those.map(({ copiaId }) => copiaId) };
      await this.jobs.send(ARCHIVAR, data);
    }
    return this.reglas.apply(copias);
  }
}
