// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["mailbox"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      mailboxGetSettings: build.query<
        MailboxGetSettingsApiResponse,
        MailboxGetSettingsApiArg
      >({
        query: () => ({ url: `/api/apps/mailbox/settings` }),
        providesTags: ["mailbox"],
      }),
      mailboxUpdateSettings: build.mutation<
        MailboxUpdateSettingsApiResponse,
        MailboxUpdateSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/settings`,
          method: "PATCH",
          body: queryArg.modificarMailSettingsDto,
        }),
        invalidatesTags: ["mailbox"],
      }),
      mailboxFindFolders: build.query<
        MailboxFindFoldersApiResponse,
        MailboxFindFoldersApiArg
      >({
        query: () => ({ url: `/api/apps/mailbox/folders` }),
        providesTags: ["mailbox"],
      }),
      mailboxFindFilters: build.query<
        MailboxFindFiltersApiResponse,
        MailboxFindFiltersApiArg
      >({
        query: () => ({ url: `/api/apps/mailbox/filters` }),
        providesTags: ["mailbox"],
      }),
      mailboxFindLabels: build.query<
        MailboxFindLabelsApiResponse,
        MailboxFindLabelsApiArg
      >({
        query: () => ({ url: `/api/apps/mailbox/labels` }),
        providesTags: ["mailbox"],
      }),
      mailboxCreateLabel: build.mutation<
        MailboxCreateLabelApiResponse,
        MailboxCreateLabelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/label`,
          method: "POST",
          body: queryArg.crearMailLabelDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["mailbox"],
      }),
      mailboxUpdateLabel: build.mutation<
        MailboxUpdateLabelApiResponse,
        MailboxUpdateLabelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/label`,
          method: "PATCH",
          body: queryArg.modificarMailLabelDto,
        }),
        invalidatesTags: ["mailbox"],
      }),
      mailboxRemoveLabel: build.mutation<
        MailboxRemoveLabelApiResponse,
        MailboxRemoveLabelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/label`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["mailbox"],
      }),
      mailboxRestoreLabel: build.mutation<
        MailboxRestoreLabelApiResponse,
        MailboxRestoreLabelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/label/restore`,
          method: "POST",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["mailbox"],
      }),
      mailboxFindMails: build.query<
        MailboxFindMailsApiResponse,
        MailboxFindMailsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/mails`,
          params: {
            folder: queryArg.folder,
            filter: queryArg.filter,
            label: queryArg.label,
            page: queryArg.page,
          },
        }),
        providesTags: ["mailbox"],
      }),
      mailboxGetMail: build.query<
        MailboxGetMailApiResponse,
        MailboxGetMailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/mail`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["mailbox"],
      }),
      mailboxUpdateMail: build.mutation<
        MailboxUpdateMailApiResponse,
        MailboxUpdateMailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/mailbox/mail`,
          method: "PATCH",
          body: queryArg.modificarMailDto,
        }),
        invalidatesTags: ["mailbox"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type MailboxGetSettingsApiResponse = /** status 200  */ MailSettingsDto;
export type MailboxGetSettingsApiArg = void;
export type MailboxUpdateSettingsApiResponse =
  /** status 200  */ MailSettingsDto;
export type MailboxUpdateSettingsApiArg = {
  modificarMailSettingsDto: ModificarMailSettingsDto;
};
export type MailboxFindFoldersApiResponse = /** status 200  */ MailFolderDto[];
export type MailboxFindFoldersApiArg = void;
export type MailboxFindFiltersApiResponse = /** status 200  */ MailFilterDto[];
export type MailboxFindFiltersApiArg = void;
export type MailboxFindLabelsApiResponse = /** status 200  */ MailLabelDto[];
export type MailboxFindLabelsApiArg = void;
export type MailboxCreateLabelApiResponse = /** status 200  */ MailLabelDto;
export type MailboxCreateLabelApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearMailLabelDto: CrearMailLabelDto;
};
export type MailboxUpdateLabelApiResponse = /** status 200  */ MailLabelDto;
export type MailboxUpdateLabelApiArg = {
  modificarMailLabelDto: ModificarMailLabelDto;
};
export type MailboxRemoveLabelApiResponse = /** status 200  */ boolean;
export type MailboxRemoveLabelApiArg = {
  id: string;
};
export type MailboxRestoreLabelApiResponse = /** status 200  */ MailLabelDto;
export type MailboxRestoreLabelApiArg = {
  id: string;
};
export type MailboxFindMailsApiResponse = /** status 200  */ MailsDto;
export type MailboxFindMailsApiArg = {
  folder?: string;
  filter?: string;
  label?: string;
  page: number;
};
export type MailboxGetMailApiResponse = /** status 200  */ MailDto;
export type MailboxGetMailApiArg = {
  id: string;
};
export type MailboxUpdateMailApiResponse = /** status 200  */ MailDto;
export type MailboxUpdateMailApiArg = {
  modificarMailDto: ModificarMailDto;
};
export type MailSettingsDto = {
  messageLayout: string;
};
export type ModificarMailSettingsDto = {
  settings: MailSettingsDto;
};
export type MailFolderDto = {
  id: string;
  title: string;
  slug: string;
  icon: string;
  /** sent, trash: 0; drafts, spam: all mails; inbox: those that are unread. */
  count: number;
};
export type MailFilterDto = {
  id: string;
  title: string;
  slug: string;
  icon: string;
};
export type MailLabelDto = {
  id: string;
  title: string;
  slug: string;
  color:
    | "teal"
    | "purple"
    | "gray"
    | "red"
    | "orange"
    | "yellow"
    | "green"
    | "blue"
    | "indigo"
    | "pink";
  version: number;
};
export type NuevaMailLabelDto = {
  id?: string | null;
  title: string;
  color:
    | "teal"
    | "purple"
    | "gray"
    | "red"
    | "orange"
    | "yellow"
    | "green"
    | "blue"
    | "indigo"
    | "pink";
};
export type CrearMailLabelDto = {
  label: NuevaMailLabelDto;
};
export type MailLabelEscritaDto = {
  title?: string;
  color?:
    | "teal"
    | "purple"
    | "gray"
    | "red"
    | "orange"
    | "yellow"
    | "green"
    | "blue"
    | "indigo"
    | "pink";
};
export type ModificarMailLabelDto = {
  id: string;
  label: MailLabelEscritaDto;
};
export type MailFromDto = {
  avatar: string;
  /** `Name <mail>`. */
  contact: string;
};
export type MailAttachmentDto = {
  type: string;
  name: string;
  size: number;
  preview: string;
  downloadUrl: string;
};
export type ListedMailDto = {
  ccCount: number;
  bccCount: number;
  id: string;
  type: "mail";
  from: MailFromDto;
  to: string;
  cc?: string[];
  bcc?: string[];
  date: string;
  subject: string;
  /** HTML, sanitised. */
  content: string;
  attachments: MailAttachmentDto[];
  starred: boolean;
  important: boolean;
  unread: boolean;
  /** The id of its folder. */
  folder: string;
  /** The ids of its labels. */
  labels: string[];
};
export type MailPaginationDto = {
  totalResults?: number;
  resultsPerPage?: number;
  currentPage?: number;
  lastPage: number;
  startIndex?: number;
  endIndex?: number;
};
export type MailsDto = {
  /** Null when the page is beyond the last one. */
  mails: ListedMailDto[] | null;
  pagination: MailPaginationDto;
};
export type MailDto = {
  id: string;
  type: "mail";
  from: MailFromDto;
  to: string;
  cc?: string[];
  bcc?: string[];
  date: string;
  subject: string;
  /** HTML, sanitised. */
  content: string;
  attachments: MailAttachmentDto[];
  starred: boolean;
  important: boolean;
  unread: boolean;
  /** The id of its folder. */
  folder: string;
  /** The ids of its labels. */
  labels: string[];
};
export type CambiosMailDto = {
  unread?: boolean;
  starred?: boolean;
  important?: boolean;
  /** The id of a folder. */
  folder?: string;
  /** The ids of its labels, or objects with an `id`. */
  labels?: string[];
};
export type ModificarMailDto = {
  id: string;
  mail: CambiosMailDto;
};
export const {
  useMailboxGetSettingsQuery,
  useMailboxUpdateSettingsMutation,
  useMailboxFindFoldersQuery,
  useMailboxFindFiltersQuery,
  useMailboxFindLabelsQuery,
  useMailboxCreateLabelMutation,
  useMailboxUpdateLabelMutation,
  useMailboxRemoveLabelMutation,
  useMailboxRestoreLabelMutation,
  useMailboxFindMailsQuery,
  useMailboxGetMailQuery,
  useMailboxUpdateMailMutation,
} = injectedRtkApi;
