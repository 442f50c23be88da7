import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Coincidencia } from './vinculos.dto.js';

/** A contacto or persona that may be the same person, and why. */
export interface Sugerencia {
  id: string;
  coincidencias: Coincidencia[];
}

const MAX = 3;

/** The SQL that says which data a contacto and a persona share: a key begins with its kind. */
const COINCIDENCIAS = `array(
  select distinct case left(k, 1) when 'c' then 'correo' else 'telefono' end
    from unnest(p.claves) k where k = any (c.claves) order by 1) as coincidencias`;

/**
 * The contactos and personas that are the same person, or may be. Row-level security hides personas that the user may
 * not see.
 */
@Injectable()
export class VinculosDeContactosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The ids of the contactos of a persona. */
  async findContactos(personaId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      'select id from contactos where persona_id = $1 and eliminado_en is null',
      [personaId],
    );
    return rows.map(({ id }) => id);
  }

  /** The personas with an e-mail or telephone of a contacto that is not linked. */
  suggestPersonas(contactoId: string): Promise<Sugerencia[]> {
    return this.transactions.manager.query(
      `select p.id, ${COINCIDENCIAS}
         from contactos c
         cross join lateral (select h.id from personas_por_clave h where h.claves && c.claves) h
         join personas p on p.id = h.id
        where c.id = $1 and c.persona_id is null order by sin_acentos(p.nombre_completo), p.id limit ${MAX}`,
      [contactoId],
    );
  }

  /** The unlinked contactos with the e-mail or telephone of a persona that has no contacto. */
  suggestContactos(personaId: string): Promise<Sugerencia[]> {
    return this.transactions.manager.query(
      `select c.id, ${COINCIDENCIAS}
         from personas p
         cross join lateral (select h.id from contactos_por_clave h where h.claves && p.claves) h
         join contactos c on c.id = h.id
        where p.id = $1 and p.unida_a is null and c.persona_id is null and c.eliminado_en is null
          and not exists (select 1 from contactos x where x.persona_id = $1 and x.eliminado_en is null)
        order by sin_acentos(c.nombre), c.id limit ${MAX}`,
      [personaId],
    );
  }
}
