import { DateTime } from 'luxon';

/** The codes of the states of Mexico in a CURP. NE is for people who were born elsewhere. */
const ENTIDADES =
  'AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS'.split(' ');

/** Why no CUIT or CUIL has this prefix; null for an existing prefix. */
export function prefijoRefusal(tipo: string, prefijo: string, prefijos: readonly string[]): string | null {
  const all = `${prefijos.slice(0, -1).join(', ')} o ${prefijos.at(-1)}`;
  return prefijos.includes(prefijo) ? null : `El ${tipo} empieza con ${all}, no con ${prefijo}.`;
}

/** Why no RUT of Uruguay has the two first digits of `body` (AGESIC, «Modelo de datos»). Null for existing digits. */
export function prefijoRutRefusal(body: string): string | null {
  const prefijo = Number(body.slice(0, 2));
  return prefijo >= 1 && prefijo <= 22 ? null : `El RUT empieza con un número de 01 a 22, no con ${body.slice(0, 2)}.`;
}

/** Why `YYMMDD` in a number is no day; null for a day. @param siglo of the year, when the number tells it */
export function fechaRefusal(numero: string, yymmdd: string, siglo: '19' | '20' = '20'): string | null {
  return DateTime.fromFormat(siglo + yymmdd, 'yyyyMMdd').isValid
    ? null
    : `La fecha que lleva ${numero}, ${yymmdd} (año, mes y día), no existe.`;
}

/** Why a CURP is impossible; null for a possible CURP. For births until 1999, the last character but one is a digit. */
export function curpRefusal(body: string): string | null {
  const entidad = body.slice(11, 13);
  const siglo = /\d$/.test(body) ? '19' : '20';
  const fecha = body.slice(4, 10);
  const isToCome = siglo + fecha > DateTime.now().plus({ days: 1 }).toFormat('yyyyMMdd');
  return (
    fechaRefusal('la CURP', fecha, siglo) ??
    (isToCome ? `La fecha que lleva la CURP, ${fecha} (año, mes y día), todavía no llegó.` : null) ??
    (ENTIDADES.includes(entidad) ? null : `La CURP nombra una entidad federativa que no existe: ${entidad}.`)
  );
}
