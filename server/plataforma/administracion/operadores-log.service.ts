import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { partOf } from '../../common/input/pagination.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { quoted } from '../auditoria/palabras.js';
import type { HechoDeOperadorDto, RegistroDeOperadoresDto } from './administracion.dto.js';
import type { Operador } from './operador.js';

/** The actions of operators, in words. `sobre` is the cuenta, person or queue that the action concerns. */
const HECHOS = {
  'cuenta.suspendida': (sobre) => `suspendió la cuenta ${quoted(sobre)}`,
  'cuenta.reactivada': (sobre) => `reactivó la cuenta ${quoted(sobre)}`,
  'personas.buscadas': (sobre) => `buscó personas: ${quoted(sobre)}`,
  'persona.sesiones_cerradas': (sobre) => `cerró las sesiones de ${sobre}`,
  'trabajo.reintentado': (sobre) => `reintentó un trabajo de ${quoted(sobre)}`,
  'trabajos.reintentados': (sobre) => `reintentó los trabajos abandonados de ${quoted(sobre)}`,
  'correo.reintentado': (sobre) => `reintentó un correo: ${sobre}`,
} as const satisfies Record<string, (sobre: string) => string>;

export interface HechoDeOperador {
  accion: keyof typeof HECHOS;
  sobre: string;
  sobreId?: string;
  motivo?: string;
}

type Fila = Omit<HechoDeOperadorDto, 'texto'> & { sobre: string };

const PART = 50;
/** For how many minutes the same search by an operator is recorded once. The page fetches it again. */
const SAME_SEARCH_MINUTES = 10;

/** The log of operators' actions: append-only and hash-chained by the database (`operadores_encadenar`). */
@Injectable()
export class OperadoresLog {
  constructor(private readonly transactions: Transactions) {}

  /** Records a fact in the running transaction of the platform. One transaction at a time writes to the chain. */
  async record(
    manager: EntityManager,
    { usuarioId, direccion }: Operador,
    { accion, sobre, sobreId, motivo }: HechoDeOperador,
  ): Promise<void> {
    await manager.query(
      `insert into operadores_registro (id, usuario_id, email, direccion, accion, sobre_id, sobre, motivo)
       select $1, u.id, u.email, $3, $4, $5, $6, $7 from usuarios u where u.id = $2`,
      [uuid(), usuarioId, isIP(direccion) ? direccion : null, accion, sobreId ?? null, sobre, motivo ?? null],
    );
  }

  /** Records an operator's search for people. The operator's same search a moment ago is not recorded twice. */
  async recordSearch(manager: EntityManager, operador: Operador, buscado: string): Promise<void> {
    const [last] = await manager.query(
      `select sobre = $2 and en > now() - ${SAME_SEARCH_MINUTES} * interval '1 minute' as same from operadores_registro
        where usuario_id = $1 and accion = 'personas.buscadas' order by n desc limit 1`,
      [operador.usuarioId, buscado],
    );
    if (!last?.same) {
      await this.record(manager, operador, { accion: 'personas.buscadas', sobre: buscado });
    }
  }

  /** A part of the log, the newest first. */
  async find(antes?: string): Promise<RegistroDeOperadoresDto> {
    const rows: Fila[] = await this.transactions.platform((manager) =>
      manager.query(
        `select id, n::int, en, email as operador, host(direccion) as direccion, accion, sobre, motivo
           from operadores_registro
          where $1::uuid is null or n < (select n from operadores_registro where id = $1)
          order by n desc limit ${PART + 1}`,
        [antes ?? null],
      ),
    );
    const { part, siguiente } = partOf(rows, PART, ({ id }) => id);
    return { hechos: part.map(toHecho), siguiente };
  }
}

function toHecho({ sobre, accion, ...fila }: Fila): HechoDeOperadorDto {
  // A newer version of the product may have recorded an accion that is unknown here.
  const tell = HECHOS[accion as keyof typeof HECHOS] as ((sobre: string) => string) | undefined;
  return { ...fila, accion, texto: tell?.(sobre) ?? `${accion}: ${sobre}` };
}
