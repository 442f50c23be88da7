import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An authenticator app. It is in use once a code of the app was checked. */
export interface FactorTotp {
  secreto: Buffer;
  confirmadoEn: Date | null;
}

/** A person's means for the second step. */
export interface Factores {
  totpDesde: Date | null;
  codigosRestantes: number;
  passkeys: number;
}

/** The app and the recovery codes of a person. Each call takes the manager of a platform transaction. */
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

  /** Marks a step of the app as used. @returns false when this step or a later step was used before */
  async takeStep(manager: EntityManager, usuarioId: string, step: number): Promise<boolean> {
    const [, taken] = await manager.query(
      'update factores_totp set ultimo_paso = $2 where usuario_id = $1 and ultimo_paso < $2',
      [usuarioId, step],
    );
    return taken === 1;
  }

  /** Marks a recovery code as used. @returns false when it is wrong or was used before */
  async takeRecoveryCode(manager: EntityManager, usuarioId: string, hash: Buffer): Promise<boolean> {
    const [, taken] = await manager.query(
      'update codigos_recuperacion set usado_en = now() where usuario_id = $1 and hash = $2 and usado_en is null',
      [usuarioId, hash],
    );
    return taken === 1;
  }

  /** Stores a new app, in place of an app that was never confirmed. @returns false when an app is in use */
  async beginTotp(manager: EntityManager, usuarioId: string, secreto: Buffer): Promise<boolean> {
    const rows = await manager.query(
      `insert into factores_totp as f (usuario_id, secreto) values ($1, $2)
       on conflict (usuario_id) do update set secreto = excluded.secreto, ultimo_paso = 0, creado_en = now()
         where f.confirmado_en is null
       returning usuario_id`,
      [usuarioId, secreto],
    );
    return rows.length === 1;
  }

  /**
   * Puts a new app into use.
   * @param secreto the sealed secret of the checked code; another app may have replaced it meanwhile
   * @returns false when the app was replaced, or is in use already
   */
  async confirmTotp(manager: EntityManager, usuarioId: string, secreto: Buffer): Promise<boolean> {
    const [, confirmed] = await manager.query(
      `update factores_totp set confirmado_en = now()
        where usuario_id = $1 and secreto = $2 and confirmado_en is null`,
      [usuarioId, secreto],
    );
    return confirmed === 1;
  }

  /** Removes the app and the recovery codes. @returns whether the app was in use */
  async removeTotp(manager: EntityManager, usuarioId: string): Promise<boolean> {
    // The app is locked before its codes, as by their replacement.
    const [[row]] = await manager.query('delete from factores_totp where usuario_id = $1 returning confirmado_en', [
      usuarioId,
    ]);
    await manager.query('delete from codigos_recuperacion where usuario_id = $1', [usuarioId]);
    return Boolean(row?.confirmado_en);
  }

  /** Replaces all recovery codes, used or not. */
  async replaceRecoveryCodes(manager: EntityManager, usuarioId: string, hashes: readonly Buffer[]): Promise<void> {
    // The row of the app is the lock. Of two simultaneous replacements, the second waits and wins.
    await manager.query('select 1 from factores_totp where usuario_id = $1 for update', [usuarioId]);
    await manager.query('delete from codigos_recuperacion where usuario_id = $1', [usuarioId]);
    await manager.query(
      'insert into codigos_recuperacion (usuario_id, hash) select $1, hash from unnest($2::bytea[]) as hash',
      [usuarioId, hashes],
    );
  }
}
