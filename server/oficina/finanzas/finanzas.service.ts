import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { dayIn } from '../../common/day.js';
import { type ErrorDetail, invalidFields, staleVersion } from '../../common/errors/domain-error.js';
import { decimalDe } from '../../common/input/decimales.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { finanzasDomain } from './finanzas.domain.js';
import type { FinanzasDto, FinanzasQuery } from './finanzas.dto.js';
import { type CifrasDePeriodo, MESES, toFinanzas } from './finanzas.presenter.js';
import { FinanzasRepository } from './finanzas.repository.js';
import { anteriorDe, mesDe, type Periodo, periodoDe, unidadDe } from './periodos.js';
import { type Limites, type Presupuesto, PresupuestosRepository } from './presupuestos.repository.js';

const ULTIMAS = 25;
const ULTIMAS_DE_PERIODO = 100;
/** The names of the limits for people. */
const CAMPOS = {
  gastos: 'El límite de lo abierto',
  ahorro: 'La meta del año',
  pendientes: 'El límite de lo pendiente',
  resumen: 'El límite del mes',
} as const satisfies Record<keyof Limites, string>;

/** The sums of the office's operations in one currency, and the limits that the titular sets. */
@Injectable()
export class FinanzasService {
  constructor(
    private readonly finanzas: FinanzasRepository,
    private readonly presupuestos: PresupuestosRepository,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The figures in one currency; without one, in the currency of the cuenta.
   * @throws DomainError 422 for an impossible period
   */
  async find({ moneda: pedida, desde, hasta }: FinanzasQuery): Promise<FinanzasDto> {
    const { zonaHoraria, moneda: propia } = await this.directory.cuenta();
    const moneda = pedida ?? propia;
    const hoy = dayIn(zonaHoraria, this.transactions.now);
    const mes = mesDe(hoy);
    const este = DateTime.fromISO(mes.desde);
    const primeros = Array.from({ length: MESES }, (_, i) => este.minus({ months: MESES - 1 - i }).toISODate() ?? '');
    const pedido = periodoDe(desde, hasta);
    const periodo = pedido ?? mes;
    const unidad = unidadDe(periodo);
    const cifrasDe = async (each: Periodo): Promise<CifrasDePeriodo> => ({
      periodo: each,
      unidad,
      ultimo: hoy,
      firmado: await this.finanzas.findFirmado(moneda, each, unidad),
      abierto: await this.finanzas.findAbierto(moneda, each, zonaHoraria),
    });
    const actual = await cifrasDe(periodo);
    const others = (await this.finanzas.findMonedas()).filter((one) => one !== propia);
    return toFinanzas({
      moneda,
      monedas: [propia, ...others],
      primeros,
      meses: await this.finanzas.findFirmado(moneda, { desde: primeros[0] ?? '', hasta: mes.hasta }, 'month'),
      pendiente: await this.finanzas.findPendiente(moneda),
      abierto: pedido ? await this.finanzas.findAbierto(moneda, mes, zonaHoraria) : actual.abierto,
      ultimas: await this.finanzas.findUltimas(moneda, pedido ? ULTIMAS_DE_PERIODO : ULTIMAS, pedido),
      periodo: actual,
      anterior: await cifrasDe(anteriorDe(periodo, hoy)),
      presupuesto: await this.presupuestos.find(moneda),
    });
  }

  findPresupuesto(moneda: string): Promise<Presupuesto> {
    return this.presupuestos.find(moneda);
  }

  /**
   * Sets the limits of the budget in one currency.
   * @param version the version that the person saw, 0 for limits that nobody set; undefined overwrites any version
   * @throws DomainError 412; 422 for a text that is no amount
   */
  async setPresupuesto({ moneda, ...written }: Limites & { moneda: string }, version?: number): Promise<Presupuesto> {
    const limites = amountsOf(written);
    const present = await this.presupuestos.find(moneda);
    if (version !== undefined && version !== present.version) {
      throw staleVersion('el presupuesto');
    }
    const saved = await this.presupuestos.save({ moneda, ...limites, version: present.version });
    if (!saved) {
      throw staleVersion('el presupuesto');
    }
    this.auditoria.record({
      accion: 'presupuesto.modificado',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { moneda, ...limites },
    });
    this.realtime.tellRoles(finanzasDomain.permissions['finanzas.ver'], { type: 'finanzas.changed' });
    return saved;
  }
}

/** @throws DomainError 422 that names all texts that are no amounts */
function amountsOf(written: Limites): Limites {
  const limites = { ...written };
  const malos: ErrorDetail[] = [];
  for (const campo of Object.keys(CAMPOS) as (keyof Limites)[]) {
    const nombre = CAMPOS[campo];
    const leido = decimalDe(written[campo], { decimales: 2, enteros: 16 });
    if ('problema' in leido) {
      malos.push({ campo, mensaje: `${nombre} ${leido.problema}` });
    } else if (leido.valor === null) {
      malos.push({ campo, mensaje: `Falta ${nombre.charAt(0).toLowerCase()}${nombre.slice(1)}.` });
    } else {
      limites[campo] = leido.valor;
    }
  }
  if (malos.length > 0) {
    throw invalidFields(malos);
  }
  return limites;
}
