import { Injectable } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { partOf } from '../../common/input/pagination.js';
import { Jobs } from '../../common/jobs/jobs.js';
import type { QueueName } from '../../common/jobs/queues.js';
import { Cartero } from '../../common/mail/cartero.js';
import type { Plantilla } from '../../common/mail/plantillas/plantillas.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CorreoPendienteDto, CorreosPendientesDto, EstadoDeCorreo, PaginaQuery } from './administracion.dto.js';
import { masked, withoutContents } from './errores.js';
import type { Operador } from './operador.js';
import { OperadoresLog } from './operadores-log.service.js';
import { type TrabajoPendiente, TrabajosRepository } from './trabajos.repository.js';

/** The words for each template of the product's own mails. */
const CLASES: Readonly<Record<Plantilla, string>> = {
  accesoRobado: 'Acceso robado',
  aviso: 'Aviso',
  avisosReunidos: 'Avisos reunidos',
  cierreHecho: 'Cierre de una cuenta',
  cierrePedido: 'Pedido de cierre de una cuenta',
  claveCambiada: 'Cambio de contraseña',
  confirmarCorreo: 'Confirmación del correo',
  exportacionLista: 'Exportación lista',
  invitacion: 'Invitación',
  miembroAgregado: 'Ingreso a un equipo',
  restablecerClave: 'Enlace para otra contraseña',
  seguridad: 'Aviso de seguridad',
  yaTieneCuenta: 'Registro con un correo conocido',
};

/** The queues that hand mails to a mail server: the server of SMTP_URL, or a member's own. */
const COLAS = ['correo', 'correos-smtp', 'solicitudes-de-ayuda'] as const satisfies readonly QueueName[];
const ESTADOS = { created: 'espera', retry: 'reintento', active: 'enviando', failed: 'abandonado' } as const;
const TODOS = { estados: Object.keys(ESTADOS) as (keyof typeof ESTADOS)[], colas: COLAS };

const PART = 50;

/**
 * The mails that wait to be sent or were given up. Each has its masked address and its kind. Subject and text are never
 * read.
 */
@Injectable()
export class CorreosPendientes {
  constructor(
    private readonly transactions: Transactions,
    private readonly trabajos: TrabajosRepository,
    private readonly log: OperadoresLog,
    private readonly jobs: Jobs,
    private readonly cartero: Cartero,
    private readonly settings: Settings,
  ) {}

  /** A part of the mails, the newest first. */
  find({ antes }: PaginaQuery): Promise<CorreosPendientesDto> {
    return this.transactions.platform(async (manager) => {
      const rows = await this.trabajos.find(manager, { ...TODOS, antes }, PART);
      const { part, siguiente } = partOf(rows, PART, ({ id }) => id);
      const total = await this.trabajos.count(manager, TODOS);
      return { correos: part.map((row) => this.present(row)), total, siguiente };
    });
  }

  /**
   * Tries to send a mail now. The mail waits for its next try, or was given up.
   * @throws DomainError 404, 409 CORREO_EN_CURSO
   */
  async retry(operador: Operador, id: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const correo = await this.trabajos.findOne(manager, id);
      if (!correo || !COLAS.some((cola) => cola === correo.cola)) {
        throw notFound('el correo');
      }
      const isTaken = (await this.jobs.retry(correo.cola, [id])) > 0 || (await this.jobs.hasten(correo.cola, id));
      if (!isTaken) {
        throw new DomainError('CORREO_EN_CURSO', 409, 'El correo ya se está enviando, o se envió.');
      }
      const { clase, para } = this.describe(correo);
      const sobre = para ? `${clase}, a ${para}` : clase;
      await this.log.record(manager, operador, { accion: 'correo.reintentado', sobre, sobreId: id });
    });
  }

  private present(trabajo: TrabajoPendiente): CorreoPendienteDto {
    const { id, cuenta, creadoEn, desde, intentos, error } = trabajo;
    const estado: EstadoDeCorreo = ESTADOS[trabajo.estado];
    return {
      id,
      estado,
      ...this.describe(trabajo),
      cuenta,
      desde: creadoEn,
      intentos,
      proximoIntento: estado === 'espera' || estado === 'reintento' ? desde : null,
      error: error && withoutContents(error),
    };
  }

  private describe({ cola, sellado }: Pick<TrabajoPendiente, 'cola' | 'sellado'>): {
    clase: string;
    para: string | null;
  } {
    if (cola === 'correos-smtp') {
      return { clase: 'Correo de una persona', para: null };
    }
    if (cola === 'solicitudes-de-ayuda') {
      const { SUPPORT_EMAIL } = this.settings;
      return { clase: 'Pedido de soporte', para: SUPPORT_EMAIL ? masked(SUPPORT_EMAIL) : null };
    }
    const opened = sellado ? this.cartero.describe(sellado) : null;
    return opened
      ? { clase: CLASES[opened.plantilla] ?? opened.plantilla, para: masked(opened.para) }
      : { clase: 'No se puede leer: se selló con otra JWT_SECRET', para: null };
  }
}
