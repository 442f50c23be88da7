import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import { CorreoAdjunto } from './correo-adjunto.entity.js';

/** The most files of a mail, and the most bytes of all its files. */
const MAX_ARCHIVOS = 20;
const MAX_MB = 25;

type NuevoAdjunto = Omit<CorreoAdjunto, 'orden' | 'enLinea' | 'miniatura'> & Partial<Pick<CorreoAdjunto, 'enLinea'>>;

/** The files of mails in the mailbox of the running user; row-level security hides files of other people. */
@Injectable()
export class CorreoAdjuntosRepository {
  constructor(
    private readonly plan: Plan,
    private readonly miniaturas: Miniaturas,
    private readonly transactions: Transactions,
  ) {}

  /** The files of a mail, in their order. */
  findOf(correoId: string): Promise<CorreoAdjunto[]> {
    return this.transactions.manager.find(CorreoAdjunto, { where: { correoId }, order: { orden: 'asc', id: 'asc' } });
  }

  /** @throws DomainError 404 */
  async get(correoId: string, id: string): Promise<CorreoAdjunto> {
    return found(await this.transactions.manager.findOneBy(CorreoAdjunto, { id, correoId }), 'el archivo');
  }

  /**
   * Adds a file at the end of a mail. The mail must be locked. @throws DomainError 409 when the plan has no room, 422
   */
  async add({ enLinea = false, ...adjunto }: NuevoAdjunto): Promise<void> {
    const present = await this.findOf(adjunto.correoId);
    await this.assertRoomFor([...present, adjunto], present);
    const orden = (present.at(-1)?.orden ?? -1) + 1;
    await this.insert({ ...adjunto, orden, enLinea });
  }

  /** Adds the row of a file. Asks for its small picture when the text does not show the file. */
  async insert(adjunto: Omit<CorreoAdjunto, 'miniatura'>): Promise<void> {
    await this.transactions.manager.insert(CorreoAdjunto, adjunto);
    if (!adjunto.enLinea) {
      await this.miniaturas.pedir(adjunto);
    }
  }

  /** The copies in the running user's mailbox whose mails have a file with these bytes. The newest files come first. */
  async findCopiasWith(sha256: string, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select k.id from correo_adjuntos a join correo_copias k on k.cuenta_id = a.cuenta_id and k.correo_id = a.correo_id
        where a.sha256 = $1 and not a.en_linea and k.usuario_id = $2 order by a.id desc limit $3`,
      [sha256, this.transactions.tenant.usuarioId, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes a file and its bytes. */
  async remove(id: string): Promise<void> {
    await this.transactions.manager.delete(CorreoAdjunto, { id });
  }

  /**
   * Checks that a mail may have more files.
   * @param present the files that the mail already has
   * @throws DomainError 409 when the plan has no room, 422
   */
  async assertRoomFor(files: readonly Pick<CorreoAdjunto, 'bytes'>[], present: typeof files = []): Promise<void> {
    const total = bytesOf(files);
    if (files.length > MAX_ARCHIVOS) {
      throw invalidField('archivos', `Un correo puede llevar hasta ${MAX_ARCHIVOS} archivos.`);
    }
    if (total > MAX_MB * 1024 * 1024) {
      const mensaje = `Los archivos de un correo pueden ocupar hasta ${MAX_MB} MB en total.`;
      throw new DomainError('ADJUNTOS_GRANDES', 422, mensaje, [{ campo: 'archivos', mensaje }]);
    }
    await this.plan.assertStorage(total - bytesOf(present));
  }
}

function bytesOf(files: readonly Pick<CorreoAdjunto, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
