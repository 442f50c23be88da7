import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../common/access/rate-limits.js';
import { SessionStates } from '../../common/access/session-states.js';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { dayIn } from '../../common/day.js';
import { notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type AccesoAbierto, type AccesoSource, AccesosOf } from '../../plataforma/auth/acceso-source.js';
import { plusDays } from '../../vocabulario/computo.js';
import type { EnlaceDeAgendaDto } from './agenda.dto.js';
import { AgendaService } from './agenda.service.js';
import type { AgendaItem } from './agenda-source.js';
import { EventosRepository } from './eventos.repository.js';
import { calendarOf } from './ical.js';
import { SeriesRepository } from './series.repository.js';

/** The days before and after today that a calendar shows. */
const DIAS_ANTES = 60;
const DIAS_DESPUES = 365;
/** The most readings from one IP address in an hour. Programs read every few minutes at most. */
const PER_HOUR = 120;
const HOUR = 3_600;

/**
 * The addresses at which other programs read people's calendars. Whoever has an address reads it until somebody revokes
 * it.
 */
@Injectable()
@AccesosOf({ clase: 'calendario', endsWithSessions: true })
export class EnlacesDeAgenda implements AccesoSource {
  constructor(
    private readonly agenda: AgendaService,
    private readonly eventos: EventosRepository,
    private readonly series: SeriesRepository,
    private readonly limits: RateLimits,
    private readonly sessions: SessionStates,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly settings: Settings,
  ) {}

  /** Since when the running user's calendar has an address, and whether it shows reserved carpetas. */
  async findMine(): Promise<EnlaceDeAgendaDto> {
    const [row] = await this.transactions.prepared<EnlaceDeAgendaDto>(
      'select creado_en as "creadoEn", con_reservadas as "conReservadas" from agenda_enlaces where usuario_id = $1',
      [this.transactions.tenant.usuarioId],
    );
    return row ?? { creadoEn: null, conReservadas: false };
  }

  /**
   * Gives the running user's calendar a new address, and ends the earlier one. The address keeps the user's present
   * role.
   * @param sid the session that asks, which must not have ended
   * @param conReservadas whether the calendar shows items of reserved carpetas
   * @returns the address
   */
  async create(sid: string, conReservadas: boolean): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const { tenant, now, manager } = this.transactions;
    await this.transactions.asPlatform((platform) => this.sessions.use(platform, sid));
    await manager.query(
      `insert into agenda_enlaces (usuario_id, hash, creado_en, rol_id, con_reservadas) values ($1, $2, $3, $4, $5)
       on conflict (cuenta_id, usuario_id) do update
         set hash = excluded.hash, creado_en = excluded.creado_en, rol_id = excluded.rol_id,
             con_reservadas = excluded.con_reservadas`,
      [tenant.usuarioId, hashOf(secret), now, tenant.rolId, conReservadas],
    );
    this.record('agenda.enlazada', { conReservadas });
    return `${publicUrlOf(this.settings)}/api/agenda/ical/${secret}.ics`;
  }

  /** Ends the address of the running user's calendar. @throws DomainError 404 */
  async revoke(): Promise<void> {
    if (!(await this.remove())) {
      throw notFound('la dirección del calendario');
    }
  }

  async findAccesos(): Promise<AccesoAbierto[]> {
    const { creadoEn, conReservadas } = await this.findMine();
    const detalle = conReservadas ? 'Con las carpetas reservadas' : 'Sin las carpetas reservadas';
    return creadoEn ? [{ detalle, creadoEn }] : [];
  }

  async endAccesos(): Promise<void> {
    await this.remove();
  }

  private async remove(): Promise<boolean> {
    const { tenant, manager } = this.transactions;
    const [, count]: [unknown, number] = await manager.query('delete from agenda_enlaces where usuario_id = $1', [
      tenant.usuarioId,
    ]);
    if (count > 0) {
      this.record('agenda.desenlazada');
    }
    return count > 0;
  }

  /**
   * Reads the calendar behind an address as its person sees it now. The role is never higher than when the address was
   * made.
   * @throws DomainError 404 for an unknown address, or a person who is no longer a member
   * @throws TooManyRequests
   */
  async read(secret: string, ip: string): Promise<string> {
    await this.limits.consume('agenda', ip, PER_HOUR, HOUR);
    const [row] = await this.transactions.platform((manager) =>
      manager.query(
        `select cuenta_id as "cuentaId", usuario_id as "usuarioId", rol_id as "rolId", con_reservadas as "conReservadas"
           from agenda_enlaces where hash = $1`,
        [hashOf(secret)],
      ),
    );
    if (!row) {
      throw notFound('el calendario');
    }
    const tenant = await this.directory.tenantOf(row.cuentaId, row.usuarioId);
    return this.transactions.tenantTransaction(
      // A higher number is a lower role.
      Object.assign(tenant, { rolId: Math.max(tenant.rolId, row.rolId) }),
      async () => {
        if (!(await this.directory.isMiembro(row.usuarioId)) || !(await this.directory.isOpen())) {
          throw notFound('el calendario');
        }
        const hoy = await this.agenda.hoy();
        const [desde, hasta] = [plusDays(hoy, -DIAS_ANTES), plusDays(hoy, DIAS_DESPUES)];
        const items = await this.agenda.findAll(desde, hasta, row.usuarioId);
        return this.calendarOf(row.conReservadas ? items : await this.withoutReservadas(items));
      },
      { readOnly: true },
    );
  }

  /** A calendar with this event alone, or with its series. @throws DomainError 404 */
  async ofEvento(id: string): Promise<string> {
    const one = await this.eventos.get(id);
    const eventos = one.serieId === null ? [one] : await this.series.findEventos(one.serieId);
    const { zonaHoraria } = await this.directory.cuenta();
    return this.calendarOf(
      eventos.map(({ salaNombre, lugar, ...evento }) => ({
        ...evento,
        clase: 'evento',
        dia: dayIn(zonaHoraria, evento.desde),
        lugar: salaNombre ?? lugar,
        hecho: false,
        enlace: `/agenda/evento/${evento.id}`,
      })),
    );
  }

  private async withoutReservadas(items: readonly AgendaItem[]): Promise<AgendaItem[]> {
    const ids = items.flatMap(({ carpetaId }) => carpetaId ?? []);
    const rows = await this.transactions.prepared<{ id: string }>(
      'select id from carpetas where id = any ($1) and reservada',
      [ids],
    );
    const reservadas = new Set(rows.map(({ id }) => id));
    return items.filter(({ carpetaId }) => !(carpetaId && reservadas.has(carpetaId)));
  }

  private async calendarOf(items: readonly AgendaItem[]): Promise<string> {
    const { nombre } = await this.directory.cuenta();
    const ids = new Set(items.flatMap(({ serieId }) => serieId ?? []));
    const series = ids.size > 0 ? await this.series.findAll([...ids]) : undefined;
    return calendarOf(items, { nombre, url: publicUrlOf(this.settings), ...(series && { series }) });
  }

  private record(accion: 'agenda.enlazada' | 'agenda.desenlazada', datos?: { conReservadas: boolean }): void {
    this.auditoria.record({ accion, entidad: 'cuenta', entidadId: this.transactions.tenant.cuentaId, datos });
  }
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
