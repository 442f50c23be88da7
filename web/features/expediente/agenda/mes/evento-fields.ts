import * as v from 'valibot';
import { CADA, diaDeSemana, MAX_VECES } from '../../../../../server/vocabulario/repeticion';
import type { Evento } from '../../../../api/agenda-api';
import { fechaIlegible } from '../../../../lib/fecha-escrita';
import { plusDays } from '../../../../lib/fechas';
import { horaIlegible, isHora } from '../../../../lib/hora-escrita';
import type { EventoPropuesto } from '../public/evento-propuesto';
import { diaDeFin, escritoDe, finDe, isAlReves, isDiasEnteros, momentoDe } from './momentos';
import { MAX_RECORDATORIOS, problemaDeRecordatorio } from './recordatorio-escrito';

export const diaRule = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible));
const hora = v.pipe(v.string(), v.nonEmpty(horaIlegible), v.check(isHora, horaIlegible));
const campos = v.object({
  tipo: v.picklist(['firma', 'reunion', 'otro']),
  titulo: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Dé un título.'),
    v.maxLength(200, 'Puede tener hasta 200 caracteres.'),
  ),
  carpetaId: v.nullable(v.string()),
  dia: diaRule,
  diaFin: v.union([v.literal(''), diaRule], fechaIlegible),
  todoElDia: v.boolean(),
  desde: hora,
  hasta: hora,
  salaId: v.string(),
  lugar: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Puede tener hasta 200 caracteres.')),
  personas: v.array(v.string()),
  notas: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Pueden tener hasta 2000 caracteres.')),
  recordatorios: v.pipe(
    v.array(v.string()),
    v.maxLength(MAX_RECORDATORIOS, `Puede tener hasta ${MAX_RECORDATORIOS} recordatorios.`),
    v.check((all) => !all.some(problemaDeRecordatorio), 'Corrija o quite lo que no es un tiempo.'),
  ),
  repite: v.picklist(['', ...CADA]),
  repiteDias: v.array(v.number()),
  repiteFin: v.picklist(['hasta', 'veces']),
  repiteHasta: v.string(),
  repiteVeces: v.string(),
});

/** The fields of the form, and the rules between them. */
export const rules = v.pipe(
  campos,
  v.forward(
    v.partialCheck(
      [['todoElDia'], ['desde'], ['hasta'], ['diaFin']],
      ({ todoElDia, desde, hasta, diaFin }) => todoElDia || diaFin !== '' || !isAlReves(desde, hasta),
      'Termina antes de comenzar: revise las horas.',
    ),
    ['hasta'],
  ),
  v.forward(
    v.partialCheck(
      [['todoElDia'], ['dia'], ['diaFin'], ['desde'], ['hasta']],
      ({ todoElDia, dia, diaFin, desde, hasta }) =>
        diaFin === '' || (todoElDia ? diaFin >= dia : `${diaFin} ${hasta}` > `${dia} ${desde}`),
      'Termina antes de comenzar: revise el día y las horas.',
    ),
    ['diaFin'],
  ),
  v.forward(
    v.partialCheck(
      [['repite'], ['repiteFin'], ['repiteHasta']],
      ({ repite, repiteFin, repiteHasta }) => repite === '' || repiteFin === 'veces' || v.is(diaRule, repiteHasta),
      fechaIlegible,
    ),
    ['repiteHasta'],
  ),
  v.forward(
    v.partialCheck(
      [['repite'], ['repiteFin'], ['repiteVeces']],
      ({ repite, repiteFin, repiteVeces }) => repite === '' || repiteFin === 'hasta' || isVeces(repiteVeces),
      `Escriba un número de 2 a ${MAX_VECES}.`,
    ),
    ['repiteVeces'],
  ),
);

const isVeces = (typed: string) => /^\s*\d{1,3}\s*$/.test(typed) && Number(typed) >= 2 && Number(typed) <= MAX_VECES;

export type Campos = v.InferInput<typeof rules>;

export const tipos = [
  { value: 'firma', label: 'Firma' },
  { value: 'reunion', label: 'Reunión' },
  { value: 'otro', label: 'Otro' },
];

