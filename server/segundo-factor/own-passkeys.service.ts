import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { DomainError, notFound } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { FactoresRepository } from './factores.repository.js';
import { PasskeyCreation } from './passkey-creation.service.js';
import { type Passkey, PasskeysRepository } from './passkeys.repository.js';
import { SecurityMail } from './security-mail.service.js';
import type { EstadoSegundoFactorDto, NuevaPasskeyDto, PasskeyDto } from './segundo-factor.dto.js';
import type { Site } from './site.js';
import { type PasskeyChallenge, passkeyRefused } from './webauthn.js';

/** How many passkeys one person may have: more than devices, and still a list that can be looked through. */
const MAX_PASSKEYS = 20;

/** The passkeys of the person who asks, and how their second factor stands. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly factores: FactoresRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly creation: PasskeyCreation,
    private readonly mail: SecurityMail,
  ) {}

  state(usuarioId: string): Promise<EstadoSegundoFactorDto> {
    return this.transactions.platform(async (manager) => {
      const { totpDesde, codigosRestantes } = await this.factores.count(manager, usuarioId);
      const passkeys = await this.passkeys.findOf(manager, usuarioId);
      return {
        totp: { activo: totpDesde !== null, desde: totpDesde },
        codigosRestantes,
        passkeys: passkeys.map(present),
      };
    });
  }

  /** Begins a passkey. @throws DomainError 409 LIMITE_PASSKEYS */
  begin(usuarioId: string, site: Site): Promise<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>> {
    return this.transactions.platform(async (manager) => {
      await this.assertRoom(manager, usuarioId);
      const { email, nombre } = await manager.findOneByOrFail(Usuario, { id: usuarioId });
      return this.creation.options(manager, site, { usuarioId, email, nombre });
    });
  }

  /** Keeps a passkey that was made. @throws DomainError 422 PASSKEY_RECHAZADA · 409 LIMITE_PASSKEYS */
  async add(usuarioId: string, { nombre, ...answer }: NuevaPasskeyDto, site: Site): Promise<PasskeyDto> {
    const added = await this.transactions.platform(async (manager) => {
      await this.assertRoom(manager, usuarioId);
      const made = await this.creation.verify(manager, answer, site, usuarioId);
      // One that is known is refused like any other: whose it is is not for everybody to know.
      if (!made || !(await this.passkeys.insert(manager, { ...made, nombre }))) {
        return null;
      }
      await this.mail.send(manager, usuarioId, 'passkeyAgregada');
      return this.passkeys.find(manager, made.id);
    });
    // Thrown out here, so that the challenge stays used up.
    if (!added) {
      throw passkeyRefused();
    }
    return present(added);
  }

  /** @throws DomainError 404 unless it is a passkey of this person */
  rename(usuarioId: string, id: string, nombre: string): Promise<PasskeyDto> {
    return this.transactions.platform(async (manager) => {
      const isRenamed = await this.passkeys.rename(manager, usuarioId, id, nombre);
      const passkey = isRenamed && (await this.passkeys.find(manager, id));
      if (!passkey) {
        throw notFound('la passkey');
      }
      return present(passkey);
    });
  }

  /** Removes a passkey, from now on good for nothing. @throws DomainError 404 unless it is one of this person */
  async remove(usuarioId: string, id: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      if ((await this.passkeys.remove(manager, usuarioId, id)) === null) {
        throw notFound('la passkey');
      }
      await this.mail.send(manager, usuarioId, 'passkeyQuitada');
    });
  }

  private async assertRoom(manager: EntityManager, usuarioId: string): Promise<void> {
    const { passkeys } = await this.factores.count(manager, usuarioId);
    if (passkeys >= MAX_PASSKEYS) {
      throw new DomainError('LIMITE_PASSKEYS', 409, `Ya tiene ${MAX_PASSKEYS} passkeys. Quite antes una que no use.`);
    }
  }
}

function present({ id, nombre, creadaEn, usadaEn, esSincronizada }: Passkey): PasskeyDto {
  return { id, nombre, creadaEn, usadaEn, esSincronizada };
}
