import { ApiProperty } from '@nestjs/swagger';
import type { Fuente } from './cotizaciones.repository.js';

/** How a figure changed since the rate before: percent, without a sign. */
export class TendenciaDto {
  @ApiProperty({ enum: ['up', 'down'] })
  dir: 'up' | 'down';
  amount: number;
}

export class PuntoDePrecioDto {
  /** Minutes before now, from −145 to 0. */
  x: number;
  y: number;
}

export class SerieDePrecioDto {
  name: string;
  data: PuntoDePrecioDto[];
}

export class PrecioDto {
  series: SerieDePrecioDto[];
}

/** The bitcoin in the currency of the cuenta. Every figure that nobody wrote down is 0. */
export class BtcDto {
  /** The latest rate. */
  amount: number;
  trend: TendenciaDto;
  /** 0: no source of the product tells it. */
  marketCap: number;
  /** 0: no source of the product tells it. */
  volume: number;
  /** 0: no source of the product tells it. */
  supply: number;
  /** The highest rate of the last year. */
  allTimeHigh: number;
  price: PrecioDto;
}

/** A figure for each coin of the reference client; 0 where there is none. */
export class PorCriptomonedaDto {
  btc: number;
  eth: number;
  bch: number;
  xrp: number;
}

export class PuntoSeguidoDto {
  /** `26/11`. */
  x: string;
  y: number;
}

export class SerieSeguidaDto {
  name: string;
  data: PuntoSeguidoDto[];
}

/** A pair that the person follows. */
export class SeguidaDto {
  title: string;
  iso: string;
  /** The latest rate; 0 without any. */
  amount: number;
  trend: TendenciaDto;
  /** The rates of the last 30 days. */
  series: SerieSeguidaDto[];
  base: string;
  /** The latest rate as a decimal; null when nobody wrote one in the last year. */
  valor: string | null;
  /** The rate before it. */
  anterior: string | null;
  /** The day of the latest rate. */
  dia: string | null;
  fuente: Fuente | null;
}

/** The montos of the open carpetas in one currency. */
export class CarteraDto {
  moneda: string;
  /** A decimal. */
  monto: string;
  carpetas: number;
  /** In the currency of the cuenta by today's rate, a decimal; null without a rate. */
  equivalente: string | null;
}

/** How the last request to the operator's source went. */
export class ConsultaDeCotizacionesDto {
  intentadaEn: Date;
  lograda: Date | null;
  falla: string | null;
}

/** The rates of the cuenta as clients of the reference template read them (crypto), with what our page needs. */
export class PanelDeCotizacionesDto {
  btc: BtcDto;
  /** Latest rates in the currency of the cuenta. */
  prices: PorCriptomonedaDto;
  /** Montos of the open carpetas that the person sees. */
  wallets: PorCriptomonedaDto;
  watchlist: SeguidaDto[];
  /** The currency of the cuenta. */
  moneda: string;
  hoy: string;
  /** Empty for roles that see no sums. */
  carteras: CarteraDto[];
  /** Whether the operator named a source. */
  automatica: boolean;
  /** Null before the first request. */
  consulta: ConsultaDeCotizacionesDto | null;
}
