import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Lines } from './lines.js';

/** The person of a request, and the cuenta in which they act, if any. */
interface Caller {
  usuarioId: string;
  cuentaId?: string;
}

/**
 * Limits the requests of a person, and of a cuenta, that use the database at once. Further requests wait before they
 * take a connection. So everybody else still finds a connection. The turns are counted in memory: each replica has its
 * own pool.
 */
@Injectable()
export class Turns {
  private readonly lines: Lines;
  private readonly held = new AsyncLocalStorage<true>();

  constructor(private readonly settings: Settings) {
    this.lines = new Lines(settings);
  }

  /**
   * Runs `work` in a turn of the person and of the cuenta. Inside a turn it runs at once, so a request does not wait
   * for itself.
   * @throws DomainError 429 when too many requests wait already, or after TURN_WAIT_MS
   */
  take<T>({ usuarioId, cuentaId }: Caller, work: () => Promise<T>): Promise<T> {
    if (this.held.getStore()) {
      return work();
    }
    const { TURNS_PER_PERSON, TURNS_PER_CUENTA } = this.settings;
    const run = () => this.exempt(work);
    return this.lines.take(usuarioId, TURNS_PER_PERSON, () =>
      cuentaId ? this.lines.take(cuentaId, TURNS_PER_CUENTA, run) : run(),
    );
  }

  /** Runs `work` without waiting for turns. It is for jobs, which must not be refused: few run at a time. */
  exempt<T>(work: () => Promise<T>): Promise<T> {
    return this.held.run(true, work);
  }
}
