import { check, forward, literal, maxLength, object, picklist, pipe, string, variant } from 'valibot';
import { fechaIlegible, isFecha } from '../../../../../lib/fecha-escrita';
import { estadosCiviles, generos } from '../../estado-civil';
import { isRepeated, type PersonaValues } from './persona-values';

const text = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const correo = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const telefono = /^[\d\s()+./-]{4,40}$/;
const estados = ['', ...Object.keys(estadosCiviles)] as PersonaValues['estadoCivil'][];
const losGeneros = ['', ...Object.keys(generos)] as PersonaValues['genero'][];

const sinMotivo = 'Escriba el motivo, o use la persona que ya está registrada.';

const emptyOr = (pattern: RegExp) => (value: string) => value.trim() === '' || pattern.test(value.trim());
const filled = (max: number, message: string) =>
  pipe(
    text(max),
    check((value) => value.trim() !== '', message),
  );

const campos = {
  nombre: text(120),
  apellidos: text(120),
  razonSocial: text(200),
  paisDoc: string(),
  tipoDoc: string(),
  numeroDoc: text(40),
  idFiscalPais: string(),
  idFiscalTipo: string(),
  idFiscal: text(40),
  nacimiento: pipe(string(), check(isFecha, fechaIlegible)),
  nacionalidad: text(60),
  genero: picklist(losGeneros),
  estadoCivil: picklist(estados),
  nupcias: string(),
  conyuge: text(200),
  regimen: text(120),
  domicilio: text(300),
  profesion: text(120),
  email: pipe(text(254), check(emptyOr(correo), 'El correo no es válido.')),
  telefono: pipe(string(), check(emptyOr(telefono), 'Lleva números, espacios, paréntesis, + y guiones.')),
  motivoExcepcion: text(300),
  documentosRechazados: string(),
  duplicadaMotivo: text(200),
  documentosRepetidos: string(),
};

/** The checks of a persona that need no server. Only the server verifies check digits. */
export const personaSchema = pipe(
  // Each field has its own check, since a check of the whole persona runs only when all fields are right.
  variant('tipo', [
    object({
      ...campos,
      tipo: literal('humana'),
      nombre: filled(120, 'Escriba el nombre.'),
      apellidos: filled(120, 'Escriba los apellidos.'),
    }),
    object({ ...campos, tipo: literal('juridica'), razonSocial: filled(200, 'Escriba la razón social.') }),
  ]),
  forward(
    check((persona: PersonaValues) => !isRepeated(persona) || persona.duplicadaMotivo.trim().length >= 3, sinMotivo),
    ['duplicadaMotivo'],
  ),
);
