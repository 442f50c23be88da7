import { AnchoredPanel } from '../../../../components/anchored-panel';
import { DueForm } from '../../../../components/due/due-form';

interface CambiarHoraProps {
  enviarEn: string;
  anchor: HTMLElement;
  onChoose: (enviarEn: string) => void;
  onClose: () => void;
}

/** Asks for another moment for a mail that waits. */
export function CambiarHora({ enviarEn, anchor, onChoose, onClose }: CambiarHoraProps) {
  return (
    <AnchoredPanel title="Cambiar hora" anchor={anchor} onClose={onClose}>
      <DueForm
        value={enviarEn}
        withTime
        isRequired
        hasUsual={false}
        action="Cambiar"
        onChoose={(moment) => {
          onClose();
          if (moment) onChoose(moment);
        }}
      />
    </AnchoredPanel>
  );
}
