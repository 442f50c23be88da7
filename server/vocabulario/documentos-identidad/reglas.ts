import {
  type CheckCharacters,
  ciDigit,
  cifCharacter,
  cuitDigit,
  curpDigit,
  dniLetter,
  nifLetter,
  nitDigit,
  rfcCharacter,
  rutChileDigit,
  rutUruguayDigit,
} from './check-digits.js';
import { conCeros, conControlNumerico, conSeisOMas, conSieteNumeros, sinCeros } from './escritura.js';
import { curpRefusal, fechaRefusal, prefijoRefusal, prefijoRutRefusal } from './partes-de-numeros.js';

/** One form of a document's number, without dots, dashes and blanks. */
interface Forma {
  /** Two groups: the body and the check character. The second group is empty without a check character. */
  pattern: RegExp;
  /** Computes the check character. Left out when the number has none. */
  check?: CheckCharacters;
  /** The name of the check character, if it differs from «El dígito verificador». */
  control?: string;
  /** The serial part of the body, which is never zero. Left out: the whole body. */
  serie?: (body: string) => string;
  /** Says, in Spanish, why nobody issues such a number; null for a possible number. */
  refuse?: (body: string) => string | null;
  /** The number as people write it. */
  format?: (body: string, check: string) => string;
  /** Whether people separate the check character, so that dots before it group only the body. */
  isCheckApart?: boolean;
}

/** A kind of document of a country. */
export interface ReglaDocumento {
  nombre: string;
  isFeminine?: boolean;
  /** The form of a number, for the message about a wrong number. */
  forma: string;
  formas: readonly Forma[];
  /** The stored form of a number with several spellings, such as leading zeros. */
  canonical?: (number: string) => string;
  /** Whether a wrong check character only warns (RFC: the tax office issued many wrong characters). */
  warnOnly?: boolean;
  /** The message for a number without any valid check character. */
  explainNone?: (body: string) => string;
}

const LETRA = 'La letra';

const dotted = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');
const dottedAndDash = (body: string, check: string) => `${dotted(body)}-${check}`;
const cuitFormat = (body: string, check: string) => `${body.slice(0, 2)}-${body.slice(2)}-${check}`;

const DNI_ES: Forma = { pattern: /^(\d{8})([A-Z]?)$/, check: dniLetter, control: LETRA };
const NIE: Forma = { pattern: /^([XYZ]\d{7})([A-Z]?)$/, check: dniLetter, control: LETRA };
const NIF_KLM: Forma = { pattern: /^([KLM]\d{7})([A-Z]?)$/, check: nifLetter, control: LETRA };
const CIF: Forma = {
  pattern: /^([A-HJNP-SUVW]\d{7})([0-9A-Z]?)$/,
  check: cifCharacter,
  control: 'El carácter de control',
};
/** ARCA and ANSES give people these prefixes. Since 2021 the choice is random, so a prefix tells no sex. */
const PREFIJOS_PERSONAS = ['20', '23', '24', '25', '26', '27'];
/**
 * ARCA gives legal entities these prefixes. The prefixes 50, 51 and 55 of ARCA stand for whole countries, so nobody has
 * them.
 */
const PREFIJOS_ENTIDADES = ['30', '33', '34'];

const cuit = (tipo: string, prefijos: readonly string[]): Forma => ({
  pattern: /^(\d{10})(\d?)$/,
  check: cuitDigit,
  serie: (body) => body.slice(2),
  refuse: (body) => prefijoRefusal(tipo, body.slice(0, 2), prefijos),
  format: cuitFormat,
});

/** A message that suggests a prefix with which the number is valid. The prefix is for the same kind of persona. */
function otherCuitPrefix(body: string): string {
  const number = body.slice(2);
  const prefix = (body.startsWith('3') ? PREFIJOS_ENTIDADES : PREFIJOS_PERSONAS).find(
    (candidate) => cuitDigit(candidate + number).length > 0,
  );
  const other = prefix ? `, como ${cuitFormat(prefix + number, cuitDigit(prefix + number)[0] ?? '')}` : '';
  return `Con el prefijo ${body.slice(0, 2)}, el número ${number} no tiene dígito verificador válido: corresponde otro prefijo${other}.`;
}

const CUIT_O_CUIL = { forma: 'once números, por ejemplo 20-12345678-6', explainNone: otherCuitPrefix };

