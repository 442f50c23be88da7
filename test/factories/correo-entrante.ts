import { connect, type Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect } from 'vitest';
import type { CorreoDto } from '../../server/oficina/correos/correos.dto.js';
import { Receptor } from '../../server/oficina/correos/entrada/receptor.service.js';
import type { TestApp } from './app.js';
import { bandejaOf, readCorreo } from './borradores.js';
import { PATIENCE } from './patience.js';
import type { Member } from './people.js';

export const DOMINIO = 'correo.oficina.test';

/** Settings for receiving mail from outside, at a free port. */
export const RECIBE = { MAIL_DOMAIN: DOMINIO, MAIL_IN_PORT: '0', MAIL_IN_HOST: '127.0.0.1', LIMIT_MAIL_IN: '100000' };

/** Settings for receiving as {@link RECIBE}, which also trust what the own mail server found of a sender. */
export const RECIBE_Y_VERIFICA = { ...RECIBE, MAIL_AUTHSERV_ID: 'mx.oficina.test' };

let count = 0;

/** Gives a person an address of their own. */
export async function newDireccion(member: Member, alias = `persona.${++count}.${Date.now()}`): Promise<string> {
  const { status, body } = await member.patch('/correos/ajustes/direccion', { alias });
  expect(status, JSON.stringify(body)).toBe(200);
  return `${alias}@${DOMINIO}`;
}

/** A product that receives mail: an application of this process, or a port. */
type Destino = { app: NestFastifyApplication } | { mailPort: number };

const portOf = (to: Destino) => ('app' in to ? (to.app.get(Receptor).port as number) : to.mailPort);

/** Delivers a mail as an outside server does. @throws with `responseCode` when it is refused */
export async function deliverTo(
  test: Destino,
  to: string | string[],
  mail: SendMailOptions & { raw?: string | Buffer } = {},
  options: object = {},
): Promise<void> {
  const smtp = createTransport({ host: '127.0.0.1', port: portOf(test), ignoreTLS: true, ...options });
  try {
    await smtp.sendMail({
      from: 'Banco <banco@afuera.test>',
      to,
      subject: 'Saldo',
      text: 'Buenos días.',
      ...mail,
      envelope: { from: 'banco@afuera.test', to, ...(mail.envelope as object) },
    });
  } finally {
    smtp.close();
  }
}

/** The code of the reply that refuses the mail. */
export async function refusalOf(delivery: Promise<void>): Promise<number | undefined> {
  return delivery.then(
    () => undefined,
    (error: { responseCode?: number }) => error.responseCode ?? -1,
  );
}

/** An SMTP connection on which the test writes each line. */
export class Dialogo {
  private received = '';

  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes) => {
      this.received += bytes;
    });
    socket.on('error', () => {});
  }

  static async open(test: Destino, code = '220'): Promise<Dialogo> {
    const dialogo = new Dialogo(connect(portOf(test), '127.0.0.1'));
    await dialogo.reads(code);
    return dialogo;
  }

  /** The server's reply to the last line. */
  get reply(): string {
    return this.received;
  }

  /** Waits for a reply with a code. */
  async reads(code: string): Promise<void> {
    await expect.poll(() => this.received, { interval: 20 }).toMatch(new RegExp(`^${code} `, 'm'));
  }

  /** Opens a connection as {@link open} does, and continues to the DATA of the mail. */
  static async openData(test: Destino, direccion: string): Promise<Dialogo> {
    const dialogo = await Dialogo.open(test);
    await dialogo.says('EHLO afuera.test\r\n', '250');
    await dialogo.says('MAIL FROM:<a@afuera.test>\r\n', '250');
    await dialogo.says(`RCPT TO:<${direccion}>\r\n`, '250');
    await dialogo.says('DATA\r\n', '354');
    return dialogo;
  }

  /** Writes a line and waits for its reply. */
  async says(line: string, code: string): Promise<void> {
    this.received = '';
    this.socket.write(line);
    await this.reads(code);
  }
}

/** Waits until all accepted mails are in their mailboxes. */
export const settled = ({ owner }: TestApp): Promise<void> =>
  expect
    .poll(async () => (await owner.query('select count(*)::int as n from correo_entradas')).rows[0].n, PATIENCE)
    .toBe(0);

/** The mail with a subject, once it is in the person's mailbox. */
export async function received(member: Member, asunto: string): Promise<CorreoDto> {
  const find = async () => (await bandejaOf(member)).find((correo) => correo.asunto === asunto);
  await expect.poll(find, PATIENCE).toBeDefined();
  return readCorreo(member, (await find())!.id);
}
