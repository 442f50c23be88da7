import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError, invalidField } from '../../../common/errors/domain-error.js';
import { PageQuery } from '../../../common/input/pagination.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import type { Buscado } from '../consulta/condiciones.js';
import { CorreosRepository, type FiltroCorreos } from '../correos.repository.js';
import { CorreosService } from '../correos.service.js';
import { ETIQUETAS_DE_CORREO } from '../etiquetas-de-correo.js';
import type {
  AlcanceDeReglaDeCorreoDto,
  NuevaReglaDeCorreoDto,
  ReglaDeCorreoAplicadaDto,
  ReglaDeCorreoDto,
  ReglaDeCorreoEscritaDto,
} from './reglas.dto.js';
import { ReglasRepository } from './reglas.repository.js';

const QUEUE = 'correos-reglas';
const MAX_REGLAS = 100;
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
    private readonly etiquetas: Etiquetas,
    private readonly jobs: Jobs,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Aplicacion>(QUEUE, { handler: ({ data, signal }) => this.applyAll(data, signal) });
  }

  findAll(): Promise<ReglaDeCorreoDto[]> {
    return this.reglas.findAll();
  }

  /** @throws DomainError 409 when there are too many, 422 */
  async create({ id = uuid(), ...escrita }: NuevaReglaDeCorreoDto): Promise<ReglaDeCorreoDto> {
    const regla = await this.checked(id, escrita);
    if (!(await this.reglas.insert(regla, MAX_REGLAS))) {
      throw new DomainError('DEMASIADAS_REGLAS', 409, `Puede tener hasta ${MAX_REGLAS} reglas.`);
    }
    return regla;
  }

  /** Replaces a rule. @throws DomainError 404, 422 */
  async update(id: string, escrita: ReglaDeCorreoEscritaDto): Promise<ReglaDeCorreoDto> {
    await this.reglas.get(id);
    const regla = await this.checked(id, escrita);
    await this.reglas.update(regla);
    return regla;
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
    const regla = await this.reglas.get(id);
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
    return (await this.reglas.findAll()).find((each) => each.id === id);
  }

  private async change({ etiquetaId, apartar, marcarLeido }: ReglaDeCorreoDto, ids: string[]): Promise<void> {
    if (ids.length > 0) {
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

  private async checked(id: string, escrita: ReglaDeCorreoEscritaDto): Promise<ReglaDeCorreoDto> {
    const { de = '', para = '', asunto = '', contiene = '', apartar = false, marcarLeido = false } = escrita;
    const { conAdjunto = null, etiquetaId = null } = escrita;
    if (!(de || para || asunto || contiene) && conAdjunto === null) {
      throw invalidField('de', 'Indique al menos una condición.');
    }
    if (!etiquetaId && !apartar && !marcarLeido) {
      throw invalidField('apartar', 'Indique qué hacer con los correos.');
    }
    if (etiquetaId) {
      await this.etiquetas.assertExist(ETIQUETAS_DE_CORREO, [etiquetaId], 'etiquetaId');
    }
    return { id, de, para, asunto, contiene, conAdjunto, etiquetaId, apartar, marcarLeido };
  }
}
