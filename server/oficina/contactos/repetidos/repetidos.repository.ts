import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { MAX_POR_CLAVE } from '../intercambio/reparto.js';
import { type ConClave, parKey } from './pares.js';

/** The most keys that are looked at. */
const MAX_CLAVES = 500;

/** Finds the contactos that look alike, and keeps which of them are two people. */
@Injectable()
export class RepetidosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The e-mails, telephones and names that several contactos have. */
  findConClaves(): Promise<ConClave[]> {
    return this.transactions.manager.query(
      `select k as clave, (array_agg(h.id order by h.id))[1:${MAX_POR_CLAVE}] as ids
         from contactos_por_clave h cross join lateral unnest(h.claves) k
        group by k having count(*) > 1 order by ids, clave limit ${MAX_CLAVES}`,
    );
  }

  /** The keys of the pairs that are two people. */
  async findDistintos(): Promise<Set<string>> {
    const rows: { uno: string; otro: string }[] = await this.transactions.manager.query(
      'select uno, otro from contacto_distintos',
    );
    return new Set(rows.map(({ uno, otro }) => parKey(uno, otro)));
  }

  async addDistintos(uno: string, otro: string): Promise<void> {
    await this.transactions.manager.query(
      'insert into contacto_distintos (uno, otro) values (least($1::uuid, $2), greatest($1::uuid, $2)) on conflict do nothing',
      [uno, otro],
    );
  }

  async removeDistintos(uno: string, otro: string): Promise<void> {
    await this.transactions.manager.query(
      'delete from contacto_distintos where uno = least($1::uuid, $2) and otro = greatest($1::uuid, $2)',
      [uno, otro],
    );
  }

  /** Whether two contactos are two personas of carpetas. The running user may not see them. */
  async areOtherPersonas(uno: string, otro: string): Promise<boolean> {
    const rows: unknown[] = await this.transactions.manager.query(
      `select 1 from contactos c join contactos o on o.cuenta_id = c.cuenta_id and o.persona_id <> c.persona_id
        where c.id = $1 and o.id = $2`,
      [uno, otro],
    );
    return rows.length > 0;
  }

  /** Gives a contacto without persona that of another one. The running user may not see the persona. */
  async takePersona(id: string, from: string): Promise<void> {
    await this.transactions.manager.query(
      `update contactos c set persona_id = o.persona_id from contactos o
        where c.id = $1 and o.cuenta_id = c.cuenta_id and o.id = $2 and c.persona_id is null`,
      [id, from],
    );
  }
}
