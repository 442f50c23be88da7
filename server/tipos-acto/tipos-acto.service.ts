import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Pais } from '../cuentas/cuenta.entity.js';
import { CATALOGO } from './catalogo.js';
import { TipoActo } from './tipo-acto.entity.js';

/** The catalogue of actos of the running cuenta. */
@Injectable()
export class TiposActoService {
  constructor(private readonly transactions: Transactions) {}

  /** All actos, ordered by name. */
  findAll(): Promise<TipoActo[]> {
    return this.transactions.manager.find(TipoActo, { order: { nombre: 'asc' } });
  }

  find(id: string): Promise<TipoActo | null> {
    return this.transactions.manager.findOneBy(TipoActo, { id });
  }

  /** An acto that must exist, since a row refers to it. */
  get(id: string): Promise<TipoActo> {
    return this.transactions.manager.findOneByOrFail(TipoActo, { id });
  }

  /** Fills the catalogue of a new cuenta. */
  async seed(pais: Pais): Promise<void> {
    const defaults = {
      pais,
      esRegistrable: false,
      reservadoPorDefecto: false,
      rolesRequeridos: [],
      requisitos: [],
      plazos: [],
      secciones: [],
      alcanceAml: false,
    };
    await this.transactions.manager.insert(
      TipoActo,
      CATALOGO[pais].map((acto) => ({ ...defaults, ...acto, id: uuid() })),
    );
  }

  /** Replaces the catalogue with another country's. No carpeta may use the present one. */
  async replaceAll(pais: Pais): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(TipoActo).execute();
    await this.seed(pais);
  }
}
