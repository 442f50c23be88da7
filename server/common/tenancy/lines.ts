import type { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';

/** The work under a key. Waiting work is called in order. */
interface Line {
  running: number;
  waiting: Set<() => void>;
}

/** Limits the work that runs at the same time under each key. It counts in memory, so for this replica alone. */
export class Lines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly settings: Pick<Settings, 'TURN_QUEUE' | 'TURN_WAIT_MS'>) {}

  /**
   * Runs `work` once fewer than `limit` run under the key.
   * @throws DomainError 429 when too many wait already, or after TURN_WAIT_MS
   */
  async take<T>(key: string, limit: number, work: () => Promise<T>): Promise<T> {
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

  /** Passes the place on to the next waiting work, or frees it. */
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
