import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeSolicitud } from './aviso-de-solicitud.js';
import type { EstadoDeSolicitud } from './solicitud.entity.js';
import { SolicitudesRepository } from './solicitudes.repository.js';

/** The new estado of a request, which the operator's command hands to the server. */
export interface CambioDeSolicitud {
  cuentaId: string;
  usuarioId: string;
  solicitudId: string;
  estado: EstadoDeSolicitud;
}

/**
 * Tells authors of requests that the operator changed the estado. A job does it, since the command runs apart from the
 * server.
 */
@Injectable()
export class AvisosDeSolicitudes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly solicitudes: SolicitudesRepository,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<CambioDeSolicitud>('avisos-de-ayuda', { handler: (run) => this.tell(run) });
  }

  private async tell({ data }: JobRun<CambioDeSolicitud>): Promise<void> {
    const tenant = await this.directory.tenantOf(data.cuentaId, data.usuarioId);
    await this.transactions.tenantTransaction(tenant, async () => {
      const solicitud = await this.solicitudes.find(data.solicitudId);
      // When the estado changed again meanwhile, another job tells the newer one.
      if (solicitud?.estado !== data.estado) {
        return;
      }
      this.realtime.tellUsuario(data.usuarioId, { type: 'support.changed' });
      await this.notifier.notify(data.usuarioId, avisoDeSolicitud(solicitud));
    });
  }
}
