import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MONEDAS_ISO } from '../../common/input/monedas.js';
import { trimmed } from '../../common/input/trimmed.js';
import { CODIGOS } from '../../vocabulario/monedas.js';

const upper = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value);
const DIA = /^\d{4}-\d{2}-\d{2}$/;
const MONEDA = { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' };
/** Those of the cuentas and those of the rates. */
const CONOCIDAS: readonly string[] = [...MONEDAS_ISO, ...CODIGOS];

export class FinanzasQuery {
  /** In which currency; that of the cuenta without it. Currencies are never added up. */
  @IsOptional()
  @Transform(upper)
  @Matches(/^[A-Z]{3}$/, MONEDA)
  moneda?: string;

  /** The first day of the period. This month without days. */
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'La fecha desde no existe.' })
  @Matches(DIA, { message: 'La fecha desde debe ser un día, como 2026-03-04.' })
  desde?: string;

  /** The last day of the period, which is in it. */
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
  /** By how much percent the last six months are more than the six before; 0 without any before. */
  growRate: number;
  /** The average of a month. */
  ami: number;
  /** Two: what was signed, and what of it was delivered, by month. */
  series: SerieDeFinanzasDto[];
}

export class ResumenDelMesDto {
  /** `paid` when all that was signed in the month is delivered. */
  @ApiProperty({ enum: ['paid', 'pending'] })
  status: 'paid' | 'pending';
  /** «noviembre de 2026». */
  date: string;
  limit: number;
  /** What was signed in the month. */
  spent: number;
  /** What of it is not delivered yet. */
  minimum: number;
  /** How many carpetas were signed. */
  carpetas: number;
}

export class PresupuestoUsadoDto {
  /** What was opened this month. */
  expenses: number;
  expensesLimit: number;
  /** What was signed this year and is delivered. */
  savings: number;
  savingsGoal: number;
  /** What is signed and not delivered. */
  bills: number;
  billsLimit: number;
}

export class OperacionDto {
  /** That of its carpeta. */
  id: string;
  /** The código of its carpeta. */
  transactionId: string;
  /** Its carátula. */
  name: string;
  amount: number;
  /** The same as a decimal. */
  monto: string;
  /** `completed` once it is delivered. */
  @ApiProperty({ enum: ['completed', 'pending'] })
  status: 'completed' | 'pending';
  /** The day when it was signed, as its noon in UTC. */
  @ApiProperty({ format: 'date-time' })
  date: string;
}

/** What was signed on some days, and what of it is delivered. */
export class TramoDeFinanzasDto {
  desde: string;
  hasta: string;
  firmado: number;
  entregado: number;
}

/** What happened in a period: its days are part of it. */
export class PeriodoDeFinanzasDto {
  desde: string;
  hasta: string;
  firmado: number;
  /** What of it is delivered. */
  entregado: number;
  /** What was opened. */
  abierto: number;
  /** How many carpetas were signed. */
  carpetas: number;
  /** By day, or by month in a long period; not beyond today. */
  tramos: TramoDeFinanzasDto[];
}

/** What the titular wants to keep to, in one currency. Decimals. */
export class PresupuestoDto {
  moneda: string;
  gastos: string;
  ahorro: string;
  pendientes: string;
  resumen: string;
  /** 0 until the titular sets it. */
  version: number;
}

/** The figures of the cuenta as clients of the reference template read them (finance), with what our page needs. */
export class FinanzasDto {
  accountBalance: SaldoDto;
  budget: PresupuestoUsadoDto;
  previousStatement: ResumenDelMesDto;
  currentStatement: ResumenDelMesDto;
  /** The latest signed operations, at most 25. Of a period that is asked for, at most 100. */
  recentTransactions: OperacionDto[];
  /** The period that was asked for, or else this month. */
  periodo: PeriodoDeFinanzasDto;
  /** The one before, as far as the period has gone. */
  anterior: PeriodoDeFinanzasDto;
  moneda: string;
  /** The currencies of which there are figures, that of the cuenta first. */
  monedas: string[];
  presupuesto: PresupuestoDto;
}

const Limite = (campo: string): PropertyDecorator => {
  const decorators = [
    Transform(trimmed),
    MaxLength(40, { message: `${campo} es demasiado largo.` }),
    // The last one is told: what is no text is not too long.
    IsString({ message: `${campo} debe ser un texto, como 20000,50.` }),
  ];
  return (target, key) => {
    for (const decorate of decorators) {
      decorate(target, key);
    }
  };
};

/** The limits of the budget in one currency, each a decimal as people write it: `20.000,50`. */
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
