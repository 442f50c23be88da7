/** The used parts of hoodiecrow, which has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  /** A mail in hoodiecrow: each character is a byte. */
  export interface Mensaje {
    uid: number;
    flags: string[];
    raw: string;
    internaldate?: string | Date;
    MODSEQ?: number;
  }

  export interface Buzon {
    path: string;
    uidvalidity: number;
    uidnext: number;
    messages: Mensaje[];
    HIGHESTMODSEQ?: number;
  }

  /** Answers a command. */
  export type Respuesta = (
    connection: { send(...args: unknown[]): void; selectedMailbox: Buzon },
    parsed: { tag: string; attributes?: { value?: unknown }[] },
    data: unknown,
    callback: () => void,
  ) => void;

  export interface Hoodiecrow {
    server: Server;
    users: Record<string, { password: string }>;
    listen(port: number, host: string, listening: () => void): void;
    getMailbox(path: string): Buzon;
    appendMessage(path: string, flags: string[], date: Date, raw: string): { message: Mensaje };
    notify(command: object, mailbox: Buzon): void;
    registerCapability(name: string): void;
    getCommandHandler(command: string): Respuesta;
    setCommandHandler(command: string, handler: Respuesta): void;
  }

  const hoodiecrow: (options: object) => Hoodiecrow;
  export default hoodiecrow;
}
