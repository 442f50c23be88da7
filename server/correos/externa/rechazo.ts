/** What a server says of a user or a password that it does not take (RFC 5530). */
const REFUSED = /^(AUTHENTICATIONFAILED|AUTHORIZATIONFAILED|EXPIRED)$/;
/** What it says to a right password when it is busy. */
const FOR_A_WHILE = /^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|THROTTLED)$/;
const FOR_A_WHILE_TEXT = /later|temporar|unavailable|too many|busy|overload|timed? ?out|internal|server error/i;
const REFUSED_TEXT =
  /(authenticat|credential|password|contraseña|user ?name)\w*[^a-z]+(\w+ )*(fail|invalid|incorrect|wrong|denied|reject|require|unknown|bad)|(invalid|incorrect|wrong|bad|unknown) (\w+ )*(credential|password|user|login)/i;

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
  const [code, text] = [serverResponseCode || '', typeof response === 'string' ? response : ''];
  if (!authenticationFailed) {
    return null;
  }
  if (REFUSED.test(code)) {
    return 'clave';
  }
  if (FOR_A_WHILE.test(code) || FOR_A_WHILE_TEXT.test(text)) {
    return 'pasajero';
  }
  return REFUSED_TEXT.test(text) ? 'clave' : 'dudoso';
}
