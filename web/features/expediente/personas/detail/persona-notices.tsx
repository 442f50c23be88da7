import { useLocation } from 'react-router-dom';
import type { PersonaDto, UnionRecienteDto } from '../../../../api/generated/personas';
import { Button, LinkButton } from '../../../../components/button';
import { Stack } from '../../../../components/layout/layout';
import { Alert } from '../../../../components/ui/alert';
import { usePermiso } from '../../../../session/use-permiso';
import { ExcepcionPrevia } from '../public/form/excepcion-previa';
import { useDeshacerUnion } from '../unir/use-deshacer-union';

/** The warnings about a persona: a document saved by exception, other personas with the same document, and merges. */
export function PersonaAvisos({ persona }: { persona: PersonaDto }) {
  const { search } = useLocation();
  const canMerge = usePermiso('personas.unir');
  const { id, verificada, avisos, duplicados, unidaA, uniones } = persona;
  if (verificada && avisos.length === 0 && !unidaA && uniones.length === 0) return null;
  const [duplicado] = duplicados;
  const unir = new URLSearchParams(search);
  if (duplicado) unir.set('otra', duplicado.id);
  return (
    <Stack gap={2}>
      <ExcepcionPrevia persona={persona} />
      {unidaA && (
        <Alert
          severity="info"
          action={
            <LinkButton size="small" variant="outlined" to={`/personas/${unidaA}${search}`} preventScrollReset>
              Ver
            </LinkButton>
          }
        >
          Se unió con otra persona. Queda en las carpetas firmadas tal como se firmó.
        </Alert>
      )}
      {avisos.map((aviso, i) => (
        <Alert
          key={aviso}
          severity="info"
          action={
            duplicado &&
            canMerge &&
            i === avisos.length - 1 && (
              <LinkButton
                size="small"
                variant="outlined"
                to={`/personas/${id}/unir?${unir}`}
                replace
                preventScrollReset
              >
                Unir
              </LinkButton>
            )
          }
        >
          {aviso}
        </Alert>
      ))}
      <UnionesRecientes uniones={uniones} />
    </Stack>
  );
}

/** The merges of the last day, each with a button to undo it. */
function UnionesRecientes({ uniones }: { uniones: readonly UnionRecienteDto[] }) {
  const { deshacer, isUndoing } = useDeshacerUnion();
  const canMerge = usePermiso('personas.unir');
  return uniones.map(({ id, otra }) => (
    <Alert
      key={id}
      severity="info"
      action={
        canMerge && (
          <Button size="small" variant="outlined" loading={isUndoing} onClick={() => void deshacer(id)}>
            Deshacer
          </Button>
        )
      }
    >
      Se le unió <strong>{otra.nombreCompleto}</strong>. Se puede deshacer durante un día.
    </Alert>
  ));
}
