/** Computes the valid check characters of a number from the rest of it. Empty when no such number is issued. */
export type CheckCharacters = (body: string) => readonly string[];

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
export const CIF_LETTERS = 'JABCDEFGHI';
const RFC_VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const CURP_VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];

/** The sum of each digit times its weight, from the left. */
function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

/** The sum of each character's index in `values` times its weight. The weights fall to 2 at the last character. */
function weightedByPlace(text: string, values: string): number {
  return [...text].reduce((sum, character, i) => sum + (text.length + 1 - i) * values.indexOf(character), 0);
}

/** `modulus − sum mod modulus`, with 0 instead of the modulus itself. */
function complement(sum: number, modulus: number): number {
  return (modulus - (sum % modulus)) % modulus;
}

/** DNI of Spain: the letter at n mod 23. In an NIE, X, Y and Z count as 0, 1 and 2. */
export const dniLetter: CheckCharacters = (body) => {
  const number = body.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return [DNI_LETTERS.charAt(Number(number) % 23)];
};

/** NIF of people with neither DNI nor NIE (K, L, M): the DNI's letter of the digits. */
export const nifLetter: CheckCharacters = (body) => dniLetter(body.slice(1));

/** CIF: public bodies, congregations and foreign entities have a letter, companies a digit. All others have either. */
export const cifCharacter: CheckCharacters = (body) => {
  const sum = [...body.slice(1)].reduce((total, character, i) => {
    const digit = Number(character) * (i % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  const digit = complement(sum, 10);
  const letter = CIF_LETTERS.charAt(digit);
  if (/^[NPQRSW]/.test(body)) {
    return [letter];
  }
  return /^[ABEH]/.test(body) ? [String(digit)] : [String(digit), letter];
};

/** CUIT and CUIL: a number that gives 10 is never issued. The person gets another prefix. */
export const cuitDigit: CheckCharacters = (body) => {
  const digit = complement(weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return digit === 10 ? [] : [String(digit)];
};

/** RUT of Chile: the weights 2 to 7 repeat from the right. 10 is written K. */
export const rutChileDigit: CheckCharacters = (body) => {
  const sum = [...body].toReversed().reduce((total, digit, i) => total + Number(digit) * (2 + (i % 6)), 0);
  const digit = complement(sum, 11);
  return [digit === 10 ? 'K' : String(digit)];
};

/** RUT of Uruguay: a number that gives 10 is never issued. */
export const rutUruguayDigit: CheckCharacters = (body) => {
  const digit = complement(weighted(body, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]), 11);
  return digit === 10 ? [] : [String(digit)];
};

/** CI of Uruguay: the oldest numbers have six digits before the check digit. */
export const ciDigit: CheckCharacters = (body) => [
  String(complement(weighted(body.padStart(7, '0'), [2, 9, 8, 7, 6, 3, 4]), 10)),
];

/** RFC: a company's number is one character shorter and gets a blank in front. 10 is written A. */
export const rfcCharacter: CheckCharacters = (body) => {
  const digit = complement(weightedByPlace(body.padStart(12, ' '), RFC_VALUES), 11);
  return [digit === 10 ? 'A' : String(digit)];
};

export const curpDigit: CheckCharacters = (body) => [String(complement(weightedByPlace(body, CURP_VALUES), 10))];

/** NIT of Colombia: a remainder of 0 or 1 is the digit itself. */
export const nitDigit: CheckCharacters = (body) => {
  const sum = [...body].toReversed().reduce((total, digit, i) => total + Number(digit) * (NIT_WEIGHTS[i] ?? 0), 0);
  const rest = sum % 11;
  return [String(rest > 1 ? 11 - rest : rest)];
};
