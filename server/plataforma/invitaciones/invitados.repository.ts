import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The usuario with an invited address. */
export interface Invitado {
  usuarioId: string;
  /** Whether the person confirmed the address. */
  isConfirmed: boolean;
}

interface Alta {
  usuarioId: string;
  email: string;
  nombre: string;
  claveHash: string;
}

/** The usuarios with invited addresses. Each call takes the manager of a platform transaction. */
@Injectable()
export class InvitadosRepository {
  async findByEmail(manager: EntityManager, email: string): Promise<Invitado | null> {
    const [row] = await manager.query(
      `select id as "usuarioId", email_confirmado_en is not null as "isConfirmed" from usuarios where email = $1`,
      [email],
    );
    return row ?? null;
  }

  /** A person's address; null when it is not confirmed, or the person is suspended. */
  async confirmedEmailOf(manager: EntityManager, usuarioId: string): Promise<string | null> {
    const [row] = await manager.query(
      'select email from usuarios where id = $1 and email_confirmado_en is not null and suspendido_en is null',
      [usuarioId],
    );
    return row?.email ?? null;
  }

  /** @returns false when the address already has a usuario */
  async insert(manager: EntityManager, { usuarioId, email, nombre, claveHash }: Alta): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `insert into usuarios (id, email, nombre, clave_hash) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [usuarioId, email, nombre, claveHash],
    );
    return inserted.length === 1;
  }

  /** Gives an unconfirmed usuario the name and password of the person who owns the address. */
  async takeOver(manager: EntityManager, { usuarioId, nombre, claveHash }: Alta): Promise<void> {
    await manager.query(
      `update usuarios set nombre = $2, clave_hash = $3, email_confirmado_en = now(), clave_cambiada_en = now()
        where id = $1`,
      [usuarioId, nombre, claveHash],
    );
  }
}
