import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type PasskeyProof, Passkeys } from '../segundo-factor/passkeys.service.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import type { Site } from '../segundo-factor/site.js';
import { type PasskeyChallenge, passkeyRefused } from '../segundo-factor/webauthn.js';
import { PasswordProof } from './password-proof.service.js';
import { SessionsService } from './sessions.service.js';
import type { MetodoVerificacion, OpcionesVerificacionDto, VerificarDto } from './verificacion.dto.js';

/** Takes the proofs of identity that `@StepUp()` routes ask for, inside a session. */
@Injectable()
export class Verificacion {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly sessionStates: SessionStates,
    private readonly passwords: PasswordProof,
    private readonly segundoFactor: SegundoFactor,
    private readonly passkeys: Passkeys,
    private readonly settings: Settings,
  ) {}

  /** How this person can prove who they are, and until when the last proof counts. */
  async options(claims: AccessClaims): Promise<OpcionesVerificacionDto> {
    const session = await this.sessionStates.get(claims, { isFresh: true });
    const metodos = await this.transactions.platform((manager) => this.metodos(manager, claims.sub));
    return { metodos, verificadaHasta: this.sessionStates.verifiedUntil(session) };
  }

  /** The options to ask the browser for a passkey. */
  passkeyOptions({ sub }: AccessClaims, site: Site): Promise<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>> {
    return this.transactions.platform((manager) => this.passkeys.options(manager, 'passkey_verificacion', site, sub));
  }

  /**
   * Takes a proof of identity. @returns until when it counts
   * @throws DomainError 422 CLAVE_INCORRECTA, CODIGO_INCORRECTO, PASSKEY_RECHAZADA, FALTA_SEGUNDO_FACTOR ·
   * TooManyRequests
   */
  async verify({ sub, sid }: AccessClaims, { password, codigo, passkey }: VerificarDto, site: Site): Promise<Date> {
    if (codigo === undefined && !passkey) {
      await this.assertPasswordIsEnough(sub);
      if (password === undefined) {
        throw invalidField('password', 'Escriba la contraseña.');
      }
    }
    await this.passwords.guessing(sub, async () => {
      if (password !== undefined) await this.passwords.assert(sub, password, 'password');
      if (codigo !== undefined) await this.assertCodigo(sub, codigo);
      if (passkey) await this.assertPasskey(sub, passkey, site);
    });
    const since = await this.transactions.platform((manager) => this.sessions.verify(manager, sid));
    return new Date(since.getTime() + this.settings.STEP_UP_SECONDS * 1000);
  }

  private async assertPasswordIsEnough(usuarioId: string): Promise<void> {
    const hasFactor = await this.transactions.platform((manager) => this.segundoFactor.isActive(manager, usuarioId));
    if (hasFactor) {
      const mensaje = 'Ingrese un código de su segundo factor o use una passkey.';
      throw new DomainError('FALTA_SEGUNDO_FACTOR', 422, mensaje, [{ campo: 'codigo', mensaje }]);
    }
  }

  private async assertCodigo(usuarioId: string, codigo: string): Promise<void> {
    const which = await this.transactions.platform((manager) =>
      this.segundoFactor.checkCodigo(manager, usuarioId, codigo),
    );
    if (!which) {
      const mensaje = 'El código no es correcto, o ya se usó.';
      throw new DomainError('CODIGO_INCORRECTO', 422, mensaje, [{ campo: 'codigo', mensaje }]);
    }
  }

  private async assertPasskey(usuarioId: string, proof: PasskeyProof, site: Site): Promise<void> {
    const shown = await this.transactions.platform((manager) =>
      this.passkeys.check(manager, 'passkey_verificacion', proof, site, usuarioId),
    );
    if (!shown) {
      throw passkeyRefused();
    }
  }

  private async metodos(manager: EntityManager, usuarioId: string): Promise<MetodoVerificacion[]> {
    const [{ clave, proveedor }] = await manager.query(
      `select clave_hash is not null as clave,
              exists (select 1 from identidades i where i.usuario_id = u.id and i.emisor = $2) as proveedor
         from usuarios u where u.id = $1`,
      [usuarioId, this.settings.OIDC_ISSUER ?? null],
    );
    const isPasswordEnough = clave && !(await this.segundoFactor.isActive(manager, usuarioId));
    return [
      ...(isPasswordEnough ? (['clave'] as const) : []),
      ...(await this.segundoFactor.metodos(manager, usuarioId)),
      ...(proveedor ? (['proveedor'] as const) : []),
    ];
  }
}
