/** The server's rule: 8 to 128 characters of any kind. Only the server knows which passwords are too common. */
const shortest = 8;
const longest = 128;

/** The message for a new password that breaks a rule, or null. */
export function newPasswordError(password: string, email: string): string | null {
  if (!password) return 'Elija una contraseña';
  if (!hasLength(password)) return `La contraseña debe tener entre ${shortest} y ${longest} caracteres`;
  return isOwnEmail(password, email) ? 'La contraseña no puede ser su correo' : null;
}

/** Counts code points, so that most emoji count as one. */
export function hasLength(password: string): boolean {
  const { length } = [...password];
  return length >= shortest && length <= longest;
}

export function isOwnEmail(password: string, email: string): boolean {
  const folded = email.trim().toLowerCase();
  return folded !== '' && [folded, folded.split('@')[0]].includes(password.toLowerCase());
}

/** True for 12345678, 87654321 or aabbccdd: most characters equal or follow the character before. */
function isSequence(characters: string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) as number);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] as number)) <= 1).length;
  return steps > codes.length / 2;
}

/** The strength: 0 empty, 1 too weak, 2 fair, 3 good, 4 very good. The length counts most, variety a little. */
export function strengthOf(password: string, email: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0;
  const characters = [...password];
  const different = new Set(characters).size;
  if (!hasLength(password) || isOwnEmail(password, email) || different < 5 || isSequence(characters)) return 1;
  const worth = characters.length + different / 2;
  if (worth < 14) return 2;
  return worth < 20 ? 3 : 4;
}
