import { Distinto } from '../distinto';
import { ChoiceNotice } from './choice-notice';

interface ConflictoAvisoProps {
  /** The thing that somebody else changed: «este contacto». */
  que: string;
  /** The typed text and the stored text. Without them, only a reload shows the stored values. */
  textos?: { mio: string; guardado: string };
  onReload: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Shown when somebody else changed the same thing during the editing. The person chooses which version stays. */
export function ConflictoAviso({ que, textos, onReload, onOverwrite }: ConflictoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Recargar', onChoose: onReload },
        { label: 'Guardar lo mío', onChoose: onOverwrite },
      ]}
    >
      <strong>Otra persona cambió {que} mientras usted editaba.</strong>{' '}
      {textos && (
        <>
          Lo guardado es «<Distinto text={textos.guardado} de={textos.mio} />
          ».{' '}
        </>
      )}
      Puede recargar y {textos ? 'seguir desde eso' : 'ver cómo quedó'}, sin lo que usted escribió, o guardar lo suyo
      encima.
    </ChoiceNotice>
  );
}
