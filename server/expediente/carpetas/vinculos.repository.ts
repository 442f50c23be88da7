import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { Vinculo } from './vinculo.entity.js';
import type { VinculoDirecto } from './vinculo-tipos.js';

/** A vínculo of a carpeta, with the shown fields of the other carpeta. */
export interface VinculoFila {
  id: string;
  tipo: VinculoDirecto;
  /** Whether `tipo` is the relation of the other carpeta to this carpeta. */
  isInverse: boolean;
  otraId: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  creadoEn: Date;
}

/** The vínculos between visible carpetas; row-level security hides the others. */
@Injectable()
export class VinculosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The vínculos of a carpeta, in the order in which they were made. Drafts in the trash are left out. */
  findOfCarpeta(carpetaId: string): Promise<VinculoFila[]> {
    return this.transactions.prepared(
      `select v.id, v.tipo, v.otra_id = $1 as "isInverse", c.id as "otraId", c.codigo, c.caratula, c.estado,
              v.creado_en as "creadoEn"
         from carpeta_vinculos v
         join carpetas c on c.id = case v.otra_id when $1 then v.carpeta_id else v.otra_id end
        where (v.carpeta_id = $1 or v.otra_id = $1) and c.eliminada_en is null
        order by v.creado_en, v.id`,
      [carpetaId],
    );
  }

  /** Adds a vínculo. @returns false when the carpetas have it already, in either direction */
  async insert({ id, carpetaId, tipo, otraId }: Omit<Vinculo, 'creadoEn' | 'creadoPor'>): Promise<boolean> {
    const { manager, now, tenant } = this.transactions;
    const rows = await manager.query(
      `insert into carpeta_vinculos (id, carpeta_id, tipo, otra_id, creado_por, creado_en)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (cuenta_id, tipo, least(carpeta_id, otra_id), greatest(carpeta_id, otra_id)) do nothing
       returning id`,
      [id, carpetaId, tipo, otraId, tenant.usuarioId, now],
    );
    return rows.length > 0;
  }

  /** Deletes a vínculo. @returns false when another transaction has deleted it */
  async delete(id: string): Promise<boolean> {
    const { affected } = await this.transactions.manager.delete(Vinculo, { id });
    return affected === 1;
  }
}
