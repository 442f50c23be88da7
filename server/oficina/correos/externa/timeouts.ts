import { Injectable } from '@nestjs/common';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The time limits for foreign mail servers and the waits between tries, in milliseconds. Tests shorten them. */
@Injectable()
export class Timeouts {
  /** Each step of opening a connection. */
  paso = 10 * SECOND;
  /** A whole trial of an account, while a person waits. */
  prueba = 20 * SECOND;
  /** A connection without any data, and the answer to a mail (RFC 5321, 4.5.3.2.6). */
  silencio = 10 * MINUTE;
  /** A server that stays silent during a call. */
  respuesta = MINUTE;
  /** The time that a slow server gets for each KiB of a mail, besides `respuesta`. */
  porKiB = 20;
  /** Reading and storing a part of the mails. */
  parte = 10 * MINUTE;
  /** How long other accounts wait for an account in its first synchronisation. */
  primera = MINUTE;
  /** The wait before a failed connection is tried again: the first one, and the longest. */
  otraVez = SECOND;
  otraVezALoSumo = 10 * MINUTE;
  /** From this wait on, a failing account gives up its place to other accounts. */
  cedeElLugar = 5 * SECOND;
  /** The time between two reminders of changes that a server did not accept. */
  recuerdo = 30 * SECOND;
  /** How often the person's changes are sent to the server while mails are brought in. */
  empuje = 3 * SECOND;
}
