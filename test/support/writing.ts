import { setTimeout as sleep } from 'node:timers/promises';

/** How long a write is sent again before it counts as failed. */
const PATIENCE_MS = 60_000;

interface Answered {
  status: number;
  body: unknown;
}

export interface WritingOptions<Server> {
  /** The replicas. Each write goes to the next one, as a balancer shares them out. */
  servers: readonly Server[];
  /** How many clients write at a time, without a pause. */
  clients: number;
  /** Sends one write. Its `name` is its alone, and good as an Idempotency-Key. */
  write: (server: Server, name: string) => Promise<Answered>;
  /** What each name begins with. */
  prefix?: string;
  /** Whether a write is sent again when its connection broke off. A connection that was refused is always tried again. */
  isRepeatable?: boolean;
}

/** What became of the writes. */
export interface Writing {
  acknowledged: string[];
  /** Other answers than 201, 429 and 503, and writes that nobody took in a minute. */
  failed: unknown[];
  /** Answers 429 and 503, after which the write was sent again. */
  unavailable: unknown[];
  /** Connections that ended before their answer. */
  brokenOff: unknown[];
  /** Sends nothing more, and waits for what is under way. */
  end(): Promise<void>;
}

/** Clients that write until they are told to end, and send again what was not acknowledged. */
export function startWriting<Server>(options: WritingOptions<Server>): Writing {
  const { servers, prefix = '', isRepeatable = true } = options;
  const outcome = { acknowledged: [] as string[], failed: [] as unknown[] };
  const unavailable: unknown[] = [];
  const brokenOff: unknown[] = [];
  let isOver = false;
  let turn = 0;

  /** Sends a write to one replica after the other. Undefined when it cannot be sent again. */
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
      // Every replica was asked.
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
