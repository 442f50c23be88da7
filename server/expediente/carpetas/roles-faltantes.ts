import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { listed } from '../../plataforma/auditoria/palabras.js';
import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from './faltantes.js';

/** The roles that an acto requires and that no parte of the carpeta has. */
@Injectable()
@FaltantesOf({ orden: 1 })
export class RolesFaltantes implements FaltantesSource {
  constructor(private readonly transactions: Transactions) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const rows = await this.transactions.prepared<{ id: string; roles: string[] }>(
      'select carpeta_id as id, array_agg(distinct rol) as roles from partes where carpeta_id = any ($1) group by carpeta_id',
      [carpetas.map(({ id }) => id)],
    );
    const present = new Map(rows.map(({ id, roles }) => [id, roles]));
    return new Map(carpetas.map(({ id, tipoActo }) => [id, missing(tipoActo.rolesRequeridos, present.get(id) ?? [])]));
  }
}

function missing(required: readonly string[], present: readonly string[]): Faltante[] {
  const roles = required
    .filter((rol) => !present.includes(rol))
    .map((rol) => (ROL_PARTE_NOMBRE[rol] ?? rol).toLowerCase());
  if (roles.length === 0) {
    return [];
  }
  const texto = `${roles.length === 1 ? 'Falta' : 'Faltan'} entre las partes: ${listed(roles)}.`;
  return [{ texto, lugar: 'partes', id: null, antesDe: ['lista_para_firma', 'firmada'] }];
}
