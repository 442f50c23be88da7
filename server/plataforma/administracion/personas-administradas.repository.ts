import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../common/config/settings.js';
import type { BuscadosQuery, PersonaAdministradaDto } from './administracion.dto.js';

/** A row of a person's membership of a cuenta. */
interface FilaMembresia {
  id: string;
  nombre: string;
  pais: string;
  rolId: number;
  estado: 'activa' | 'suspendida' | 'retirada';
}

export type FilaPersona = Omit<PersonaAdministradaDto, 'verificada' | 'operador' | 'cuentas'> & {
  emailConfirmadoEn: Date | null;
  cuentas: FilaMembresia[];
};

/** All people who can sign in, read in the platform's transaction. */
@Injectable()
export class PersonasAdministradasRepository {
  constructor(private readonly settings: Settings) {}

  /** Returns one person more than `limit` when more exist. */
  find(manager: EntityManager, { buscar, antes }: BuscadosQuery, limit: number): Promise<FilaPersona[]> {
    return manager.query(
      `with parte as materialized (
         select * from usuarios
          where strpos(sin_acentos(lower(nombre || ' ' || email)), sin_acentos(lower($1))) > 0
            and ($2::uuid is null or (creado_en, id) < (select creado_en, id from usuarios where id = $2))
          order by creado_en desc, id desc limit ${limit + 1})
       select u.id, u.nombre, u.email, u.email_confirmado_en as "emailConfirmadoEn", u.creado_en as "creadaEn",
              u.suspendido_en is not null as suspendida,
              exists (select 1 from factores_totp f where f.usuario_id = u.id and f.confirmado_en is not null)
                as "segundoFactor",
              s.ultimo as "ultimoIngreso", s.abiertas as sesiones, coalesce(m.cuentas, '[]') as cuentas
         from parte u
         cross join lateral (
           select max(creada_en) as ultimo,
                  count(*) filter (where revocada_en is null and expira_en > now()
                                     and usada_en > now() - $3 * interval '1 second')::int as abiertas
             from sesiones where usuario_id = u.id) s
         cross join lateral (
           select jsonb_agg(jsonb_build_object('id', c.id, 'nombre', c.nombre, 'pais', c.pais, 'rolId', m.rol_id,
                                               'estado', m.estado) order by c.nombre, c.id) as cuentas
             from membresias m join cuentas c on c.id = m.cuenta_id where m.usuario_id = u.id) m
        order by u.creado_en desc, u.id desc`,
      [buscar ?? '', antes ?? null, this.settings.REFRESH_IDLE_SECONDS],
    );
  }

  async count(manager: EntityManager): Promise<number> {
    const [{ total }] = await manager.query('select count(*)::int as total from usuarios');
    return total;
  }

  /** The name and the e-mail of a person; null when the person does not exist. */
  async findName(manager: EntityManager, id: string): Promise<string | null> {
    const [row] = await manager.query('select nombre, email from usuarios where id = $1', [id]);
    return row ? `${row.nombre} <${row.email}>` : null;
  }
}
