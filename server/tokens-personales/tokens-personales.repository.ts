import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A personal token, as it is kept. */
export interface FilaToken {
  id: string;
  nombre: string;
  rolId: number;
  final: string;
  creadoEn: Date;
  expiraEn: Date;
  usadoEn: Date | null;
}

/** Whose: one person's, in one cuenta. */
export interface Owner {
  cuentaId: string;
  usuarioId: string;
}

const COLUMNS = `id, nombre, rol_id as "rolId", final, creado_en as "creadoEn", expira_en as "expiraEn",
  usado_en as "usadoEn"`;

/** Personal tokens: a table of the platform, read before it is known who asks; each call takes the platform's role. */
@Injectable()
export class TokensPersonalesRepository {
  /** Those that were not revoked, the newest first. */
  find(manager: EntityManager, { cuentaId, usuarioId }: Owner): Promise<FilaToken[]> {
    return manager.query(
      `select ${COLUMNS} from tokens_personales
        where cuenta_id = $1 and usuario_id = $2 and revocado_en is null order by creado_en desc, id desc`,
      [cuentaId, usuarioId],
    );
  }

  /**
   * How many of theirs hold or would; nobody else counts them until the transaction ends: of two who make the last one,
   * the second finds it made.
   */
  async countLocked(manager: EntityManager, { cuentaId, usuarioId }: Owner): Promise<number> {
    await manager.query('select 1 from membresias where cuenta_id = $1 and usuario_id = $2 for no key update', [
      cuentaId,
      usuarioId,
    ]);
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

  /** @returns the name of the token that was revoked; null when there is none to revoke */
  async revoke(manager: EntityManager, { cuentaId, usuarioId }: Owner, id: string): Promise<string | null> {
    const [[row]] = await manager.query(
      `update tokens_personales set revocado_en = now()
        where cuenta_id = $1 and usuario_id = $2 and id = $3 and revocado_en is null returning nombre`,
      [cuentaId, usuarioId, id],
    );
    return row?.nombre ?? null;
  }
}
