import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nombreDeComunidad } from '../../../../../server/vocabulario/comunidades';
import { Button } from '../../../../components/button';
import {
  ConfirmarButton,
  ConfirmarVariasButton,
  confirmacionEnTexto,
  confirmarComoSeVen,
} from '../../../../components/confirmacion';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { Card, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { StatusChip } from '../../../../components/status-chip';
import { usePermiso } from '../../../../session/use-permiso';
import { conteoEnTexto, origenEnTexto } from '../../plazos/public/conteo';
import styles from '../agenda.module.css';
import { Correcciones } from './correcciones';
import {
  type Regla,
  useReglasDePlazoConfirmAllMutation,
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoUpdateMutation,
} from './reglas-api';

const { Panel: ReglaDialog } = latePanel(async () => (await import('./regla-dialog')).ReglaDialog);

/** The rules for the plazos of the cuenta, each with its source. */
export function ReglasPage() {
  const { data: reglas, error, refetch } = useReglasDePlazoFindAllQuery();
  const canEdit = usePermiso('plazos.reglas');
  const [abierta, setAbierta] = useState<{ regla?: Regla } | null>(null);
  const [update] = useReglasDePlazoUpdateMutation();
  const [confirmAll] = useReglasDePlazoConfirmAllMutation();
  const confirmar = async ({ id, version }: Regla) => {
    const write = (confirmada: boolean, seen: number) =>
      update({ id, 'If-Match': `"${seen}"`, modificarReglaDePlazoDto: { confirmada } }).unwrap();
    const confirmed = await write(true, version);
    return () => write(false, confirmed.version);
  };
  const porConfirmar = (reglas ?? []).filter(({ confirmadaEn, fuente }) => !confirmadaEn && fuente);
  const confirmarVarias = () =>
    confirmarComoSeVen(porConfirmar, (confirmarReglasDto) => confirmAll({ confirmarReglasDto }).unwrap());
  const agregar = (
    <Button
      variant="contained"
      startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setAbierta({})}
    >
      Agregar regla
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Reglas de plazos"
        subtitle="Cuántos días corren, cuáles cuentan y qué norma lo dice. Confírmelas con la norma vigente."
        actions={
          canEdit && (
            <>
              <ConfirmarVariasButton cuantas={porConfirmar.length} onConfirm={confirmarVarias} />
              {agregar}
            </>
          )
        }
      />
      {canEdit && <Correcciones />}
      <LimiteDeRol permiso="plazos.reglas" que="agregar ni cambiar reglas" quienes="firmantes" />
      <Card as="section" flow="stack" gap={5} pad={5} marginBottom={4} shrinks aria-label="Reglas">
        {error !== undefined && !reglas && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!reglas && !error && <LoadingSkeleton rows={6} rowHeight={56} />}
        {reglas?.length === 0 && (
          <EmptyState Icon={CalendarClock} title="No hay reglas" text="Agregue las que su oficina usa." />
        )}
        {reglas && reglas.length > 0 && (
          <PlainList lines>
            {reglas.map((regla) => (
              <li key={regla.id} className={styles.regla} data-off={!regla.activa}>
                <div>
                  <Text as="p" shrinks weight="medium" breaks className={styles.nombre}>
                    {regla.nombre}
                  </Text>
                  <Text as="p" size="sm" tone="soft">
                    {[
                      conteoEnTexto(regla),
                      origenEnTexto(regla.cuentaDesde),
                      regla.folios && `o a los ${regla.folios} folios`,
                      dondeRige(regla, reglas),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Text as="p" size="sm" tone="soft">
                  {regla.fuente ?? 'Sin fuente'}
                  <br />
                  {confirmacionEnTexto(regla.confirmadaEn, regla.confirmadaPor?.nombre)}
                </Text>
                {regla.activa ? <span /> : <StatusChip label="No se ofrece" hasDot={false} />}
                {canEdit && (
                  <Row as="span" marginLeft="auto" fixed>
                    {!regla.confirmadaEn && (
                      <ConfirmarButton nombre={regla.nombre} onConfirm={() => confirmar(regla)} />
                    )}
                    <Button size="small" aria-label={`Editar ${regla.nombre}`} onClick={() => setAbierta({ regla })}>
                      Editar
                    </Button>
                  </Row>
                )}
              </li>
            ))}
          </PlainList>
        )}
      </Card>
      <Text as="p" size="sm" tone="soft">
        Un cambio vale para los plazos que empiecen desde ahora. Los días hábiles dejan afuera los{' '}
        <Link to="/agenda/feriados">feriados de la cuenta</Link>.
      </Text>
      {abierta && <ReglaDialog regla={abierta.regla} onClose={() => setAbierta(null)} />}
    </>
  );
}

/** «en Andalucía, en lugar de «Liquidar ITP/AJD»» */
function dondeRige({ comunidad, enLugarDe }: Regla, reglas: readonly Regla[]): string | null {
  const general = reglas.find(({ clave }) => clave === enLugarDe);
  return comunidad && general ? `en ${nombreDeComunidad(comunidad)}, en lugar de «${general.nombre}»` : null;
}
