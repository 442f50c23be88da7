import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Transactions } from '../tenancy/transactions.js';

const EVERY_MS = 10 * 60_000;

/** What has had its time: each statement finds nothing where another replica was first. */
const STATEMENTS = [
  'delete from limites where expira_en < now()',
  `delete from sesiones where least(expira_en, coalesce(revocada_en, expira_en)) < now() - interval '7 days'`,
  `delete from tokens_personales where least(expira_en, coalesce(revocado_en, expira_en)) < now() - interval '30 days'`,
  `delete from claves_idempotencia where creada_en < now() - interval '2 days'`,
  `delete from pases where expira_en < now() - interval '1 day'`,
  // Who signed up and never opened the link: the e-mail is free again.
  `delete from usuarios u
    where u.email_confirmado_en is null and u.creado_en < now() - interval '30 days'
      and not exists (select 1 from membresias m where m.usuario_id = u.id)
      and not exists (select 1 from identidades i where i.usuario_id = u.id)
      and not exists (select 1 from sesiones s where s.usuario_id = u.id)`,
  `delete from avisos where eliminado_en < now() - interval '1 day'`,
  // Whom it was for may not be told of it any more.
  `delete from avisos_por_correo where enviar_en < now() - interval '1 day'`,
  `delete from tareas where eliminada_en < now() - interval '1 day'`,
  `delete from tarea_etiquetas where eliminada_en < now() - interval '1 day'`,
  // With their pictures, which nothing shows any more.
  `with gone as (delete from contactos where eliminado_en < now() - interval '1 day' returning avatar, fondo)
   update imagenes set retirada_en = now() from gone
    where clave in (substr(gone.avatar, 15), substr(gone.fondo, 15))`,
  `delete from contacto_etiquetas where eliminada_en < now() - interval '1 day'`,
  // Each with what is on it.
  `delete from tableros where eliminado_en < now() - interval '1 day'`,
  `delete from tablero_listas where eliminada_en < now() - interval '1 day'`,
  `delete from tarjetas where eliminada_en < now() - interval '1 day'`,
  `delete from tablero_etiquetas where eliminada_en < now() - interval '1 day'`,
  // Their pictures are shown by nothing any more.
  `with gone as (delete from notas where eliminada_en < now() - interval '1 day' returning imagen)
   update imagenes set retirada_en = now() from gone where gone.imagen = '/api/imagenes/' || imagenes.clave`,
  `delete from nota_etiquetas where eliminada_en < now() - interval '1 day'`,
];

/**
 * Removes what is no longer of use: rate windows that are over, sessions and personal tokens long ended, old
 * idempotency keys and avisos, links past their time and who signed up and never opened theirs.
 */
@Injectable()
export class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.run().catch((error) => this.logger.warn({ err: error }, 'Housekeeping failed; it will run again.'));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs once, now. */
  async run(): Promise<void> {
    await this.transactions.platform(async (manager) => {
      for (const statement of STATEMENTS) {
        await manager.query(statement);
      }
      const days = this.settings.NOTIFICATION_DAYS;
      await manager.query('delete from avisos where creado_en < now() - make_interval(days => $1)', [days]);
    });
  }
}
