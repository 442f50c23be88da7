import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';

/** Who asks: a person, and the cuenta in which they act, if any. */
interface Caller {
  usuarioId: string;
  cuentaId?: string;
}

/** The requests of one person or one cuenta. Those that wait are called in order. */
interface Line {
  running: number;
  waiting: Set<() => void>;
}

/**
 * How many requests of one person, and of one cuenta, use the database at the same time. The others wait before they
 * take a connection, so that everybody else still finds one. Counted in memory: each replica has its own pool.
 */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Line>();
  private readonly held = new AsyncLocalStorage<true>();

  constructor(private readonly settings: Settings) {}

  /**
   * Runs `work` in a turn of the person and of the cuenta. Within a turn it runs at once, so nobody waits for
   * themselves.
   * @throws DomainError 429 when too many wait already, or after TURN_WAIT_MS
   */
  take<T>({ usuarioId, cuentaId }: Caller, work: () => Promise<T>): Promise<T> {
    if (this.held.getStore()) {
      return work();
    }
    const { TURNS_PER_PERSON, TURNS_PER_CUENTA } = this.settings;
    const run = () => this.exempt(work);
    return this.inLine(usuarioId, TURNS_PER_PERSON, () =>
      cuentaId ? this.inLine(cuentaId, TURNS_PER_CUENTA, run) : run(),
    );
  }

  /** Runs `work` without waiting for turns. For jobs, which must not be refused: few run at a time. */
  exempt<T>(work: () => Promise<T>): Promise<T> {
    return this.held.run(true, work);
  }

  private async inLine<T>(key: string, limit: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { running: 0, waiting: new Set() };
    this.lines.set(key, line);
    if (line.running < limit) {
      line.running++;
    } else {
      await this.wait(line);
    }
    try {
      return await work();
    } finally {
      this.callNext(key, line);
    }
  }

  private wait({ waiting }: Line): Promise<void> {
    const { TURN_QUEUE, TURN_WAIT_MS } = this.settings;
    return new Promise((resolve, reject) => {
      if (waiting.size >= TURN_QUEUE) {
        reject(tooMany());
        return;
      }
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(called);
        reject(tooMany());
      }, TURN_WAIT_MS);
      waiting.add(called);
    });
  }

  /** Passes the turn on to the next one, or ends it. */
  private callNext(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
    } else if (--line.running === 0) {
      this.lines.delete(key);
    }
  }
}

function tooMany(): DomainError {
  return new DomainError(
    'DEMASIADOS_PEDIDOS',
    429,
    'Hay demasiados pedidos suyos o de su cuenta a la vez. Vuelva a intentarlo en unos segundos.',
  );
}
