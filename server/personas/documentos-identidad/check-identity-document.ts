import { findRegla, type ReglaDocumento } from './reglas.js';

/** What a check of a document's number found. */
export type DocumentCheck =
  | {
      valid: true;
      /** Upper case, without dots, dashes and blanks: how it is stored. */
      normalized: string;
      /** As people write it: «20-12345678-6». */
      formatted: string;
      /** What is odd about it without being wrong, in Spanish. */
      warning?: string;
    }
  | {
      valid: false;
      reason: 'formato' | 'digito';
      normalized: string;
      /** The check character that it should have («4 o D» where two would do); missing when none is valid. */
      expected?: string;
      /** In Spanish, fit to be shown. */
      message: string;
    };

/** A number in upper case without dots, dashes, slashes and blanks. */
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
  // Set apart at the end, it is the check character: then it is not the one that is missing.
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
        : { valid: false, reason: 'digito', normalized, ...refusal };
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
