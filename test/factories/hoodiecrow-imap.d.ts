/** What is used of hoodiecrow, which has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  /** A mail as it has it: a character for each byte. */
  export interface Mensaje {
    uid: number;
    flags: string[];
    raw: string;
    internaldate?: string | Date;
    MODSEQ?: number;
  }

  export interface Buzon {
    uidvalidity: number;
    uidnext: number;
    messages: Mensaje[];
    HIGHESTMODSEQ?: number;
  }

  type Handler = (
    connection: { send(response: object, description: string, parsed: object, data: unknown): void },
    parsed: { tag: string; attributes: unknown[] },
    data: unknown,
    callback: () => void,
  ) => void;

  export interface Hoodiecrow {
    server: Server;
    users: Record<string, { password: string }>;
    listen(port: number, host: string, listening: () => void): void;
    getMailbox(path: string): Buzon;
    appendMessage(path: string, flags: string[], date: Date, raw: string): { message: Mensaje };
    getCommandHandler(command: string): Handler;
    setCommandHandler(command: string, handler: Handler): void;
    notify(command: object, mailbox: Buzon): void;
  }

  const hoodiecrow: (options: object) => Hoodiecrow;
  export default hoodiecrow;
}
