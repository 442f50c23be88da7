import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../../common/access/permissions.js';
import { DomainError, invalidField } from '../../../common/errors/domain-error.js';
import { PageQuery } from '../../../common/input/pagination.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { CarpetaGate } from '../../../expediente/carpetas/carpeta-gate.service.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import type { Buscado } from '../consulta/condiciones.js';
import { CorreosRepository, type FiltroCorreos } from '../correos.repository.js';
import { CorreosService } from '../correos.service.js';
import { CorreosDeCarpetas } from '../correos-de-carpetas.service.js';
import { ETIQUETAS_DE_CORREO } from '../etiquetas-de-correo.js';
import {
  type AlcanceDeReglaDeCorreoDto,
  MAX_REGLAS,
  type NuevaReglaDeCorreoDto,
  type ReglaDeCorreoAplicadaDto,
  type ReglaDeCorreoDto,
  type ReglaDeCorreoEscritaDto,
} from './reglas.dto.js';
import { type ReglaGuardada, ReglasRepository } from './reglas.repository.js';
import { ARCHIVAR, type Llegadas } from './reglas-al-llegar.service.js';

const QUEUE = 'correos-reglas';
/** The most mails to which a request applies a rule. A job takes more, in parts of this size. */
const AT_ONCE = 100;
/** The most mails to which a rule is applied. */
const MAX_APLICADOS = 50_000;

interface Aplicacion {
  cuentaId: string;
  usuarioId: string;
  reglaId: string;
}

/** The rules of the running user for the mails that they receive. */
@Injectable()
export class ReglasService implements OnModuleInit {
  constructor(
    private readonly reglas: ReglasRepository,
    private readonly correos: CorreosRepository,
    private readonly buzon: CorreosService,
    private readonly carpetas: CorreosDeCarpetas,
    private readonly gate: CarpetaGate,
    private readonly etiquetas: Etiquetas,
    private readonly jobs: Jobs,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Aplicacion>(QUEUE, { handler: ({ data, signal }) => this.applyAll(data, signal) });
    await this.jobs.define<Llegadas>(ARCHIVAR, { handler: ({ data }) => this.fileArrived(data) });
  }

  async findAll(): Promise<ReglaDeCorreoDto[]> {
    return (await this.reglas.findAll()).map((regla) => this.withRol(regla));
  }

  /** Puts the rules in an order. Rules that are not named follow. @returns all rules */
  async reorder(ids: readonly string[]): Promise<ReglaDeCorreoDto[]> {
    await this.reglas.reorder(ids);
    return this.findAll();
  }

  /** @throws DomainError 404 for a carpeta that the person does not see, 409 when there are too many, 422 */
  async create({ id = uuid(), ...escrita }: NuevaReglaDeCorreoDto): Promise<ReglaDeCorreoDto> {
    const regla = await this.checked(id, escrita);
    if (!(await this.reglas.insert(regla, MAX_REGLAS))) {
      throw new DomainError('DEMASIADAS_REGLAS', 409, `Puede tener hasta ${MAX_REGLAS} reglas.`);
    }
    return this.reglas.get(id);
  }

  /** Replaces a rule. @throws DomainError 404, 422 */
  async update(id: string, escrita: ReglaDeCorreoEscritaDto): Promise<ReglaDeCorreoDto> {
    await this.reglas.get(id);
    const regla = await this.checked(id, escrita);
    await this.reglas.update(regla);
    return this.reglas.get(id);
  }

  /** @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    await this.reglas.get(id);
    await this.reglas.remove(id);
  }

  /** The number of received mails that a rule finds. @throws DomainError 404 */
  async alcance(id: string): Promise<AlcanceDeReglaDeCorreoDto> {
    const filtro = await this.filtroOf(await this.reglas.get(id));
    const correos = await this.correos.count(filtro, Object.assign(new PageQuery(), { tamano: MAX_APLICADOS }));
    return { correos: Math.min(correos, MAX_APLICADOS), esMinimo: correos > MAX_APLICADOS };
  }

  /** Applies a rule to the mails that are there. A job does so when there are many. @throws DomainError 404 */
  async aplicar(id: string): Promise<ReglaDeCorreoAplicadaDto> {
    const regla = this.withRol(await this.reglas.get(id));
    const ids = await this.correos.findFirstIds(await this.filtroOf(regla), AT_ONCE + 1);
    if (ids.length <= AT_ONCE) {
      await this.change(regla, ids);
      return { correos: ids.length, enCurso: false };
    }
    const { cuentaId, usuarioId } = this.transactions.tenant;
    await this.jobs.send(QUEUE, { cuentaId, usuarioId, reglaId: id } satisfies Aplicacion, { singletonKey: id });
    return { correos: (await this.alcance(id)).correos, enCurso: true };
  }

