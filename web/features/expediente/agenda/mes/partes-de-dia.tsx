import { Plus } from 'lucide-react';
import { HintButton } from '../../../../components/hint-button';
import { BareButton } from '../../../../components/layout/layout';
import { diaLargo } from './periodo';

interface AgendarDiaProps {
  dia: string;
  className: string | undefined;
  onAgendar: (dia: string) => void;
}

/** The button in the head of a day that begins an event there. */
export function AgendarDia({ dia, className, onAgendar }: AgendarDiaProps) {
  return (
    <span className={className}>
      <HintButton
        size="small"
        hintAlign="end"
        label={`Agendar el ${diaLargo(dia).toLowerCase()}`}
        onClick={() => onAgendar(dia)}
      >
        <Plus size={14} strokeWidth={2} aria-hidden="true" />
      </HintButton>
    </span>
  );
}

interface MasDelDiaProps {
  dia: string;
  /** How many items of the day are not shown. Without any, nothing is drawn. */
  cuantos: number;
  className: string | undefined;
  onClick: () => void;
}

/** The button below the items of a day that shows the others. */
export function MasDelDia({ dia, cuantos, className, onClick }: MasDelDiaProps) {
  if (cuantos === 0) return null;
  return (
    <BareButton padX={1} size="xs" tone="soft" className={className} onClick={onClick}>
      {cuantos} más
      <span className="visually-hidden"> el {diaLargo(dia).toLowerCase()}</span>
    </BareButton>
  );
}
