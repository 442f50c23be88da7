import { plainHeading } from '../../../common/files/csv-table.js';
import { TIPOS_DOCUMENTO } from '../../../vocabulario/documentos-identidad/reglas.js';

/** The fields that a column can have, in the order of the choice, and their names. */
export const CAMPOS_DE_COLUMNA = {
  apellidos: 'Apellidos',
  nombre: 'Nombre',
  apellidosYNombre: 'Apellidos, nombre (en una columna)',
  razonSocial: 'Razón social',
  tipo: 'Tipo de persona',
  tipoDoc: 'Tipo de documento',
  numeroDoc: 'Número de documento',
  paisDoc: 'País del documento',
  idFiscalTipo: 'Tipo de identificación fiscal',
  idFiscal: 'Identificación fiscal',
  idFiscalPais: 'País de la identificación fiscal',
  nacimiento: 'Nacimiento',
  nacionalidad: 'Nacionalidad',
  genero: 'Género',
  estadoCivil: 'Estado civil',
  conyuge: 'Cónyuge',
  regimen: 'Régimen',
  profesion: 'Profesión',
  domicilio: 'Domicilio',
  email: 'Correo',
  telefono: 'Teléfono',
} as const;

export type CampoDeColumna = keyof typeof CAMPOS_DE_COLUMNA;
export const CAMPOS_CONOCIDOS = Object.keys(CAMPOS_DE_COLUMNA) as CampoDeColumna[];

/** The meaning of a column: its field, and the document that its heading names («CUIT»). */
export interface Columna {
  campo: CampoDeColumna;
  documento?: string;
}

/** The headings that people and other programs write, without accents and signs. */
const TITULOS: readonly (readonly [RegExp, CampoDeColumna])[] = [
  [/^(apellidos? y nombres?|nombres? y apellidos?|nombre completo|apellidos? nombres?)$/, 'apellidosYNombre'],
  [/^(apellidos?|primer apellido|surname|last name|family name)$/, 'apellidos'],
  [/^(nombres?|nombre de pila|nombres de pila|first name|given name)$/, 'nombre'],
  [/^(razon social|denominacion|denominacion social|sociedad|empresa|company)$/, 'razonSocial'],
  [/^(tipo|tipo de persona|clase de persona)$/, 'tipo'],
  [/^(tipo de? ?(documento|doc)|tipodoc|documento tipo)$/, 'tipoDoc'],
  [/^pais (de|del) (documento|doc)$|^paisdoc$|^pais emisor$/, 'paisDoc'],
  [/^((numero|nro|n|num) (de |del )?)?(documento|doc|identidad|documento de identidad)( numero)?$/, 'numeroDoc'],
  [/^numerodoc$/, 'numeroDoc'],
  [/^tipo de? ?identificacion (fiscal|tributaria)$|^idfiscaltipo$/, 'idFiscalTipo'],
  [/^pais (de|de la) identificacion (fiscal|tributaria)$|^idfiscalpais$/, 'idFiscalPais'],
  [/^((numero|nro) (de )?)?(identificacion|id|clave) (fiscal|tributaria)$|^idfiscal$/, 'idFiscal'],
  [/^(nacimiento|fecha (de )?nacimiento|f nacimiento|fecha nac|cumpleanos|fecha de constitucion)$/, 'nacimiento'],
  [/^(nacionalidad|ciudadania)$/, 'nacionalidad'],
  [/^(genero|sexo)$/, 'genero'],
  [/^(estado civil|estadocivil)$/, 'estadoCivil'],
  [/^(conyuge|esposo|esposa|esposo a|nombre del conyuge)$/, 'conyuge'],
  [/^regimen( patrimonial| matrimonial| economico matrimonial)?$/, 'regimen'],
  [/^(profesion|ocupacion|oficio|profesion u oficio|actividad)$/, 'profesion'],
  [/^(domicilio|direccion|domicilio real|address)$/, 'domicilio'],
  [/^(e ?mails?|correos?( electronicos?)?|direccion de correo( electronico)?)$/, 'email'],
  [/^(telefonos?|tel|celular|movil|telefono movil|telefono celular|phone)$/, 'telefono'],
];

/** The documents with tax numbers. All others are identity documents. */
const FISCALES = ['CUIT', 'CUIL', 'NIF', 'CIF', 'RUT', 'NIT', 'RFC'];

/** The meaning of each column, by its heading. Null for an unknown heading, or a meaning that an earlier column has. */
export function columnasOf(headings: readonly string[]): (Columna | null)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const columna = columnaOf(heading);
    const key = columna && `${columna.campo} ${columna.documento ?? ''}`;
    if (!columna || !key || taken.has(key)) {
      return null;
    }
    taken.add(key);
    return columna;
  });
}

/** The meanings that a person chose for the columns. The heading still names the document of a number. */
export function columnasElegidas(
  headings: readonly string[],
  campos: readonly (CampoDeColumna | null)[],
): (Columna | null)[] {
  return headings.map((heading, i) => {
    const campo = campos[i];
    const known = columnaOf(heading);
    return campo ? (known?.campo === campo ? known : { campo }) : null;
  });
}

function columnaOf(heading: string): Columna | null {
  // Joins single letters: «D.N.I.» becomes «DNI».
  const plain = plainHeading(heading).replace(/\b([a-z]) (?=[a-z]\b)/g, '$1');
  const campo = TITULOS.find(([form]) => form.test(plain))?.[1];
  const documento = documentoIn(plain);
  if (campo || !documento) {
    return campo ? { campo } : null;
  }
  return { campo: FISCALES.includes(documento) ? 'idFiscal' : 'numeroDoc', documento };
}

/** The document that a heading names: «CUIT», «N.º de DNI», «CUIT/CUIL», «Pasaporte». */
function documentoIn(plain: string): string | undefined {
  const [, word = '', other] =
    /^(?:(?:n|no|nro|num|numero)(?: de)? )?([a-z]+)(?: ?o? ?(cuit|cuil))?$/.exec(plain) ?? [];
  const documento = word.toUpperCase();
  const isKnown = documento !== 'OTRO' && TIPOS_DOCUMENTO.includes(documento);
  return isKnown && (!other || ['CUIT', 'CUIL'].includes(documento)) ? documento : undefined;
}
