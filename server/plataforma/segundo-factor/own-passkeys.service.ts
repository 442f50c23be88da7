import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { FactoresRepository } from './factores.repository.js';
import { PasskeyCreation } from './passkey-creation.service.js';
import { type Passkey, PasskeysRepository } from './passkeys.repository.js';
import { SecurityMail } from './security-mail.service.js';
import type { EstadoSegundoFactorDto, NuevaPasskeyDto, PasskeyDto } from './segundo-factor.dto.js';
import type { Site } from './site.js';
import { type PasskeyChallenge, passkeyRefused } from './webauthn.js';

/** The limit of passkeys of a person. Nobody has more devices, and the list is still easy to read. */
const MAX_PASSKEYS = 20;

/** The passkeys of the running person, and the state of their second factor. */
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

  /** The options to ask a browser for a new passkey. @throws DomainError 409 LIMITE_PASSKEYS */
  begin(usuarioId: string, site: Site): Promise<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>> {
    return this.transactions.platform(async (manager) => {
      await this.assertRoom(manager, usuarioId);
      const { email, nombre } = await getUsuario(manager, usuarioId);
      return this.creation.options(manager, site, { usuarioId, email, nombre });
    });
  }

  /** Verifies and stores a new passkey. @throws DomainError 422 PASSKEY_RECHAZADA · 409 LIMITE_PASSKEYS */
  async add(usuarioId: string, { nombre, ...answer }: NuevaPasskeyDto, site: Site): Promise<PasskeyDto> {
    const added = await this.transactions.platform(async (manager) => {
      await this.assertRoom(manager, usuarioId);
      const made = await this.creation.verify(manager, answer, site, usuarioId);
      // A known passkey gets the same refusal as any other. So nobody learns that it exists.
      if (!made || !(await this.passkeys.insert(manager, { ...made, nombre }))) {
        return null;
      }
      await this.mail.send(manager, usuarioId, 'passkeyAgregada');
      return this.passkeys.find(manager, made.id);
    });
    // The error is thrown outside the transaction, so that the challenge stays used.
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

  /** Removes a passkey. @throws DomainError 404 unless it is a passkey of this person */
  async remove(usuarioId: string, id: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      if ((await this.passkeys.remove(manager, usuarioId, id)) === null) {
        throw notFound('la passkey');
      }
      await this.mail.send(manager, usuarioId, 'passkeyQuitada');
    });
  }

  private async assertRoom(manager: EntityManager, usuarioId: string): Promise<void> {
    if ((await this.passkeys.countLocked(manager, usuarioId)) >= MAX_PASSKEYS) {
      throw new DomainError('LIMITE_PASSKEYS', 409, `Ya tiene ${MAX_PASSKEYS} passkeys. Quite antes una que no use.`);
    }
  }
}

function present({ id, nombre, creadaEn, usadaEn, esSincronizada }: Passkey): PasskeyDto {
  return { id, nombre, creadaEn, usadaEn, esSincronizada };
}
