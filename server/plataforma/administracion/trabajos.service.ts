import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { partOf } from '../../common/input/pagination.js';
import { Jobs } from '../../common/jobs/jobs.js';
import type { JobsLeft } from '../../common/jobs/jobs-left.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type {
  ColaDeTrabajosDto,
  TrabajoAbandonadoDto,
  TrabajosAbandonadosDto,
  TrabajosQuery,
} from './administracion.dto.js';
import { withoutContents } from './errores.js';
import type { Operador } from './operador.js';
import { OperadoresLog } from './operadores-log.service.js';
import { type TrabajoPendiente, TrabajosRepository } from './trabajos.repository.js';

const PART = 50;
/** How many jobs one request tries again. */
const AT_ONCE = 1_000;

/** Jobs that were given up after their last try, and the state of the queues. */
@Injectable()
export class Trabajos {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: TrabajosRepository,
    private readonly log: OperadoresLog,
    private readonly jobs: Jobs,
  ) {}

  /** A part of the given-up jobs, the newest first. */
  find({ cola, antes }: TrabajosQuery): Promise<TrabajosAbandonadosDto> {
    return this.transactions.platform(async (manager) => {
      const filtro = { estados: ['failed'] as const, colas: cola ? [cola] : undefined, antes };
      const rows = await this.repository.find(manager, filtro, PART);
      const { part, siguiente } = partOf(rows, PART, ({ id }) => id);
      return { trabajos: part.map(toTrabajo), colas: colasOf(await this.repository.findLeft(manager)), siguiente };
    });
  }

  /** Tries a job once more. @throws DomainError 404, 409 TRABAJO_NO_ABANDONADO when it is not given up any more */
  async retry(operador: Operador, id: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const trabajo = await this.repository.findOne(manager, id);
      if (!trabajo) {
        throw notFound('el trabajo');
      }
      if ((await this.jobs.retry(trabajo.cola, [id])) === 0) {
        throw new DomainError('TRABAJO_NO_ABANDONADO', 409, 'El trabajo ya se reintentó.');
      }
      await this.log.record(manager, operador, {
        accion: 'trabajo.reintentado',
        sobre: trabajo.cola,
        sobreId: id,
      });
    });
  }

  /** Tries the given-up jobs of a queue once more, at most a thousand. @returns the number of jobs */
  retryAll(operador: Operador, cola: string): Promise<number> {
    return this.transactions.platform(async (manager) => {
      const ids = await this.repository.findGivenUp(manager, cola, AT_ONCE);
      const reintentados = ids.length > 0 ? await this.jobs.retry(cola, ids) : 0;
      if (reintentados > 0) {
        await this.log.record(manager, operador, { accion: 'trabajos.reintentados', sobre: cola });
      }
      return reintentados;
    });
  }
}

function toTrabajo({ id, cola, cuenta, creadoEn, falladoEn, intentos, error }: TrabajoPendiente): TrabajoAbandonadoDto {
  return {
    id,
    cola,
    cuenta,
    creadoEn,
    falladoEn: falladoEn ?? creadoEn,
    intentos,
    error: error && withoutContents(error),
  };
}

function colasOf(left: readonly JobsLeft[]): ColaDeTrabajosDto[] {
  return [...Map.groupBy(left, ({ queue }) => queue)]
    .map(([cola, states]) => {
      const totalOf = (...of: JobsLeft['state'][]) =>
        states.filter(({ state }) => of.includes(state)).reduce((sum, { total }) => sum + total, 0);
      const waiting = states.filter(({ state }) => state === 'created' || state === 'retry');
      return {
        cola,
        esperan: totalOf('created', 'retry'),
        enCurso: totalOf('active'),
        abandonados: totalOf('failed'),
        atrasoSegundos: Math.round(Math.max(0, ...waiting.map(({ age }) => age))),
      };
    })
    .toSorted((one, other) => other.abandonados - one.abandonados || one.cola.localeCompare(other.cola));
}
