import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Mensaje } from './mensajes.repository.js';

export type MensajeConEnlaces = Pick<Mensaje, 'id' | 'autorId' | 'valor' | 'creadoEn'>;

/** The messages with links in chats that the running user sees: the database leaves other chats out. */
@Injectable()
export class EnlacesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The newest messages with links of a chat. @param antes the id of a message; only older messages are returned */
  find(chatId: string, antes: string | undefined, limit: number): Promise<MensajeConEnlaces[]> {
    return this.transactions.manager.query(
      `select m.id, m.autor_id as "autorId", m.valor, m.creado_en as "creadoEn" from chat_mensajes m
        where m.chat_id = $1 and m.con_enlaces
          ${antes ? 'and (m.creado_en, m.id) < (select r.creado_en, r.id from chat_mensajes r where r.chat_id = $1 and r.id = $3)' : ''}
        order by m.creado_en desc, m.id desc limit $2`,
      [chatId, limit, ...(antes ? [antes] : [])],
    );
  }
}
