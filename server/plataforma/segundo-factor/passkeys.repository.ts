import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A passkey of a person: the public key whose private key is on their device. */
export interface Passkey {
  id: string;
  usuarioId: string;
  nombre: string;
  clavePublica: Buffer;
  contador: number;
  transportes: string[];
  esSincronizada: boolean;
  creadaEn: Date;
  usadaEn: Date | null;
}

const SELECT = `select id, usuario_id as "usuarioId", nombre, clave_publica as "clavePublica", contador::float8 as contador,
  transportes, es_sincronizada as "esSincronizada", creada_en as "creadaEn", usada_en as "usadaEn" from passkeys`;

/** The passkeys of people. Each call takes the manager of a platform transaction. */
@Injectable()
export class PasskeysRepository {
  findOf(manager: EntityManager, usuarioId: string): Promise<Passkey[]> {
    return manager.query(`${SELECT} where usuario_id = $1 order by creada_en, id`, [usuarioId]);
  }

  /**
   * The number of a person's passkeys. Locks the person until the transaction ends: two requests cannot both add the
   * last passkey.
   */
  async countLocked(manager: EntityManager, usuarioId: string): Promise<number> {
    await manager.query('select 1 from usuarios where id = $1 for no key update', [usuarioId]);
    const [{ total }] = await manager.query('select count(*)::int as total from passkeys where usuario_id = $1', [
      usuarioId,
    ]);
    return total;
  }

  async find(manager: EntityManager, id: string): Promise<Passkey | null> {
    const [row] = await manager.query(`${SELECT} where id = $1`, [id]);
    return row ?? null;
  }

  /** Stores a new passkey. @returns false when this person or another person already has it */
  async insert(manager: EntityManager, passkey: Omit<Passkey, 'creadaEn' | 'usadaEn'>): Promise<boolean> {
    const rows = await manager.query(
      `insert into passkeys (id, usuario_id, nombre, clave_publica, contador, transportes, es_sincronizada)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
      [
        passkey.id,
        passkey.usuarioId,
        passkey.nombre,
        passkey.clavePublica,
        passkey.contador,
        passkey.transportes,
        passkey.esSincronizada,
      ],
    );
    return rows.length === 1;
  }

  /**
   * Records a use. The counter must grow, except in passkeys without a counter, which always send 0.
   * @returns false when the counter did not grow: a copy of the passkey was used
   */
  async noteUse(manager: EntityManager, id: string, contador: number, esSincronizada: boolean): Promise<boolean> {
    const [, noted] = await manager.query(
      `update passkeys set contador = $2, es_sincronizada = $3, usada_en = now()
        where id = $1 and (contador < $2 or (contador = 0 and $2 = 0))`,
      [id, contador, esSincronizada],
    );
    return noted === 1;
  }

  /** Renames a passkey. @returns false when the person has no such passkey */
  async rename(manager: EntityManager, usuarioId: string, id: string, nombre: string): Promise<boolean> {
    const [, renamed] = await manager.query('update passkeys set nombre = $3 where usuario_id = $1 and id = $2', [
      usuarioId,
      id,
      nombre,
    ]);
    return renamed === 1;
  }

  /** Removes all passkeys of a person. */
  async removeAll(manager: EntityManager, usuarioId: string): Promise<void> {
    await manager.query('delete from passkeys where usuario_id = $1', [usuarioId]);
  }

  /** Removes a passkey. @returns its name; null when the person has no such passkey */
  async remove(manager: EntityManager, usuarioId: string, id: string): Promise<string | null> {
    const [[row]] = await manager.query('delete from passkeys where usuario_id = $1 and id = $2 returning nombre', [
      usuarioId,
      id,
    ]);
    return row?.nombre ?? null;
  }
}
