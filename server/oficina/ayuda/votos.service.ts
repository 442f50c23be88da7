import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ContenidoDeAyuda } from './contenido-de-ayuda.service.js';

/** Votes on whether guides were useful. A person has one vote per guide, the same in all their cuentas. */
@Injectable()
export class Votos {
  constructor(
    private readonly contenido: ContenidoDeAyuda,
    private readonly transactions: Transactions,
  ) {}

  /** The vote of a person; null when there is none. Must not be called inside a transaction. */
  find(usuarioId: string, categoria: string, slug: string): Promise<boolean | null> {
    return this.transactions.platform(async (manager) => {
      const [row] = await manager.query('select sirve from ayuda_votos where usuario_id = $1 and pagina = $2', [
        usuarioId,
        `${categoria}/${slug}`,
      ]);
      return row?.sirve ?? null;
    });
  }

  /** Stores a vote; null takes the vote back. Must not be called inside a transaction. @throws DomainError 404 */
  async votar(usuarioId: string, categoria: string, slug: string, sirve: boolean | null): Promise<void> {
    this.contenido.guia(categoria, slug);
    const values = [usuarioId, `${categoria}/${slug}`];
    await this.transactions.platform((manager) =>
      sirve === null
        ? manager.query('delete from ayuda_votos where usuario_id = $1 and pagina = $2', values)
        : manager.query(
            `insert into ayuda_votos (usuario_id, pagina, sirve) values ($1, $2, $3)
             on conflict (usuario_id, pagina) do update set sirve = excluded.sirve, votado_en = now()`,
            [...values, sirve],
          ),
    );
  }
}
