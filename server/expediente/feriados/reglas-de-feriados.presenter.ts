import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { diasDe, faltanDe, type ReglaDeCalendario } from './calendario.js';
import { FIN_DE_SEMANA } from './dias-del-pais.js';
import { FeriadosService } from './feriados.service.js';
import type { ReglasDeFeriadosDto } from './reglas-de-feriados.dto.js';

@Injectable()
export class ReglasDeFeriadosPresenter {
  constructor(
    private readonly directory: CuentaDirectory,
    private readonly feriados: FeriadosService,
  ) {}

  /** Rules with their days in a year, and the names of people who confirmed them. */
  async present(anio: number, reglas: readonly ReglaDeCalendario[]): Promise<ReglasDeFeriadosDto> {
    const { pais } = await this.directory.cuenta();
    const naming = await this.directory.naming();
    const { feriados } = await this.feriados.findYear(anio);
    const added = feriados.filter(({ origen, rige }) => origen === 'propio' && rige).map(({ dia }) => dia);
    const eachYear = reglas.filter(({ diaDelAnio, rige }) => diaDelAnio !== null && rige);
    const propios = [...added, ...(await Promise.all(eachYear.map((regla) => diasDe(pais, anio, regla)))).flat()];
    return {
      anio,
      finDeSemana: FIN_DE_SEMANA[pais] ?? null,
      reglas: await Promise.all(
        reglas.map(async (regla) => {
          const { confirmadaEn, confirmadaPor, ...rest } = regla;
          return {
            ...rest,
            dias: await diasDe(pais, anio, regla),
            faltan: await faltanDe(pais, anio, regla, propios),
            confirmadoEn: confirmadaEn,
            confirmadoPor: naming(confirmadaPor)?.nombre ?? null,
          };
        }),
      ),
    };
  }
}
