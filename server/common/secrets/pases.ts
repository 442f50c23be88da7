import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

/** The purpose of a pase. The pase is not valid for another purpose. */
export type Proposito =
  | 'confirmar_correo'
  | 'restablecer_clave'
  | 'segundo_factor'
  | 'passkey_alta'
  | 'passkey_ingreso'
  | 'passkey_verificacion'
  | 'descarga';

/** The data of an issued pase. */
export interface Pase<Datos extends object = Record<string, unknown>> {
  usuarioId: string | null;
  datos: Datos;
}

const VALID = 'proposito = $1 and hash = $2 and usado_en is null and expira_en > now()';

/**
 * Pases: tokens for a single use that are mailed or handed out. Examples are a link, and the challenge of a second
 * step. A pase has 256 random bits. The database keeps only their hash, so nobody who reads it can use a pase.
 */
@Injectable()
export class Pases {
  /**
   * Issues a pase.
   * @param datos data to keep with it; nothing secret
   * @param seconds its lifetime
   * @returns the token in base64url, which is stored nowhere
   */
  async issue(
    manager: EntityManager,
    proposito: Proposito,
    { usuarioId = null, datos = {}, seconds }: { usuarioId?: string | null; datos?: object; seconds: number },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await manager.query(
      `insert into pases (id, proposito, hash, usuario_id, datos, expira_en)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
      [uuid(), proposito, hashOf(token), usuarioId, JSON.stringify(datos), seconds],
    );
    return token;
  }

  /** The contents of a valid pase, without using it. Null for any other token. */
  async peek<Datos extends object>(
    manager: EntityManager,
    proposito: Proposito,
    token: string,
  ): Promise<Pase<Datos> | null> {
    const [row] = await manager.query(`select usuario_id, datos from pases where ${VALID}`, [proposito, hashOf(token)]);
    return row ? toPase<Datos>(row) : null;
  }

  /** Uses a pase: of several calls at once, one gets it. Null when the pase is used, expired or unknown. */
  async take<Datos extends object>(
    manager: EntityManager,
    proposito: Proposito,
    token: string,
  ): Promise<Pase<Datos> | null> {
    const [[row]] = await manager.query(
      `update pases set usado_en = now() where ${VALID} returning usuario_id, datos`,
      [proposito, hashOf(token)],
    );
    return row ? toPase<Datos>(row) : null;
  }

  /**
   * Counts a try with a pase. Commit the count before the try is judged, so that simultaneous tries count too.
   * @param max the number of allowed tries
   * @returns the number of remaining tries; null when this try is not allowed or the pase has ended
   */
  async countTry(manager: EntityManager, proposito: Proposito, token: string, max: number): Promise<number | null> {
    const [[row]] = await manager.query(
      `update pases set intentos = intentos + 1 where ${VALID} and intentos < $3 returning intentos`,
      [proposito, hashOf(token), max],
    );
    return row ? max - row.intentos : null;
  }

  /** Ends the pases of a person for a purpose, as if they had been used. */
  async endAll(manager: EntityManager, proposito: Proposito, usuarioId: string): Promise<void> {
    await manager.query(
      'update pases set usado_en = now() where proposito = $1 and usuario_id = $2 and usado_en is null',
      [proposito, usuarioId],
    );
  }

  /** Ends the pases of a person for every purpose. */
  async endEvery(manager: EntityManager, usuarioId: string): Promise<void> {
    await manager.query('update pases set usado_en = now() where usuario_id = $1 and usado_en is null', [usuarioId]);
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function toPase<Datos extends object>({ usuario_id, datos }: { usuario_id: string | null; datos: Datos }): Pase<Datos> {
  return { usuarioId: usuario_id, datos };
}