  /** Applies a rule in parts, so that no transaction holds many mails. A second run changes what is left. */
  private async applyAll({ cuentaId, usuarioId, reglaId }: Aplicacion, signal: AbortSignal): Promise<void> {
    const tenant = await this.directory.tenantOf(cuentaId, usuarioId);
    const ids = await this.transactions.tenantTransaction(tenant, async () => {
      const regla = await this.findVigente(reglaId);
      return regla ? this.correos.findFirstIds(await this.filtroOf(regla), MAX_APLICADOS) : [];
    });
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      signal.throwIfAborted();
      await this.transactions.tenantTransaction(tenant, async () => {
        const regla = await this.findVigente(reglaId);
        if (regla) {
          await this.change(regla, ids.slice(at, at + AT_ONCE));
        }
      });
    }
  }

  /** A rule that still applies: it may be gone, or its label deleted. */
  private async findVigente(id: string): Promise<ReglaDeCorreoDto | undefined> {
    return (await this.findAll()).find((each) => each.id === id);
  }

  /** Files what came in by the rules that the receiver has now. */
  private async fileArrived({ cuentaId, usuarioId, copias }: Llegadas): Promise<void> {
    const tenant = await this.directory.tenantOf(cuentaId, usuarioId);
    await this.transactions.tenantTransaction(tenant, async () => {
      for (const { reglaId, ids } of await this.reglas.findCumplidas(copias)) {
        const regla = await this.findVigente(reglaId);
        if (regla) {
          await this.file(regla, ids);
        }
      }
    });
  }

  /** Files mails where the rule says, unless it may not at present, which the rule shows. */
  private async file({ carpetaId, sinArchivar }: ReglaDeCorreoDto, ids: string[]): Promise<void> {
    if (carpetaId && sinArchivar === null) {
      await this.carpetas.file({ ids, carpetaId }, true);
    }
  }

  private withRol(regla: ReglaDeCorreoDto): ReglaDeCorreoDto {
    const mayNot = regla.archivar && !isAllowed(this.transactions.tenant.rolId, 'carpetas.comentar');
    return mayNot ? { ...regla, sinArchivar: 'sin_permiso' } : regla;
  }

  private async change(regla: ReglaDeCorreoDto, ids: string[]): Promise<void> {
    const { etiquetaId, apartar, marcarLeido } = regla;
    if (ids.length > 0) {
      await this.file(regla, ids);
    }
    if (ids.length > 0 && (etiquetaId || apartar || marcarLeido)) {
      await this.buzon.update({
        ids,
        ...(etiquetaId && { etiquetas: { agregar: [etiquetaId] } }),
        ...(apartar && { bandeja: 'archive' }),
        ...(marcarLeido && { leido: true }),
      });
    }
  }

  private async filtroOf({ de, para, asunto, contiene, conAdjunto }: ReglaDeCorreoDto): Promise<FiltroCorreos> {
    const campos = Object.entries({ de, para, asunto }) as ['de' | 'para' | 'asunto', string][];
    const buscado: Buscado = {
      palabras: contiene ? [contiene] : [],
      sin: [],
      campos: campos.flatMap(([campo, valor]) => (valor ? [{ campo, valor, isNegado: false }] : [])),
      ...(conAdjunto !== null && { conAdjunto }),
      bandejas: ['inbox', 'archive'],
      sinBandejas: [],
      banderas: [],
      etiquetas: [],
      zonaHoraria: (await this.directory.cuenta()).zonaHoraria,
    };
    return { buscado };
  }

  private async checked(id: string, escrita: ReglaDeCorreoEscritaDto): Promise<ReglaGuardada> {
    const { de = '', para = '', asunto = '', contiene = '', apartar = false, marcarLeido = false } = escrita;
    const { conAdjunto = null, etiquetaId = null, carpetaId = null } = escrita;
    if (!(de || para || asunto || contiene) && conAdjunto === null) {
      throw invalidField('de', 'Indique al menos una condición.');
    }
    if (!etiquetaId && !apartar && !marcarLeido && !carpetaId) {
      throw invalidField('apartar', 'Indique qué hacer con los correos.');
    }
    if (etiquetaId) {
      await this.etiquetas.assertExist(ETIQUETAS_DE_CORREO, [etiquetaId], 'etiquetaId');
    }
    if (carpetaId) {
      await this.assertFiles(carpetaId);
    }
    const archivar = carpetaId !== null;
    return { id, de, para, asunto, contiene, conAdjunto, etiquetaId, apartar, marcarLeido, archivar, carpetaId };
  }

  /** @throws DomainError 403, 404, 422 for a closed carpeta */
  private async assertFiles(carpetaId: string): Promise<void> {
    if (!isAllowed(this.transactions.tenant.rolId, 'carpetas.comentar')) {
      throw new DomainError('SIN_PERMISO', 403, 'No tiene permiso para archivar correos en carpetas.');
    }
    const { estado } = await this.gate.allows(carpetaId, 'comentar');
    if (estado === 'archivada' || estado === 'anulada') {
      throw invalidField('carpetaId', 'La carpeta está cerrada: elija otra.');
    }
  }
}
