import { canonicalForm, canonicalForms, findRegla, type ReglaDocumento } from './reglas.js';

/** The result of checking the number of a document. */
export type DocumentCheck =
  | {
      valid: true;
      /** The stored form: in upper case, without dots, dashes, blanks and unneeded zeros. */
      normalized: string;
      /** The number as people write it: «20-12345678-6». */
      formatted: string;
      /** An oddity that does not make the number invalid, in Spanish. */
      warning?: string;
      /** Set when the given form differs from the stored form: 1234567L for 01234567L. */
      isRewritten?: true;
    }
  | {
      valid: false;
      reason: 'formato' | 'digito';
      normalized: string;
      /** The right check character («4 o D» when two are valid). Absent when no character is valid. */
      expected?: string;
      /** The number with each right check character, as people write it. Absent without a right character. */
      suggestions?: string[];
      /** The message for people, in Spanish. */
      message: string;
    };

/** A number in upper case, without dots, dashes, slashes and blanks. */
export function normalizeDocument(numero: string): string {
  return numero
    .normalize('NFC')
    .toUpperCase()
    .replace(/[./\p{Pd}\s]/gu, '');
}

/** The forms in which a searched document number may be stored. */
export function storedForms(numero: string): string[] {
  return canonicalForms(normalizeDocument(numero));
}

/**
 * A LIKE pattern for a searched word in the stored form of numbers. A word without digits keeps its pattern.
 * @param pattern the word, between `%` or bare
 */
export function storedPattern(pattern: string): string {
  if (!/\d/.test(pattern)) {
    return pattern;
  }
  const bare = pattern.replace(/[.\p{Pd}]/gu, '');
  const [, before = '', word = '', after = ''] = /^(%?)(.*?)(%?)$/.exec(bare) ?? [];
  const upper = word.toUpperCase();
  // A form that contains the word is left out. The word finds it, and also numbers under typing.
  return before + (canonicalForms(upper).find((form) => !form.includes(upper)) ?? word) + after;
}

/**
 * Checks the number of an identity or tax document by its country's rule (docs/domain.md#identity-documents).
 * @param pais ISO 3166, two letters
 * @param tipo «CUIT», «DNI», «PASAPORTE»…
 * @param numero in any letter case, with or without dots, dashes and blanks
 */
export function checkIdentityDocument(pais: string, tipo: string, numero: string): DocumentCheck {
  const given = normalizeDocument(numero);
  const regla = findRegla(pais, tipo.toUpperCase());
  if (!regla) {
    return {
      valid: false,
      reason: 'formato',
      normalized: given,
      message: `No se conoce el documento ${tipo} de ${pais}.`,
    };
  }
  const normalized = canonicalForm(pais, regla, given);
  const rewritten = normalized !== given && { isRewritten: true as const };
  // A last character after a dash or slash is the check character. So it is present.
  const isCheckSetApart = /[\p{Pd}/]\s*\w\s*$/u.test(numero);
  for (const forma of regla.formas) {
    const { check, control = 'El dígito verificador', format } = forma;
    const [, body, character] = partsOf(forma, normalized, numero);
    if (body !== undefined && character !== undefined && !(check && character === '' && isCheckSetApart)) {
      const impossible = impossibleIn(regla, forma, body);
      if (impossible) {
        return { valid: false, reason: 'formato', normalized, message: impossible };
      }
      const accepted = check?.(body) ?? [character];
      const formatted = format?.(body, character) ?? normalized;
      if (accepted.includes(character)) {
        return { valid: true, normalized, formatted, ...rewritten };
      }
      const refusal = refuse(regla, { body, given: character, control, accepted });
      return regla.warnOnly
        ? { valid: true, normalized, formatted, warning: refusal.message, ...rewritten }
        : {
            valid: false,
            reason: 'digito',
            normalized,
            ...(accepted.length > 0 && { suggestions: accepted.map((right) => format?.(body, right) ?? body + right) }),
            ...refusal,
          };
    }
  }
  return { valid: false, reason: 'formato', normalized, message: `${nameOf(regla)} lleva ${regla.forma}.` };
}

/**
 * The body and the check character of a number. There is no check character when dots group the whole number, as in
 * «1.234.567».
 */
function partsOf(
  { pattern, check, isCheckApart }: ReglaDocumento['formas'][number],
  normalized: string,
  typed: string,
) {
  const parts = pattern.exec(normalized) ?? [];
  const [, body = '', character = ''] = parts;
  const isBodyAlone = isCheckApart && /^\s*\d{1,3}(\.\d{3})+\s*$/.test(typed) && !check?.(body).includes(character);
  const [right] = isBodyAlone ? (check?.(normalized) ?? []) : [];
  return right !== undefined && pattern.test(normalized + right) ? [normalized, normalized, ''] : parts;
}

/** Why nobody issues a number with this body; null for a possible body. */
function impossibleIn(regla: ReglaDocumento, { serie, refuse }: ReglaDocumento['formas'][number], body: string) {
  return /^\D*0[\D0]*$/.test(serie?.(body) ?? body)
    ? `${nameOf(regla)} no puede ser todo ceros.`
    : (refuse?.(body) ?? null);
}

function nameOf({ nombre, isFeminine }: ReglaDocumento): string {
  return `${isFeminine ? 'La' : 'El'} ${nombre}`;
}

function refuse(
  regla: ReglaDocumento,
  { body, given, control, accepted }: { body: string; given: string; control: string; accepted: readonly string[] },
): { expected?: string; message: string } {
  if (accepted.length === 0) {
    const message = regla.explainNone?.(body);
    return { message: message ?? `${nameOf(regla)} ${body} no tiene dígito verificador válido: revise sus números.` };
  }
  const expected = accepted.join(' o ');
  const whose = `${regla.isFeminine ? 'de la' : 'del'} ${regla.nombre}`;
  return {
    expected,
    message:
      given === ''
        ? `Falta ${control.toLowerCase()} ${whose}: debería ser ${expected}.`
        : `${control} ${whose} debería ser ${expected}.`,
  };
}
