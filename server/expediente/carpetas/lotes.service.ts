import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { estadoNombre } from '../../vocabulario/carpeta-estados.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { isWayBack } from './carpeta-movimientos.js';
import type { ModificarCarpetaDto, MoverCarpetaDto } from './carpetas.dto.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { contraryEtiqueta, etiquetasAfter, MAX_ETIQUETAS } from './etiquetas-cambiadas.js';
import type {
  CambiarCarpetasDto,
  CambioDeCarpetasDto,
  CambioDeVariasDto,
  CarpetaAnteriorDto,
  DeshacerCambiosDto,
} from './lotes.dto.js';

/** Makes the same change in several carpetas. Carpetas that refuse it stay, and are reported. */
@Injectable()
export class LotesDeCarpetas {
  constructor(
    private readonly repository: CarpetasRepository,
    private readonly carpetas: CarpetasService,
    private readonly estados: CarpetaEstadosService,
  ) {}

  /** Writes fields of several carpetas, by the same rules as in a single carpeta. @throws DomainError 422 */
  async change({ carpetas, estado, motivo, ...cambios }: CambiarCarpetasDto): Promise<CambioDeCarpetasDto> {
    if (estado !== undefined) {
      checkAlone(cambios);
      return this.move(carpetas, { estado, motivo });
    }
    const contrary = contraryEtiqueta(cambios.agregarEtiquetas ?? [], cambios.quitarEtiquetas ?? []);
    if (contrary !== undefined) {
      throw invalidField('quitarEtiquetas', `La etiqueta «${contrary}» está también entre las que se agregan.`);
    }
    const deshacer: CarpetaAnteriorDto[] = [];
    const yaEstaban: string[] = [];
    const report = await this.eachOf(carpetas, async (carpeta) => {
      const { carpeta: after } = await this.carpetas.update(carpeta.id, carpeta.version, fieldsOf(carpeta, cambios));
      if (after.version === carpeta.version) {
        yaEstaban.push(carpeta.id);
      } else {
        deshacer.push({ id: carpeta.id, version: after.version, ...fieldsBefore(carpeta, after) });
      }
    });
    return { ...report, yaEstaban, deshacer };
  }

  /** Restores the values of carpetas before a change of several. Carpetas that changed since are refused. */
  undo({ carpetas }: DeshacerCambiosDto): Promise<CambioDeVariasDto> {
    const before = new Map(carpetas.map((anterior) => [anterior.id, anterior]));
    return this.eachOf([...before.keys()], async (carpeta) => {
      const { id, version, estado, ...fields } = before.get(carpeta.id) as CarpetaAnteriorDto;
      if (carpeta.version !== version) {
        throw new DomainError('VERSION_ANTERIOR', 412, 'Alguien la cambió desde entonces.');
      }
      if (estado === undefined) {
        await this.carpetas.update(id, version, fields, { deshace: true });
      } else {
        checkAlone(fields);
        if (!isWayBack(carpeta.estado, estado)) {
          const nombre = estadoNombre(estado, await this.estados.palabras());
          throw invalidField('estado', `Pasar a «${nombre}» no deshace ningún cambio.`);
        }
        await this.estados.pass(carpeta, { estado });
      }
    });
  }

  /** Moves several carpetas to a state. Carpetas in that state already stay as they are. */
  private async move(ids: readonly string[], to: Pick<MoverCarpetaDto, 'estado' | 'motivo'>) {
    if (to.estado === 'firmada') {
      throw invalidField('estado', 'La firma se registra carpeta por carpeta, cada una con su fecha.');
    }
    const deshacer: CarpetaAnteriorDto[] = [];
    const yaEstaban: string[] = [];
    const report = await this.eachOf(ids, async (before) => {
      const { id, estado } = before;
      if (estado === to.estado) {
        yaEstaban.push(id);
        return;
      }
      const { carpeta, movimientos } = await this.estados.moveLocked(before, to);
      const back = movimientos.find((move) => move.estado === estado);
      if (back?.permitido && !back.requiereMotivo) {
        deshacer.push({ id, version: carpeta.version, estado });
      }
    });
    return { ...report, yaEstaban, deshacer };
  }

  /**
   * Locks these carpetas, and runs `work` for each.
   * @param work throws a DomainError before it writes, when the carpeta refuses the change
   */
  async eachOf(ids: readonly string[], work: (carpeta: Carpeta) => Promise<void>): Promise<CambioDeVariasDto> {
    const visible = new Map((await this.repository.lockAll(ids)).map((carpeta) => [carpeta.id, carpeta]));
    const report: CambioDeVariasDto = { hechas: [], rechazadas: [] };
    for (const id of ids) {
      const carpeta = visible.get(id);
      const motivo = carpeta ? await refusalOf(() => work(carpeta)) : 'No se encontró.';
      if (motivo === null) {
        report.hechas.push(id);
      } else {
        report.rechazadas.push({ id, nombre: carpeta ? (carpeta.codigo ?? carpeta.caratula) : null, motivo });
      }
    }
    return report;
  }
}

async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) {
      return error.message;
    }
    throw error;
  }
}

type Campos = Omit<CambiarCarpetasDto, 'carpetas' | 'estado' | 'motivo'>;

/** @throws DomainError 422 when a change of state comes together with other fields */
function checkAlone(cambios: object): void {
  if (Object.values(cambios).some((value) => value !== undefined)) {
    throw invalidField('estado', 'El estado se cambia aparte, sin otros campos.');
  }
}

/** The earlier values of fields that a change of several can write, where they differ now. */
function fieldsBefore(before: Carpeta, after: Carpeta): Partial<CarpetaAnteriorDto> {
  return {
    ...(before.responsableId !== after.responsableId && { responsableId: before.responsableId }),
    ...(before.prioridad !== after.prioridad && { prioridad: PRIORIDADES[before.prioridad] }),
    ...(!isDeepStrictEqual(before.etiquetas, after.etiquetas) && { etiquetas: before.etiquetas }),
  };
}

function fieldsOf(
  { etiquetas }: Carpeta,
  { agregarEtiquetas = [], quitarEtiquetas = [], ...fields }: Campos,
): ModificarCarpetaDto {
  const after = etiquetasAfter(etiquetas, agregarEtiquetas, quitarEtiquetas);
  if (after.length > Math.max(MAX_ETIQUETAS, etiquetas.length)) {
    throw invalidField('agregarEtiquetas', `Una carpeta puede tener hasta ${MAX_ETIQUETAS} etiquetas.`);
  }
  return { ...fields, etiquetas: after };
}
