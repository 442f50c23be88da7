import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { DAY_MS } from '../../common/day.js';
import { AnswerTooLarge, OutgoingHttp, REDIRECTS } from '../../common/http/outgoing.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { ConsultaDeCotizacionesDto } from './panel.dto.js';
import { leerPublicacion, type Publicada } from './publicacion.js';

const QUEUE = 'cotizaciones-consulta';
/** 10.10 in Argentina, when the day's rates are known. */
const DAILY = '10 13 * * *';

/** Fetches the rates of the operator's source once a day, however many processes run. */
@Injectable()
export class ConsultaDeCotizaciones implements OnModuleInit {
  private readonly logger = new Logger(ConsultaDeCotizaciones.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly outgoing: OutgoingHttp,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: ({ signal }) => this.run(signal) });
    if (this.isOn) {
      await this.jobs.schedule(QUEUE, DAILY);
    }
  }

  /** Whether the operator named a source. */
  get isOn(): boolean {
    return this.settings.RATES_URL !== undefined;
  }

  /**
   * The outcome of the last request; null before the first request, and without a source. Uses the running transaction.
   */
  async estado(): Promise<ConsultaDeCotizacionesDto | null> {
    if (!this.isOn) {
      return null;
    }
    return this.transactions.asPlatform(async (manager) => {
      const [row] = await manager.query(
        'select intentada_en as "intentadaEn", lograda_en as lograda, falla from cotizaciones_consulta',
      );
      return row ?? null;
    });
  }

  /** Fetches the rates now. @throws Error when that fails, so that the job is tried again */
  async run(signal?: AbortSignal): Promise<void> {
    if (!this.settings.RATES_URL) {
      return;
    }
    try {
      const publicadas = await this.fetch(this.settings.RATES_URL, signal);
      const total = await this.store(publicadas);
      this.logger.log({ total }, 'The rates of the source were fetched.');
    } catch (error) {
      await this.note((error as Error).message);
      throw error;
    }
  }

  private async fetch(url: string, signal?: AbortSignal): Promise<Publicada[]> {
    const options = { signal, allowPrivate: this.settings.RATES_ALLOW_PRIVATE };
    const answer = await this.outgoing.get(url, options).catch((cause) => {
      throw new Error(motivoDe(cause), { cause });
    });
    if (!answer.ok) {
      const why = REDIRECTS.has(answer.status) ? ': no se siguen redirecciones' : '';
      throw new Error(`La fuente respondió ${answer.status}${why}.`);
    }
    const manana = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    return leerPublicacion(await answer.text(), manana);
  }

  /** Adds the rates that differ from the stored ones. @returns how many */
  private store(publicadas: readonly Publicada[]): Promise<number> {
    return this.transactions.platform(async (manager) => {
      const [{ total }] = await manager.query(
        `with added as (
           insert into cotizaciones_publicas (id, dia, moneda, base, valor)
           select p.id, p.dia, p.moneda, p.base, p.valor
             from jsonb_to_recordset($1) as p (id uuid, dia date, moneda text, base text, valor numeric)
            where p.valor is distinct from (
              select q.valor from cotizaciones_publicas q
               where q.moneda = p.moneda and q.base = p.base and q.dia = p.dia
               order by q.en desc, q.id desc limit 1)
           returning 1)
         select count(*)::int as total from added`,
        [JSON.stringify(publicadas.map((publicada) => ({ id: uuid(), ...publicada })))],
      );
      await manager.query(
        `insert into cotizaciones_consulta (intentada_en, lograda_en) values (now(), now())
         on conflict (unica) do update set intentada_en = now(), lograda_en = now(), falla = null`,
      );
      return total;
    });
  }

  private async note(falla: string): Promise<void> {
    await this.transactions.platform((manager) =>
      manager.query(
        `insert into cotizaciones_consulta (intentada_en, falla) values (now(), $1)
         on conflict (unica) do update set intentada_en = now(), falla = excluded.falla`,
        [falla.slice(0, 500)],
      ),
    );
  }
}

/** Why no answer came, in Spanish. */
function motivoDe(error: Error & { code?: string }): string {
  if (error instanceof AnswerTooLarge) {
    return 'La fuente respondió más de 512 KB.';
  }
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return 'La fuente no respondió en 5 segundos.';
  }
  // The words of request-filtering-agent for a private address.
  if (/is not allowed/.test(error.message)) {
    return 'La fuente está en una dirección privada, que el operador no permite.';
  }
  return `No se pudo conectar con la fuente (${error.code ?? error.message}).`;
}