/** The rules of docs/domain.md#identity-documents, by country and kind. */
const REGLAS: Readonly<Record<string, Readonly<Record<string, ReglaDocumento>>>> = {
  ES: {
    DNI: {
      nombre: 'DNI',
      forma: 'ocho números y una letra, por ejemplo 12345678Z',
      formas: [DNI_ES],
      canonical: conCeros,
    },
    NIE: {
      nombre: 'NIE',
      forma: 'X, Y o Z, siete números y una letra, por ejemplo X1234567L',
      formas: [NIE],
      canonical: conSieteNumeros,
    },
    CIF: {
      nombre: 'CIF',
      forma: 'una letra, siete números y un control, por ejemplo B12345674',
      formas: [CIF],
      canonical: conControlNumerico,
    },
    NIF: {
      nombre: 'NIF',
      forma: 'nueve caracteres, por ejemplo 12345678Z o B12345674',
      formas: [DNI_ES, NIE, NIF_KLM, CIF],
      canonical: (number) => conControlNumerico(conSieteNumeros(conCeros(number))),
    },
  },
  AR: {
    DNI: {
      nombre: 'DNI',
      forma: 'de seis a ocho números, por ejemplo 12.345.678',
      formas: [{ pattern: /^(\d{6,8})()$/, format: dotted }],
      canonical: conSeisOMas,
    },
    CUIT: { nombre: 'CUIT', ...CUIT_O_CUIL, formas: [cuit('CUIT', [...PREFIJOS_PERSONAS, ...PREFIJOS_ENTIDADES])] },
    CUIL: { nombre: 'CUIL', ...CUIT_O_CUIL, formas: [cuit('CUIL', PREFIJOS_PERSONAS)] },
  },
  CL: {
    RUT: {
      nombre: 'RUT',
      forma: 'hasta ocho números y un dígito verificador, por ejemplo 12.345.678-5',
      formas: [{ pattern: /^(\d{6,8})([\dK])$/, check: rutChileDigit, format: dottedAndDash, isCheckApart: true }],
      canonical: sinCeros,
    },
  },
  UY: {
    RUT: {
      nombre: 'RUT',
      forma: 'doce números, por ejemplo 212345670015',
      formas: [
        {
          pattern: /^(\d{11})(\d?)$/,
          check: rutUruguayDigit,
          serie: (body) => body.slice(2, 8),
          refuse: prefijoRutRefusal,
        },
      ],
    },
    CI: {
      nombre: 'CI',
      isFeminine: true,
      forma: 'siete u ocho números, por ejemplo 1.234.567-2',
      formas: [{ pattern: /^(\d{6,7})(\d)$/, check: ciDigit, format: dottedAndDash, isCheckApart: true }],
      canonical: sinCeros,
    },
  },
  MX: {
    RFC: {
      nombre: 'RFC',
      forma: 'doce o trece caracteres, por ejemplo GODE561231GR8',
      formas: [
        {
          pattern: /^([A-ZÑ&]{3,4}\d{6}[A-Z0-9]{2})([0-9A])$/,
          check: rfcCharacter,
          refuse: (body) => fechaRefusal('el RFC', body.slice(-8, -2)),
        },
      ],
      warnOnly: true,
    },
    CURP: {
      nombre: 'CURP',
      isFeminine: true,
      forma: 'dieciocho caracteres, por ejemplo BOXW310820HNERXN09',
      formas: [{ pattern: /^([A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9])(\d?)$/, check: curpDigit, refuse: curpRefusal }],
    },
  },
  CO: {
    NIT: {
      nombre: 'NIT',
      forma: 'hasta diez números y un dígito verificador, por ejemplo 900.123.456-8',
      formas: [{ pattern: /^(\d{5,10})(\d)$/, check: nitDigit, format: dottedAndDash, isCheckApart: true }],
      canonical: sinCeros,
    },
  },
};

/** Documents that any country issues. */
const DE_CUALQUIER_PAIS: Readonly<Record<string, ReglaDocumento>> = {
  PASAPORTE: {
    nombre: 'pasaporte',
    forma: 'de cinco a doce letras y números, por ejemplo AAB123456',
    formas: [{ pattern: /^((?=.*\d)[A-Z0-9]{5,12})()$/ }],
  },
  OTRO: {
    nombre: 'documento',
    forma: 'de tres a treinta letras y números',
    formas: [{ pattern: /^([A-ZÑ0-9]{3,30})()$/ }],
  },
};

/** The known kinds of document, of all countries. */
export const TIPOS_DOCUMENTO: readonly string[] = [
  ...new Set([...Object.values(REGLAS).flatMap((tipos) => Object.keys(tipos)), ...Object.keys(DE_CUALQUIER_PAIS)]),
];

/** All forms of a number of any kind: without its country's code, and with each kind's zeros. */
export function canonicalForms(number: string): string[] {
  const reglas = Object.entries(REGLAS).flatMap(([pais, tipos]) =>
    Object.values(tipos).map((regla) => canonicalForm(pais, regla, number)),
  );
  return [...new Set([number, ...reglas])];
}

/**
 * The stored form of a number by its rule. A number that does not fit the rule is returned unchanged.
 * @param number without its punctuation
 */
export function canonicalForm(pais: string, regla: ReglaDocumento, number: string): string {
  const fits = (one: string) => regla.formas.some(({ pattern }) => pattern.test(one));
  const forms = [number, ...(number.startsWith(pais) ? [number.slice(pais.length)] : [])];
  return forms.map((one) => regla.canonical?.(one) ?? one).find(fits) ?? number;
}

/** The rule of a kind of document in a country (ISO 3166, two letters). Null when the country lacks it. */
export function findRegla(pais: string, tipo: string): ReglaDocumento | null {
  return REGLAS[pais]?.[tipo] ?? DE_CUALQUIER_PAIS[tipo] ?? null;
}

/**
 * The country of a kind of document, when the country is not given. The answer is the only country that issues the
 * kind, or the first such of `likely`.
 */
export function countryOf(tipo: string, likely: readonly (string | null)[]): string | null {
  const issuers = Object.keys(REGLAS).filter((pais) => REGLAS[pais]?.[tipo]);
  return issuers.length === 1 ? (issuers[0] ?? null) : (likely.find((pais) => pais && issuers.includes(pais)) ?? null);
}
