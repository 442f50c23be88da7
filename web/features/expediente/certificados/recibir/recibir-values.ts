import { check, maxLength, object, pipe, regex, string, trim } from 'valibot';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';

/** What is written of a certificate that arrives. Empty fields are ''; the day is `YYYY-MM-DD`. */
export interface RecibirValues {
  numero: string;
  expedido: string;
  costo: string;
}

export const emptyRecibir: RecibirValues = { numero: '', expedido: '', costo: '' };

const fecha = pipe(string(), check(isFecha, fechaIlegible));

/** The number and the cost of a certificate in a form. */
export const numeroYCosto = {
  numero: pipe(string(), trim(), maxLength(60, 'Puede tener hasta 60 caracteres.')),
  costo: pipe(
    string(),
    trim(),
    regex(/^((\d{1,3}(\.\d{3})+|\d{1,16})(,\d{1,2})?)?$/, 'Escriba un número con hasta dos decimales: 1500,50.'),
  ),
};

/** The fields of a certificate that may stay behind, whose day may be empty. */
export const recibirEntries = { ...numeroYCosto, expedido: fecha };

export const faltaExpedido = 'Indique el día en que se expidió.';

/** The form of one certificate that arrives. */
export const recibirSchema = object({
  ...recibirEntries,
  expedido: pipe(
    fecha,
    check((dia) => dia !== '', faltaExpedido),
  ),
});

/** The cost as it is written: «1500,50». */
export const fromCosto = (costo: string | null): string => costo?.replace('.', ',') ?? '';
