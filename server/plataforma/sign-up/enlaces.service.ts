import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../common/access/rate-limits.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Pases } from '../../common/secrets/pases.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AccesosDeCuentas } from '../auth/accesos-de-cuentas.service.js';
import { assertStrongPassword } from '../auth/password-rules.js';
import { Passwords } from '../auth/passwords.service.js';
import { type Caller, SessionsService } from '../auth/sessions.service.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { Accesos } from './accesos.service.js';
import { enlaceVencido } from './enlace-vencido.js';
import { SignUpService } from './sign-up.service.js';

/** The purpose of a link: to confirm an e-mail, or to choose a new password. */
export type Enlace = 'confirmar' | 'restablecer';

const MINUTE = 60;
const HOUR = 3_600;
/** Every answer takes at least this long. So the time does not tell whether the e-mail is known. */
const ANSWER_MS = 150;

/** Mails the links that people request by e-mail address. Changes a password by a link. */
@Injectable()
export class EnlacesService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly signUps: SignUpService,
    private readonly passwords: Passwords,
    private readonly sessionStates: SessionStates,
    private readonly sessions: SessionsService,
    private readonly accesos: Accesos,
    private readonly deCuentas: AccesosDeCuentas,
    private readonly pases: Pases,
    private readonly cartero: Cartero,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ enlace: Enlace; email: string }>('enlaces', {
      handler: ({ data: { enlace, email } }) =>
        this.transactions.platform((manager) => this.sendTo(manager, enlace, email)),
    });
  }

  /**
   * Starts the mail of a link. A job looks up the e-mail later. So neither the answer nor its time tells whether the
   * e-mail is known.
   * @throws TooManyRequests
   */
  async request(enlace: Enlace, correo: string, { address }: Pick<Caller, 'address'>): Promise<void> {
    const email = correo.toLowerCase();
    // The address is limited too, since unknown e-mails also make a job.
    await this.limits.consume('enlaces-direccion', address, this.settings.LIMIT_LINKS_ADDRESS, 5 * MINUTE);
    await this.limits.consume(`${enlace}-minuto`, email, this.settings.LIMIT_LINKS_MINUTE, MINUTE);
    await this.limits.consume(`${enlace}-hora`, email, this.settings.LIMIT_LINKS_HOUR, HOUR);
    const answered = setTimeout(ANSWER_MS);
    await this.transactions.platform(() => this.jobs.send('enlaces', { enlace, email }));
    await answered;
  }

  /**
   * Changes the password by a mailed link, which also confirms the e-mail. All sessions and calendar addresses end.
   * @param endsAll whether all other access ends too, except the second factor
   * @throws DomainError 422 ENLACE_VENCIDO, CLAVE_DEBIL
   */
  async resetPassword(token: string, clave: string, endsAll = false): Promise<void> {
    const usuario = await this.transactions.platform(async (manager) => {
      const pase = await this.pases.peek(manager, 'restablecer_clave', token);
      return pase?.usuarioId ? manager.findOneBy(Usuario, { id: pase.usuarioId }) : null;
    });
    if (!usuario || usuario.suspendidoEn) {
      throw enlaceVencido();
    }
    assertStrongPassword(clave, usuario.email);
    const claveHash = await this.passwords.hash(clave);
    await this.transactions.platform(async (manager) => {
      // The person is locked before their links, as by the end of a stolen access.
      await getUsuario(manager, usuario.id, { mode: 'for_no_key_update' });
      if (!(await this.pases.take(manager, 'restablecer_clave', token))) {
        throw enlaceVencido();
      }
      await this.replacePassword(manager, usuario.id, claveHash, endsAll);
    });
  }

  /** Mails the link to choose a new password. @param plantilla the template of the mail */
  async sendResetLink(
    manager: EntityManager,
    { id: usuarioId, email, nombre }: Usuario,
    plantilla: 'restablecerClave' | 'accesoRobado',
  ): Promise<void> {
    const seconds = this.settings.RESET_LINK_SECONDS;
    const token = await this.pases.issue(manager, 'restablecer_clave', { usuarioId, seconds });
    const datos = { nombre, token, minutos: Math.round(seconds / MINUTE) };
    await this.cartero.enviar({ para: email, plantilla, datos }, { venceEn: new Date(Date.now() + seconds * 1000) });
  }

  private async replacePassword(
    manager: EntityManager,
    usuarioId: string,
    claveHash: string,
    endsAll: boolean,
  ): Promise<void> {
    await manager.query(
      `update usuarios set clave_hash = $2, clave_cambiada_en = now(),
              email_confirmado_en = coalesce(email_confirmado_en, now())
        where id = $1`,
      [usuarioId, claveHash],
    );
    await this.pases.endAll(manager, 'restablecer_clave', usuarioId);
    await this.pases.endAll(manager, 'confirmar_correo', usuarioId);
    if (endsAll) {
      await this.accesos.endAll(manager, usuarioId);
    } else {
      await this.sessionStates.lockAll(manager, usuarioId);
      await this.sessions.revokeAll(manager, usuarioId);
      await this.deCuentas.endAll(manager, usuarioId, 'sesiones');
    }
    const { email, nombre } = await manager.findOneByOrFail(Usuario, { id: usuarioId });
    await this.cartero.enviar({ para: email, plantilla: 'claveCambiada', datos: { nombre, endsAll } });
  }

  private async sendTo(manager: EntityManager, enlace: Enlace, email: string): Promise<void> {
    const usuario = await manager.findOneBy(Usuario, { email });
    if (!usuario || usuario.suspendidoEn) {
      return;
    }
    if (enlace === 'restablecer') {
      await this.sendResetLink(manager, usuario, 'restablecerClave');
    } else if (!usuario.emailConfirmadoEn) {
      await this.signUps.sendLink(manager, { usuarioId: usuario.id, email, nombre: usuario.nombre });
    }
  }
}
