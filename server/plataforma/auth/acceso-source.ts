import { DiscoveryService } from '@nestjs/core';

/** What lets others in, or shows them what is a person's, beside sessions, tokens, passkeys and the password. */
export const CLASES_DE_ACCESO = ['calendario', 'correo', 'invitacion', 'proveedor'] as const;
export type ClaseDeAcceso = (typeof CLASES_DE_ACCESO)[number];

/** One of them, as its person reads it. */
export interface AccesoAbierto {
  /** Which one it is, such as an address. */
  detalle: string;
  creadoEn: Date;
}

/**
 * What a domain lets people open inside a cuenta. Both calls act for the person in the running transaction, also of one
 * who is no member any more.
 */
export interface AccesoSource {
  /** What of it the running user has open. */
  findAccesos(): Promise<AccesoAbierto[]>;
  /** Ends it for the running user. */
  endAccesos(): Promise<void>;
}

interface AccesosOfOptions {
  clase: ClaseDeAcceso;
  /** Whether it ends with a new password and with the other sessions too. All ends when access was stolen. */
  endsWithSessions: boolean;
}

/** Makes a provider of any module a source. */
export const AccesosOf = DiscoveryService.createDecorator<AccesosOfOptions>();
