import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '../common/errors/domain-error.js';
import type { Carpeta } from './carpeta.entity.js';
import type { CambiarCarpetasDto, CambioDeVariasDto } from './carpeta-cambios.dto.js';
import type { ModificarCarpetaDto } from './carpetas.dto.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { contraryEtiqueta, etiquetasAfter, MAX_ETIQUETAS } from './etiquetas-cambiadas.js';

/** Does the same to several carpetas. Those that refuse it stay as they are, and are reported. */
@Injectable()
export class CarpetaCambiosService {
  constructor(
    private readonly repository: CarpetasRepository,
    private readonly carpetas: CarpetasService,
  ) {}

  /** Writes fields of several carpetas, each as it would be by itself. @throws DomainError 422 */
  async change({ carpetas, ...cambios }: CambiarCarpetasDto): Promise<CambioDeVariasDto> {
    const contrary = contraryEtiqueta(cambios.agregarEtiquetas ?? [], cambios.quitarEtiquetas ?? []);
    if (contrary !== undefined) {
      throw invalidField('quitarEtiquetas', `La etiqueta «${contrary}» está también entre las que se agregan.`);
    }
    return this.eachOf(carpetas, async (carpeta) => {
      await this.carpetas.update(carpeta.id, carpeta.version, fieldsOf(carpeta, cambios));
    });
  }

  /**
   * Runs `work` for each of these carpetas, which are locked.
   * @param work throws a DomainError before it writes anything, when the carpeta refuses it
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

function fieldsOf(
  { etiquetas }: Carpeta,
  { agregarEtiquetas = [], quitarEtiquetas = [], ...fields }: Omit<CambiarCarpetasDto, 'carpetas'>,
): ModificarCarpetaDto {
  const after = etiquetasAfter(etiquetas, agregarEtiquetas, quitarEtiquetas);
  if (after.length > Math.max(MAX_ETIQUETAS, etiquetas.length)) {
    throw invalidField('agregarEtiquetas', `Una carpeta puede tener hasta ${MAX_ETIQUETAS} etiquetas.`);
  }
  return { ...fields, etiquetas: after };
}
