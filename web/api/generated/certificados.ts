// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["certificados"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      certificadosFindOfCarpeta: build.query<
        CertificadosFindOfCarpetaApiResponse,
        CertificadosFindOfCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados`,
        }),
        providesTags: ["certificados"],
      }),
      certificadosCreate: build.mutation<
        CertificadosCreateApiResponse,
        CertificadosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados`,
          method: "POST",
          body: queryArg.nuevoCertificadoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosCreateUsuales: build.mutation<
        CertificadosCreateUsualesApiResponse,
        CertificadosCreateUsualesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados/usuales`,
          method: "POST",
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosAskFor: build.mutation<
        CertificadosAskForApiResponse,
        CertificadosAskForApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados/pedir`,
          method: "POST",
          body: queryArg.pedirCertificadosDto,
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosUpdate: build.mutation<
        CertificadosUpdateApiResponse,
        CertificadosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados/${encodeURIComponent(String(queryArg.certificadoId))}`,
          method: "PATCH",
          body: queryArg.camposCertificadoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosRemove: build.mutation<
        CertificadosRemoveApiResponse,
        CertificadosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/certificados/${encodeURIComponent(String(queryArg.certificadoId))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosDeOficinaFindBoard: build.query<
        CertificadosDeOficinaFindBoardApiResponse,
        CertificadosDeOficinaFindBoardApiArg
      >({
        query: (queryArg) => ({
          url: `/api/certificados`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            grupo: queryArg.grupo,
            tipo: queryArg.tipo,
            buscar: queryArg.buscar,
            mias: queryArg.mias,
          },
        }),
        providesTags: ["certificados"],
      }),
      certificadosDeOficinaFindReglas: build.query<
        CertificadosDeOficinaFindReglasApiResponse,
        CertificadosDeOficinaFindReglasApiArg
      >({
        query: () => ({ url: `/api/certificados/reglas` }),
        providesTags: ["certificados"],
      }),
      certificadosDeOficinaCreateRegla: build.mutation<
        CertificadosDeOficinaCreateReglaApiResponse,
        CertificadosDeOficinaCreateReglaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/certificados/reglas`,
          method: "POST",
          body: queryArg.nuevaReglaCertificadoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosDeOficinaConfirmReglas: build.mutation<
        CertificadosDeOficinaConfirmReglasApiResponse,
        CertificadosDeOficinaConfirmReglasApiArg
      >({
        query: (queryArg) => ({
          url: `/api/certificados/reglas`,
          method: "PATCH",
          body: queryArg.confirmarReglasDto,
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosDeOficinaUpdateRegla: build.mutation<
        CertificadosDeOficinaUpdateReglaApiResponse,
        CertificadosDeOficinaUpdateReglaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/certificados/reglas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.camposReglaCertificadoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
      certificadosDeOficinaRemoveRegla: build.mutation<
        CertificadosDeOficinaRemoveReglaApiResponse,
        CertificadosDeOficinaRemoveReglaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/certificados/reglas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["certificados"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CertificadosFindOfCarpetaApiResponse =
  /** status 200  */ CertificadoDto[];
export type CertificadosFindOfCarpetaApiArg = {
  id: string;
};
export type CertificadosCreateApiResponse = /** status 201  */ CertificadoDto;
export type CertificadosCreateApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoCertificadoDto: NuevoCertificadoDto;
};
export type CertificadosCreateUsualesApiResponse =
  /** status 200  */ CertificadoDto[];
export type CertificadosCreateUsualesApiArg = {
  id: string;
};
export type CertificadosAskForApiResponse = /** status 200  */ CertificadoDto[];
export type CertificadosAskForApiArg = {
  id: string;
  pedirCertificadosDto: PedirCertificadosDto;
};
export type CertificadosUpdateApiResponse = /** status 200  */ CertificadoDto;
export type CertificadosUpdateApiArg = {
  id: string;
  certificadoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposCertificadoDto: CamposCertificadoDto;
};
export type CertificadosRemoveApiResponse = /** status 200  */ boolean;
export type CertificadosRemoveApiArg = {
  id: string;
  certificadoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CertificadosDeOficinaFindBoardApiResponse =
  /** status 200  */ CertificadosDto;
export type CertificadosDeOficinaFindBoardApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  grupo?:
    | "vencidos"
    | "por_pedir"
    | "pedidos"
    | "por_llegar"
    | "vencen_antes"
    | "vigentes";
  tipo?:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  /** Words in the carátula, the number of the carpeta, or the name and the organismo of the certificate. */
  buscar?: string;
  /** Only those of carpetas of which I am in charge. */
  mias: boolean;
};
export type CertificadosDeOficinaFindReglasApiResponse =
  /** status 200  */ ReglaCertificadoDto[];
export type CertificadosDeOficinaFindReglasApiArg = void;
export type CertificadosDeOficinaCreateReglaApiResponse =
  /** status 201  */ ReglaCertificadoDto;
export type CertificadosDeOficinaCreateReglaApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaReglaCertificadoDto: NuevaReglaCertificadoDto;
};
export type CertificadosDeOficinaConfirmReglasApiResponse =
  /** status 200  */ ReglaCertificadoDto[];
export type CertificadosDeOficinaConfirmReglasApiArg = {
  confirmarReglasDto: ConfirmarReglasDto;
};
export type CertificadosDeOficinaUpdateReglaApiResponse =
  /** status 200  */ ReglaCertificadoDto;
export type CertificadosDeOficinaUpdateReglaApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposReglaCertificadoDto: CamposReglaCertificadoDto;
};
export type CertificadosDeOficinaRemoveReglaApiResponse =
  /** status 200  */ boolean;
export type CertificadosDeOficinaRemoveReglaApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type NombradoDeCertificadoDto = {
  id: string;
  nombre: string;
};
export type CertificadoDto = {
  id: string;
  tipo:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre: string;
  organismo: string | null;
  inmueble: NombradoDeCertificadoDto | null;
  parte: NombradoDeCertificadoDto | null;
  /** The requisito that it fulfils. */
  requisito: NombradoDeCertificadoDto | null;
  /** What it was about, when that has left the carpeta. */
  eraSobre: string | null;
  necesario: boolean;
  /** Whether something was done for it: otherwise it leaves the carpeta with what it is about. */
  iniciado: boolean;
  solicitado: string | null;
  esperado: string | null;
  expedido: string | null;
  recibido: string | null;
  dias: number | null;
  computo: "corridos" | "habiles" | "meses";
  arranque: "mismo_dia" | "dia_siguiente";
  cuentaDesde: "expedicion" | "recepcion";
  fuente: string | null;
  /** Whether it has the days of a rule that nobody of the office has confirmed by the norm in force yet. */
  porConfirmar: boolean;
  /** The last day on which it is valid, computed from its issue or its receipt. */
  vence: string | null;
  /** On the day of the signature, or today before it. */
  estado: "recibido" | "vencido" | "pedido" | "por_pedir";
  /** Why it does not serve for the planned day of the signature, a whole sentence; null when it does. */
  impedimento: string | null;
  resultado: string | null;
  documento: NombradoDeCertificadoDto | null;
  actualizadoEn: string;
  version: number;
};
export type NuevoCertificadoDto = {
  id?: string | null;
  /** The rule that gives the fields that are not sent. */
  reglaId?: string | null;
  /** The inmueble of the carpeta that it is about. */
  inmuebleId?: string | null;
  /** The parte of the carpeta that it is about. */
  parteId?: string | null;
  /** Whether the signature waits for it. */
  necesario?: boolean;
  solicitado?: string | null;
  /** The day on which it should arrive. */
  esperado?: string | null;
  /** The day on which it was issued, once it was received. */
  expedido?: string | null;
  /** The day on which it came, where its days count from it. */
  recibido?: string | null;
  resultado?: string | null;
  /** The document of the carpeta that it is. */
  documentoId?: string | null;
  tipo?:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre?: string;
  /** Who issues it. */
  organismo?: string | null;
  /** For how many days it is valid; null when it does not expire. */
  dias?: number | null;
  computo?: "corridos" | "habiles" | "meses";
  arranque?: "mismo_dia" | "dia_siguiente";
  /** Whether its days count from its issue, or from the day on which it came. */
  cuentaDesde?: "expedicion" | "recepcion";
  /** The norm that the days come from. */
  fuente?: string | null;
};
export type PedirCertificadosDto = {
  /** Those of these requisitos; without them, of all that the signature waits for and that need one. */
  requisitoIds?: string[] | null;
};
export type CamposCertificadoDto = {
  /** The inmueble of the carpeta that it is about. */
  inmuebleId?: string | null;
  /** The parte of the carpeta that it is about. */
  parteId?: string | null;
  /** Whether the signature waits for it. */
  necesario?: boolean;
  solicitado?: string | null;
  /** The day on which it should arrive. */
  esperado?: string | null;
  /** The day on which it was issued, once it was received. */
  expedido?: string | null;
  /** The day on which it came, where its days count from it. */
  recibido?: string | null;
  resultado?: string | null;
  /** The document of the carpeta that it is. */
  documentoId?: string | null;
  tipo?:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre?: string;
  /** Who issues it. */
  organismo?: string | null;
  /** For how many days it is valid; null when it does not expire. */
  dias?: number | null;
  computo?: "corridos" | "habiles" | "meses";
  arranque?: "mismo_dia" | "dia_siguiente";
  /** Whether its days count from its issue, or from the day on which it came. */
  cuentaDesde?: "expedicion" | "recepcion";
  /** The norm that the days come from. */
  fuente?: string | null;
};
export type CarpetaDeCertificadoDto = {
  id: string;
  codigo: string | null;
  caratula: string;
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
  fechaFirmaPrevista: string | null;
  responsable: NombradoDeCertificadoDto | null;
  /** Whether the person who asked may change its certificates. */
  editable: boolean;
};
export type CertificadoDeOficinaDto = {
  id: string;
  tipo:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre: string;
  organismo: string | null;
  inmueble: NombradoDeCertificadoDto | null;
  parte: NombradoDeCertificadoDto | null;
  /** The requisito that it fulfils. */
  requisito: NombradoDeCertificadoDto | null;
  /** What it was about, when that has left the carpeta. */
  eraSobre: string | null;
  necesario: boolean;
  /** Whether something was done for it: otherwise it leaves the carpeta with what it is about. */
  iniciado: boolean;
  solicitado: string | null;
  esperado: string | null;
  expedido: string | null;
  recibido: string | null;
  dias: number | null;
  computo: "corridos" | "habiles" | "meses";
  arranque: "mismo_dia" | "dia_siguiente";
  cuentaDesde: "expedicion" | "recepcion";
  fuente: string | null;
  /** Whether it has the days of a rule that nobody of the office has confirmed by the norm in force yet. */
  porConfirmar: boolean;
  /** The last day on which it is valid, computed from its issue or its receipt. */
  vence: string | null;
  /** On the day of the signature, or today before it. */
  estado: "recibido" | "vencido" | "pedido" | "por_pedir";
  /** Why it does not serve for the planned day of the signature, a whole sentence; null when it does. */
  impedimento: string | null;
  resultado: string | null;
  documento: NombradoDeCertificadoDto | null;
  actualizadoEn: string;
  version: number;
  grupo:
    | "vencidos"
    | "por_pedir"
    | "pedidos"
    | "por_llegar"
    | "vencen_antes"
    | "vigentes";
  carpeta: CarpetaDeCertificadoDto;
};
export type GrupoDeCertificadosDto = {
  grupo:
    | "vencidos"
    | "por_pedir"
    | "pedidos"
    | "por_llegar"
    | "vencen_antes"
    | "vigentes";
  total: number;
};
export type PaginacionDto = {
  /** Rows in the whole list, as far as they are counted. */
  total: number;
  /** Whether the list has more rows than `total`: counting all of a long list would take too long. */
  totalEsMinimo: boolean;
  pagina: number;
  tamano: number;
  /** The last page that is known; at least 1. */
  ultimaPagina: number;
};
export type CertificadosDto = {
  certificados: CertificadoDeOficinaDto[];
  grupos: GrupoDeCertificadosDto[];
  paginacion: PaginacionDto;
  /** Today in the time zone of the cuenta. */
  hoy: string;
};
export type ReglaCertificadoDto = {
  id: string;
  tipo:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre: string;
  alcance: string | null;
  organismo: string | null;
  dias: number | null;
  computo: "corridos" | "habiles" | "meses";
  arranque: "mismo_dia" | "dia_siguiente";
  cuentaDesde: "expedicion" | "recepcion";
  fuente: string | null;
  /** When somebody of the office confirmed it by the norm in force, and who; null until then. */
  confirmadaEn: string | null;
  confirmadaPor: NombradoDeCertificadoDto | null;
  /** The rule of plazos that says so. Its days are changed in both places at once. */
  reglaDePlazoId: string | null;
  por: "carpeta" | "inmueble" | "parte";
  usual: boolean;
  orden: number;
  version: number;
};
export type NuevaReglaCertificadoDto = {
  id?: string | null;
  /** When it is the one to take, where there are several. */
  alcance?: string | null;
  /** What one of them is about. */
  por?: "carpeta" | "inmueble" | "parte";
  /** Whether carpetas usually need it. */
  usual?: boolean;
  /** Whether the office confirmed it by the norm in force. Who writes a figure confirms it. */
  confirmada?: boolean;
  tipo?:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre?: string;
  /** Who issues it. */
  organismo?: string | null;
  /** For how many days it is valid; null when it does not expire. */
  dias?: number | null;
  computo?: "corridos" | "habiles" | "meses";
  arranque?: "mismo_dia" | "dia_siguiente";
  /** Whether its days count from its issue, or from the day on which it came. */
  cuentaDesde?: "expedicion" | "recepcion";
  /** The norm that the days come from. */
  fuente?: string | null;
};
export type ReglaVistaDto = {
  id: string;
  version: number;
};
export type ConfirmarReglasDto = {
  reglas: ReglaVistaDto[];
  /** Whether the office confirmed them by the norms in force. */
  confirmada: boolean;
};
export type CamposReglaCertificadoDto = {
  /** When it is the one to take, where there are several. */
  alcance?: string | null;
  /** What one of them is about. */
  por?: "carpeta" | "inmueble" | "parte";
  /** Whether carpetas usually need it. */
  usual?: boolean;
  /** Whether the office confirmed it by the norm in force. Who writes a figure confirms it. */
  confirmada?: boolean;
  tipo?:
    | "otro"
    | "reserva_prioridad"
    | "dominio"
    | "inhibicion"
    | "catastral"
    | "libre_deuda"
    | "nota_simple";
  nombre?: string;
  /** Who issues it. */
  organismo?: string | null;
  /** For how many days it is valid; null when it does not expire. */
  dias?: number | null;
  computo?: "corridos" | "habiles" | "meses";
  arranque?: "mismo_dia" | "dia_siguiente";
  /** Whether its days count from its issue, or from the day on which it came. */
  cuentaDesde?: "expedicion" | "recepcion";
  /** The norm that the days come from. */
  fuente?: string | null;
};
export const {
  useCertificadosFindOfCarpetaQuery,
  useCertificadosCreateMutation,
  useCertificadosCreateUsualesMutation,
  useCertificadosAskForMutation,
  useCertificadosUpdateMutation,
  useCertificadosRemoveMutation,
  useCertificadosDeOficinaFindBoardQuery,
  useCertificadosDeOficinaFindReglasQuery,
  useCertificadosDeOficinaCreateReglaMutation,
  useCertificadosDeOficinaConfirmReglasMutation,
  useCertificadosDeOficinaUpdateReglaMutation,
  useCertificadosDeOficinaRemoveReglaMutation,
} = injectedRtkApi;
