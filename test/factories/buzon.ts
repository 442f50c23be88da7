import { buffer as bytesOf } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export interface Received extends Email {
  /** The envelope's recipients. */
  rcpt: string[];
}

function refused(responseCode: number, message?: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server on this machine that keeps what it takes. */
export class Buzon {
  readonly received: Received[] = [];
  /** How many mails are refused for now before one is taken. */
  refusals = 0;
  /** How it answers when somebody is named as recipient: the code and the text. */
  readonly answers = new Map<string, { responseCode: number; message: string }>();
  /** Whether it lets in nobody who says a password. */
  isLocked = false;
  /** While set, mails are heard to the end and not answered: called at each. */
  silence?: () => void;
  private server?: SMTPServer;

  constructor(readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username: user }, _session, callback) =>
        this.isLocked ? callback(refused(535, '5.7.8 Clave incorrecta')) : callback(null, { user }),
      onRcptTo: ({ address }, _session, callback) => {
        const { responseCode, message } = this.answers.get(address) ?? {};
        callback(responseCode ? refused(responseCode, message) : null);
      },
      onData: (stream, session, callback) => {
        bytesOf(stream)
          .then((bytes) => PostalMime.parse(bytes))
          .then((mail) => {
            if (this.silence) {
              this.silence();
            } else if (this.refusals > 0) {
              this.refusals--;
              callback(refused(452, 'Buzón lleno'));
            } else {
              this.received.push({ ...mail, rcpt: session.envelope.rcptTo.map(({ address }) => address) });
              callback();
            }
          }, callback);
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    // Connections that their other end dropped.
    server.on('error', () => {});
    this.server = server;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = undefined;
  }

  /** What was received for somebody. */
  to(address: string): Received[] {
    return this.received.filter(({ rcpt }) => rcpt.includes(address));
  }
}
