import { Injectable, type OnModuleInit } from '@nestjs/common';
import { escapeHtml } from '../../common/input/safe-html.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type AvisoNuevo, Notifier } from '../../plataforma/avisos/notifier.service.js';
import type { EstadoDeSolicitud, Solicitud } from './solicitud.entity.js';
import { SolicitudesRepository } from './solicitudes.repository.js';

const TITULO: Readonly<Record<EstadoDeSolicitud, (asunto: string) => string>> = {
  recibida: (asunto) => `Su pedido de ayuda ${asunto} vuelve a esperar respuesta`,
  respondida: (asunto) => `Le respondieron su pedido de ayuda ${asunto}`,
  cerrada: (asunto) => `Se cerró su pedido de ayuda ${asunto}`,
};

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

/** Tells the author of a request its new estado. */
function avisoDeSolicitud({
  id,
  asunto,
  email,
  estado,
}: Pick<Solicitud, 'id' | 'asunto' | 'email' | 'estado'>): AvisoNuevo {
  const textos = {
    titulo: TITULO[estado](`<b>${escapeHtml(asunto)}</b>`),
    descripcion:
      estado === 'respondida'
        ? `La respuesta se envía a ${escapeHtml(email)}.`
        : estado === 'cerrada'
          ? 'Si hace falta otra respuesta, escriba uno nuevo.'
          : null,
    icono: 'heroicons_outline:lifebuoy',
    imagen: null,
    enlace: '/apps/help-center/support',
    esInterno: true,
  };
  // An earlier aviso that is unread takes the new estado. No second aviso is made.
  return { familia: 'notificacion', tipo: 'soporte', grupo: `soporte:${id}`, textos: () => textos };
}
