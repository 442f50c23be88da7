import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ConsultaDeCotizaciones } from './consulta.service.js';
import { CotizacionesRepository } from './cotizaciones.repository.js';
import { CotizacionesService } from './cotizaciones.service.js';
import type { CarteraDto, PanelDeCotizacionesDto } from './panel.dto.js';
import { CRIPTOMONEDAS, porCriptomoneda, toBtc, toSeguida } from './panel.presenter.js';

const UN_ANIO = 366;

/** The panel of rates: the followed pairs, and the montos of open carpetas. */
@Injectable()
export class PanelDeCotizaciones {
  constructor(
    private readonly cotizaciones: CotizacionesService,
    private readonly repository: CotizacionesRepository,
    private readonly consulta: ConsultaDeCotizaciones,
    private readonly transactions: Transactions,
  ) {}

  async find(): Promise<PanelDeCotizacionesDto> {
    const { hoy, moneda, zonaHoraria } = await this.cotizaciones.aqui();
    const seguidas = await this.cotizaciones.findSeguidas();
    const monedas = Object.values(CRIPTOMONEDAS).map((cripto) => ({ moneda: cripto, base: moneda }));
    const series = await this.cotizaciones.findSeries([...seguidas, ...monedas], UN_ANIO);
    const carteras = await this.findCarteras(moneda, hoy);
    const ultima = (code: string) => series.findLast((one) => one.moneda === code && one.base === moneda)?.valor;
    return {
      btc: toBtc(series, moneda, { ahora: this.transactions.now, zonaHoraria }),
      prices: porCriptomoneda(ultima),
      wallets: porCriptomoneda((code) => carteras.find((cartera) => cartera.moneda === code)?.monto),
      watchlist: seguidas.map((par) => toSeguida(par, series, hoy)),
      moneda,
      hoy,
      carteras,
      automatica: this.consulta.isOn,
      consulta: await this.consulta.estado(),
    };
  }

  private async findCarteras(moneda: string, hoy: string): Promise<CarteraDto[]> {
    if (!isAllowed(this.transactions.tenant.rolId, 'cotizaciones.carteras')) {
      return [];
    }
    const carteras = await this.repository.findCarteras();
    const pedidos = carteras.map((cartera) => ({ monto: cartera.monto, de: cartera.moneda, a: moneda }));
    const converted = await this.cotizaciones.convertAll(pedidos, hoy);
    return carteras.map((cartera, i) => ({ ...cartera, equivalente: converted[i]?.resultado ?? null }));
  }
}
