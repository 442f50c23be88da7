import { buffer as bytesOf } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export interface Received extends Email {
  /** The envelope's recipients. */
  rcpt: string[];
}

/** A mail server on this machine that keeps what it takes. */
export class Buzon {
  readonly received: Received[] = [];
  /** How many mails are refused for now before one is taken. */
  refusals = 0;
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
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, callback) => {
        bytesOf(stream)
          .then((bytes) => PostalMime.parse(bytes))
          .then((mail) => {
            if (this.silence) {
              this.silence();
            } else if (this.refusals > 0) {
              this.refusals--;
              callback(Object.assign(new Error('Buzón lleno'), { responseCode: 452 }));
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
