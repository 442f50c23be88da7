/// <reference path="./hoodiecrow-imap.d.ts" />
import { writeFile } from 'node:fs/promises';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer as bytesOf } from 'node:stream/consumers';
import hoodiecrow, { type Hoodiecrow, type Mensaje } from 'hoodiecrow-imap';
import { SMTPServer } from 'smtp-server';

/** A certificate for `localhost`, valid for a hundred years. Only tests trust it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwPOm4fgm1e1rtuPU
ghj5EkMiFz+YhTjUGUKYgDo4aMOhRANCAAR94dZbSk42ug+aELW4ccyzOH+Ud9DB
QtziZQD8WozxmfuQTHelHRAIi/8LUQJLz1GOmcBO5u6Zqbe7ThohteU9
-----END PRIVATE KEY-----
`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUWgA/5mZjREkV4v0uaD6yYvELbjIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTIyMTAxNVoYDzIxMjYxMTAx
MjIxMDE1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR94dZbSk42ug+aELW4ccyzOH+Ud9DBQtziZQD8WozxmfuQTHelHRAI
i/8LUQJLz1GOmcBO5u6Zqbe7ThohteU9o28wbTAdBgNVHQ4EFgQUdH/nmg3yzIBv
/dmyYBbCZQqRv0YwHwYDVR0jBBgwFoAUdH/nmg3yzIBv/dmyYBbCZQqRv0YwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAMCzqJPxqBWy3+HL532k6aHWsJRyQkOsgvPRipZucnLOAiBu
OtbADVlYtBMoIA6bWoEGu6+oyq4tKLRK399kZqXWEw==
-----END CERTIFICATE-----
`;

const USUARIO = 'ana@afuera.test';

interface Servidor {
  servidor: string;
  puerto: number;
  seguridad: 'tls';
}

/** The fields that a person fills in to connect their account. */
interface Datos {
  direccion: string;
  usuario: string;
  clave: string;
  imap: Servidor;
  smtp: Servidor;
  enviarPorElla: boolean;
  alias: string[];
}

/** Settings that allow the product to connect to servers on this machine. */
export async function conCuentas(): Promise<Record<string, string>> {
  const ca = join(tmpdir(), `carpetas-autoridad-${process.pid}.pem`);
  await writeFile(ca, CERT);
  return {
    MAIL_ACCOUNTS: 'true',
    MAIL_ACCOUNTS_ALLOW_PRIVATE: 'true',
    MAIL_ACCOUNTS_CA: ca,
    MAIL_ACCOUNTS_POLL_SECONDS: '1',
  };
}

