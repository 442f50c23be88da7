/** What a server says of a user or a password that it does not take (RFC 5530). */
const REFUSED = /^(AUTHENTICATIONFAILED|AUTHORIZATIONFAILED|EXPIRED)$/;
/** What it says to a right password when it is busy. */
const FOR_A_WHILE = /^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|THROTTLED)$/;
const FOR_A_WHILE_TEXT = /later|temporar|unavailable|too many|busy|overload|timed? ?out|internal|server error/i;
/** What a refusal of a user or a password names, and what it says of it. Neither repeats anything, so both are linear. */
const NAMED =
  /authenticat|credential|password|contraseña|user ?name|(invalid|incorrect|wrong|bad|unknown) (user|login)/i;
const SAID = /fail|invalid|incorrect|wrong|denied|reject|require|unknown|\bbad\b/i;
/** How much of an answer is looked at: a stranger's server may say anything. */
const MAX_CODE = 50;
const MAX_TEXT = 300;
/** The tag of the command, and that it was refused. */
const STATUS = /^\S{1,20} (no|bad) /i;

/**
 * What it means that an IMAP server let nobody in: `clave` for a wrong user or password, `pasajero` for what passes.
 * Servers say NO to both, so of the others nothing is known (`dudoso`). Null for what is no answer to a sign-in.
 */
export function rechazoDe(error: unknown): 'clave' | 'dudoso' | 'pasajero' | null {
  const { authenticationFailed, serverResponseCode, response } = error as {
    authenticationFailed?: boolean;
    serverResponseCode?: string | false;
    response?: unknown;
  };
  const code = String(serverResponseCode || '').slice(0, MAX_CODE);
  const text = typeof response === 'string' ? response.slice(0, MAX_TEXT).replace(STATUS, '') : '';
  if (!authenticationFailed) {
    return null;
  }
  if (REFUSED.test(code)) {
    return 'clave';
  }
  if (FOR_A_WHILE.test(code) || FOR_A_WHILE_TEXT.test(text)) {
    return 'pasajero';
  }
  return NAMED.test(text) && SAID.test(text) ? 'clave' : 'dudoso';
}
