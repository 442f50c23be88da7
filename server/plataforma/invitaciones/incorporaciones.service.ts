import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../common/access/rate-limits.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { found } from '../../common/database/found.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { AuthService, type OpenedSession } from '../auth/auth.service.js';
import { assertStrongPassword } from '../auth/password-rules.js';
import { Passwords } from '../auth/passwords.service.js';
import { type Caller, SessionsService } from '../auth/sessions.service.js';
import { CuentasService } from '../cuentas/cuentas.service.js';
import type { InvitacionVistaDto, RegistrarseDto } from './invitaciones.dto.js';
import { maskedEmail } from './invitaciones.presenter.js';
import { type Invitacion, InvitacionesRepository } from './invitaciones.repository.js';
import { hashOf } from './invitaciones.service.js';
import { type Invitado, InvitadosRepository } from './invitados.repository.js';

/** The person who accepts, with their confirmed e-mail; null when it is not confirmed. */
export interface Aceptante {
  usuarioId: string;
  email: string | null;
}

const MINUTE = 60;

/** Lets people join a cuenta by the link of an invitation. Only the invited address may use it, and only once. */
@Injectable()
export class IncorporacionesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invitaciones: InvitacionesRepository,
    private readonly invitados: InvitadosRepository,
    private readonly cuentas: CuentasService,
    private readonly auth: AuthService,
    private readonly sessionStates: SessionStates,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly auditoria: Auditoria,
    private readonly settings: Settings,
  ) {}

  /** The data that the page of an invitation shows. @throws DomainError 404 */
  info(token: string): Promise<{ invitacion: Invitacion; tieneUsuario: boolean }> {
    return this.transactions.platform(async (manager) => {
      const invitacion = found(await this.invitaciones.findByHash(manager, hashOf(token)), 'la invitación');
      const invitado = await this.invitados.findByEmail(manager, invitacion.email);
      return { invitacion, tieneUsuario: invitado?.isConfirmed ?? false };
    });
  }

  /** Accepts an invitation for a person who is signed in. @returns the id of the cuenta that they joined */
  async acceptAs(usuarioId: string, vista: InvitacionVistaDto): Promise<string> {
    return this.transactions.platform(async (manager) => {
      const email = await this.invitados.confirmedEmailOf(manager, usuarioId);
      return this.accept(manager, vista, { usuarioId, email });
    });
  }

  /**
   * Accepts an invitation in the running platform transaction. Of two simultaneous calls, only one succeeds.
   * @returns the id of the cuenta
   * @throws DomainError 404, 409, 410
   */
  async accept(
    manager: EntityManager,
    { token, invitacionId }: InvitacionVistaDto,
    { usuarioId, email }: Aceptante,
  ): Promise<string> {
    const invitacion = found(await this.invitaciones.findByHashLocked(manager, hashOf(token)), 'la invitación');
    assertUsable(invitacion, invitacionId);
    assertInvited(invitacion, email);
    await this.join(manager, invitacion, usuarioId);
    return invitacion.cuentaId;
  }

  /**
   * Signs the invited person up and in, as a member. The mailed link proves that the address is theirs.
   * @throws DomainError 404, 409, 410, 422 · TooManyRequests
   */
  async signUp(
    { token, invitacionId, name, password, mode = 'json' }: RegistrarseDto,
    caller: Caller,
  ): Promise<OpenedSession> {
    await this.limits.consume('registro', caller.address, this.settings.LIMIT_SIGN_UP, MINUTE);
    const { invitacion } = await this.info(token);
    assertUsable(invitacion, invitacionId);
    assertStrongPassword(password, invitacion.email);
    const claveHash = await this.passwords.hash(password);
    return this.transactions.platform(async (manager) => {
      const locked = found(await this.invitaciones.findByHashLocked(manager, hashOf(token)), 'la invitación');
      assertUsable(locked, invitacionId);
      const usuarioId = await this.enrol(manager, { email: locked.email, nombre: name, claveHash });
      await this.join(manager, locked, usuarioId);
      return this.auth.openSession(manager, usuarioId, { mode, caller });
    });
  }

  /** Creates the usuario. A usuario who never confirmed the address is taken over. Anybody may have signed it up. */
  private async enrol(
    manager: EntityManager,
    person: { email: string; nombre: string; claveHash: string },
  ): Promise<string> {
    const usuarioId = uuid();
    if (await this.invitados.insert(manager, { ...person, usuarioId })) {
      return usuarioId;
    }
    const known = (await this.invitados.findByEmail(manager, person.email)) as Invitado;
    if (known.isConfirmed) {
      throw new DomainError(
        'YA_TIENE_USUARIO',
        409,
        'Este correo ya tiene un usuario en Carpetas. Ingrese con él para aceptar la invitación.',
      );
    }
    await this.invitados.takeOver(manager, { ...person, usuarioId: known.usuarioId });
    await this.sessionStates.lockAll(manager, known.usuarioId);
    await this.sessions.revokeAll(manager, known.usuarioId);
    return known.usuarioId;
  }

  private async join(manager: EntityManager, invitacion: Invitacion, usuarioId: string): Promise<void> {
    const { id, cuentaId, rolId } = invitacion;
    await this.cuentas.join(manager, { cuentaId, usuarioId, rolId });
    await this.invitaciones.accept(manager, invitacion, usuarioId);
    await this.transactions.actingIn({ cuentaId, usuarioId, rolId }, async () => {
      this.auditoria.record({
        accion: 'invitacion.aceptada',
        entidad: 'invitacion',
        entidadId: id,
        datos: { rolId },
      });
    });
  }
}

/** @param shownId the invitation that the client showed the person, if the client says so */
function assertUsable({ id, estado, invitadaPor }: Invitacion, shownId = id): void {
  if (shownId !== id) {
    throw new DomainError(
      'INVITACION_DISTINTA',
      409,
      'El enlace es de otra invitación que la que se mostraba. Revísela antes de aceptarla.',
    );
  }
  switch (estado) {
    case 'aceptada':
      throw new DomainError('INVITACION_USADA', 409, 'Esta invitación ya se usó: cada una sirve una sola vez.');
    case 'vencida':
      throw new DomainError('INVITACION_VENCIDA', 410, `La invitación venció. Pida otra a ${invitadaPor}.`);
    case 'revocada':
      throw new DomainError('INVITACION_REVOCADA', 410, `La invitación se anuló. Pida otra a ${invitadaPor}.`);
  }
}

function assertInvited(invitacion: Invitacion, email: string | null): void {
  if (email === null) {
    throw new DomainError('CORREO_SIN_CONFIRMAR', 409, 'Antes de aceptar la invitación, confirme su correo.');
  }
  if (email !== invitacion.email) {
    const emailInvitado = maskedEmail(invitacion.email);
    const mensaje = `La invitación es para ${emailInvitado}. Ingrese con ese correo para aceptarla.`;
    throw new DomainError('INVITACION_DE_OTRO_CORREO', 409, mensaje, [{ mensaje, emailInvitado }]);
  }
}
