import { findRegla, type ReglaDocumento } from './reglas.js';

/** The result of checking the number of a document. */
export type DocumentCheck =
  | {
      valid: true;
      /** As it is stored: in upper case, without dots, dashes and blanks. */
      normalized: string;
      /** As people write it: «20-12345678-6». */
      formatted: string;
      /** Something odd that does not make it invalid, in Spanish. */
      warning?: string;
    }
  | {
      valid: false;
      reason: 'formato' | 'digito';
      normalized: string;
      /** The right check character («4 o D» when two are valid); missing when none is valid. */
      expected?: string;
      /** The same number with a right check character, as people write it; one or two when there are such. */
      suggestions?: string[];
      /** In Spanish, fit to be shown. */
      message: string;
    };

/** A number in upper case, without dots, dashes, slashes and blanks. */
export function normalizeDocument(numero: string): string {
  return numero
    .normalize('NFC')
    .toUpperCase()
    .replace(/[./\p{Pd}\s]/gu, '');
}

/**
 * Checks the number of an identity or tax document by its country's rule (domain.md, «Identity documents»).
 * @param pais ISO 3166, two letters
 * @param tipo «CUIT», «DNI», «PASAPORTE»…
 * @param numero in any letter case, with or without dots, dashes and blanks
 */
export function checkIdentityDocument(pais: string, tipo: string, numero: string): DocumentCheck {
  const normalized = normalizeDocument(numero);
  const regla = findRegla(pais, tipo.toUpperCase());
  if (!regla) {
    return { valid: false, reason: 'formato', normalized, message: `No se conoce el documento ${tipo} de ${pais}.` };
  }
  // A last character after a dash or slash is the check character, so that one is not missing.
  const isCheckSetApart = /[\p{Pd}/]\s*\w\s*$/u.test(numero);
  for (const { pattern, check, control = 'El dígito verificador', format } of regla.formas) {
    const [, body, given] = pattern.exec(normalized) ?? [];
    if (body !== undefined && given !== undefined && !(check && given === '' && isCheckSetApart)) {
      const accepted = check?.(body) ?? [given];
      const formatted = format?.(body, given) ?? normalized;
      if (accepted.includes(given)) {
        return { valid: true, normalized, formatted };
      }
      const refusal = refuse(regla, { body, given, control, accepted });
      return regla.warnOnly
        ? { valid: true, normalized, formatted, warning: refusal.message }
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
