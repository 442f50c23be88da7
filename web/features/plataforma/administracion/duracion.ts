const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its largest unit: «45 seg.», «3 min», «2 h», «5 días». */
export function formatDuracion(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  const format = new Intl.NumberFormat('es-AR', {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
  });
  return format.format(Math.floor(seconds / size));
}
