import { Shapes } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ICON_SETS, type IconSet, iconName } from '../../../../server/vocabulario/icon-sets';
import { Button } from '../../../components/button';
import { CopyButton } from '../../../components/copy-button';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import bar from '../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../components/filter/filter-button';
import { Box, Row, Stack } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../components/missing';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { SheetHeader } from '../../../components/sheet-header';
import { formatEntero } from '../../../lib/numeros';
import { useUrlState } from '../../../lib/use-url-state';
import { schema, tamanos } from './busqueda';
import { Icono } from './icono';
import { IconoGrid } from './icono-grid';
import styles from './iconos.module.css';
import { findIconos } from './palabras';
import type { Sprite } from './sprite';
import { useConjunto } from './use-conjunto';

/** The icons of a set. */
export function IconosPage() {
  const { set: id = 'heroicons-outline' } = useParams();
  const set = ICON_SETS.find((one) => one.id === id);
  if (set) return <Conjunto key={set.id} set={set} />;
  return (
    <Missing
      Icon={Shapes}
      {...noEncontrado('el conjunto de íconos')}
      back={{ label: 'Ver los íconos', to: '/ui/icons' }}
    />
  );
}

function Conjunto({ set }: { set: IconSet }) {
  const [{ q, tamano, icono }, change] = useUrlState(schema);
  const navigate = useNavigate();
  const { names, sprite, error, retry } = useConjunto(set);
  const searched = useDeferredValue(q);
  const found = useMemo(() => names && findIconos(names, searched), [names, searched]);
  const go = (other: string) => navigate(`/ui/icons/${other}${q ? `?${new URLSearchParams({ q })}` : ''}`);

  return (
    <DetailFrame>
      <Box shrinks>
        <PageHeader
          title="Íconos"
          subtitle={<span aria-live="polite">{names && found ? countText(found.length, names.length) : ' '}</span>}
        />
        <search className={bar.bar}>
          <SearchField
            label="Buscar íconos"
            placeholder="campana, folder, flecha"
            value={q}
            onSearch={(next) => change({ q: next }, { replace: true })}
          />
          <div className={bar.filters}>
            <FilterButton
              label="Conjunto"
              isRequired
              options={ICON_SETS.map(({ id, name }) => ({ value: id, label: name }))}
              values={[set.id]}
              onChange={([next = set.id]) => void go(next)}
            />
            <FilterButton
              label="Tamaño"
              isRequired
              options={tamanos.map((size) => ({ value: `${size}`, label: `${size} px` }))}
              values={[`${tamano}`]}
              onChange={([next]) => change({ tamano: tamanos.find((size) => `${size}` === next) ?? 24 })}
            />
          </div>
        </search>
        {error !== undefined && <ErrorState error={error} onRetry={retry} />}
        {error === undefined && !(names && sprite) && <LoadingSkeleton rows={8} />}
        {found?.length === 0 && (
          <EmptyState
            Icon={Shapes}
            title={`Ningún ícono coincide con «${searched}»`}
            text="Pruebe otra palabra, en español o en inglés, u otro conjunto."
            action={
              <Button variant="outlined" onClick={() => change({ q: '' })}>
                Quitar la búsqueda
              </Button>
            }
          />
        )}
        {sprite && found && found.length > 0 && (
          <IconoGrid
            label={set.name}
            names={found}
            sprite={sprite}
            size={tamano}
            chosen={icono}
            onChoose={(name) => change({ icono: name }, { replace: icono !== null })}
          />
        )}
      </Box>
      <Detalle
        set={set}
        sprite={sprite}
        name={icono !== null && names?.includes(icono) ? icono : null}
        onClose={() => change({ icono: null }, { replace: true })}
      />
    </DetailFrame>
  );
}

function countText(found: number, all: number): string {
  return found === all ? `${formatEntero(all)} íconos` : `${formatEntero(found)} de ${formatEntero(all)} íconos`;
}

interface DetalleProps {
  set: IconSet;
  sprite: Sprite | undefined;
  name: string | null;
  onClose: () => void;
}

/** An icon in all sizes, with the texts that can be copied. */
function Detalle({ name, ...props }: DetalleProps) {
  return (
    <DetailDrawer isOpen={name !== null} onClose={props.onClose} label={name ?? ''} sideFrom="lg" width={320}>
      {name !== null && <Contenido {...props} name={name} />}
    </DetailDrawer>
  );
}

function Contenido({ set, sprite, name, onClose }: DetalleProps & { name: string }) {
  const { pathname, search } = useLocation();
  const markup = sprite?.get(name);
  const full = iconName(set, name);
  return (
    <>
      <SheetHeader id="icono" title={name} onClose={onClose} />
      <Stack gap={5} pad={5}>
        <Row align="end" wrap gap={4} className={styles.tamanos}>
          {tamanos.map((size) => (
            <figure key={size}>
              <Icono markup={markup} size={size} />
              <figcaption>{size}</figcaption>
            </figure>
          ))}
        </Row>
        <Stack as="dl" gap={1} margin={0} className={styles.datos}>
          <dt>Nombre</dt>
          <dd>
            <code>{full}</code>
          </dd>
          <dt>Conjunto</dt>
          <dd>
            {set.name}, {set.licence}
          </dd>
        </Stack>
        <Row wrap gap={2}>
          <CopyButton text={full} label="Copiar el nombre" />
          {markup && <CopyButton text={markup} label="Copiar el SVG" />}
          <CopyButton text={`${location.origin}${pathname}${search}`} label="Copiar el enlace" />
        </Row>
        {markup && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <section className={styles.markup} tabIndex={0} aria-label="Código SVG">
            <pre>{markup}</pre>
          </section>
        )}
      </Stack>
    </>
  );
}
