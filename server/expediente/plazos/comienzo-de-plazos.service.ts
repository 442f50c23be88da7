import { Injectable } from '@nestjs/common';
import type { Conteo } from '../../vocabulario/computo.js';
import { inicioDe, type Origenes } from '../../vocabulario/cuenta-desde.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { PlazosRepository } from './plazos.repository.js';

/** Finds the day from which a rule counts in a carpeta. */
@Injectable()
export class ComienzoDePlazos {
  constructor(private readonly plazos: PlazosRepository) {}

  /**
   * The day from which a rule counts in a carpeta, and its figures. A rule of certificates takes both from the
   * carpeta's certificate.
   * @param origenes the days of the carpeta, or of an inscripción of it
   * @param dia the day of the step that begins the plazo; null without a step
   * @returns null while the plazo cannot run
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
