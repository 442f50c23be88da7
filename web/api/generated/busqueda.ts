// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["busqueda"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchFind: build.query<SearchFindApiResponse, SearchFindApiArg>({
        query: (queryArg) => ({
          url: `/api/common/search`,
          method: "POST",
          body: queryArg.searchDto,
        }),
        providesTags: ["busqueda"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SearchFindApiResponse = /** status 200  */ SearchGroupDto[];
export type SearchFindApiArg = {
  searchDto: SearchDto;
};
export type ContactoCorreoDto = {
  email: string;
  label: string;
};
export type ContactoTelefonoDto = {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** Without the country's code. */
  phoneNumber: string;
  label: string;
};
export type ContactoPuestoDto = {
  title: string;
  company: string;
};
export type ContactoHalladoDto = {
  id: string;
  /** Address of a picture. */
  avatar: string | null;
  /** Address of a wide picture. */
  background: string | null;
  name: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: ContactoTelefonoDto[];
  title: string;
  company: string;
  /** `title` and `company` again, where the specification has them. */
  job: ContactoPuestoDto;
  /** Noon of the day, in UTC: the same day wherever it is read. */
  birthday: string | null;
  address: string | null;
  /** HTML, sanitised. */
  notes: string | null;
  /** Ids. */
  tags: string[];
  /** The persona that they are in carpetas; also null for people who may not see it. */
  personaId: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  link: string;
  /** Their name. */
  value: string;
};
export type NavigationBadgeDto = {
  title: string;
  classes?: string;
};
export type NavigationItemDto = {
  /** Unique in the menu. */
  id: string;
  type: "group" | "basic" | "aside" | "collapsable" | "divider" | "spacer";
  title?: string;
  subtitle?: string;
  /** `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page, or a full address when `externalLink` is true. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Whether the entry is marked only on exactly this path, not below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
};
export type PaginaHalladaDto = {
  /** Unique in the menu. */
  id: string;
  type: "group" | "basic" | "aside" | "collapsable" | "divider" | "spacer";
  title?: string;
  subtitle?: string;
  /** `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page, or a full address when `externalLink` is true. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Whether the entry is marked only on exactly this path, not below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
  /** The title of the page. */
  value: string;
};
export type SubtareaDto = {
  /** Made by the server when it is not sent. */
  id: string;
  title: string;
  completed: boolean;
};
export type CarpetaDeTareaDto = {
  id: string;
  /** `ESC-2026-000123`; null for a draft. */
  codigo: string | null;
  caratula: string;
};
export type TareaHalladaDto = {
  /** 0 is low, 1 normal, 2 high. */
  priority: 0 | 1 | 2;
  id: string;
  type: "task" | "section";
  title: string;
  /** Plain text of several lines. */
  notes: string | null;
  completed: boolean;
  completedAt: string | null;
  dueDate: string | null;
  /** The ids of its tags. */
  tags: string[];
  /** The place in my list, from 0. */
  order: number;
  /** A text that sorts as the list does and stays valid when other tasks move; equal ones are ordered by id. */
  place: string;
  /** The id of a member. */
  assignedTo: string | null;
  subTasks: SubtareaDto[];
  carpetaId: string | null;
  carpeta: CarpetaDeTareaDto | null;
  /** The id of a member. */
  createdBy: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  link: string;
  value: string;
};
export type MiembroHalladoDto = {
  email: string;
  /** Where to write to them. */
  link: string;
  /** Their name. */
  value: string;
  /** Id of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
};
export type CarpetaHalladaDto = {
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
  /** Its page. */
  link: string;
  /** Its carátula. */
  value: string;
};
export type PersonaHalladaDto = {
  id: string;
  nombreCompleto: string;
  /** The identity or tax document, as people write it: «DNI 12.345.678». */
  documento: string | null;
  /** The page of the persona. */
  link: string;
  /** The full name. */
  value: string;
};
export type CarpetaDeInmuebleDto = {
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
};
export type InmuebleHalladoDto = {
  id: string;
  nombre: string;
  /** What else tells it apart. */
  detalle: string | null;
  carpeta: CarpetaDeInmuebleDto;
  link: string;
  value: string;
};
export type CarpetaDeDocumentoDto = {
  id: string;
  codigo: string | null;
  caratula: string;
};
export type TrozoDto = {
  texto: string;
  /** Whether it is what was looked for. */
  hallado: boolean;
};
export type DocumentoHalladoDto = {
  id: string;
  nombre: string;
  carpeta: CarpetaDeDocumentoDto;
  /** The page that shows it. */
  link: string;
  /** The document's name. */
  value: string;
  /** Where its text has the words; null when its name does. */
  pasaje: TrozoDto[] | null;
};
export type CorreoHalladoDto = {
  id: string;
  /** The name of who wrote it, or their address. */
  de: string;
  fecha: string;
  /** Its page. */
  link: string;
  /** Its subject. */
  value: string;
};
export type ArchivoEncontradoDto = {
  id: string;
  nombre: string;
  /** Where it is: «Modelos / Poderes»; null at the outermost level. */
  lugar: string | null;
  /** The page that shows it. */
  link: string;
  /** Its name. */
  value: string;
  /** Where its text has the words; null when its name does. */
  pasaje?: TrozoDto[] | null;
};
export type CursoHalladoDto = {
  id: string;
  link: string;
  value: string;
  /** The title of its category. */
  category: string;
};
export type GuiaHalladaDto = {
  id: string;
  link: string;
  value: string;
  category: string;
};
export type ProductoHalladoDto = {
  id: string;
  link: string;
  /** Its name. */
  value: string;
  sku: string;
  thumbnail: string | null;
  stock: number;
};
export type SearchGroupDto = {
  /** contacts, pages, tasks, miembros, carpetas, personas, inmuebles, documentos, correos, archivos, cursos, help, productos. */
  id: string;
  results: (
    | ContactoHalladoDto
    | PaginaHalladaDto
    | TareaHalladaDto
    | MiembroHalladoDto
    | CarpetaHalladaDto
    | PersonaHalladaDto
    | InmuebleHalladoDto
    | DocumentoHalladoDto
    | CorreoHalladoDto
    | ArchivoEncontradoDto
    | CursoHalladoDto
    | GuiaHalladaDto
    | ProductoHalladoDto
  )[];
  label: string;
};
export type SearchDto = {
  /** Words that must all match; accents and letter case do not matter. */
  query: string;
  /** Asks for the results of all kinds. Without it there are those that the reference client shows. */
  grupos?: "todos" | null;
};
export const { useSearchFindQuery } = injectedRtkApi;
