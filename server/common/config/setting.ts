import { isEmail } from 'class-validator';
import {
  check,
  type GenericSchema,
  maxValue,
  minLength,
  minValue,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { PLAIN_EMAIL } from '../input/plain-email.js';

/** A setting: the values that it accepts, and its texts for operators. */
export interface Setting {
  /** The schema that reads the text of the environment. Its messages follow the name, and never quote the text. */
  is: GenericSchema<string, unknown>;
  /** The value when the setting is not set. */
  value?: string | number | boolean;
  /** Other settings without which the setting has no effect. */
  needs?: string[];
  /** Whether the setting holds a password or a key. */
  isSecret?: boolean;
  /** The example in .env.example for a setting without a value. */
  example?: string;
  /** The purpose of the setting, in .env.example. Left out: the comment of the setting before covers it. */
  es?: string;
  /** The purpose of the setting, in docs/operate.md. Left out: the setting is only in .env.example. */
  en?: string;
  /** The text in docs/operate.md for a setting without a value, about what happens when it is not set. */
  unset?: string;
}

export type SettingsTable = Record<string, Setting>;

export const TEXT = string();

export const FLAG = pipe(
  picklist(['true', 'false'], 'debe ser true o false'),
  transform((text) => text === 'true'),
);

export const oneOf = <T extends string>(...words: T[]) =>
  picklist(words, `debe ser ${words.slice(0, -1).join(', ')} o ${words.at(-1)}`);

/** Number() alone would read a blank, «0x10» and «1e3» too. */
const numeric = (form: RegExp, min: number, max: number, message: string) =>
  pipe(string(), regex(form, message), transform(Number), minValue(min, message), maxValue(max, message));

export const whole = (min: number, max: number) =>
  numeric(/^\d+$/, min, max, `debe ser un número entero entre ${min} y ${max}`);

export const between = (min: number, max: number) =>
  numeric(/^\d+(\.\d+)?$/, min, max, `debe ser un número entre ${min} y ${max}`);

export const PORT = whole(0, 65_535);

export const atLeast = (length: number) =>
  pipe(string(), minLength(length, `debe tener al menos ${length} caracteres`));

export const matching = (form: RegExp, what: string) => pipe(string(), regex(form, `debe ser ${what}`));

/** The form is checked before URL, which would repair a wrong address. */
const address = (form: RegExp, what: string) =>
  pipe(
    string(),
    check((text) => form.test(text) && URL.canParse(text) && isDecodable(text), `debe ser ${what}`),
  );

/** Whether the signs of the password are encoded. A bare «%» would end a start later. */
function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url.replace(/\?.*/, '')) !== '';
  } catch {
    return false;
  }
}

const withPassword = (form: RegExp, example: string) =>
  address(form, `como ${example}, con los signos de la clave codificados (# es %23)`);

export const POSTGRES = withPassword(
  /^postgres(ql)?:\/\/[^\s/?#][^\s#]*$/,
  'postgres://usuario:clave@equipo:5432/base',
);
export const REDIS = withPassword(/^rediss?:\/\/[^\s/?#]+(\/\d*)?$/, 'redis://usuario:clave@equipo:6379');
export const SMTP = withPassword(/^smtps?:\/\/[^\s/?#][^\s#]*$/, 'smtp://usuario:clave@servidor:587');

/** A web address; the setting shows `example`. */
export const web = (example: string, form = /^https?:\/\/[^\s\\/?#][^\s\\?#]*$/) => ({
  is: address(form, `una dirección completa, como ${example}`),
  example,
});

export const email = (example: string) => ({
  is: pipe(
    string(),
    check((text) => isEmail(text, PLAIN_EMAIL), `debe ser un correo, como ${example}`),
  ),
  example,
});
