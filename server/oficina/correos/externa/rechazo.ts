/** The codes with which a server refuses a user or a password (RFC 5530). */
const REFUSED = /^(AUTHENTICATIONFAILED|AUTHORIZATIONFAILED|EXPIRED)$/;
/** The codes with which a busy server refuses even a right password. */
const FOR_A_WHILE = /^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|THROTTLED)$/;
const FOR_A_WHILE_TEXT = /later|temporar|unavailable|too many|busy|overload|timed? ?out|internal|server error/i;
/**
 * The words for a user or a password, and the words for a refusal. Neither pattern has a repetition, so both take
 * linear time.
 */
const NAMED =
  /authenticat|credential|password|contraseña|user ?name|(invalid|incorrect|wrong|bad|unknown) (user|login)/i;
const SAID = /fail|invalid|incorrect|wrong|denied|reject|require|unknown|\bbad\b/i;
/** The most tested characters of an answer, since an unknown server may send anything. */
const MAX_CODE = 50;
const MAX_TEXT = 300;
/** The tag of the command and the status of its refusal. */
const STATUS = /^\S{1,20} (no|bad) /i;

/**
 * The reason why an IMAP server refused a sign-in: `clave` for a wrong user or password, `pasajero` for a passing
 * problem. Servers answer NO to both, so an unclear answer is `dudoso`. Null when the error is no answer to a sign-in.
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
