import * as v from 'valibot';
import type { CuentaExternaDto, GuardarCuentaExternaDto } from '../../../../api/generated/correos';

const servidor = v.object({
  servidor: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba el servidor.')),
  puerto: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, 'Escriba un número.'),
    v.check((puerto) => Number(puerto) >= 1 && Number(puerto) <= 65_535, 'De 1 a 65535.'),
  ),
  seguridad: v.picklist(['tls', 'starttls']),
});

/** The rules for the form of an external account. */
export const reglas = v.object({
  direccion: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('Escriba una dirección, como ana@ejemplo.com.')),
  clave: v.pipe(v.string(), v.nonEmpty('Escriba la contraseña.')),
  /** The user name; an empty one stands for the address. */
  usuario: v.pipe(v.string(), v.trim()),
  /** Other addresses of the person in the external account, separated by commas or blanks. */
  alias: v.pipe(v.string(), v.trim(), v.toLowerCase()),
  imap: servidor,
  smtp: servidor,
});

export type CuentaValues = v.InferOutput<typeof reglas>;

export const vacia: CuentaValues = {
  direccion: '',
  clave: '',
  usuario: '',
  alias: '',
  imap: { servidor: '', puerto: '993', seguridad: 'tls' },
  smtp: { servidor: '', puerto: '587', seguridad: 'starttls' },
};

/** A stored account as the form's values. The password is empty, since the server does not give it. */
export const valuesDe = ({ direccion, usuario, alias, imap, smtp }: CuentaExternaDto): CuentaValues => ({
  direccion,
  clave: '',
  usuario: usuario === direccion ? '' : usuario,
  alias: alias.join(', '),
  imap: escritoDe(imap),
  smtp: escritoDe(smtp),
});

/** A server as the form's values. */
export const escritoDe = ({ servidor: name, puerto, seguridad }: CuentaExternaDto['imap']): CuentaValues['imap'] => ({
  servidor: name,
  puerto: String(puerto),
  seguridad,
});

/** The form's values as an account for the server. */
export const cuentaDe = (values: CuentaValues, stored?: CuentaExternaDto): GuardarCuentaExternaDto => ({
  ...values,
  imap: { ...values.imap, puerto: Number(values.imap.puerto) },
  smtp: { ...values.smtp, puerto: Number(values.smtp.puerto) },
  usuario: values.usuario || values.direccion,
  alias: values.alias.split(/[\s,;]+/).filter((alias) => alias !== ''),
  enviarPorElla: stored?.enviarPorElla ?? true,
  version: stored?.version,
});
