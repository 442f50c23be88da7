import { ApiProperty } from '@nestjs/swagger';
import type { Fuente } from './cotizaciones.repository.js';

/** The change of a figure since the rate before, in percent and without a sign. */
export class TendenciaDto {
  @ApiProperty({ enum: ['up', 'down'] })
  dir: 'up' | 'down';
  amount: number;
}

export class PuntoDePrecioDto {
  /** The minutes before now, from −145 to 0. */
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

/** The bitcoin in the currency of the cuenta. A figure without a rate is 0. */
export class BtcDto {
  /** The latest rate. */
  amount: number;
  trend: TendenciaDto;
  /** Always 0: no source of the product has it. */
  marketCap: number;
  /** Always 0: no source of the product has it. */
  volume: number;
  /** Always 0: no source of the product has it. */
  supply: number;
  /** The highest rate of the last year. */
  allTimeHigh: number;
  price: PrecioDto;
}

/** A figure for each coin of the reference client; 0 for a coin without one. */
export class PorCriptomonedaDto {
  btc: number;
  eth: number;
  bch: number;
  xrp: number;
}

export class PuntoSeguidoDto {
  /** The day, such as `26/11`. */
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
  /** The latest rate; 0 when there is none. */
  amount: number;
  trend: TendenciaDto;
  /** The rates of the last 30 days. */
  series: SerieSeguidaDto[];
  base: string;
  /** The latest rate as a decimal; null when the last year has none. */
  valor: string | null;
  /** The rate before the latest one. */
  anterior: string | null;
  /** The day of the latest rate. */
  dia: string | null;
  fuente: Fuente | null;
}

/** The sum of the montos of open carpetas in a currency. */
export class CarteraDto {
  moneda: string;
  /** A decimal. */
  monto: string;
  carpetas: number;
  /** The sum in the currency of the cuenta by today's rate, as a decimal. Null without a rate. */
  equivalente: string | null;
}

/** The outcome of the last request to the operator's source. */
export class ConsultaDeCotizacionesDto {
  intentadaEn: Date;
  lograda: Date | null;
  falla: string | null;
}

/** The rates of the cuenta. Clients of the reference template read a part of the fields (crypto). */
export class PanelDeCotizacionesDto {
  btc: BtcDto;
  /** The latest rates in the currency of the cuenta. */
  prices: PorCriptomonedaDto;
  /** The montos of the open carpetas that the person sees. */
  wallets: PorCriptomonedaDto;
  watchlist: SeguidaDto[];
  /** The currency of the cuenta. */
  moneda: string;
  hoy: string;
  /** Empty for roles that may not see sums. */
  carteras: CarteraDto[];
  /** Whether the operator named a source. */
  automatica: boolean;
  /** Null before the first request. */
  consulta: ConsultaDeCotizacionesDto | null;
}
