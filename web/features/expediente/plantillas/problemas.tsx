import { Stack } from '../../../components/layout/layout';
import { Alert } from '../../../components/ui/alert';

interface ProblemasProps {
  problemas: readonly string[];
  /** The sentence above the list. By default it says that the file was not saved. */
  de?: string;
}

/** All problems of a refused file. */
export function Problemas({
  problemas,
  de = 'El archivo no se guardó. Corríjalo y vuelva a subirlo:',
}: ProblemasProps) {
  if (problemas.length === 0) return null;
  return (
    <Alert severity="error">
      {de}
      <Stack as="ul" gap={1} padLeft={5} margin={[2, 0, 0]} breaks aria-label="Errores de la plantilla">
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </Stack>
    </Alert>
  );
}
