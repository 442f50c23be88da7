import { setTimeout as sleep } from 'node:timers/promises';

/** How long a write is repeated before it counts as failed. */
const PATIENCE_MS = 60_000;

interface Answered {
  status: number;
  body: unknown;
}

export interface WritingOptions<Server> {
  /** The replicas. Each write goes to the next replica, as a load balancer does. */
  servers: readonly Server[];
  /** The number of clients that write at the same time, without a pause. */
  clients: number;
  /** Sends a write. Its `name` is unique, and can be an Idempotency-Key. */
  write: (server: Server, name: string) => Promise<Answered>;
  /** The beginning of each name. */
  prefix?: string;
  /** Whether a write is repeated when its connection broke off. A refused connection is always tried again. */
  isRepeatable?: boolean;
}

/** The results of the writes. */
export interface Writing {
  acknowledged: string[];
  /** Answers other than 201, 429 and 503, and writes that no replica accepted in a minute. */
  failed: unknown[];
  /** Answers 429 and 503, after which the write was repeated. */
  unavailable: unknown[];
  /** Connections that ended before their answer. */
  brokenOff: unknown[];
  /** Stops the writes, and waits for the writes under way. */
  end(): Promise<void>;
}

/** Clients that write until they are told to end, and repeat unacknowledged writes. */
export function startWriting<Server>(options: WritingOptions<Server>): Writing {
  const { servers, prefix = '', isRepeatable = true } = options;
  const outcome = { acknowledged: [] as string[], failed: [] as unknown[] };
  const unavailable: unknown[] = [];
  const brokenOff: unknown[] = [];
  let isOver = false;
  let turn = 0;

  /** Sends a write to each replica in turn. Undefined when it cannot be repeated. */
  const send = async (name: string): Promise<Answered | undefined> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries += 1) {
      turn += 1;
      const server = servers[turn % servers.length]!;
      try {
        const answer = await options.write(server, name);
        if (![429, 503].includes(answer.status) || Date.now() > deadline) return answer;
        unavailable.push(answer.body);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        if (Date.now() > deadline) throw error;
        if (cause?.code !== 'ECONNREFUSED') {
          brokenOff.push(cause ?? error);
          if (!isRepeatable) return;
        }
      }
      // All replicas were tried, so the next round waits.
      if (tries % servers.length === 0) await sleep(50);
    }
  };

  const client = async (number: number) => {
    for (let n = 0; !isOver; n += 1) {
      const name = `${prefix}Cliente ${number}, ${n}`;
      try {
        const answer = await send(name);
        if (answer?.status === 201) outcome.acknowledged.push(name);
        else if (answer) outcome.failed.push(answer.body);
      } catch (error) {
        outcome.failed.push(error);
      }
    }
  };

  const clients = Array.from({ length: options.clients }, (_, number) => client(number));
  return {
    ...outcome,
    unavailable,
    brokenOff,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}
