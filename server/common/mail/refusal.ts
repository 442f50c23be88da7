import type { NodemailerError } from 'nodemailer';

/** Replies about the sender: 530, 534, 535 and 538 concern authentication, 5.7.x the server's policy. */
const OF_WHO_SENDS = /^5(?:3[0458]\b|\d\d[ -]5\.7\.)/;

/**
 * The code (500 to 599) of a reply that refuses a mail for good. The reason is its recipient or its contents. Null when
 * a later try may succeed. That happens when the server was not reached, asks for another try, or refuses the sender.
 * The operator must then correct the sender's address or password.
 */
export function refusalForGood(error: unknown): number | null {
  const { permanent, command, responseCode, response = '' } = (error ?? {}) as NodemailerError;
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return permanent && isOfThisMail && !OF_WHO_SENDS.test(response) ? (responseCode ?? null) : null;
}
