import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MONEDAS_ISO } from '../../common/input/monedas.js';
import { trimmed } from '../../common/input/trimmed.js';
import { CODIGOS } from '../../vocabulario/monedas.js';

const upper = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value);
const DIA = /^\d{4}-\d{2}-\d{2}$/;
const MONEDA = { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' };
/** The currencies of cuentas and the currencies of rates. */
const CONOCIDAS: readonly string[] = [...MONEDAS_ISO, ...CODIGOS];

export class FinanzasQuery {
  /** The currency of the figures; left out, the currency of the cuenta. Currencies are never added up. */
  @IsOptional()
  @Transform(upper)
  @Matches(/^[A-Z]{3}$/, MONEDA)
  moneda?: string;

  /** The first day of the period. Without days, the period is this month. */
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'La fecha desde no existe.' })
  @Matches(DIA, { message: 'La fecha desde debe ser un día, como 2026-03-04.' })
  desde?: string;

  /** The last day of the period, which belongs to it. */
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'La fecha hasta no existe.' })
  @Matches(DIA, { message: 'La fecha hasta debe ser un día, como 2026-03-04.' })
  hasta?: string;
}

export class PuntoDeFinanzasDto {
  /** The first day of the month. */
  x: string;
  y: number;
}

export class SerieDeFinanzasDto {
  name: string;
  data: PuntoDeFinanzasDto[];
}

export class SaldoDto {
  /** By how much percent the last six months exceed the six before; 0 when the six before have no sum. */
  growRate: number;
  /** The average of the months. */
  ami: number;
  /** Two series by month: the sums of signed operations, and of those that are delivered. */
  series: SerieDeFinanzasDto[];
}

export class ResumenDelMesDto {
  /** `paid` when all operations signed in the month are delivered. */
  @ApiProperty({ enum: ['paid', 'pending'] })
  status: 'paid' | 'pending';
  /** The month, as «noviembre de 2026». */
  date: string;
  limit: number;
  /** The sum of the operations signed in the month. */
  spent: number;
  /** The sum of those operations that are not delivered yet. */
  minimum: number;
  /** The number of carpetas signed in the month. */
  carpetas: number;
}

export class PresupuestoUsadoDto {
  /** The sum of the carpetas opened this month. */
  expenses: number;
  expensesLimit: number;
  /** The sum of the operations signed this year that are delivered. */
  savings: number;
  savingsGoal: number;
  /** The sum of the operations signed and not delivered. */
  bills: number;
  billsLimit: number;
}

export class OperacionDto {
  /** The id of the carpeta. */
  id: string;
  /** The código of the carpeta. */
  transactionId: string;
  /** The carátula of the carpeta. */
  name: string;
  amount: number;
  /** The amount as a decimal. */
  monto: string;
  /** `completed` once the carpeta is delivered. */
  @ApiProperty({ enum: ['completed', 'pending'] })
  status: 'completed' | 'pending';
  /** Noon in UTC of the day on which the operation was signed. */
  @ApiProperty({ format: 'date-time' })
  date: string;
}

/** The sums of the operations signed on some days, and of those that are delivered. */
export class TramoDeFinanzasDto {
  desde: string;
  hasta: string;
  firmado: number;
  entregado: number;
}

/** The sums of a period. Its first and last day belong to it. */
export class PeriodoDeFinanzasDto {
  desde: string;
  hasta: string;
  firmado: number;
  /** The sum of the signed operations that are delivered. */
  entregado: number;
  /** The sum of the carpetas opened in the period. */
  abierto: number;
  /** The number of carpetas signed in the period. */
  carpetas: number;
  /** The parts of the period up to today: days, or months in a long period. */
  tramos: TramoDeFinanzasDto[];
}

/** The limits that the titular set in one currency, as decimals. */
export class PresupuestoDto {
  moneda: string;
  gastos: string;
  ahorro: string;
  pendientes: string;
  resumen: string;
  /** The version of the limits; 0 until the titular sets them. */
  version: number;
}

/** The figures of the cuenta. Clients of the reference template read a part of the fields (finance). */
export class FinanzasDto {
  accountBalance: SaldoDto;
  budget: PresupuestoUsadoDto;
  previousStatement: ResumenDelMesDto;
  currentStatement: ResumenDelMesDto;
  /** The latest signed operations, at most 25. When a period was sent, at most 100 of that period. */
  recentTransactions: OperacionDto[];
  /** The period that was sent, otherwise this month. */
  periodo: PeriodoDeFinanzasDto;
  /** The period before it. When the period is not over, only as many days of it. */
  anterior: PeriodoDeFinanzasDto;
  moneda: string;
  /** The currencies that have figures. The currency of the cuenta is first. */
  monedas: string[];
  presupuesto: PresupuestoDto;
}

const Limite = (campo: string): PropertyDecorator => {
  const decorators = [
    Transform(trimmed),
    MaxLength(40, { message: `${campo} es demasiado largo.` }),
    // The last decorator decides the message: for a value that is no text, this one is right.
    IsString({ message: `${campo} debe ser un texto, como 20000,50.` }),
  ];
  return (target, key) => {
    for (const decorate of decorators) {
      decorate(target, key);
    }
  };
};

/** The limits of the budget in one currency. Each is a decimal as people write it: `20.000,50`. */
export class CambiosPresupuestoDto {
  @Transform(upper)
  @Matches(/^[A-Z]{3}$/, MONEDA)
  @IsIn(CONOCIDAS, { message: 'La moneda no es una de las conocidas.' })
  moneda: string;

  @Limite('El límite de lo abierto')
  gastos: string;

  @Limite('La meta del año')
  ahorro: string;

  @Limite('El límite de lo pendiente')
  pendientes: string;

  @Limite('El límite del mes')
  resumen: string;
}
