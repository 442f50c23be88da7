/** The most minutes before an event at which its people are reminded: four weeks. */
const MAX_MINUTOS = 40_320;
/** The most recordatorios of an event. */
export const MAX_RECORDATORIOS = 5;

/** The times that the form offers, in minutes. */
export const recordatoriosUsuales = ['5', '10', '30', '60', '1440'];

const UNIDADES = [
  { minutos: 10_080, una: '1 semana', varias: 'semanas', letras: /^s/ },
  { minutos: 1_440, una: '1 día', varias: 'días', letras: /^d/ },
  { minutos: 60, una: '1 hora', varias: 'horas', letras: /^h/ },
  { minutos: 1, una: '1 minuto', varias: 'minutos', letras: /^(m.*)?$/ },
] as const;

/** A time before an event in words: «30 minutos antes». Text that is no time stays as it is. */
export function recordatorioEnTexto(minutos: string): string {
  if (problemaDeRecordatorio(minutos)) return minutos;
  const total = Number(minutos);
  const unit = UNIDADES.find((one) => total % one.minutos === 0) ?? UNIDADES[3];
  const count = total / unit.minutos;
  return `${count === 1 ? unit.una : `${count} ${unit.varias}`} antes`;
}

/** The minutes of typed text, such as «45», «2 h» or «3 días». Text that is no time stays as it is. */
export function leerRecordatorio(text: string): string[] {
  const typed = text.trim();
  if (typed === '') return [];
  const [, count = '', letters = ''] = /^(\d{1,5})\s*([a-zí]*)(?:\s+antes)?$/i.exec(typed) ?? [];
  const unit = UNIDADES.find((one) => one.letras.test(letters.toLowerCase()));
  return [count && unit ? String(Number(count) * unit.minutos) : typed];
}

/** The problem of a time before an event. Undefined for a possible time. */
export function problemaDeRecordatorio(minutos: string): string | undefined {
  const isTime = /^\d+$/.test(minutos) && Number(minutos) >= 1 && Number(minutos) <= MAX_MINUTOS;
  return isTime ? undefined : 'Escriba un tiempo como 45 min, 2 h o 3 días, hasta 4 semanas.';
}
