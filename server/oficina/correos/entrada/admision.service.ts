import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Uploads } from '../../../common/files/uploads.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { Plan } from '../../../plataforma/plan/plan.service.js';
import { ROL } from '../../../vocabulario/roles.js';
import { type Buzon, Direcciones } from '../direcciones.service.js';
import { EntradasRepository } from './entradas.repository.js';
import { RespuestaSmtp } from './respuesta-smtp.js';

/** The most bytes of mails that wait for their mailboxes, in all cuentas. More than that means that delivery fails. */
const MAX_PENDING = 2 * 1024 ** 3;

/** The room that a mail without an announced size needs in the cuenta. */
const MIN_ROOM = 1024 ** 2;

/** An accepted recipient of a mail. */
export interface Destino extends Buzon {
  direccion: string;
}

/**
 * Decides which mail is accepted, and stores it before the sender's server is told. Call its methods outside a
 * transaction.
 */
@Injectable()
export class Admision {
  constructor(
    private readonly direcciones: Direcciones,
    private readonly entradas: EntradasRepository,
    private readonly uploads: Uploads,
    private readonly jobs: Jobs,
    private readonly plan: Plan,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The mailbox of an address.
   * @param bytes the announced size of the mail; null when none is announced
   * @param antes the recipients that the mail has already, which may be of the same cuenta
   * @throws RespuestaSmtp 550 when there is no mailbox, 452 when its cuenta has no room, or too many mails wait
   */
  async admit(direccion: string, bytes: number | null, antes: Iterable<Destino>): Promise<Destino> {
    const buzon = await this.direcciones.findBuzon(direccion);
    if (!buzon) {
      throw new RespuestaSmtp(550, 'No such mailbox here');
    }
    // A mail that does not fit is refused now. A later refusal would delay the mail for the other cuentas too.
    const deEsa = [...antes, buzon].filter(({ cuentaId }) => cuentaId === buzon.cuentaId);
    const room = (bytes ?? MIN_ROOM) * new Set(deEsa.map(({ usuarioId }) => usuarioId)).size;
    const work = async () => {
      await this.assertQueue(room);
      return this.plan.get();
    };
    const { plan, uso } = await this.transactions.tenantTransaction(contextOf(buzon), work, { readOnly: true });
    if (uso.almacenamientoBytes + room > plan.almacenamientoBytes) {
      throw new RespuestaSmtp(452, 'The mailbox is full');
    }
    return { ...buzon, direccion };
  }

  /**
   * Stores a mail and the job that delivers it. When the promise resolves, both are on the disk.
   * @param remitente the sender, as its server says; empty for none
   * @throws whatever `content` throws; DomainError when there is no room
   */
  async accept(destinos: readonly Destino[], remitente: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    // Several addresses may belong to one mailbox. All mails lock cuentas in the same order.
    const unicos = [...new Map(destinos.map((each) => [`${each.cuentaId}/${each.usuarioId}`, each])).entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, destino]) => destino);
    const [primero] = unicos;
    if (!primero) {
      throw new RespuestaSmtp(503, 'No recipients');
    }
    await this.uploads.receive(contextOf(primero), content, async ({ clave, bytes }) => {
      const id = uuid();
      await this.assertQueue(bytes * unicos.length);
      for (const cuentaId of new Set(unicos.map((each) => each.cuentaId))) {
        const deEsa = unicos.filter((each) => each.cuentaId === cuentaId);
        await this.assertRoom(deEsa[0] as Destino, bytes * deEsa.length);
      }
      const { now } = this.transactions;
      await this.entradas.insert(unicos.map((each) => ({ ...each, id, remitente, clave, bytes, recibidaEn: now })));
      await this.jobs.send('correos-entrada', { id }, { singletonKey: id });
    });
  }

  private async assertQueue(bytes: number): Promise<void> {
    if ((await this.entradas.bytes()) + bytes > MAX_PENDING) {
      throw new RespuestaSmtp(452, 'Too many mails are waiting, try again later');
    }
  }

  private assertRoom(buzon: Buzon, bytes: number): Promise<void> {
    return this.transactions.asPlatform(() =>
      this.transactions.actingIn(contextOf(buzon), () => this.plan.assertStorage(bytes)),
    );
  }
}

/** Receiving a mail needs no permission of a role, so the context has the lowest role. */
function contextOf({ cuentaId, usuarioId }: Buzon): TenantContext {
  return { cuentaId, usuarioId, rolId: ROL.lectura };
}
