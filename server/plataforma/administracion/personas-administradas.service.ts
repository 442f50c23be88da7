import { Injectable } from '@nestjs/common';
import { Operators } from '../../common/access/operators.js';
import { notFound } from '../../common/errors/domain-error.js';
import { partOf } from '../../common/input/pagination.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { rolNombre } from '../../vocabulario/roles.js';
import { SessionsService } from '../auth/sessions.service.js';
import { RevocacionDeTokens } from '../tokens-personales/revocacion-de-tokens.service.js';
import type { BuscadosQuery, PersonaAdministradaDto, PersonasAdministradasDto } from './administracion.dto.js';
import type { Operador } from './operador.js';
import { OperadoresLog } from './operadores-log.service.js';
import { type FilaPersona, PersonasAdministradasRepository } from './personas-administradas.repository.js';

const PART = 50;

/** The people of all cuentas, as operators see them. */
@Injectable()
export class PersonasAdministradas {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: PersonasAdministradasRepository,
    private readonly log: OperadoresLog,
    private readonly operators: Operators,
    private readonly sessions: SessionsService,
    private readonly tokens: RevocacionDeTokens,
  ) {}

  /** A part of all people, the newest first. The operator and the search are recorded. */
  find(operador: Operador, query: BuscadosQuery): Promise<PersonasAdministradasDto> {
    return this.transactions.platform(async (manager) => {
      if (query.buscar && !query.antes) {
        await this.log.recordSearch(manager, operador, query.buscar);
      }
      const rows = await this.repository.find(manager, query, PART);
      const { part, siguiente } = partOf(rows, PART, ({ id }) => id);
      const personas = part.map((row) => this.present(row));
      return { personas, total: await this.repository.count(manager), siguiente };
    });
  }

  /** Ends all sessions of a person and their personal tokens. @returns how many sessions @throws DomainError 404 */
  endSessions(operador: Operador, id: string, motivo: string): Promise<number> {
    return this.transactions.platform(async (manager) => {
      const sobre = await this.repository.findName(manager, id);
      if (!sobre) {
        throw notFound('la persona');
      }
      await this.log.record(manager, operador, {
        accion: 'persona.sesiones_cerradas',
        sobre,
        sobreId: id,
        motivo,
      });
      await this.tokens.revokeAll(manager, id);
      return this.sessions.revokeAll(manager, id);
    });
  }

  private present({ emailConfirmadoEn, cuentas, ...persona }: FilaPersona): PersonaAdministradaDto {
    return {
      ...persona,
      verificada: emailConfirmadoEn !== null,
      operador: this.operators.isOperator({ email: persona.email, emailConfirmadoEn }),
      cuentas: cuentas.map(({ id, nombre, pais, rolId, estado }) => ({
        id,
        nombre,
        rol: rolNombre(rolId, pais),
        estado,
      })),
    };
  }
}
