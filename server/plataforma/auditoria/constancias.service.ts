import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtSecret } from '../../common/config/jwt-secret.js';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { componer } from '../../common/mail/componer.js';
import { MailTransport } from '../../common/mail/mail-transport.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ID_DE_OPERADORES } from './cadena.js';
import { type Cabeza, Sello } from './constancia.js';

const QUEUE = 'auditoria-constancias';
const DELIVERIES = 'auditoria-entregas';
const DAILY = '20 6 * * *';
const ANSWER_MS = 30_000;

type Via = 'archivo' | 'correo' | 'direccion';

interface Entrega {
  via: Via;
  nombre: string;
  texto: string;
}

/** The folder that keeps the constancias. */
export const constanciasIn = ({ AUDIT_DIR, DATA_DIR }: Settings) => AUDIT_DIR ?? resolve(DATA_DIR, 'auditoria');

/**
 * Writes a signed constancia outside of the database once a day, for any number of processes. It says how far each
 * audit goes. Somebody who can write in the database could cut off the end of an audit. They could set its head back
 * too, but they do not reach the constancias.
 */
@Injectable()
export class Constancias implements OnModuleInit {
  private readonly sello: Sello;

  constructor(
    private readonly jobs: Jobs,
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    private readonly outgoing: OutgoingHttp,
    private readonly settings: Settings,
    secret: JwtSecret,
  ) {
    this.sello = new Sello(secret);
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Entrega>(DELIVERIES, { handler: (run) => this.deliver(run) });
    await this.jobs.define(QUEUE, { handler: () => this.make() });
    await this.jobs.schedule(QUEUE, DAILY);
  }

  /** Makes a constancia now, and delivers it in each way that is configured. */
  async make(): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const cabezas: Cabeza[] = await manager.query(
        `select cuenta_id as "cuentaId", n::int as n, encode(hash, 'hex') as hash from auditoria_cabezas
         union all select $1::uuid, n::int, encode(hash, 'hex') from operadores_cabeza order by 1`,
        [ID_DE_OPERADORES],
      );
      const { now } = this.transactions;
      const nombre = `constancia-${now.toISOString().replace(/[:.]/g, '-')}.ndjson`;
      const texto = this.sello.write({ en: now, cabezas });
      for (const via of this.vias()) await this.jobs.send(DELIVERIES, { via, nombre, texto } satisfies Entrega);
    });
  }

  private vias(): Via[] {
    const { AUDIT_EMAIL, AUDIT_URL } = this.settings;
    return ['archivo', ...(AUDIT_EMAIL ? (['correo'] as const) : []), ...(AUDIT_URL ? (['direccion'] as const) : [])];
  }

  private async deliver({ id, data, createdAt, signal }: JobRun<Entrega>): Promise<void> {
    switch (data.via) {
      case 'archivo':
        return this.keep(data);
      case 'correo':
        return this.mail(id, data, createdAt, signal);
      case 'direccion':
        return this.post(data, signal);
    }
  }

  private async keep({ nombre, texto }: Entrega): Promise<void> {
    const path = join(constanciasIn(this.settings), nombre);
    await mkdir(constanciasIn(this.settings), { recursive: true });
    await writeFile(`${path}.parte`, texto);
    await rename(`${path}.parte`, path);
  }

  private mail(id: string, { nombre, texto }: Entrega, fecha: Date, signal: AbortSignal): Promise<void> {
    const { AUDIT_EMAIL: para = '' } = this.settings;
    const adjuntos = [{ filename: nombre, content: texto, contentType: 'application/x-ndjson' }];
    const mensaje = componer(CARTA, publicUrlOf(this.settings));
    return this.transport.send({ id, para, plantilla: 'constancia', fecha, ...mensaje, adjuntos }, signal);
  }

  private async post({ nombre, texto }: Entrega, signal: AbortSignal): Promise<void> {
    const { AUDIT_URL = '', AUDIT_ALLOW_PRIVATE: allowPrivate } = this.settings;
    const status = await this.outgoing.post(AUDIT_URL, texto, {
      headers: { 'content-type': 'application/x-ndjson', 'x-constancia': nombre },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      allowPrivate,
    });
    if (status < 200 || status > 299) throw new Error(`AUDIT_URL answered ${status}.`);
  }
}

const CARTA = {
  asunto: 'Constancia de la auditoría',
  resumen: 'Hasta dónde llega hoy la auditoría de cada cuenta.',
  titulo: 'Constancia de la auditoría',
  parrafos: [
    'El archivo adjunto dice hasta dónde llega hoy la auditoría de cada cuenta, y está firmado. No nombra a nadie.',
    'Guárdelo fuera del servidor. Para comprobar que a la auditoría no le falta nada: npm run auditoria:verificar -- archivo',
  ],
};
