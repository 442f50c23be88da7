import { Injectable } from '@nestjs/common';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long servers of others may take, and how soon they are asked again; in milliseconds. Tests shorten them. */
@Injectable()
export class Timeouts {
  /** Each step of a connection. */
  paso = 10 * SECOND;
  /** All of a trial, while a person waits. */
  prueba = 20 * SECOND;
  /** A connection on which nothing is said, and an answer to a mail (RFC 5321, 4.5.3.2.6). */
  silencio = 10 * MINUTE;
  /** A server that says nothing while it is asked. */
  respuesta = MINUTE;
  /** How long a mail takes to a slow server, for each KiB; besides `respuesta`. */
  porKiB = 20;
  /** Mails that are read and stored together. */
  parte = 10 * MINUTE;
  /** How long others wait for an account that is fetched for the first time. */
  primera = MINUTE;
  /** How soon a connection that failed is tried again, at first and at most. */
  otraVez = SECOND;
  otraVezALoSumo = 10 * MINUTE;
  /** From which wait on an account gives its place to others meanwhile. */
  cedeElLugar = 5 * SECOND;
  /** How often who follows an account is reminded of what its server does not take. */
  recuerdo = 30 * SECOND;
  /** How often a server is told what the person does while mails are brought in. */
  empuje = 3 * SECOND;
}
