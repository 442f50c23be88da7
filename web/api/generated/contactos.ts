// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["contactos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      contactosFindAll: build.query<
        ContactosFindAllApiResponse,
        ContactosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/all`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["contactos"],
      }),
      contactosSearch: build.query<
        ContactosSearchApiResponse,
        ContactosSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["contactos"],
      }),
      contactosCount: build.query<
        ContactosCountApiResponse,
        ContactosCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/count`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["contactos"],
      }),
      contactosGet: build.query<ContactosGetApiResponse, ContactosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["contactos"],
      }),
      contactosCreate: build.mutation<
        ContactosCreateApiResponse,
        ContactosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "POST",
          body: queryArg.crearContactoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactosUpdate: build.mutation<
        ContactosUpdateApiResponse,
        ContactosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "PATCH",
          body: queryArg.modificarContactoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactosRemove: build.mutation<
        ContactosRemoveApiResponse,
        ContactosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactosRestore: build.mutation<
        ContactosRestoreApiResponse,
        ContactosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoEtiquetasFindAll: build.query<
        ContactoEtiquetasFindAllApiResponse,
        ContactoEtiquetasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/contacts/tags` }),
        providesTags: ["contactos"],
      }),
      contactoEtiquetasCreate: build.mutation<
        ContactoEtiquetasCreateApiResponse,
        ContactoEtiquetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "POST",
          body: queryArg.crearEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoEtiquetasRename: build.mutation<
        ContactoEtiquetasRenameApiResponse,
        ContactoEtiquetasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoEtiquetasRemove: build.mutation<
        ContactoEtiquetasRemoveApiResponse,
        ContactoEtiquetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoEtiquetasRestore: build.mutation<
        ContactoEtiquetasRestoreApiResponse,
        ContactoEtiquetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoImagenesSetAvatar: build.mutation<
        ContactoImagenesSetAvatarApiResponse,
        ContactoImagenesSetAvatarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/avatar`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoImagenesRemoveAvatar: build.mutation<
        ContactoImagenesRemoveAvatarApiResponse,
        ContactoImagenesRemoveAvatarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/avatar`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoImagenesSetBackground: build.mutation<
        ContactoImagenesSetBackgroundApiResponse,
        ContactoImagenesSetBackgroundApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/background`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["contactos"],
      }),
      contactoImagenesRemoveBackground: build.mutation<
        ContactoImagenesRemoveBackgroundApiResponse,
        ContactoImagenesRemoveBackgroundApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/background`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      paisesFindAll: build.query<PaisesFindAllApiResponse, PaisesFindAllApiArg>(
        {
          query: () => ({ url: `/api/apps/contacts/countries` }),
          providesTags: ["contactos"],
        },
      ),
      intercambioExport: build.query<
        IntercambioExportApiResponse,
        IntercambioExportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/export`,
          params: {
            formato: queryArg.formato,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["contactos"],
      }),
      intercambioExportChosen: build.mutation<
        IntercambioExportChosenApiResponse,
        IntercambioExportChosenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/export`,
          method: "POST",
          body: queryArg.exportarContactosDto,
        }),
        invalidatesTags: ["contactos"],
      }),
      intercambioImport: build.mutation<
        IntercambioImportApiResponse,
        IntercambioImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      intercambioFindRecent: build.query<
        IntercambioFindRecentApiResponse,
        IntercambioFindRecentApiArg
      >({
        query: () => ({ url: `/api/apps/contacts/import` }),
        providesTags: ["contactos"],
      }),
      intercambioCheck: build.mutation<
        IntercambioCheckApiResponse,
        IntercambioCheckApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import/revisar`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["contactos"],
      }),
      intercambioUndo: build.mutation<
        IntercambioUndoApiResponse,
        IntercambioUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import/deshacer`,
          method: "POST",
          body: queryArg.deshacerImportacionDto,
        }),
        invalidatesTags: ["contactos"],
      }),
      intercambioUndoRecent: build.mutation<
        IntercambioUndoRecentApiResponse,
        IntercambioUndoRecentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import/${encodeURIComponent(String(queryArg.id))}/deshacer`,
          method: "POST",
        }),
        invalidatesTags: ["contactos"],
      }),
      vinculosOfContacto: build.query<
        VinculosOfContactoApiResponse,
        VinculosOfContactoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact/${encodeURIComponent(String(queryArg.id))}/personas`,
        }),
        providesTags: ["contactos"],
      }),
      vinculosOfPersona: build.query<
        VinculosOfPersonaApiResponse,
        VinculosOfPersonaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/contactos`,
        }),
        providesTags: ["contactos"],
      }),
      cambiosToPersona: build.mutation<
        CambiosToPersonaApiResponse,
        CambiosToPersonaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/cambios`,
          method: "POST",
          body: queryArg.aceptarCambioDeContactoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      cambiosToContacto: build.mutation<
        CambiosToContactoApiResponse,
        CambiosToContactoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact/${encodeURIComponent(String(queryArg.id))}/cambios`,
          method: "POST",
          body: queryArg.aceptarCambioDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contactos"],
      }),
      cambiosDecline: build.mutation<
        CambiosDeclineApiResponse,
        CambiosDeclineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact/${encodeURIComponent(String(queryArg.id))}/cambios/descartar`,
          method: "POST",
          body: queryArg.descartarCambioDto,
        }),
        invalidatesTags: ["contactos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ContactosFindAllApiResponse = /** status 200  */ ContactoDto[];
export type ContactosFindAllApiArg = {
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  ids?: string[];
};
export type ContactosSearchApiResponse = /** status 200  */ ContactoDto[];
export type ContactosSearchApiArg = {
  /** Part of the name, in any letter case, accented or not; blank for all. */
  query?: string;
};
export type ContactosCountApiResponse = /** status 200  */ ContactosContadosDto;
export type ContactosCountApiArg = {
  /** Part of the name, in any letter case, accented or not; blank for all. */
  query?: string;
};
export type ContactosGetApiResponse = /** status 200  */ ContactoDto;
export type ContactosGetApiArg = {
  id: string;
};
export type ContactosCreateApiResponse = /** status 200  */ ContactoDto;
export type ContactosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearContactoDto: CrearContactoDto;
};
export type ContactosUpdateApiResponse = /** status 200  */ ContactoDto;
export type ContactosUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarContactoDto: ModificarContactoDto;
};
export type ContactosRemoveApiResponse = /** status 200  */ boolean;
export type ContactosRemoveApiArg = {
  id: string;
};
export type ContactosRestoreApiResponse = /** status 200  */ ContactoDto;
export type ContactosRestoreApiArg = {
  id: string;
};
export type ContactoEtiquetasFindAllApiResponse =
  /** status 200  */ EtiquetaTituladaDto[];
export type ContactoEtiquetasFindAllApiArg = void;
export type ContactoEtiquetasCreateApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEtiquetaDto: CrearEtiquetaDto;
};
export type ContactoEtiquetasRenameApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDto: ModificarEtiquetaDto;
};
export type ContactoEtiquetasRemoveApiResponse = /** status 200  */ boolean;
export type ContactoEtiquetasRemoveApiArg = {
  id: string;
};
export type ContactoEtiquetasRestoreApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasRestoreApiArg = {
  id: string;
};
export type ContactoImagenesSetAvatarApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesSetAvatarApiArg = {
  body: {
    id?: string;
    avatar?: Blob;
  };
};
export type ContactoImagenesRemoveAvatarApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesRemoveAvatarApiArg = {
  id: string;
};
export type ContactoImagenesSetBackgroundApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesSetBackgroundApiArg = {
  body: {
    id?: string;
    background?: Blob;
  };
};
export type ContactoImagenesRemoveBackgroundApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesRemoveBackgroundApiArg = {
  id: string;
};
export type PaisesFindAllApiResponse = /** status 200  */ PaisDto[];
export type PaisesFindAllApiArg = void;
export type IntercambioExportApiResponse = unknown;
export type IntercambioExportApiArg = {
  formato: "vcard" | "csv";
  /** Ids separated by commas; without them, all contacts. */
  ids?: string[];
};
export type IntercambioExportChosenApiResponse = unknown;
export type IntercambioExportChosenApiArg = {
  exportarContactosDto: ExportarContactosDto;
};
export type IntercambioImportApiResponse =
  /** status 200  */ ImportacionContactosDto;
export type IntercambioImportApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  body: {
    repetidos?: "combinar" | "omitir" | "agregar";
    /** Rows, such as 2,5,9. */
    combinar?: string;
    /** Rows, such as 2,5,9. */
    omitir?: string;
    /** Rows, such as 2,5,9. */
    agregar?: string;
    archivo?: Blob;
  };
};
export type IntercambioFindRecentApiResponse =
  /** status 200  */ ImportacionRecienteDto[];
export type IntercambioFindRecentApiArg = void;
export type IntercambioCheckApiResponse =
  /** status 200  */ RevisionContactosDto;
export type IntercambioCheckApiArg = {
  body: {
    archivo?: Blob;
  };
};
export type IntercambioUndoApiResponse = /** status 200  */ boolean;
export type IntercambioUndoApiArg = {
  deshacerImportacionDto: DeshacerImportacionDto;
};
export type IntercambioUndoRecentApiResponse = /** status 200  */ boolean;
export type IntercambioUndoRecentApiArg = {
  id: string;
};
export type VinculosOfContactoApiResponse =
  /** status 200  */ VinculosDeContactoDto;
export type VinculosOfContactoApiArg = {
  id: string;
};
export type VinculosOfPersonaApiResponse =
  /** status 200  */ VinculosDePersonaDto;
export type VinculosOfPersonaApiArg = {
  id: string;
};
export type CambiosToPersonaApiResponse = /** status 200  */ PersonaDto;
export type CambiosToPersonaApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  aceptarCambioDeContactoDto: AceptarCambioDeContactoDto;
};
export type CambiosToContactoApiResponse = /** status 200  */ ContactoDto;
export type CambiosToContactoApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  aceptarCambioDto: AceptarCambioDto;
};
export type CambiosDeclineApiResponse = /** status 200  */ boolean;
export type CambiosDeclineApiArg = {
  id: string;
  descartarCambioDto: DescartarCambioDto;
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
export type ContactoDto = {
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
};
export type ContactosContadosDto = {
  /** At most 1,000. */
  total: number;
};
export type NuevoContactoDto = {
  id?: string | null;
  name?: string;
  emails?: ContactoCorreoDto[];
  phoneNumbers?: ContactoTelefonoDto[];
  /** Their job title. */
  title?: string | null;
  company?: string | null;
  /** `YYYY-MM-DD`, or a time, of which cumpleanos.ts takes the day. */
  birthday?: string | null;
  address?: string | null;
  /** HTML. */
  notes?: string | null;
  /** Ids of all its etiquetas. */
  tags?: string[];
  /** Null or empty removes it; any address other than the present one is refused. */
  avatar?: string | null;
  /** Null or empty removes it; any address other than the present one is refused. */
  background?: string | null;
  /** The persona that they are in carpetas. */
  personaId?: string | null;
};
export type CrearContactoDto = {
  /** Without it, an empty contact is added. */
  contact?: NuevoContactoDto | null;
};
export type CamposContactoDto = {
  name?: string;
  emails?: ContactoCorreoDto[];
  phoneNumbers?: ContactoTelefonoDto[];
  /** Their job title. */
  title?: string | null;
  company?: string | null;
  /** `YYYY-MM-DD`, or a time, of which cumpleanos.ts takes the day. */
  birthday?: string | null;
  address?: string | null;
  /** HTML. */
  notes?: string | null;
  /** Ids of all its etiquetas. */
  tags?: string[];
  /** Null or empty removes it; any address other than the present one is refused. */
  avatar?: string | null;
  /** Null or empty removes it; any address other than the present one is refused. */
  background?: string | null;
  /** The persona that they are in carpetas. */
  personaId?: string | null;
};
export type ModificarContactoDto = {
  id: string;
  contact: CamposContactoDto;
};
export type EtiquetaTituladaDto = {
  id: string;
  title: string;
  version: number;
};
export type NuevaEtiquetaDto = {
  id?: string | null;
  title: string;
};
export type CrearEtiquetaDto = {
  tag: NuevaEtiquetaDto;
};
export type CambiosEtiquetaDto = {
  title: string;
};
export type ModificarEtiquetaDto = {
  id: string;
  tag: CambiosEtiquetaDto;
};
export type PaisDto = {
  /** The same as `iso`. */
  id: string;
  /** ISO 3166, two letters, lower case. */
  iso: string;
  name: string;
  /** `+54`. */
  code: string;
  /** Where its flag is in the picture of the reference client, as `background-position`. */
  flagImagePos: string;
  /** Where its flag is in /flags.webp, as `background-position`. */
  bandera: string;
};
export type ExportarContactosDto = {
  formato: "vcard" | "csv";
  /** Without them, all contacts. */
  ids?: string[];
};
export type FilaDeContactosDto = {
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  nombre: string | null;
  /** What happened to it, and why. */
  motivo: string;
};
export type RepetidosImportadosDto = {
  /** Rows that added something to a contact or to an earlier row. */
  combinados: number;
  /** Rows that were to be merged, and had nothing new. */
  sinCambios: number;
  /** Rows that were skipped. */
  omitidos: number;
  /** Rows that were added all the same. */
  agregados: number;
  /** The id to undo the merges for a day; null when no contact was changed. */
  importacion: string | null;
};
export type ImportacionContactosDto = {
  creados: number;
  /** Rows that were not imported. */
  omitidos: FilaDeContactosDto[];
  /** Rows that were imported without something that was wrong in them. */
  incompletos: FilaDeContactosDto[];
  /** Ids of the new contacts. */
  contactos: string[];
  /** Ids of the tags that were created for them. */
  etiquetas: string[];
  /** Only in the answer to an import with a choice for the rows that exist already. */
  repetidos?: RepetidosImportadosDto;
};
export type ImportacionRecienteDto = {
  id: string;
  importadaEn: string;
  /** Contacts that it added and are still there. */
  creados: number;
  /** Contacts that existed, to which it added something. */
  combinados: number;
};
export type ContactoExistenteDto = {
  /** The contact; null for an earlier row of the same file. */
  id: string | null;
  /** The earlier row of the same file; null for a contact. */
  fila: number | null;
  nombre: string;
};
export type DiferenciaDto = {
  dato: "nombre" | "correo" | "telefono" | "nacimiento";
  deLaFila: string;
  suyo: string;
};
export type FilaRepetidaDto = {
  /** What both have in common; `nombre` is the name with the company. */
  coincidencias: ("correo" | "telefono" | "nombre")[];
  /** `agregar` for who may be somebody else; a choice for all of them leaves those out. */
  propuesta: "combinar" | "omitir" | "agregar";
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  nombre: string;
  con: ContactoExistenteDto;
  /** Why it may be somebody else; empty for the same contact. */
  diferencias: DiferenciaDto[];
};
export type RevisionContactosDto = {
  /** How many rows can be imported. */
  contactos: number;
  repetidos: FilaRepetidaDto[];
};
export type DeshacerImportacionDto = {
  /** Ids of the contacts in the answer to the import; it may be empty beside `importacion`. */
  ids: string[];
  /** Ids of the tags in the answer to the import; those that something else uses stay. */
  etiquetas?: string[];
  /** The id in `repetidos` of the answer: what was added to contacts that existed is removed, unless it was changed. */
  importacion?: string | null;
};
export type VencimientoDto = {
  clase: "otro" | "pasaporte" | "poder" | "dni" | "constancia";
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string;
};
export type PersonaSugeridaDto = {
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
  coincidencias: ("correo" | "telefono")[];
};
export type CambioOfrecidoDto = {
  contactoId: string;
  personaId: string;
  hacia: "persona" | "contacto";
  campo: "domicilio" | "email" | "telefono";
  valor: string;
  /** The version of the one that it is offered to, for If-Match. */
  version: number;
};
export type VinculosDeContactoDto = {
  /** Personas with an e-mail or a telephone of the contact; none once it is linked. */
  sugeridas: PersonaSugeridaDto[];
  cambios: CambioOfrecidoDto[];
};
export type ContactoSugeridoDto = {
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
  coincidencias: ("correo" | "telefono")[];
};
export type VinculosDePersonaDto = {
  contactos: ContactoDto[];
  /** Contacts of nobody with the e-mail or the telephone of the persona; none once one is linked. */
  sugeridos: ContactoSugeridoDto[];
  cambios: CambioOfrecidoDto[];
};
export type DocumentoExcepcionDto = {
  campo: "numeroDoc" | "idFiscal";
  /** The reason why it fails its check. */
  mensaje: string;
  /** The right check character. */
  esperado?: string;
};
export type PersonaNombreDto = {
  id: string;
  nombreCompleto: string;
};
export type UnionRecienteDto = {
  id: string;
  /** The persona that was merged. */
  otra: PersonaNombreDto;
  unidaEn: string;
};
export type PersonaDto = {
  nombre: string | null;
  apellidos: string | null;
  razonSocial: string | null;
  /** `YYYY-MM-DD`. */
  nacimiento: string | null;
  nacionalidad: string | null;
  genero: ("femenino" | "masculino") | null;
  estadoCivil: ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  nupcias: number | null;
  conyuge: string | null;
  regimen: string | null;
  domicilio: string | null;
  profesion: string | null;
  email: string | null;
  telefono: string | null;
  /** The reason why documents that fail their check were saved. */
  motivoExcepcion: string | null;
  /** The documents that fail their check. */
  documentoExcepcion: DocumentoExcepcionDto[];
  /** Warnings about the documents. Lists do not look for other personas with the same document. */
  avisos: string[];
  /** Others with one of its documents, as far as the reader may see them. Lists do not look for them. */
  duplicados: PersonaNombreDto[];
  /** The id of the persona into which it was merged: it stays only where it was signed, and takes no changes. */
  unidaA: string | null;
  /** The merges into it of the last day, which can be undone. Lists do not look for them. */
  uniones: UnionRecienteDto[];
  /** When its data last changed. */
  actualizadaEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
};
export type AceptarCambioDeContactoDto = {
  contactoId: string;
  campo: "domicilio" | "email" | "telefono";
};
export type AceptarCambioDto = {
  campo: "domicilio" | "email" | "telefono";
};
export type DescartarCambioDto = {
  campo: "domicilio" | "email" | "telefono";
  /** To whom it is offered. */
  hacia: "persona" | "contacto";
};
export const {
  useContactosFindAllQuery,
  useContactosSearchQuery,
  useContactosCountQuery,
  useContactosGetQuery,
  useContactosCreateMutation,
  useContactosUpdateMutation,
  useContactosRemoveMutation,
  useContactosRestoreMutation,
  useContactoEtiquetasFindAllQuery,
  useContactoEtiquetasCreateMutation,
  useContactoEtiquetasRenameMutation,
  useContactoEtiquetasRemoveMutation,
  useContactoEtiquetasRestoreMutation,
  useContactoImagenesSetAvatarMutation,
  useContactoImagenesRemoveAvatarMutation,
  useContactoImagenesSetBackgroundMutation,
  useContactoImagenesRemoveBackgroundMutation,
  usePaisesFindAllQuery,
  useIntercambioExportQuery,
  useIntercambioExportChosenMutation,
  useIntercambioImportMutation,
  useIntercambioFindRecentQuery,
  useIntercambioCheckMutation,
  useIntercambioUndoMutation,
  useIntercambioUndoRecentMutation,
  useVinculosOfContactoQuery,
  useVinculosOfPersonaQuery,
  useCambiosToPersonaMutation,
  useCambiosToContactoMutation,
  useCambiosDeclineMutation,
} = injectedRtkApi;
