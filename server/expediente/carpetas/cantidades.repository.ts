import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CantidadesDto } from './cantidades.dto.js';

const count = (name: string, table: string, condition = 'true') =>
  `(select count(*)::int from ${table} t
     where t.cuenta_id = c.cuenta_id and t.carpeta_id = c.id and ${condition}) as ${name}`;

/** Counts what is in a carpeta that the running user sees. */
@Injectable()
export class CantidadesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @throws DomainError 404 */
  async get(carpetaId: string): Promise<CantidadesDto> {
    const [row] = await this.transactions.prepared<CantidadesDto>(
      `select ${count('partes', 'partes')},
              ${count('inmuebles', 'carpeta_inmuebles')},
              ${count('instrumentos', 'instrumentos')},
              ${count('documentos', 'documentos', 't.eliminado_en is null')},
              ${count('correos', 'correo_carpetas', 't.eliminado_en is null')},
              ${count('comentarios', 'carpeta_comentarios', 't.eliminado_en is null')}
         from carpetas c where c.id = $1 and c.eliminada_en is null`,
      [carpetaId],
    );
    return found(row ?? null, 'la carpeta');
  }
}
