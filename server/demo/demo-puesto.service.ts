import { Injectable } from '@nestjs/common';
import { isAllowed } from '../common/access/permissions.js';
import { DAY_MS } from '../common/day.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { AtajosService } from '../plataforma/atajos/atajos.service.js';
import { AvisosService } from '../plataforma/avisos/avisos.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { incorporacion } from '../plataforma/cuentas/aviso-de-incorporacion.js';
import { noticiasOf } from './demo-noticias.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

const JOINED_MS = 61 * DAY_MS;
/** The number of the newest avisos that are unread. */
const UNREAD = 3;

const ATAJO_NUEVA = { label: 'Nueva carpeta', icon: 'heroicons_outline:folder-plus', link: '/carpetas/nueva' };
const ATAJOS = [
  { label: 'Carpetas', icon: 'heroicons_outline:folder-open', link: '/carpetas' },
  { label: 'Personas', icon: 'heroicons_outline:users', link: '/personas' },
  { label: 'Chat', icon: 'heroicons_outline:chat-bubble-left-right', link: '/chat' },
];

/** Gives the people of an office their avisos, a welcome message and shortcuts. */
@Injectable()
export class DemoPuesto {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: CarpetasService,
    private readonly notifier: Notifier,
    private readonly avisos: AvisosService,
    private readonly atajos: AtajosService,
  ) {}

  /** Runs in one transaction for each person. So a person with shortcuts has everything. */
  async load(office: OpenOficina, plan: readonly PlanCarpeta[]): Promise<void> {
    for (const person of office.everybody()) {
      await this.transactions.tenantTransaction(person, async () => {
        if ((await this.atajos.findAll()).length === 0) {
          await this.notify(office, plan, person);
          await this.welcome();
          await this.addAtajos(person);
        }
      });
    }
  }

  /** Makes avisos of the latest events, since the load made none. All but the newest avisos are marked as read. */
  private async notify(office: OpenOficina, plan: readonly PlanCarpeta[], person: TenantContext): Promise<void> {
    const query = Object.assign(new CarpetasQuery(), { tamano: 100 });
    const [mine] = await this.carpetas.findPage(query);
    const naming = await this.directory.naming();
    const nombreOf = (id: string) => naming(id)?.nombre ?? '';
    const gestor = office.person('gestor').usuarioId;
    const joined = person.usuarioId === gestor ? office.person('lectura').usuarioId : gestor;
    const noticias = noticiasOf(office, plan, person);
    await this.transactions.atTime(new Date(Date.now() - JOINED_MS), () =>
      this.notifier.notifyRunning(incorporacion(nombreOf(joined))),
    );
    for (const { en, actorId, caratula, aviso } of noticias) {
      const carpeta = mine.find((candidate) => candidate.caratula === caratula);
      if (carpeta) {
        const told = aviso(carpeta, { id: actorId, nombre: nombreOf(actorId) });
        await this.transactions.atTime(en, () => this.notifier.notifyRunning(told));
      }
    }
    const avisos = await this.avisos.findAll('notificacion');
    for (const { id } of avisos.slice(UNREAD)) {
      await this.avisos.mark('notificacion', id, { leido: true, visto: true });
    }
  }

  /** A message for everybody, since some people have no chat. */
  private async welcome(): Promise<void> {
    await this.avisos.create('mensaje', {
      titulo: 'Le damos la bienvenida a Carpetas',
      descripcion:
        'Está en una oficina de demostración: <b>todos los datos son ficticios</b>. Puede probar lo que quiera.',
      icono: 'heroicons_outline:sparkles',
      imagen: null,
      enlace: null,
      esInterno: true,
    });
  }

  private async addAtajos({ rolId }: TenantContext): Promise<void> {
    const atajos = [...(isAllowed(rolId, 'carpetas.editar') ? [ATAJO_NUEVA] : []), ...ATAJOS];
    // New shortcuts go to the front.
    for (const atajo of atajos.toReversed()) {
      await this.atajos.create(atajo);
    }
  }
}
