import type { PersonaDto } from '../../../../../api/generated/personas';
import { Alert } from '../../../../../components/ui/alert';

/** Shows which documents were saved although they fail their check, and why. */
export function ExcepcionPrevia({ persona }: { persona: PersonaDto }) {
  const { motivoExcepcion, documentoExcepcion } = persona;
  if (motivoExcepcion === null) return null;
  return (
    <Alert severity="warning">
      {documentoExcepcion.map(({ mensaje }) => mensaje).join(' ')} Se guardó por excepción: «{motivoExcepcion}».
    </Alert>
  );
}
