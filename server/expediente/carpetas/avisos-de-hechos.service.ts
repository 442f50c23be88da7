import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Settings } from '../../common/config/settings.js';
import { DAY_MS } from '../../common/day.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { UntilCommit } from '../../common/tenancy/until-commit.js';
import { type Accion, Auditoria, type Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { admitidoBy, avisosDeVariosAccesos, avisosFromHechos } from './avisos-de-carpeta.js';
import { Carpeta } from './carpeta.entity.js';

/** The facts that people are told of. Other facts need no work here. */
const TOLD = new Set<Accion>([
  'carpeta.creada',
  'carpeta.modificada',
  'carpeta.movida',
  'documento.subido',
  'documento.versionado',
  'acceso.otorgado',
]);

/** The facts of a transaction, and the moment when it began. */
interface Told {
  hechos: Hecho[];
  at: Date;
}

/** Tells the people of a carpeta what others do in it, by the audit's facts. */
@Injectable()
export class AvisosDeHechos implements OnModuleInit {
  private readonly pending: UntilCommit<Told>;

  constructor(
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly settings: Settings,
  ) {
    this.pending = new UntilCommit<Told>(
      transactions,
      () => ({ hechos: [], at: transactions.now }),
      ({ hechos, at }) => transactions.atTime(at, () => this.tellAll(hechos)),
    );
  }

  onModuleInit(): void {
    this.auditoria.onRecord((hecho) => this.collect(hecho));
  }

  /**
   * Collects the told facts of a transaction, and tells them at its end. By then rows are final, and intermediate steps
   * are not told apart.
   */
  private collect(hecho: Hecho): void {
    const isTold = TOLD.has(hecho.accion) && !this.notifier.isSilent && !this.isOld(this.transactions.now);
    if (isTold) {
      this.pending.collected.hechos.push(hecho);
    }
  }

  private async tellAll(hechos: readonly Hecho[]): Promise<void> {
    const { tenant } = this.transactions;
    const naming = await this.directory.naming();
    const actor = { id: tenant.usuarioId, nombre: naming(tenant.usuarioId)?.nombre ?? '' };
    const palabras = palabrasDe((await this.directory.cuenta()).pais);
    const varios = avisosDeVariosAccesos(hechos, actor);
    const others = hechos.filter((hecho) => !varios.some(({ usuarioId }) => usuarioId === admitidoBy(hecho)));
    const byCarpeta = Map.groupBy(others, (hecho) => hecho.carpetaId);
    const ids = [...byCarpeta.keys()].filter((id) => id !== undefined);
    const carpetas = ids.length > 0 ? await this.transactions.manager.findBy(Carpeta, { id: In(ids) }) : [];
    const propios = carpetas.flatMap((carpeta) =>
      avisosFromHechos(byCarpeta.get(carpeta.id) ?? [], carpeta, actor, palabras),
    );
    await this.notifier.notifyAll([...varios, ...propios]);
  }

  /** Whether an aviso would be removed at once as too old. So it is with imported histories. */
  private isOld(now: Date): boolean {
    return now.getTime() < Date.now() - this.settings.NOTIFICATION_DAYS * DAY_MS;
  }
}
