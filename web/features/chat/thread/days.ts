import type { ChatMessage } from '../chat-api';

/** Consecutive messages of one person. The time shows under the last of them. */
export interface Run {
  isMine: boolean;
  messages: ChatMessage[];
}

export interface Day {
  /** When its first message was written. */
  at: string;
  runs: Run[];
}

/** Milliseconds between two messages of the same person that begin a new run. */
const pause = 5 * 60_000;

const dayOf = (at: string) => new Date(at).toDateString();
const areClose = (a: ChatMessage, b: ChatMessage) => Date.parse(b.createdAt) - Date.parse(a.createdAt) < pause;

/** Messages by day and run, as a thread shows them. */
export function toDays(messages: ChatMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const at = message.createdAt;
    if (dayOf(days.at(-1)?.at ?? '') !== dayOf(at)) days.push({ at, runs: [] });
    const day = days.at(-1) as Day;
    const run = day.runs.at(-1);
    const last = run?.messages.at(-1);
    if (run && last && run.isMine === message.isMine && areClose(last, message)) run.messages.push(message);
    else day.runs.push({ isMine: message.isMine, messages: [message] });
  }
  return days;
}
