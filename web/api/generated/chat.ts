// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["chat"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      chatFindAll: build.query<ChatFindAllApiResponse, ChatFindAllApiArg>({
        query: () => ({ url: `/api/apps/chat/chats` }),
        providesTags: ["chat"],
      }),
      chatGet: build.query<ChatGetApiResponse, ChatGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["chat"],
      }),
      chatOpen: build.mutation<ChatOpenApiResponse, ChatOpenApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          method: "POST",
          body: queryArg.abrirChatDto,
        }),
        invalidatesTags: ["chat"],
      }),
      chatUpdate: build.mutation<ChatUpdateApiResponse, ChatUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          method: "PATCH",
          body: queryArg.modificarChatDto,
        }),
        invalidatesTags: ["chat"],
      }),
      chatSend: build.mutation<ChatSendApiResponse, ChatSendApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/message`,
          method: "POST",
          body: queryArg.enviarMensajeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["chat"],
      }),
      chatFindContactos: build.query<
        ChatFindContactosApiResponse,
        ChatFindContactosApiArg
      >({
        query: () => ({ url: `/api/apps/chat/contacts` }),
        providesTags: ["chat"],
      }),
      chatGetContacto: build.query<
        ChatGetContactoApiResponse,
        ChatGetContactoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/chat/contact`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["chat"],
      }),
      chatProfile: build.query<ChatProfileApiResponse, ChatProfileApiArg>({
        query: () => ({ url: `/api/apps/chat/profile` }),
        providesTags: ["chat"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ChatFindAllApiResponse = /** status 200  */ ChatDto[];
export type ChatFindAllApiArg = void;
export type ChatGetApiResponse = /** status 200  */ ChatDto;
export type ChatGetApiArg = {
  id: string;
};
export type ChatOpenApiResponse = /** status 200  */ ChatDto;
export type ChatOpenApiArg = {
  abrirChatDto: AbrirChatDto;
};
export type ChatUpdateApiResponse = /** status 200  */ ChatDto;
export type ChatUpdateApiArg = {
  modificarChatDto: ModificarChatDto;
};
export type ChatSendApiResponse = /** status 200  */ ChatMensajeDto;
export type ChatSendApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  enviarMensajeDto: EnviarMensajeDto;
};
export type ChatFindContactosApiResponse = /** status 200  */ ChatContactoDto[];
export type ChatFindContactosApiArg = void;
export type ChatGetContactoApiResponse =
  /** status 200  */ ChatContactoCompletoDto;
export type ChatGetContactoApiArg = {
  id: string;
};
export type ChatProfileApiResponse = /** status 200  */ ChatPerfilDto;
export type ChatProfileApiArg = void;
export type ChatEmailDto = {
  email: string;
  label: string;
};
export type ChatTelefonoDto = {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** Without the country's code. */
  phoneNumber: string;
  label: string;
  /** Whole, as `+34 600 00 00 00`. */
  numero: string;
};
export type ChatContactoDetalleDto = {
  emails: ChatEmailDto[];
  phoneNumbers: ChatTelefonoDto[];
  /** Their job, as they told it; else the role's name. */
  title: string;
  /** Their job, as they told it. */
  cargo: string | null;
  /** The cuenta's name. */
  company: string;
  birthday: string | null;
  address: string | null;
  /** When they came into the cuenta; null of a group. */
  desde: string | null;
};
export type ChatAdjuntosDto = {
  /** The addresses of small pictures. */
  media: string[];
  /** The names of the other files. */
  docs: string[];
  links: string[];
};
export type ChatContactoCompletoDto = {
  details: ChatContactoDetalleDto;
  attachments: ChatAdjuntosDto;
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
export type ChatMensajeDto = {
  id: string;
  chatId: string;
  /** Who wrote it. */
  contactId: string;
  /** HTML, sanitised. */
  value: string;
  createdAt: string;
  isMine: boolean;
};
export type ChatDto = {
  id: string;
  /** The other member. */
  contactId: string;
  unreadCount: number;
  muted: boolean;
  /** Plain text. */
  lastMessage: string | null;
  /** The day of the last message as text, such as 26/04/2021: the reference client shows it as it is. */
  lastMessageAt: string | null;
  ultimoMensajeEn: string | null;
  contact: ChatContactoCompletoDto;
  /** The latest, in the order in which they were written. */
  messages: ChatMensajeDto[];
};
export type AbrirChatDto = {
  /** Another member. */
  contactId: string;
};
export type MarcasChatDto = {
  muted?: boolean;
  /** 0 marks all of it as read, unless the same call changes `muted`. Any other number is ignored. */
  unreadCount?: number | null;
};
export type ModificarChatDto = {
  id: string;
  chat: MarcasChatDto;
};
export type EnviarMensajeDto = {
  chatId: string;
  /** HTML, or plain text; at most 4000 characters of text. */
  value: string;
};
export type ChatContactoDto = {
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
export type ChatPerfilDto = {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  /** The role's name. */
  about: string;
};
export const {
  useChatFindAllQuery,
  useChatGetQuery,
  useChatOpenMutation,
  useChatUpdateMutation,
  useChatSendMutation,
  useChatFindContactosQuery,
  useChatGetContactoQuery,
  useChatProfileQuery,
} = injectedRtkApi;
