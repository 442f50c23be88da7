import { Injectable } from '@nestjs/common';
import { PersonalTokens } from '../../common/access/personal-tokens.js';
import { SessionStates } from '../../common/access/session-states.js';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { partOf } from '../../common/input/pagination.js';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import { planOf } from '../plan/planes.js';
import type {
  BuscadosQuery,
  CuentaAdministradaDto,
  CuentasAdministradasDto,
  EstadoDeCuenta,
} from './administracion.dto.js';
import { type CuentaAdministrada, CuentasAdministradasRepository } from './cuentas-administradas.repository.js';
import type { Operador } from './operador.js';
import { type HechoDeOperador, OperadoresLog } from './operadores-log.service.js';

const PART = 25;

/** The cuentas as operators see them: their use and their state. */
@Injectable()
export class CuentasAdministradas {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: CuentasAdministradasRepository,
    private readonly log: OperadoresLog,
    private readonly auditoria: Auditoria,
    private readonly directory: CuentaDirectory,
    private readonly sessions: SessionStates,
    private readonly tokens: PersonalTokens,
    private readonly sockets: LiveSockets,
  ) {}

  /** A part of all cuentas, the newest first. */
  find(query: BuscadosQuery): Promise<CuentasAdministradasDto> {
    return this.transactions.platform(async (manager) => {
      const rows = await this.repository.find(manager, query, PART);
      const { part, siguiente } = partOf(rows, PART, ({ id }) => id);
      return { cuentas: part.map(toCuenta), total: await this.repository.count(manager), siguiente };
    });
  }

  /**
   * Suspends a cuenta: nobody enters until it is reactivated. Its data stays, and it still receives mail.
   * @throws DomainError 404, 409 CUENTA_PROPIA, CUENTA_SUSPENDIDA or CUENTA_CERRADA
   */
  async suspend(operador: Operador, id: string, motivo: string): Promise<void> {
    if (id === operador.cuentaId) {
      throw new DomainError('CUENTA_PROPIA', 409, 'No puede suspender la cuenta en la que está: salga antes de ella.');
    }
    await this.change(operador, id, { accion: 'cuenta.suspendida', motivo }, (estado) => {
      if (estado === 'suspendida') {
        throw new DomainError('CUENTA_SUSPENDIDA', 409, 'La cuenta ya está suspendida.');
      }
    });
  }

  /** Lets the members of a suspended cuenta in again. @throws DomainError 404, 409 CUENTA_ACTIVA or CUENTA_CERRADA */
  async reactivate(operador: Operador, id: string, motivo: string): Promise<void> {
    await this.change(operador, id, { accion: 'cuenta.reactivada', motivo }, (estado) => {
      if (estado !== 'suspendida') {
        throw new DomainError('CUENTA_ACTIVA', 409, 'La cuenta no está suspendida.');
      }
    });
  }

  private async change(
    operador: Operador,
    id: string,
    { accion, motivo }: Pick<HechoDeOperador, 'motivo'> & { accion: Accion & HechoDeOperador['accion'] },
    check: (estado: EstadoDeCuenta) => void,
  ): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const cuenta = await this.repository.findLocked(manager, id);
      if (!cuenta) {
        throw notFound('la cuenta');
      }
      if (cuenta.estado === 'cerrada') {
        throw new DomainError('CUENTA_CERRADA', 409, 'La cuenta está cerrada.');
      }
      check(cuenta.estado);
      await this.repository.setSuspendida(manager, id, accion === 'cuenta.suspendida' ? (motivo ?? null) : null);
      await this.log.record(manager, operador, { accion, sobre: cuenta.nombre, sobreId: id, motivo });
      // The cuenta's own audit records the fact, without the operator and the reason.
      await this.transactions.actingIn({ cuentaId: id, usuarioId: operador.usuarioId, rolId: ROL.titular }, async () =>
        this.auditoria.record({ accion, entidad: 'cuenta', entidadId: id, isBySystem: true }),
      );
      this.announce(id, await this.repository.findMiembros(manager, id));
    });
  }

  /** Applies the change at once in all replicas. */
  private announce(cuentaId: string, miembros: readonly string[]): void {
    this.transactions.afterCommit(() => {
      this.directory.forget(cuentaId);
      for (const usuarioId of miembros) {
        this.sessions.forgetUsuario(usuarioId);
        this.tokens.forgetUsuario(usuarioId);
        this.sockets.endMiembro(cuentaId, usuarioId);
      }
    });
  }
}

function toCuenta({ plan, ...cuenta }: CuentaAdministrada): CuentaAdministradaDto {
  const { nombre: planNombre, miembros, almacenamientoBytes: bytes } = planOf(plan);
  return { ...cuenta, plan, planNombre, limites: { miembros, bytes } };
}
