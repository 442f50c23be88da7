// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["paneles"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      panelesFindOficina: build.query<
        PanelesFindOficinaApiResponse,
        PanelesFindOficinaApiArg
      >({
        query: () => ({ url: `/api/dashboards/oficina` }),
        providesTags: ["paneles"],
      }),
      panelesFindMontos: build.query<
        PanelesFindMontosApiResponse,
        PanelesFindMontosApiArg
      >({
        query: () => ({ url: `/api/dashboards/oficina/montos` }),
        providesTags: ["paneles"],
      }),
      panelesFindProyecto: build.query<
        PanelesFindProyectoApiResponse,
        PanelesFindProyectoApiArg
      >({
        query: () => ({ url: `/api/dashboards/project` }),
        providesTags: ["paneles"],
      }),
      panelesFindAnalitica: build.query<
        PanelesFindAnaliticaApiResponse,
        PanelesFindAnaliticaApiArg
      >({
        query: () => ({ url: `/api/dashboards/analytics` }),
        providesTags: ["paneles"],
      }),
      usoCount: build.mutation<UsoCountApiResponse, UsoCountApiArg>({
        query: (queryArg) => ({
          url: `/api/dashboards/uso`,
          method: "POST",
          body: queryArg.paginasAbiertasDto,
        }),
        invalidatesTags: ["paneles"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PanelesFindOficinaApiResponse = /** status 200  */ OficinaDto;
export type PanelesFindOficinaApiArg = void;
export type PanelesFindMontosApiResponse =
  /** status 200  */ MontosDeOficinaDto;
export type PanelesFindMontosApiArg = void;
export type PanelesFindProyectoApiResponse = /** status 200  */ ProyectoDto;
export type PanelesFindProyectoApiArg = void;
export type PanelesFindAnaliticaApiResponse = /** status 200  */ AnaliticaDto;
export type PanelesFindAnaliticaApiArg = void;
export type UsoCountApiResponse = /** status 200  */ boolean;
export type UsoCountApiArg = {
  paginasAbiertasDto: PaginasAbiertasDto;
};
export type DiaDeOficinaDto = {
  /** `YYYY-MM-DD`. */
  dia: string;
  nuevas: number;
  /** Carpetas that changed their state. */
  movidas: number;
  firmadas: number;
  /** Carpetas whose signature was planned for this day, which has passed, and is still ahead. */
  atrasadas: number;
};
export type ResponsableDeOficinaDto = {
  /** Null: of nobody. */
  id: string | null;
  nombre: string;
  nuevas: number;
  movidas: number;
  firmadas: number;
  atrasadas: number;
};
export type SemanaDeOficinaDto = {
  /** `YYYY-MM-DD`. */
  desde: string;
  hasta: string;
  dias: DiaDeOficinaDto[];
  responsables: ResponsableDeOficinaDto[];
  nuevas: number;
  movidas: number;
  firmadas: number;
  /** Moved to entregada or archivada. */
  terminadas: number;
  anuladas: number;
  /** That were archivadas or suspendidas, and go on. */
  reabiertas: number;
  /** Whose signature was planned for a day of the week that has passed, and is still ahead. */
  atrasadas: number;
};
export type EstadoDeOficinaDto = {
  estado:
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "suspendida"
    | "anulada";
  total: number;
};
export type TareasDeOficinaDto = {
  vencidas: number;
  hoy: number;
  semana: number;
  despues: number;
  sinFecha: number;
  nuevas: {
    esta: number;
    pasada: number;
  };
  completadas: {
    esta: number;
    pasada: number;
  };
};
export type CitaDeOficinaDto = {
  tipo:
    | "evento"
    | "firma"
    | "plazo"
    | "tarea"
    | "certificado"
    | "requisito"
    | "inscripcion"
    | "tarjeta"
    | "nota";
  titulo: string;
  /** The moment, of what has one; null for what has a day alone. */
  hora: string | null;
  /** Where it is: the place of an event, a carpeta, the title of a board. */
  lugar: string | null;
  /** The page of it. */
  enlace: string;
};
export type AgendaDeOficinaDto = {
  hoy: CitaDeOficinaDto[];
  manana: CitaDeOficinaDto[];
};
export type PersonaDeOficinaDto = {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rol: string;
  /** Presence. */
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** Carpetas in their charge that are not entregadas, archivadas or anuladas. */
  carpetas: number;
  /** Of these, whose signature is late. */
  atrasadas: number;
  /** Pending tareas that they have. */
  tareas: number;
};
export type OficinaDto = {
  /** Which day it is in the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  esta: SemanaDeOficinaDto;
  pasada: SemanaDeOficinaDto;
  /** Carpetas that are not entregadas, archivadas or anuladas, by state. */
  enCurso: EstadoDeOficinaDto[];
  /** Whose signature is planned for today. */
  firmanHoy: number;
  /** Whose signature was planned for a day that has passed, and is still ahead. */
  atrasadas: number;
  tareas: TareasDeOficinaDto;
  agenda: AgendaDeOficinaDto;
  equipo: PersonaDeOficinaDto[];
};
export type OtraMonedaDto = {
  /** ISO 4217. */
  moneda: string;
  /** How many of them were signed this year. */
  firmadas: number;
  /** Of how many the signature is ahead. */
  porFirmar: number;
};
export type MontosDeActoDto = {
  id: string;
  acto: string;
  /** Decimal text: of the carpetas that were signed this year. */
  firmado: string;
  /** Decimal text: of those whose signature is ahead. */
  porFirmar: string;
};
export type MontoDePeriodoDto = {
  /** The first day of the period, `YYYY-MM-DD`. */
  desde: string;
  /** Decimal text: of the carpetas that were signed in it. */
  firmado: string;
};
export type MontosDeOficinaDto = {
  /** ISO 4217: that of the cuenta. Amounts in others are left out. */
  moneda: string;
  /** The carpetas that are left out, by currency. */
  otrasMonedas: OtraMonedaDto[];
  actos: MontosDeActoDto[];
  semanas: MontoDePeriodoDto[];
  meses: MontoDePeriodoDto[];
  anios: MontoDePeriodoDto[];
};
export type IssuesDto = {
  overview?: {
    "this-week": {
      [key: string]: number;
    };
    "last-week": {
      [key: string]: number;
    };
  };
  series?: {
    "this-week": {
      name: string;
      type?: "line" | "column";
      data: number[];
    }[];
    "last-week": {
      name: string;
      type?: "line" | "column";
      data: number[];
    }[];
  };
  labels: string[];
};
export type TaskDistributionDto = {
  overview?: {
    "this-week": {
      [key: string]: number;
    };
    "last-week": {
      [key: string]: number;
    };
  };
  series?: {
    "this-week": number[];
    "last-week": number[];
  };
  labels: string[];
};
export type ScheduleItemDto = {
  title: string;
  time: string;
  location?: string;
};
export type ScheduleDto = {
  today: ScheduleItemDto[];
  tomorrow: ScheduleItemDto[];
};
export type ChartSerieDto = {
  name: string;
  data: number[];
};
export type BudgetDistributionDto = {
  categories: string[];
  series: ChartSerieDto[];
};
export type ExpensesDto = {
  amount: number;
  labels: string[];
  series: ChartSerieDto[];
};
export type BudgetRowDto = {
  id: number;
  type: string;
  total: number;
  expensesAmount: number;
  expensesPercentage: number;
  remainingAmount: number;
  remainingPercentage: number;
};
export type BudgetDetailsDto = {
  columns: string[];
  rows: BudgetRowDto[];
};
export type TeamMemberDto = {
  id: string;
  avatar: string | null;
  name: string;
  email: string;
  phone: string;
  title: string;
};
export type ProyectoDto = {
  githubIssues: IssuesDto;
  taskDistribution: TaskDistributionDto;
  schedule: ScheduleDto;
  budgetDistribution: BudgetDistributionDto;
  weeklyExpenses: ExpensesDto;
  monthlyExpenses: ExpensesDto;
  yearlyExpenses: ExpensesDto;
  budgetDetails: BudgetDetailsDto;
  teamMembers: TeamMemberDto[];
};
export type PuntoDto = {
  /** `YYYY-MM-DD`. */
  x: string;
  y: number;
};
export type SerieDePuntosDto = {
  name: string;
  data: PuntoDto[];
};
export type VisitantesDto = {
  series: {
    "this-year": SerieDePuntosDto[];
    "last-year": SerieDePuntosDto[];
  };
};
export type CantidadDeUsoDto = {
  amount: number;
  labels: string[];
  series: {
    name: string;
    data: number[];
  }[];
};
export type VisitasYPaginasDto = {
  overallScore: number;
  averageRatio: number;
  predictedRatio: number;
  series: SerieDePuntosDto[];
};
export type RepartoDto = {
  uniqueVisitors: number;
  /** Percentages. */
  series: number[];
  labels: string[];
};
export type UsoDeDiaDto = {
  /** `YYYY-MM-DD` in the cuenta. */
  dia: string;
  sesiones: number;
  /** People who were there, each once. */
  personas: number;
  paginas: number;
  busquedas: number;
  documentosVistos: number;
  documentosCreados: number;
};
export type ParteDeUsoDto = {
  /** A section of the menu, a device, a browser. */
  de: string;
  cantidad: number;
};
export type UsoDto = {
  /** The last 60 days, the oldest first. */
  dias: UsoDeDiaDto[];
  /** Pages opened in each of the 24 hours, of the last 30 days. */
  horas: number[];
  /** Of the last 30 days, the most opened first. */
  secciones: ParteDeUsoDto[];
  dispositivos: ParteDeUsoDto[];
  navegadores: ParteDeUsoDto[];
};
export type AnaliticaDto = {
  visitors: VisitantesDto;
  conversions: CantidadDeUsoDto;
  impressions: CantidadDeUsoDto;
  visits: CantidadDeUsoDto;
  visitorsVsPageViews: VisitasYPaginasDto;
  newVsReturning: RepartoDto;
  gender: RepartoDto;
  age: RepartoDto;
  language: RepartoDto;
  /** The same for the product's own page. */
  uso: UsoDto;
};
export type PaginasAbiertasDto = {
  /** The addresses of their entries in the menu, such as `/carpetas`. Others count as `otras`. */
  paginas: string[];
  /** Whether a stretch of work begins with them: nobody had a page open in this browser for half an hour. */
  comienza?: boolean;
};
export const {
  usePanelesFindOficinaQuery,
  usePanelesFindMontosQuery,
  usePanelesFindProyectoQuery,
  usePanelesFindAnaliticaQuery,
  useUsoCountMutation,
} = injectedRtkApi;