/** The text of a mail. */
export function rfc822(
  id: string,
  asunto: string,
  headers: Record<string, string> = {},
  texto = 'Buenos días.',
): string {
  const all = {
    From: 'Banco <banco@afuera.test>',
    To: USUARIO,
    Subject: asunto,
    'Message-ID': `<${id}@afuera.test>`,
    Date: 'Tue, 03 Mar 2026 10:00:00 +0000',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // In latin1 each character is a byte, as hoodiecrow stores mails.
  return Buffer.from([...lines, '', texto, ''].join('\r\n')).toString('latin1');
}

export const asuntoDe = ({ raw }: Mensaje): string =>
  Buffer.from(/^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '', 'latin1').toString();

export interface OpcionesDeServidor {
  /** The extensions that the server lacks. */
  sin?: string[];
  /** Whether nobody can sign in to send. */
  sinIngreso?: boolean;
  /** Whether its folders are labels of mails in a single folder, as in Gmail. */
  conEtiquetas?: boolean;
}

/** An outside mail server on this machine. It has IMAP and SMTP by TLS, and the mailbox of a person. */
export class ServidorDeCorreo {
  /** The mails that the server received by SMTP, unchanged. */
  readonly enviados: { raw: string; rcpt: string[] }[] = [];
  clave = 'secreta';
  /** The number of attempts to sign in by IMAP. */
  entradas = 0;
  /** Whether the server itself puts sent mails into Sent. */
  guardaEnviados = false;
  /** The mails that were read whole: each has a folder and UIDs. */
  readonly leidos: string[] = [];
  private readonly retenidos = new Map<string, Promise<void>[]>();
  private readonly sockets = new Set<Socket>();
  private readonly smtp: SMTPServer;
  private readonly imap: Hoodiecrow;

  constructor({ sin = [], sinIngreso = false, conEtiquetas = false }: OpcionesDeServidor = {}) {
    const all = ['ENABLE', 'CONDSTORE', 'IDLE', 'MOVE', 'UIDPLUS', 'SPECIAL-USE', 'LITERALPLUS', 'UNSELECT', 'ID'];
    const labels = (server: Hoodiecrow) => server.registerCapability('X-GM-EXT-1');
    this.imap = hoodiecrow({
      secureConnection: true,
      credentials: { key: KEY, cert: CERT },
      plugins: [...all.filter((plugin) => !sin.includes(plugin)), ...(conEtiquetas ? ['X-GM-EXT-1', labels] : [])],
      users: {},
      storage: {
        INBOX: {},
        '': {
          separator: '/',
          folders: {
            Enviados: { 'special-use': '\\Sent' },
            Borradores: { 'special-use': '\\Drafts' },
            Papelera: { 'special-use': '\\Trash' },
            Basura: { 'special-use': '\\Junk' },
            ...(conEtiquetas ? { Todos: { 'special-use': '\\All' } } : { Archivo: { 'special-use': '\\Archive' } }),
            Clientes: { folders: { Obra: {} } },
          },
        },
      },
    });
    const fetch = this.imap.getCommandHandler('UID FETCH');
    this.imap.setCommandHandler('UID FETCH', (connection, parsed, data, callback) => {
      const [range, query] = parsed.attributes ?? [];
      if (JSON.stringify(query).includes('"section":[]')) {
        const { path } = connection.selectedMailbox;
        this.leidos.push(`${path} ${range?.value}`);
        const wait = this.retenidos.get(path)?.shift();
        if (wait) {
          void wait.then(() => fetch(connection, parsed, data, callback));
          return;
        }
      }
      fetch(connection, parsed, data, callback);
    });
    Object.defineProperty(this.imap.users, USUARIO, {
      get: () => {
        this.entradas += 1;
        return { password: this.clave };
      },
    });
    this.imap.server.on('secureConnection', (socket: Socket) => {
      this.sockets.add(socket);
      // The server writes line by line. Otherwise each line would wait for the previous line.
      socket.setNoDelay(true);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.smtp = new SMTPServer({
      secure: true,
      ...(sinIngreso && { disabledCommands: ['AUTH'] }),
      key: KEY,
      cert: CERT,
      onAuth: ({ username, password }, _session, callback) =>
        username === USUARIO && password === this.clave
          ? callback(null, { user: username })
          : callback(Object.assign(new Error('5.7.8 No'), { responseCode: 535 })),
      onData: (stream, session, callback) => {
        bytesOf(stream).then((bytes) => {
          const raw = bytes.toString('latin1');
          this.enviados.push({ raw, rcpt: session.envelope.rcptTo.map(({ address }) => address) });
          if (this.guardaEnviados) {
            this.add('Enviados', raw, ['\\Seen']);
          }
          callback();
        }, callback);
      },
    });
    this.smtp.on('error', () => {});
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.imap.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => this.smtp.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.imap.server.close(resolve));
    await new Promise<void>((resolve) => this.smtp.close(resolve));
  }

  /** The fields that a person fills in to connect this server. */
  get datos(): Datos {
    const at = (server: Server): Servidor => ({
      servidor: 'localhost',
      puerto: (server.address() as AddressInfo).port,
      seguridad: 'tls',
    });
    return {
      direccion: USUARIO,
      usuario: USUARIO,
      clave: this.clave,
      imap: at(this.imap.server),
      smtp: at(this.smtp.server),
      enviarPorElla: true,
      alias: ['ana@estudio.test'],
    };
  }

  /** The number of IMAP connections. */
  get conexiones(): number {
    return this.sockets.size;
  }

  /** Ends all connections, as a network failure does. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Answers NO to the next command that contains a word. */
  refuseOnce(command: string, word: string): void {
    const handler = this.imap.getCommandHandler(command);
    this.imap.setCommandHandler(command, (connection, parsed, data, callback) => {
      if (!JSON.stringify(parsed.attributes).toLowerCase().includes(word)) {
        handler(connection, parsed, data, callback);
        return;
      }
      this.imap.setCommandHandler(command, handler);
      const attributes = [{ type: 'TEXT', value: 'Try later' }];
      connection.send({ tag: parsed.tag, command: 'NO', attributes }, 'NO', parsed, data);
      callback();
    });
  }

  /** Puts a mail into a folder, and tells clients that follow the folder. */
  add(ruta: string, raw: string, flags: string[] = [], fecha = new Date()): number {
    return this.imap.appendMessage(ruta, flags, fecha, raw).message.uid;
  }

  /** The mails of a folder, without mails that are marked for removal. */
  en(ruta: string): Mensaje[] {
    return this.imap.getMailbox(ruta).messages.filter(({ flags }) => !flags.includes('\\Deleted'));
  }

  /** The subjects of a folder, in order. */
  asuntos(ruta: string): string[] {
    return this.en(ruta).map(asuntoDe);
  }

  /** The subjects of the mails in a folder that are marked for removal. */
  asuntosPorBorrar(ruta: string): string[] {
    return this.imap
      .getMailbox(ruta)
      .messages.filter(({ flags }) => flags.includes('\\Deleted'))
      .map(asuntoDe);
  }

  /** Makes a folder seem empty for a time. @returns a function that ends it */
  hide(ruta: string): () => void {
    const buzon = this.imap.getMailbox(ruta);
    const { messages } = buzon;
    buzon.messages = [];
    return () => {
      buzon.messages = messages;
    };
  }

  /**
   * Answers each command with only NO or OK.
   * @param path the only folder whose commands get this answer @returns the count of these answers, and a function that
   * ends them
   */
  answer(command: string, status: 'NO' | 'OK', path?: string): { times: number; end(): void } {
    const usual = this.imap.getCommandHandler(command);
    const answer = { times: 0, end: () => this.imap.setCommandHandler(command, usual) };
    this.imap.setCommandHandler(command, (connection, parsed, data, callback) => {
      if (path !== undefined && parsed.attributes?.[0]?.value !== path) {
        return usual(connection, parsed, data, callback);
      }
      answer.times++;
      const attributes = [{ type: 'TEXT', value: 'X' }];
      connection.send({ tag: parsed.tag, command: status, attributes }, 'X', parsed, data);
      return callback();
    });
    return answer;
  }

  /** Leaves a command without an answer. @returns the count of these commands, and a function that ends this */
  hang(command: string): { times: number; end(): void } {
    const usual = this.imap.getCommandHandler(command);
    const hung = { times: 0, end: () => this.imap.setCommandHandler(command, usual) };
    this.imap.setCommandHandler(command, () => {
      hung.times++;
    });
    return hung;
  }

  /**
   * Delays the whole mails of a folder. @param after the number of reads to answer first @returns a function that ends
   * the delay
   */
  hold(ruta: string, after = 0): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.retenidos.set(ruta, [...Array.from({ length: after }, () => Promise.resolve()), promise]);
    return resolve;
  }

  /** Marks a mail, as another program of the person does. */
  flag(ruta: string, uid: number, flags: string[]): void {
    const buzon = this.imap.getMailbox(ruta);
    for (const [index, mensaje] of buzon.messages.entries()) {
      if (mensaje.uid === uid) {
        mensaje.flags = flags;
        buzon.HIGHESTMODSEQ = (buzon.HIGHESTMODSEQ ?? 0) + 1;
        mensaje.MODSEQ = buzon.HIGHESTMODSEQ;
        const list = flags.map((value) => ({ type: 'ATOM', value }));
        const attributes = [
          index + 1,
          { type: 'ATOM', value: 'FETCH' },
          [{ type: 'ATOM', value: 'FLAGS' }, list, { type: 'ATOM', value: 'UID' }, uid],
        ];
        this.imap.notify({ tag: '*', attributes }, buzon);
      }
    }
  }

  /** Takes a mail out of a folder. @returns the mail */
  take(ruta: string, uid: number): Mensaje {
    const buzon = this.imap.getMailbox(ruta);
    const index = buzon.messages.findIndex((mensaje) => mensaje.uid === uid);
    const [taken] = buzon.messages.splice(index, 1);
    this.imap.notify({ tag: '*', attributes: [index + 1, { type: 'ATOM', value: 'EXPUNGE' }] }, buzon);
    return taken as Mensaje;
  }

  /** Moves a mail, as another program of the person does. */
  move(de: string, uid: number, a: string): number {
    const { raw, flags } = this.take(de, uid);
    return this.add(a, raw, flags);
  }

  /** Renumbers the mails of a folder, as a restored server does. */
  renumber(ruta: string): void {
    const buzon = this.imap.getMailbox(ruta);
    buzon.uidvalidity += 1;
    for (const mensaje of buzon.messages) mensaje.uid += 1_000;
    buzon.uidnext += 1_000;
  }
}
