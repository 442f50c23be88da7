// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["finanzas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      finanzasFindPanel: build.query<
        FinanzasFindPanelApiResponse,
        FinanzasFindPanelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dashboards/finance`,
          params: {
            moneda: queryArg.moneda,
            desde: queryArg.desde,
            hasta: queryArg.hasta,
          },
        }),
        providesTags: ["finanzas"],
      }),
      finanzasSetPresupuesto: build.mutation<
        FinanzasSetPresupuestoApiResponse,
        FinanzasSetPresupuestoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/finanzas/presupuesto`,
          method: "PUT",
          body: queryArg.cambiosPresupuestoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["finanzas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type FinanzasFindPanelApiResponse = /** status 200  */ FinanzasDto;
export type FinanzasFindPanelApiArg = {
  /** In which currency; that of the cuenta without it. Currencies are never added up. */
  moneda?: string;
  /** The first day of the period. This month without days. */
  desde?: string;
  /** The last day of the period, which is in it. */
  hasta?: string;
};
export type FinanzasSetPresupuestoApiResponse =
  /** status 200  */ PresupuestoDto;
export type FinanzasSetPresupuestoApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosPresupuestoDto: CambiosPresupuestoDto;
};
export type PuntoDeFinanzasDto = {
  /** The first day of the month. */
  x: string;
  y: number;
};
export type SerieDeFinanzasDto = {
  name: string;
  data: PuntoDeFinanzasDto[];
};
export type SaldoDto = {
  /** By how much percent the last six months are more than the six before; 0 without any before. */
  growRate: number;
  /** The average of a month. */
  ami: number;
  /** Two: what was signed, and what of it was delivered, by month. */
  series: SerieDeFinanzasDto[];
};
export type PresupuestoUsadoDto = {
  /** What was opened this month. */
  expenses: number;
  expensesLimit: number;
  /** What was signed this year and is delivered. */
  savings: number;
  savingsGoal: number;
  /** What is signed and not delivered. */
  bills: number;
  billsLimit: number;
};
export type ResumenDelMesDto = {
  /** `paid` when all that was signed in the month is delivered. */
  status: "paid" | "pending";
  /** «noviembre de 2026». */
  date: string;
  limit: number;
  /** What was signed in the month. */
  spent: number;
  /** What of it is not delivered yet. */
  minimum: number;
  /** How many carpetas were signed. */
  carpetas: number;
};
export type OperacionDto = {
  /** `completed` once it is delivered. */
  status: "completed" | "pending";
  /** The day when it was signed, as its noon in UTC. */
  date: string;
  /** That of its carpeta. */
  id: string;
  /** The código of its carpeta. */
  transactionId: string;
  /** Its carátula. */
  name: string;
  amount: number;
  /** The same as a decimal. */
  monto: string;
};
export type TramoDeFinanzasDto = {
  desde: string;
  hasta: string;
  firmado: number;
  entregado: number;
};
export type PeriodoDeFinanzasDto = {
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
};
export type PresupuestoDto = {
  moneda: string;
  gastos: string;
  ahorro: string;
  pendientes: string;
  resumen: string;
  /** 0 until the titular sets it. */
  version: number;
};
export type FinanzasDto = {
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
};
export type CambiosPresupuestoDto = {
  moneda: string;
  gastos: string;
  ahorro: string;
  pendientes: string;
  resumen: string;
};
export const { useFinanzasFindPanelQuery, useFinanzasSetPresupuestoMutation } =
  injectedRtkApi;
