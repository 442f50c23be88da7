import { readFecha } from '../../../../lib/fecha-escrita';
import { fold } from '../../../../lib/fold';

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
];

const NUMERO =
  /\b(?:certificado|informe|tramite|solicitud|entrada|expediente)s?(?: de [a-z]+)? *(?:numero|nro\.?|n[°º.]+)[ :]*([a-z0-9][a-z0-9./-]*)/;
const EXPEDIDO =
  /\b(?:expedid[oa]|emitid[oa]|se expide|fecha de (?:expedicion|emision))[^\d]{0,40}(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2} de [a-z]+ de \d{4})/;

/**
 * The number and the day of issue that the text of a certificate tells, as a proposal. Each is '' when it is not told.
 * @param hoy today in the cuenta, `YYYY-MM-DD`; a later day is no day of issue
 */
export function datosDelTexto(texto: string, hoy: string): { numero: string; expedido: string } {
  const folded = fold(texto).replace(/\s+/g, ' ');
  const numero = NUMERO.exec(folded)?.[1]?.replace(/[./-]+$/, '') ?? '';
  const expedido = diaDe(EXPEDIDO.exec(folded)?.[1] ?? '');
  return {
    numero: /\d/.test(numero) ? numero.toUpperCase() : '',
    expedido: expedido && expedido <= hoy ? expedido : '',
  };
}

function diaDe(escrito: string): string | null {
  const [dia = '', mes = '', anio = ''] = escrito.split(' de ');
  const month = MESES.indexOf(mes === 'setiembre' ? 'septiembre' : mes) + 1;
  return readFecha(month > 0 ? `${dia}/${month}/${anio}` : escrito);
}
