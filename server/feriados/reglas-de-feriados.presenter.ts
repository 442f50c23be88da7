import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { diasDe, type ReglaDeCalendario } from './calendario.js';
import { FIN_DE_SEMANA } from './dias-del-pais.js';
import type { ReglasDeFeriadosDto } from './reglas-de-feriados.dto.js';

@Injectable()
export class ReglasDeFeriadosPresenter {
  constructor(private readonly directory: CuentaDirectory) {}

  /** Rules with their days in a year and the names of who confirmed them. */
  async present(anio: number, reglas: readonly ReglaDeCalendario[]): Promise<ReglasDeFeriadosDto> {
    const { pais } = await this.directory.cuenta();
    const naming = await this.directory.naming();
    return {
      anio,
      finDeSemana: FIN_DE_SEMANA[pais] ?? null,
      reglas: await Promise.all(
        reglas.map(async (regla) => ({
          ...regla,
          dias: await diasDe(pais, anio, regla),
          confirmadoPor: naming(regla.confirmadoPor)?.nombre ?? null,
        })),
      ),
    };
  }
}
