import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { ErrorState } from '../../../../components/error-state';
import { Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { PageHeader } from '../../../../components/page-header';
import { useToast } from '../../../../components/toast-actions';
import { Select } from '../../../../components/ui/select';
import { useAttempt } from '../../../../components/use-attempt';
import type { UrlCodec } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import { useReglas } from '../../agenda/public/reglas';
import { useTiposActoFindVersionesQuery, useTiposActoRestoreMutation, type VersionDeActoDto } from '../actos-api';
import { losActos } from '../camino';
import { nombreDeRol } from '../roles-field';
import { cambiosEntre, type Nombres } from './cambios';

const numeroCodec: UrlCodec<number | null> = {
  initial: null,
  read: (typed) => (/^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined),
};

const direccionSchema = { de: numeroCodec, a: numeroCodec };

/** The versions of an acto, newest first, each with its changes. */
export function VersionesPage() {
  const { actoId = '' } = useParams();
  const { currentData, error, refetch } = useTiposActoFindVersionesQuery(
    { id: actoId },
    { refetchOnMountOrArgChange: true },
  );
  const canEdit = usePermiso('actos.editar');
  const ultima = currentData?.[0];
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title="Versiones"
        camino={[losActos, { texto: ultima?.nombre ?? 'Acto', to: `/actos/${actoId}` }]}
        subtitle="Volver a una versión la escribe como una nueva. Las carpetas abiertas conservan la que tienen."
      />
      {currentData && currentData.length > 1 && <Comparar versiones={currentData} />}
      <Card>
        {!currentData && <LoadingSkeleton rows={4} rowHeight={72} />}
        <PlainList as="ol" lines aria-label="Versiones del acto" reversed>
          {currentData?.map((version, index) => (
            <Row key={version.n} as="li" align="center" wrap gap={[2, 4]} pad={[3, 5]}>
              <Text as="div" size="sm" tone="soft" numeric>
                <strong>Versión {version.n}</strong> · {version.creadaPor?.nombre ?? 'Catálogo inicial'} ·{' '}
                <Momento en={version.creadaEn} />
              </Text>
              {canEdit && ultima && version !== ultima && <Volver actoId={actoId} version={version} desde={ultima.n} />}
              <Cambios antes={currentData[index + 1]} despues={version} />
            </Row>
          ))}
        </PlainList>
      </Card>
    </>
  );
}

function Cambios({ antes, despues }: { antes: VersionDeActoDto | undefined; despues: VersionDeActoDto }) {
  const nombres = useNombres();
  if (!antes) return null;
  return (
    <Stack as="ul" gap={1} padLeft={5} margin={[2, 0, 0]} breaks aria-label={`Cambios de la versión ${despues.n}`}>
      {cambiosEntre(antes, despues, nombres).map((cambio) => (
        <li key={cambio}>{cambio}</li>
      ))}
    </Stack>
  );
}

/** A button that saves an earlier version as a new version. */
function Volver({ actoId, version, desde }: { actoId: string; version: VersionDeActoDto; desde: number }) {
  const [restore, { isLoading }] = useTiposActoRestoreMutation();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const toast = useToast();
  const volver = async () => {
    const isSure = await confirm({
      title: `Volver a la versión ${version.n}`,
      message: 'El acto queda como era entonces, en una versión nueva. Ninguna versión se pierde.',
      actions: { confirm: { label: 'Volver' }, cancel: { label: 'Cancelar' } },
    });
    if (!isSure) return;
    await attempt(async () => {
      const saved = await restore({ id: actoId, n: version.n, 'If-Match': `"${desde}"` }).unwrap();
      toast(saved.version === desde ? 'El acto ya era así' : `Versión ${saved.version} guardada`);
    });
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Volver a esta: versión ${version.n}`}
      loading={isLoading}
      onClick={() => void volver()}
    >
      Volver a esta
    </Button>
  );
}

/** The differences between any two versions, which the address names. @param versiones newest first, at least two */
function Comparar({ versiones }: { versiones: readonly VersionDeActoDto[] }) {
  const [elegidas, change] = useUrlState(direccionSchema);
  const nombres = useNombres();
  const find = (n: number | null, otherwise: VersionDeActoDto) => versiones.find((one) => one.n === n) ?? otherwise;
  const de = find(elegidas.de, versiones.at(-1)!);
  const a = find(elegidas.a, versiones[0]!);
  const options = versiones.map(({ n }) => ({ value: n, label: `Versión ${n}` }));
  const cambios = cambiosEntre(de, a, nombres);
  return (
    <Card as="section" flow="stack" gap={5} pad={5} shrinks marginBottom={5} aria-labelledby="comparar-titulo">
      <Text as="h2" size="lg" weight="strong" id="comparar-titulo">
        Comparar dos versiones
      </Text>
      <Stack columns={2} gap={4}>
        <Select
          label="De"
          options={options}
          value={de.n}
          onChange={(n) => change({ de: Number(n) }, { replace: true })}
        />
        <Select label="A" options={options} value={a.n} onChange={(n) => change({ a: Number(n) }, { replace: true })} />
      </Stack>
      <div aria-live="polite">
        {cambios.length === 0 ? (
          <Text as="p" size="sm" tone="soft" numeric>
            {de === a ? 'Es la misma versión.' : 'Dicen lo mismo.'}
          </Text>
        ) : (
          <Stack
            as="ul"
            gap={1}
            padLeft={5}
            margin={[2, 0, 0]}
            breaks
            aria-label={`Cambios de la versión ${de.n} a la ${a.n}`}
          >
            {cambios.map((cambio) => (
              <li key={cambio}>{cambio}</li>
            ))}
          </Stack>
        )}
      </div>
    </Card>
  );
}

/** The names in the cuenta of the roles and rules that versions refer to by their keys. */
function useNombres(): Nombres {
  const reglas = useReglas();
  return {
    rol: nombreDeRol,
    regla: (clave) => reglas?.find((regla) => regla.clave === clave)?.nombre ?? 'una regla',
  };
}
