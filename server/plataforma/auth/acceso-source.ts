import { DiscoveryService } from '@nestjs/core';

/**
 * The kinds of access beside sessions, tokens, passkeys and the password. Each lets somebody in, or shows a person's
 * data.
 */
export const CLASES_DE_ACCESO = ['calendario', 'correo', 'invitacion', 'proveedor'] as const;
export type ClaseDeAcceso = (typeof CLASES_DE_ACCESO)[number];

/** An open access, as its person sees it. */
export interface AccesoAbierto {
  /** Which access, such as an address. */
  detalle: string;
  creadoEn: Date;
}

/**
 * A kind of access that a domain lets people open inside a cuenta. Both calls act for the person in the running
 * transaction. The person may have left the cuenta.
 */
export interface AccesoSource {
  /** The accesses that the running user has open. */
  findAccesos(): Promise<AccesoAbierto[]>;
  /** Ends all accesses of the running user. */
  endAccesos(): Promise<void>;
}

interface AccesosOfOptions {
  clase: ClaseDeAcceso;
  /**
   * Whether a new password, or ending the other sessions, ends this access too. After a theft of access, every kind
   * ends.
   */
  endsWithSessions: boolean;
}

/** Registers a provider of any module as a source of accesses. */
export const AccesosOf = DiscoveryService.createDecorator<AccesosOfOptions>();
