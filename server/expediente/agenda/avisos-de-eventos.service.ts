import { Injectable } from '@nestjs/common';
import { escapeHtml } from '../../common/input/safe-html.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type AvisoNuevo, Notifier } from '../../plataforma/avisos/notifier.service.js';
import type { Evento } from './evento.entity.js';

type Avisado = Pick<Evento, 'id' | 'titulo' | 'carpetaId' | 'hasta'>;

/** The news for people of an event: added to it, moved, deleted, or restored. */
type NovedadDeEvento = 'agregado' | 'movido' | 'quitado' | 'repuesto';

/** Tells the people of an event that somebody else changed it. */
@Injectable()
export class AvisosDeEventos {
  constructor(
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Tells these people, except the person who made the change. It tells nobody of an event that is over.
   * @param cuando «el 16/03/2026 a las 10:30»
   */
  async tell(novedad: NovedadDeEvento, evento: Avisado, personas: readonly string[], cuando: string): Promise<void> {
    const { tenant, now } = this.transactions;
    if (evento.hasta < now) {
      return;
    }
    const actor = (await this.directory.naming())(tenant.usuarioId)?.nombre ?? '';
    const aviso = avisoDeEvento(novedad, evento, cuando, actor);
    const others = personas.filter((id) => id !== tenant.usuarioId);
    await this.notifier.notifyAll(others.map((usuarioId) => ({ usuarioId, aviso })));
  }
}

function avisoDeEvento(
  novedad: NovedadDeEvento,
  { id, titulo, carpetaId }: Avisado,
  cuando: string,
  actor: string,
): AvisoNuevo {
  const name = `<b>${escapeHtml(titulo)}</b>`;
  const [title, what] = {
    agregado: [`${name}, ${cuando}`, 'le agregó a este evento'],
    movido: [`${name} ahora es ${cuando}`, 'cambió la hora'],
    quitado: [`${name}, ${cuando}, ya no se hace`, 'lo quitó de la agenda'],
    repuesto: [`${name}, ${cuando}, se hace`, 'lo volvió a poner en la agenda'],
  }[novedad] as [string, string];
  const textos = {
    titulo: title,
    descripcion: `${escapeHtml(actor)} ${what}`,
    icono: 'heroicons_outline:calendar',
    imagen: null,
    enlace: novedad === 'quitado' ? '/agenda' : `/agenda/evento/${id}`,
    esInterno: true,
  };
  return {
    ...{ familia: 'notificacion', tipo: 'evento', grupo: `evento:${id}`, carpetaId },
    textos: () => textos,
  };
}
