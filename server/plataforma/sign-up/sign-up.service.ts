import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Pases } from '../../common/secrets/pases.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { assertStrongPassword } from '../auth/password-rules.js';
import { Passwords } from '../auth/passwords.service.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { enlaceVencido } from './enlace-vencido.js';
import type { SignUpDto } from './sign-up.dto.js';

/** The data of a sign-up. The link carries the data, and opening the link makes it valid. */
interface Alta {
  nombre: string;
  claveHash: string;
  oficina: string | null;
}

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Signs people up. Known and unknown e-mails get the same answer after the same work. Only the mail differs. So nobody
 * can probe for e-mails.
 */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
    private readonly pases: Pases,
    private readonly cartero: Cartero,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Signs a person up. The person cannot sign in until the e-mail is confirmed.
   * @param address the IP address of the caller
   * @throws DomainError 403 REGISTRO_CERRADO, 422 CLAVE_DEBIL · TooManyRequests
   */
  async signUp({ name, email, password, company = null }: SignUpDto, address: string): Promise<void> {
    const { SIGN_UP, LIMIT_SIGN_UP, LIMIT_LINKS_HOUR } = this.settings;
    if (!SIGN_UP) {
      throw new DomainError('REGISTRO_CERRADO', 403, 'El registro está cerrado: se entra por invitación.');
    }
    const account = email.toLowerCase();
    await this.limits.consume('registro', address, LIMIT_SIGN_UP, MINUTE);
    await this.limits.consume('registro-correo', account, LIMIT_LINKS_HOUR, HOUR);
    assertStrongPassword(password, account);
    const alta = { nombre: name, claveHash: await this.passwords.hash(password), oficina: company };
    await this.transactions.platform(async (manager) => {
      const usuarioId = await this.enrol(manager, account, alta);
      if (usuarioId) {
        await this.sendLink(manager, { usuarioId, email: account, nombre: name }, alta);
      } else {
        const { nombre } = await manager.findOneByOrFail(Usuario, { email: account });
        await this.cartero.enviar({ para: account, plantilla: 'yaTieneCuenta', datos: { nombre } });
      }
    });
  }

  /** Confirms an e-mail by its mailed link. @throws DomainError 422 ENLACE_VENCIDO */
  async confirm(token: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const usuarioId = (await this.pases.peek(manager, 'confirmar_correo', token))?.usuarioId;
      // The person is locked before their links, as by a new password.
      const lock = { mode: 'for_no_key_update' } as const;
      const usuario = usuarioId && (await manager.findOne(Usuario, { where: { id: usuarioId }, lock }));
      const pase = usuario && (await this.pases.take<Partial<Alta>>(manager, 'confirmar_correo', token));
      if (!pase) {
        throw enlaceVencido();
      }
      const { nombre = null, claveHash = null, oficina = null } = pase.datos;
      // Several people may have signed up with this address. The data of the opened link counts.
      const [, confirmed] = await manager.query(
        `update usuarios
            set email_confirmado_en = now(), nombre = coalesce($2, nombre), clave_hash = coalesce($3, clave_hash),
                oficina = coalesce($4, oficina)
          where id = $1 and email_confirmado_en is null and suspendido_en is null`,
        [usuario.id, nombre, claveHash, oficina],
      );
      if (confirmed === 0) {
        throw enlaceVencido();
      }
      await this.pases.endAll(manager, 'confirmar_correo', usuario.id);
    });
  }

  /**
   * Mails a link to confirm an e-mail. @param alta the data that the opened link stores; empty keeps the stored data
   */
  async sendLink(
    manager: EntityManager,
    { usuarioId, email, nombre }: { usuarioId: string; email: string; nombre: string },
    alta: Partial<Alta> = {},
  ): Promise<void> {
    const seconds = this.settings.CONFIRM_LINK_SECONDS;
    const token = await this.pases.issue(manager, 'confirmar_correo', { usuarioId, datos: alta, seconds });
    const datos = { nombre, token, horas: Math.round(seconds / HOUR) };
    const venceEn = new Date(Date.now() + seconds * 1000);
    await this.cartero.enviar({ para: email, plantilla: 'confirmarCorreo', datos }, { venceEn });
  }

  /**
   * Adds the usuario, or updates an unconfirmed usuario. Null when the e-mail already belongs to a confirmed usuario.
   */
  private async enrol(manager: EntityManager, email: string, alta: Alta): Promise<string | null> {
    const [row] = await manager.query(
      `insert into usuarios as u (id, email, nombre, clave_hash, oficina, estado, email_confirmado_en)
       values ($1, $2, $3, $4, $5, 'enLinea', null)
       on conflict (email) do update
          set nombre = excluded.nombre, clave_hash = excluded.clave_hash, oficina = excluded.oficina
        where u.email_confirmado_en is null and u.suspendido_en is null
       returning id`,
      [uuid(), email, alta.nombre, alta.claveHash, alta.oficina],
    );
    return row?.id ?? null;
  }
}
