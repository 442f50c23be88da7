import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { RateLimits } from '../auth/rate-limits.service.js';
import { publicUrlOf, Settings } from '../common/config/settings.js';
import { dayIn } from '../common/day.js';
import { notFound } from '../common/errors/domain-error.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { plusDays } from '../plazos/computo.js';
import { AgendaService } from './agenda.service.js';
import type { AgendaItem } from './agenda-source.js';
import { EventosRepository } from './eventos.repository.js';
import { calendarOf } from './ical.js';

/** How far a calendar goes back and ahead. */
const DIAS_ANTES = 60;
const DIAS_DESPUES = 365;
/** Programs ask every few minutes at most. */
const PER_HOUR = 120;
const HOUR = 3_600;

/** The addresses at which other programs read people's calendars. Whoever has one reads it, until it is revoked. */
@Injectable()
export class EnlacesDeAgenda {
  constructor(
    private readonly agenda: AgendaService,
    private readonly eventos: EventosRepository,
    private readonly limits: RateLimits,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly settings: Settings,
  ) {}

  /** Since when the running user's calendar has an address. */
  async findMine(): Promise<Date | null> {
    const [row] = await this.transactions.prepared<{ creadoEn: Date }>(
      'select creado_en as "creadoEn" from agenda_enlaces where usuario_id = $1',
      [this.transactions.tenant.usuarioId],
    );
    return row?.creadoEn ?? null;
  }

  /** Gives the running user's calendar a new address; an earlier one leads nowhere from then on. @returns it */
  async create(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const { tenant, now, manager } = this.transactions;
    await manager.query(
      `insert into agenda_enlaces (usuario_id, hash, creado_en) values ($1, $2, $3)
       on conflict (cuenta_id, usuario_id) do update set hash = excluded.hash, creado_en = excluded.creado_en`,
      [tenant.usuarioId, hashOf(secret), now],
    );
    this.record('agenda.enlazada');
    return `${publicUrlOf(this.settings)}/api/agenda/ical/${secret}.ics`;
  }

  /** Makes the address lead nowhere. @throws DomainError 404 */
  async revoke(): Promise<void> {
    const { tenant, manager } = this.transactions;
    const [, count]: [unknown, number] = await manager.query('delete from agenda_enlaces where usuario_id = $1', [
      tenant.usuarioId,
    ]);
    if (count === 0) {
      throw notFound('la dirección del calendario');
    }
    this.record('agenda.desenlazada');
  }

  /**
   * The calendar at an address, as its person sees it now.
   * @throws DomainError 404 for any other address, and for who is no member any more
   * @throws TooManyRequests
   */
  async read(secret: string, ip: string): Promise<string> {
    await this.limits.consume('agenda', ip, PER_HOUR, HOUR);
    const [row] = await this.transactions.platform((manager) =>
      manager.query('select cuenta_id as "cuentaId", usuario_id as "usuarioId" from agenda_enlaces where hash = $1', [
        hashOf(secret),
      ]),
    );
    if (!row) {
      throw notFound('el calendario');
    }
    const tenant = await this.directory.tenantOf(row.cuentaId, row.usuarioId);
    return this.transactions.tenantTransaction(
      tenant,
      async () => {
        if (!(await this.directory.isMiembro(row.usuarioId)) || !(await this.directory.isOpen())) {
          throw notFound('el calendario');
        }
        const hoy = await this.agenda.hoy();
        const [desde, hasta] = [plusDays(hoy, -DIAS_ANTES), plusDays(hoy, DIAS_DESPUES)];
        return this.calendarOf(await this.agenda.findAll(desde, hasta, row.usuarioId));
      },
      { readOnly: true },
    );
  }

  /** The calendar with one event alone. @throws DomainError 404 */
  async ofEvento(id: string): Promise<string> {
    const { salaNombre, lugar, ...evento } = await this.eventos.get(id);
    const { zonaHoraria } = await this.directory.cuenta();
    return this.calendarOf([
      {
        ...evento,
        clase: 'evento',
        dia: dayIn(zonaHoraria, evento.desde),
        lugar: salaNombre ?? lugar,
        hecho: false,
        enlace: `/agenda/evento/${id}`,
      },
    ]);
  }

  private async calendarOf(items: readonly AgendaItem[]): Promise<string> {
    const { nombre } = await this.directory.cuenta();
    return calendarOf(items, { nombre, url: publicUrlOf(this.settings) });
  }

  private record(accion: 'agenda.enlazada' | 'agenda.desenlazada'): void {
    this.auditoria.record({ accion, entidad: 'cuenta', entidadId: this.transactions.tenant.cuentaId });
  }
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
