import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';

const QUEUE = 'carpetas-buscables';

interface Renamed {
  cuentaId: string;
  personaId: string;
}

/**
 * Writes the new name of a persona into the searched texts of its carpetas. With few carpetas, the database does so at
 * once. This job does so for a bank with thousands of carpetas.
 */
@Injectable()
export class CarpetasBuscables implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Renamed>(QUEUE, { handler: ({ data, signal }) => this.run(data, signal) });
  }

  /** Sends the job after a change of a searched field, in the running transaction. */
  async follow(personaId: string): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    await this.jobs.send(QUEUE, { cuentaId, personaId });
  }

  private async run({ cuentaId, personaId }: Renamed, signal: AbortSignal): Promise<void> {
    for (
      let last = await this.next(cuentaId, personaId, null);
      last;
      last = await this.next(cuentaId, personaId, last)
    ) {
      signal.throwIfAborted();
    }
  }

  /** Writes the texts of the next carpetas. @returns the last of these carpetas, or null at the end */
  private async next(cuentaId: string, personaId: string, after: string | null): Promise<string | null> {
    const [{ last }] = await this.transactions.platform((manager) =>
      manager.query('select carpetas_buscables_de($1, $2, $3) as last', [cuentaId, personaId, after]),
    );
    return last;
  }
}
