import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeSolicitud } from './aviso-de-solicitud.js';
import type { EstadoDeSolicitud } from './solicitud.entity.js';
import { SolicitudesRepository } from './solicitudes.repository.js';

/** What the operator's command leaves for the server to tell. */
export interface CambioDeSolicitud {
  cuentaId: string;
  usuarioId: string;
  solicitudId: string;
  estado: EstadoDeSolicitud;
}

/** Tells authors of requests what the operator said of them, in a job: the command runs apart from the server. */
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
      // It may stand elsewhere by now, which another job tells.
      if (solicitud?.estado !== data.estado) {
        return;
      }
      this.realtime.tellUsuario(data.usuarioId, { type: 'support.changed' });
      await this.notifier.notify(data.usuarioId, avisoDeSolicitud(solicitud));
    });
  }
}
