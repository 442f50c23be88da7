import { Injectable } from '@nestjs/common';
import type { Conteo } from '../../vocabulario/computo.js';
import { inicioDe, type Origenes } from '../../vocabulario/cuenta-desde.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { PlazosRepository } from './plazos.repository.js';

/** From which day rules count in carpetas. */
@Injectable()
export class ComienzoDePlazos {
  constructor(private readonly plazos: PlazosRepository) {}

  /**
   * The day from which a rule counts in a carpeta, and how: what counts from a certificate counts as that does.
   * @param origenes the days of the carpeta, or of one of its inscripciones
   * @param dia that of the step that begins it; null where no step does
   * @returns null while it cannot run
   */
  async find(
    carpetaId: string,
    { id, cuentaDesde, dias, computo, arranque }: ReglaDePlazo,
    origenes: Origenes,
    dia: string | null,
  ): Promise<{ inicio: string; conteo: Conteo } | null> {
    if (cuentaDesde === 'expedicion' || cuentaDesde === 'recepcion') {
      return this.plazos.findCertificado(carpetaId, id);
    }
    const inicio = inicioDe(cuentaDesde, origenes, dia);
    return inicio === null ? null : { inicio, conteo: { dias, computo, arranque } };
  }
}
