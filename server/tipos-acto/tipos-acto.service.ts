import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { notFound } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Pais } from '../cuentas/cuenta.entity.js';
import { CATALOGO } from './catalogo.js';
import { TipoActo } from './tipo-acto.entity.js';

/** The catalogue of actos of the running cuenta. */
@Injectable()
export class TiposActoService {
  constructor(private readonly transactions: Transactions) {}

  /** All of them, by name. */
  findAll(): Promise<TipoActo[]> {
    return this.transactions.manager.find(TipoActo, { order: { nombre: 'asc' } });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<TipoActo> {
    const tipo = await this.transactions.manager.findOneBy(TipoActo, { id });
    if (!tipo) {
      throw notFound('el tipo de acto');
    }
    return tipo;
  }

  /** Fills the catalogue of a cuenta that has just been opened. */
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
}
