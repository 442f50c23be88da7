import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An app that gives codes; not in use until one of its codes was shown. */
export interface FactorTotp {
  secreto: Buffer;
  confirmadoEn: Date | null;
}

/** What people can answer the second step with. */
export interface Factores {
  totpDesde: Date | null;
  codigosRestantes: number;
  passkeys: number;
}

/** The app and the recovery codes of a person, in a transaction of the platform. */
@Injectable()
export class FactoresRepository {
  async count(manager: EntityManager, usuarioId: string): Promise<Factores> {
    const [row] = await manager.query(
      `select (select confirmado_en from factores_totp where usuario_id = $1) as desde,
              (select count(*)::int from codigos_recuperacion where usuario_id = $1 and usado_en is null) as codigos,
              (select count(*)::int from passkeys where usuario_id = $1) as passkeys`,
      [usuarioId],
    );
    return { totpDesde: row.desde, codigosRestantes: row.codigos, passkeys: row.passkeys };
  }

  async findTotp(manager: EntityManager, usuarioId: string): Promise<FactorTotp | null> {
    const [row] = await manager.query('select secreto, confirmado_en from factores_totp where usuario_id = $1', [
      usuarioId,
    ]);
    return row ? { secreto: row.secreto, confirmadoEn: row.confirmado_en } : null;
  }

  /** Takes a step of the app, once: of two codes of one step, and of those before it, none but the first is good. */
  async takeStep(manager: EntityManager, usuarioId: string, step: number): Promise<boolean> {
    const [, taken] = await manager.query(
      'update factores_totp set ultimo_paso = $2 where usuario_id = $1 and ultimo_paso < $2',
      [usuarioId, step],
    );
    return taken === 1;
  }

  /** Takes a recovery code, once. */
  async takeRecoveryCode(manager: EntityManager, usuarioId: string, hash: Buffer): Promise<boolean> {
    const [, taken] = await manager.query(
      'update codigos_recuperacion set usado_en = now() where usuario_id = $1 and hash = $2 and usado_en is null',
      [usuarioId, hash],
    );
    return taken === 1;
  }
}