/** The title of a new event unless somebody types another title. */
export function tituloDe(tipo: string, caratula: string | null): string {
  const label = tipo === 'otro' ? '' : (tipos.find(({ value }) => value === tipo)?.label ?? '');
  return [label, caratula].filter(Boolean).join(': ').slice(0, 200);
}

/** The number of times that the form proposes. */
export const VECES = '10';

const noSeRepite = {
  repite: '',
  repiteDias: [],
  repiteFin: 'veces',
  repiteHasta: '',
  repiteVeces: VECES,
} satisfies Partial<Campos>;

/** The values with which the form of a new event begins. */
export function propuestoDe({ dia, desde, hasta, tipo = 'firma', titulo, carpeta }: EventoPropuesto): Campos {
  return {
    tipo,
    titulo: titulo ?? tituloDe(tipo, carpeta?.caratula ?? null),
    carpetaId: carpeta?.id ?? null,
    dia,
    ...{ todoElDia: false, diaFin: '', desde: desde ?? '10:00', hasta: hasta ?? '11:00' },
    ...{ salaId: '', lugar: '', personas: [], notas: '', recordatorios: [] },
    ...noSeRepite,
  };
}

/** The values with which the form of an event begins. */
export function valuesOf(evento: Evento): Campos {
  const [dia, desde] = escritoDe(evento.desde);
  const [fin, hasta] = escritoDe(evento.hasta);
  const isWholeDays = isDiasEnteros(evento);
  // An event of whole days ends at the midnight after its last day.
  const last = plusDays(fin, -1);
  return {
    tipo: evento.tipo,
    titulo: evento.titulo,
    carpetaId: evento.carpeta?.id ?? null,
    dia,
    todoElDia: isWholeDays,
    diaFin: isWholeDays ? (last === dia ? '' : last) : diaDeFin(evento.desde, evento.hasta),
    desde: isWholeDays ? '10:00' : desde,
    hasta: isWholeDays ? '11:00' : hasta,
    salaId: evento.sala?.id ?? '',
    lugar: evento.lugar ?? '',
    personas: evento.personas.map(({ id }) => id),
    notas: evento.notas ?? '',
    recordatorios: evento.recordatorios.map(String),
    ...noSeRepite,
  };
}

/** The fields of an event, in the form that the API takes. */
export const fieldsOf = ({ titulo, carpetaId, salaId, lugar, notas, personas, recordatorios, ...cuando }: Campos) => ({
  titulo,
  carpetaId,
  ...periodoDe(cuando),
  salaId: salaId || null,
  lugar: lugar || null,
  notas: notas || null,
  personas,
  recordatorios: recordatorios.map(Number),
});

/** The repetition of a new event, in the form that the API takes. Undefined for an event that happens once. */
export function repeticionDe({ tipo, dia, repite, repiteDias, repiteFin, repiteHasta, repiteVeces }: Campos) {
  if (repite === '' || tipo === 'firma') return undefined;
  return {
    cada: repite,
    ...(repite === 'semana' && { dias: repiteDias.length > 0 ? repiteDias : [diaDeSemana(dia)] }),
    ...(repiteFin === 'hasta' ? { hasta: repiteHasta } : { veces: Number(repiteVeces) }),
  };
}

/** The fields of the form that show what the server says of a repetition. */
export const camposDeRepeticion: Readonly<Record<string, keyof Campos>> = {
  repeticion: 'repite',
  'repeticion.cada': 'repite',
  'repeticion.dias': 'repite',
  'repeticion.hasta': 'repiteHasta',
  'repeticion.veces': 'repiteVeces',
};

function periodoDe({
  todoElDia,
  dia,
  diaFin,
  desde,
  hasta,
}: Pick<Campos, 'todoElDia' | 'dia' | 'diaFin' | 'desde' | 'hasta'>) {
  if (todoElDia) {
    return { desde: momentoDe(dia, '00:00'), hasta: momentoDe(plusDays(diaFin || dia, 1), '00:00') };
  }
  return { desde: momentoDe(dia, desde), hasta: diaFin ? momentoDe(diaFin, hasta) : finDe(dia, desde, hasta) };
}
