import { array, check, maxLength, object, pipe, regex, string } from 'valibot';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';

const text = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const correo = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isPast = (dia: string) => dia === '' || new Date(`${dia}T00:00:00`) <= new Date();

/** The rules for a contact that the browser can check. */
export const contactoSchema = object({
  name: pipe(text(200), regex(/\S/, 'Escriba el nombre.')),
  title: text(120),
  company: text(200),
  emails: array(
    object({
      email: pipe(
        text(254),
        check((email) => email.trim() === '' || correo.test(email.trim()), 'El correo no es válido.'),
      ),
      label: text(60),
    }),
  ),
  phoneNumbers: array(
    object({
      country: pipe(string(), regex(/^[a-z]{2}$/, 'Elija el país.')),
      phoneNumber: pipe(
        text(40),
        check((phone) => phone.trim() === '' || /\d/.test(phone), 'Escriba el número con sus cifras.'),
      ),
      label: text(60),
    }),
  ),
  address: text(500),
  birthday: pipe(string(), check(isFecha, fechaIlegible), check(isPast, 'La fecha no puede ser futura.')),
  notes: pipe(string(), maxLength(50_000, 'Las notas son demasiado largas.')),
  tags: array(string()),
});
