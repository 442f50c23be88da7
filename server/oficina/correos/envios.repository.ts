import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Destinatario } from './correo.entity.js';
import type { EnvioDto } from './correos.dto.js';

/** The addresses outside to which the running user wrote. */
@Injectable()
export class EnviosRepository {
  constructor(private readonly transactions: Transactions) {}

  async insert(correoId: string, direcciones: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into correo_envios (correo_id, direccion, actualizado_en) select $1, unnest($2::text[]), $3`,
      [correoId, direcciones, this.transactions.now],
    );
  }

  /** The addresses to which a mail has not gone yet. */
  async findQueued(correoId: string): Promise<string[]> {
    const rows: { direccion: string }[] = await this.transactions.manager.query(
      `select direccion from correo_envios where correo_id = $1 and estado = 'en_cola' order by direccion`,
      [correoId],
    );
    return rows.map(({ direccion }) => direccion);
  }

  /** Records the states of a mail's addresses. A final state is not overwritten. */
  async record(correoId: string, destinos: readonly EnvioDto[]): Promise<void> {
    await this.transactions.manager.query(
      `update correo_envios e set estado = d.estado, motivo = d.motivo, actualizado_en = $3
         from jsonb_to_recordset($2::jsonb) as d (direccion text, estado text, motivo text)
        where e.correo_id = $1 and e.direccion = d.direccion and e.estado = 'en_cola'`,
      [correoId, JSON.stringify(destinos), this.transactions.now],
    );
  }

  /** The hidden recipients of a mail of the running user. */
  async findOwnCco(correoId: string): Promise<Destinatario[]> {
    const [row] = await this.transactions.manager.query(
      'select cco from correo_copias where correo_id = $1 and propia',
      [correoId],
    );
    return row?.cco ?? [];
  }

  /** The id of the author's own copy; null when the author deleted it. */
  async findOwnCopia(correoId: string): Promise<string | null> {
    const [row] = await this.transactions.manager.query(
      'select id from correo_copias where correo_id = $1 and propia',
      [correoId],
    );
    return row?.id ?? null;
  }
}
