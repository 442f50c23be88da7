import { buffer as bytesOf } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export interface Received extends Email {
  /** The recipients of the envelope. */
  rcpt: string[];
}

function refused(responseCode: number, message?: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server on this machine that keeps the mails that it accepts. */
export class Buzon {
  readonly received: Received[] = [];
  /** The number of mails to refuse with a temporary error before one is accepted. */
  refusals = 0;
  /** Refusals by recipient address: the code and the text. */
  readonly answers = new Map<string, { responseCode: number; message: string }>();
  /** Whether the server refuses every password. */
  isLocked = false;
  /** While set, the server reads each mail to its end, calls this, and does not answer. */
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
    // A client that drops its connection is no failure of a test.
    server.on('error', () => {});
    this.server = server;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = undefined;
  }

  /** The mails that the server received for an address. */
  to(address: string): Received[] {
    return this.received.filter(({ rcpt }) => rcpt.includes(address));
  }
}
