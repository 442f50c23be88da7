import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The bytes of a picture in a cuenta, whoever filed them. */
export interface Foto {
  cuentaId: string;
  sha256: string;
}

/** A picture that waits for its small picture. */
export interface FotoPorAchicar {
  clave: string;
  usuarioId: string;
  /** The small picture of another row with the same bytes. Null: no such row has it; empty: it cannot be made. */
  miniatura: string | null;
}

/** The rows of all domains that have pictures, in transactions of the platform. */
@Injectable()
export class MiniaturasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Some pictures of any cuenta that have no small picture yet. */
  findSin(limit: number): Promise<Foto[]> {
    return this.transactions.manager.query('select * from fotos_sin_miniatura($1)', [limit]);
  }

  /** A picture that waits for its small picture; null when no row of it waits. */
  async find({ cuentaId, sha256 }: Foto): Promise<FotoPorAchicar | null> {
    const [row] = await this.transactions.manager.query('select * from foto_por_achicar($1, $2)', [cuentaId, sha256]);
    return row ?? null;
  }

  /**
   * Gives a small picture to all rows that wait for it. An empty text means that it cannot be made.
   * @returns the people who filed them
   */
  async put({ cuentaId, sha256 }: Foto, miniatura: string): Promise<string[]> {
    const rows: { usuarioId: string }[] = await this.transactions.manager.query(
      'select * from poner_miniatura($1, $2, $3)',
      [cuentaId, sha256, miniatura],
    );
    return rows.map(({ usuarioId }) => usuarioId);
  }
}
