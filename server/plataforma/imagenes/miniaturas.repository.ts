import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The bytes of a picture in a cuenta, whoever filed them. */
export interface Foto {
  cuentaId: string;
  sha256: string;
}

/** A picture that waits for its small one. */
export interface FotoPorAchicar {
  clave: string;
  usuarioId: string;
  /** What another row with the same bytes has; null for none, empty when it cannot be made. */
  miniatura: string | null;
}

/** The rows of all domains that have pictures; in transactions of the platform. */
@Injectable()
export class MiniaturasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Some that have no small one yet, of any cuenta. */
  findSin(limit: number): Promise<Foto[]> {
    return this.transactions.manager.query('select * from fotos_sin_miniatura($1)', [limit]);
  }

  /** One that waits; null when none of its rows does. */
  async find({ cuentaId, sha256 }: Foto): Promise<FotoPorAchicar | null> {
    const [row] = await this.transactions.manager.query('select * from foto_por_achicar($1, $2)', [cuentaId, sha256]);
    return row ?? null;
  }

  /** Gives a small picture to all rows that wait for it, or an empty text for none. @returns who filed them */
  async put({ cuentaId, sha256 }: Foto, miniatura: string): Promise<string[]> {
    const rows: { usuarioId: string }[] = await this.transactions.manager.query(
      'select * from poner_miniatura($1, $2, $3)',
      [cuentaId, sha256, miniatura],
    );
    return rows.map(({ usuarioId }) => usuarioId);
  }
}
