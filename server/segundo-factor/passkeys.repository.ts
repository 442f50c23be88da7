import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A passkey of a person: a public key, whose private half is on their device. */
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

/** The passkeys of people, in a transaction of the platform. */
@Injectable()
export class PasskeysRepository {
  findOf(manager: EntityManager, usuarioId: string): Promise<Passkey[]> {
    return manager.query(`${SELECT} where usuario_id = $1 order by creada_en, id`, [usuarioId]);
  }

  async find(manager: EntityManager, id: string): Promise<Passkey | null> {
    const [row] = await manager.query(`${SELECT} where id = $1`, [id]);
    return row ?? null;
  }

  /** Keeps a new passkey. @returns false when it is known already, of this person or another */
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
   * Notes a use. The counter only ever grows, except in passkeys that count nothing and say 0.
   * @returns false when another use at the same time was ahead: of two with one counter, one is a copy's
   */
  async noteUse(manager: EntityManager, id: string, contador: number, esSincronizada: boolean): Promise<boolean> {
    const [, noted] = await manager.query(
      `update passkeys set contador = $2, es_sincronizada = $3, usada_en = now()
        where id = $1 and (contador < $2 or (contador = 0 and $2 = 0))`,
      [id, contador, esSincronizada],
    );
    return noted === 1;
  }

  /** Names a passkey of this person. @returns whether there is such a one */
  async rename(manager: EntityManager, usuarioId: string, id: string, nombre: string): Promise<boolean> {
    const [, renamed] = await manager.query('update passkeys set nombre = $3 where usuario_id = $1 and id = $2', [
      usuarioId,
      id,
      nombre,
    ]);
    return renamed === 1;
  }

  /** Removes a passkey of this person. @returns its name, or null when there is no such one */
  async remove(manager: EntityManager, usuarioId: string, id: string): Promise<string | null> {
    const [[row]] = await manager.query('delete from passkeys where usuario_id = $1 and id = $2 returning nombre', [
      usuarioId,
      id,
    ]);
    return row?.nombre ?? null;
  }
}
