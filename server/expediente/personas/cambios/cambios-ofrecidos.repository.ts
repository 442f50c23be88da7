import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Persona } from '../persona.entity.js';
import { type Alcance, type Cambio, type CampoCompartido, cambiosOf } from './cambios.js';

/** The side to which a change is offered. */
export type Hacia = 'persona' | 'contacto';

/** A change that one side made and that nobody on the other side accepted or refused. */
export interface CambioOfrecido extends Cambio {
  contactoId: string;
  personaId: string;
  hacia: Hacia;
  /** The version of the persona or contacto to which the change is offered. */
  version: number;
}

/** The SQL condition that the other side still lacks an offered value. */
const FALTA = `
  case o.hacia || o.campo
    when 'personaemail' then clave_de_correo(p.email) is distinct from clave_de_correo(o.valor)
    when 'personatelefono' then coalesce(clave_de_telefono(o.valor) <> all (p.claves), true)
    when 'personadomicilio' then p.domicilio is distinct from o.valor
    when 'contactoemail' then clave_de_correo(o.valor) <> all (c.claves)
    when 'contactotelefono' then coalesce(clave_de_telefono(o.valor) <> all (c.claves), true)
    else c.direccion is distinct from o.valor end`;

const OFERTAS = `
  select o.contacto_id as "contactoId", c.persona_id as "personaId", o.hacia, o.campo, o.valor, o.anterior,
         case o.hacia when 'persona' then p.version else c.version end as version
    from cambios_ofrecidos o
    join contactos c on c.id = o.contacto_id
    join personas p on p.id = c.persona_id
   where c.eliminado_en is null and p.unida_a is null and ${FALTA}`;

/**
 * The changes that a contacto and its persona offer each other. Row-level security hides the changes of hidden
 * personas.
 */
@Injectable()
export class CambiosOfrecidosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The changes between a persona and its contactos. */
  findOfPersona(id: string): Promise<CambioOfrecido[]> {
    return this.transactions.manager.query(`${OFERTAS} and p.id = $1 order by o.hacia, o.campo, c.id`, [id]);
  }

  /** The changes between a contacto and its persona. */
  findOfContacto(id: string): Promise<CambioOfrecido[]> {
    return this.transactions.manager.query(`${OFERTAS} and c.id = $1 order by o.hacia, o.campo`, [id]);
  }

  /** A change that is still offered. */
  async findOne(contactoId: string, hacia: Hacia, campo: CampoCompartido): Promise<CambioOfrecido | null> {
    const ofertas = await this.findOfContacto(contactoId);
    return ofertas.find((oferta) => oferta.hacia === hacia && oferta.campo === campo) ?? null;
  }

  /** Offers the changes of a persona to its contactos. */
  async personaChanged(id: string, before: Reachable, after: Reachable): Promise<void> {
    const changed = cambiosOf(alcanceOf(before), alcanceOf(after));
    if (changed.length > 0) {
      const contactos: { id: string }[] = await this.transactions.manager.query(
        'select id from contactos where persona_id = $1 and eliminado_en is null order by id',
        [id],
      );
      for (const contacto of contactos) {
        await this.replace(contacto.id, 'contacto', changed);
        await this.forgetTaken(contacto.id);
      }
    }
  }

  /** Offers the changes of a contacto to its persona. */
  async contactoChanged(id: string, before: Alcance, after: Alcance): Promise<void> {
    await this.replace(id, 'persona', cambiosOf(before, after));
    await this.forgetTaken(id);
  }

  /** Deletes the offered changes of a contacto: all, those to a side, or a single change. */
  async forget(contactoId: string, hacia: Hacia | null = null, campo: CampoCompartido | null = null): Promise<void> {
    await this.transactions.manager.query(
      `delete from cambios_ofrecidos
        where contacto_id = $1 and ($2::text is null or hacia = $2) and ($3::text is null or campo = $3)`,
      [contactoId, hacia, campo],
    );
  }

  /** Deletes the changes that the other side has already. So they are not offered when that side changes again. */
  private async forgetTaken(contactoId: string): Promise<void> {
    await this.transactions.manager.query(
      `delete from cambios_ofrecidos o using contactos c, personas p
        where o.contacto_id = $1 and c.id = o.contacto_id and p.id = c.persona_id and not ${FALTA}`,
      [contactoId],
    );
  }

  private async replace(contactoId: string, hacia: Hacia, changed: ReturnType<typeof cambiosOf>): Promise<void> {
    for (const { campo, cambio } of changed) {
      await this.forget(contactoId, hacia, campo);
      if (cambio) {
        await this.transactions.manager.query(
          `insert into cambios_ofrecidos (contacto_id, hacia, campo, valor, anterior) values ($1, $2, $3, $4, $5)
             on conflict (cuenta_id, contacto_id, hacia, campo)
             do update set valor = excluded.valor, anterior = excluded.anterior`,
          [contactoId, hacia, campo, cambio.valor, cambio.anterior],
        );
      }
    }
  }
}

type Reachable = Pick<Persona, 'email' | 'telefono' | 'domicilio'>;

function alcanceOf({ email, telefono, domicilio }: Reachable): Alcance {
  const listOf = (value: string | null) => (value ? [value] : []);
  return { email: listOf(email), telefono: listOf(telefono), domicilio: listOf(domicilio) };
}
