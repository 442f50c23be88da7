import { Avatar } from '../../../../components/avatar';
import { presenceNames, presences } from '../../../../components/presence-dot';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { Grupo, Muestra } from '../muestra';

const estados: [string, StatusTone][] = [
  ['Borrador', 'neutral'],
  ['En preparación', 'info'],
  ['Lista para firma', 'violet'],
  ['Firmada', 'success'],
  ['Observada', 'warning'],
  ['Anulada', 'danger'],
];
const etiquetas: [string, StatusTone][] = [
  ['sucesión', 'indigo'],
  ['cliente habitual', 'olive'],
  ['no residente', 'stone'],
  ['barrio cerrado', 'magenta'],
];

/** Chips for states and labels, and avatars. */
export function Marcas() {
  return (
    <Muestra
      id="marcas"
      title="Marcas y personas"
      text="La palabra dice el estado; el color solo ayuda a encontrarlo. Una persona sin foto es sus iniciales."
    >
      <Grupo title="Estados">
        {estados.map(([label, tone]) => (
          <StatusChip key={label} label={label} tone={tone} />
        ))}
      </Grupo>
      <Grupo title="Etiquetas">
        {etiquetas.map(([label, tone]) => (
          <StatusChip key={label} label={label} tone={tone} hasDot={false} />
        ))}
      </Grupo>
      <Grupo title="Personas">
        {presences.map((presence) => (
          <Avatar key={presence} id={presence} name={presenceNames[presence]} estado={presence} size={40} />
        ))}
        <Avatar id="maria" name="María de los Ángeles Ruiz" size={32} />
        <Avatar id="ignacio" name="Ignacio Núñez" />
      </Grupo>
    </Muestra>
  );
}
