import type { NodemailerError } from 'nodemailer';

/** Replies that ask who sends, or how: 530, 534, 535 and 538 of authentication, 5.7.x of what its policy lets send. */
const OF_WHO_SENDS = /^5(?:3[0458]\b|\d\d[ -]5\.7\.)/;

/**
 * The code of the reply (500 to 599) by which the server refused a mail for good: to whom it is, or what it says. Null
 * when a later try may do better: it could not be reached, it asked to be tried again, or who runs this has to put
 * something right first, as the sender's address or password.
 */
export function refusalForGood(error: unknown): number | null {
  const { permanent, command, responseCode, response = '' } = (error ?? {}) as NodemailerError;
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return permanent && isOfThisMail && !OF_WHO_SENDS.test(response) ? (responseCode ?? null) : null;
}
