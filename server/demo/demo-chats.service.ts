import { Injectable } from '@nestjs/common';
import { ChatsService } from '../chat/chats.service.js';
import { MensajesService } from '../chat/mensajes.service.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { CONVERSACIONES, type Conversacion } from './demo-conversaciones.js';
import type { OpenOficina } from './open-oficina.js';

const HOUR = 3_600_000;

/** Writes the chats among the people of an office; messages that exist are not written again. */
@Injectable()
export class DemoChats {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: ChatsService,
    private readonly mensajes: MensajesService,
  ) {}

  async load(office: OpenOficina): Promise<void> {
    for (const conversacion of CONVERSACIONES[office.oficina.clave] ?? []) {
      await this.converse(office, conversacion);
    }
  }

  private async converse(office: OpenOficina, { entre, sinLeer = 0, lineas }: Conversacion): Promise<void> {
    const people = [office.person(entre[0]), office.person(entre[1])] as const;
    const loadedAt = Date.now();
    const at = <T>(horas: number, person: TenantContext, work: () => Promise<T>): Promise<T> =>
      this.transactions.atTime(new Date(loadedAt - horas * HOUR), () =>
        this.transactions.tenantTransaction(person, work),
      );
    const { chat, mensajes } = await at(lineas[0]?.[1] ?? 0, people[0], () => this.chats.open(people[1].usuarioId));
    for (const [i, [autor, horas, texto]] of [...lineas.entries()].slice(mensajes.length)) {
      await at(horas, office.person(autor), () => this.mensajes.send(chat.id, { valor: texto }));
      if (i === lineas.length - sinLeer - 1) {
        for (const person of people) {
          await at(horas, person, () => this.chats.update(chat.id, { unreadCount: 0 }));
        }
      }
    }
  }
}
