import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tokenExpired } from '../../common/access/access-tokens.js';
import type { TokenPersonalDto } from './tokens-personales.dto.js';

/** A personal token as it is stored, without its hash. */
export type FilaToken = Omit<TokenPersonalDto, 'rol'>;

export type TokenRevocado = Pick<FilaToken, 'id' | 'nombre' | 'rolId'> & { cuentaId: string };

/** The owner of tokens: one person in one cuenta. */
export interface Owner {
  cuentaId: string;
  usuarioId: string;
}

const COLUMNS = `id, nombre, rol_id as "rolId", final, creado_en as "creadoEn", expira_en as "expiraEn",
  usado_en as "usadoEn"`;

/** Personal tokens are in a platform table. They are read before the caller is known. */
@Injectable()
export class TokensPersonalesRepository {
  /** The tokens that are not revoked, newest first. */
  find(manager: EntityManager, { cuentaId, usuarioId }: Owner): Promise<FilaToken[]> {
    return manager.query(
      `select ${COLUMNS} from tokens_personales
        where cuenta_id = $1 and usuario_id = $2 and revocado_en is null order by creado_en desc, id desc`,
      [cuentaId, usuarioId],
    );
  }

  /**
   * The number of valid tokens. Locks the owner until the transaction ends. Two simultaneous requests cannot both make
   * the last token.
   * @throws DomainError 401 TOKEN_EXPIRED when the owner is no longer a member
   */
  async countLocked(manager: EntityManager, { cuentaId, usuarioId }: Owner): Promise<number> {
    const members: unknown[] = await manager.query(
      `select 1 from membresias where cuenta_id = $1 and usuario_id = $2 and estado = 'activa' for no key update`,
      [cuentaId, usuarioId],
    );
    if (members.length === 0) {
      throw tokenExpired();
    }
    const [{ total }] = await manager.query(
      `select count(*)::int as total from tokens_personales
        where cuenta_id = $1 and usuario_id = $2 and revocado_en is null and expira_en > now()`,
      [cuentaId, usuarioId],
    );
    return total;
  }

  async insert(
    manager: EntityManager,
    { cuentaId, usuarioId }: Owner,
    token: Pick<FilaToken, 'id' | 'nombre' | 'rolId' | 'final'> & { hash: Buffer; dias: number },
  ): Promise<FilaToken> {
    const { id, nombre, rolId, final, hash, dias } = token;
    const [row] = await manager.query(
      `insert into tokens_personales (cuenta_id, usuario_id, id, nombre, rol_id, hash, final, expira_en)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8)) returning ${COLUMNS}`,
      [cuentaId, usuarioId, id, nombre, rolId, hash, final, dias],
    );
    return row;
  }

  /** Revokes all tokens of a person, in every cuenta. Waits for a token that is being made. */
  async revokeAll(manager: EntityManager, usuarioId: string): Promise<TokenRevocado[]> {
    await manager.query('select 1 from membresias where usuario_id = $1 order by cuenta_id for no key update', [
      usuarioId,
    ]);
    const [revoked] = await manager.query(
      `update tokens_personales set revocado_en = now() where usuario_id = $1 and revocado_en is null
       returning id, nombre, rol_id as "rolId", cuenta_id as "cuentaId"`,
      [usuarioId],
    );
    return revoked;
  }

  /** @returns the name of the revoked token; null without a token to revoke */
  async revoke(manager: EntityManager, { cuentaId, usuarioId }: Owner, id: string): Promise<string | null> {
    const [[row]] = await manager.query(
      `update tokens_personales set revocado_en = now()
        where cuenta_id = $1 and usuario_id = $2 and id = $3 and revocado_en is null returning nombre`,
      [cuentaId, usuarioId, id],
    );
    return row?.nombre ?? null;
  }
}
