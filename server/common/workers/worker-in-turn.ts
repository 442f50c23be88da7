import { type ResourceLimits, Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Message } from './answer-in-turn.js';
import { execArgvOf } from './exec-argv.js';

/** How long a worker may take to start, in milliseconds. */
const START_MS = 15_000;
/** How long a worker waits for the next question before it ends. */
const IDLE_MS = 10_000;

/** The answer of a worker, or the reason for its absence. */
export type Answered<Answer> =
  | { answer: Answer }
  /** `isEnded`: the question took too long or too much memory, so the worker was ended. */
  | { error: string; isEnded: boolean };

/** Ends the wait for a worker. */
type Settle<Answer> = (message: Message<Answer> | Error) => unknown;

/**
 * A worker with limited memory and time, for hostile or long work. Such work can end only the worker, and the thread
 * that answers people continues. The worker starts with the first question and answers in turn. The worker ends when no
 * question comes. Its file calls `answerInTurn`.
 */
export class WorkerInTurn<Question, Answer> {
  private readonly inTurn = pLimit(1);
  private worker?: Worker;
  private idle?: NodeJS.Timeout;
  private settle: Settle<Answer> = () => {};

  /** @param file a source or a compiled file */
  constructor(
    private readonly file: URL,
    private readonly limits: ResourceLimits,
  ) {}

  /**
   * Asks the worker in turn.
   * @param limitMs the time for the answer, in milliseconds
   * @throws Error when no worker starts
   */
  ask(question: Question, limitMs: number): Promise<Answered<Answer>> {
    return this.inTurn(async () => {
      clearTimeout(this.idle);
      const worker = this.worker ?? (await this.start());
      const message = await this.hear(() => worker.postMessage(question), limitMs);
      if (message instanceof Error) {
        await this.end();
        return { error: message.message, isEnded: true };
      }
      this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return 'answer' in message
        ? { answer: message.answer }
        : { error: 'error' in message ? message.error : 'It began again.', isEnded: false };
    });
  }

  /** Ends the worker; the next question starts another. */
  async end(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(this.file, { resourceLimits: this.limits, execArgv: execArgvOf(this.file) });
    worker.unref();
    this.worker = worker;
    // An ended worker may still send a message, which does not concern the present question.
    const settle: Settle<Answer> = (message) => this.worker === worker && this.settle(message);
    worker.on('message', settle);
    worker.on('error', settle);
    worker.on('exit', () => {
      settle(new Error('The worker ended.'));
      this.worker = this.worker === worker ? undefined : this.worker;
    });
    const first = await this.hear(() => {}, START_MS);
    if (first instanceof Error) {
      await this.end();
      throw first;
    }
    return worker;
  }

  private async hear(ask: () => void, limitMs: number): Promise<Message<Answer> | Error> {
    const { promise, resolve } = Promise.withResolvers<Message<Answer> | Error>();
    this.settle = resolve;
    const limit = setTimeout(() => resolve(new Error('It took too long.')), limitMs);
    ask();
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
    }
  }
}
