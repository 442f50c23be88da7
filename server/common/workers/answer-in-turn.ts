import { parentPort } from 'node:worker_threads';

/** A message of a worker: that it can begin, an answer, or an error. */
export type Message<Answer> = { listo: true } | { answer: Answer } | { error: string };

/**
 * Answers each question of a `WorkerInTurn`. The file of the worker calls it once.
 * @param answer gives the answer, which is plain data, and the memory to transfer with it
 */
export function answerInTurn<Question, Answer>(
  answer: (question: Question) => Promise<{ answer: Answer; handedOver: ArrayBuffer[] }>,
): void {
  const port = parentPort;
  const say = (message: Message<Answer>, handedOver: ArrayBuffer[] = []) => port?.postMessage(message, handedOver);
  port?.on('message', async (question: Question) => {
    try {
      const { answer: given, handedOver } = await answer(question);
      say({ answer: given }, handedOver);
    } catch (error) {
      say({ error: String(error) });
    }
  });
  say({ listo: true });
}
