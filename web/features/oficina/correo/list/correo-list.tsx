import { Menu, SearchX, SquarePen, Tag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiFieldErrors } from '../../../../api/api-message';
import { LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import { Elegibles } from '../../../../components/selection/elegibles';
import { isDe } from '../conversacion';
import { AvisoDeCuenta } from '../cuenta-externa/cuenta-notice';
import { bandejas, buscaEnTodo, direccionOf, filtros, type Lugar } from '../lugares';
import { alAcercarse } from '../redactar/preparar';
import { useRedactar } from '../redactar/use-redactar';
import { useAcciones } from '../use-actions';
import type { EnLugar } from '../use-lugar';
import { Buscador } from './buscador';
import { Barra } from './correo-bar';
import styles from './correo-list.module.css';
import { Fila } from './correo-row';
import type { PaginaDeLista } from './use-page';
import { usePrepararPronto } from './use-preparar-pronto';

const rows = ['58%', '72%', '40%', '64%', '52%', '70%', '46%'];

/** The id of the list, whose width the line beside it changes. */
export const LISTA_ID = 'lista-de-correos';

interface ListaProps {
  en: EnLugar;
  lista: PaginaDeLista;
  onMenu: () => void;
  /** Whether a mail is open: a narrow window shows it instead of the list. */
  isBehind: boolean;
}

/** One page of a list, with its search and the actions on several mails. */
export function Lista({ en, lista, onMenu, isBehind }: ListaProps) {
  const { lugar, pagina, buscar, correoId, title } = en;
  const { correos, paginacion, error, refetch } = lista;
  const navigate = useNavigate();
  const acciones = useAcciones();
  const { nuevo } = useRedactar();
  const rows = useRef<HTMLDivElement>(null);
  const place = lugar && direccionOf(lugar, pagina, { buscar });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => void rows.current?.scrollTo?.({ top: 0 }), [place]);
  useEffect(() => {
    if (correoId) rows.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [correoId]);

  usePrepararPronto(correos !== undefined);

  // After the page was emptied, the next mails are still being fetched.
  const problema = apiFieldErrors(error).find(({ campo }) => campo === 'buscar')?.mensaje;
  const isComing = !correos || (correos.length === 0 && paginacion?.total !== 0);

  if (!lugar) return null;
  return (
    <section id={LISTA_ID} className={styles.lista} data-behind={isBehind} aria-label={title}>
      <Elegibles items={correos} place={place}>
        <Stack as="header" bounded gap={2} pad={[4, 4, 2]} fixed>
          <Row align="center" gap={1} minHeight={36} className={styles.titulo}>
            <HintButton
              className={styles.menuButton}
              label="Menú del correo"
              hintAlign="start"
              aria-haspopup="dialog"
              onClick={onMenu}
            >
              <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
            <h2>{(buscar ? tituloDeBusqueda(lugar, title) : title) || '\u00a0'}</h2>
            <HintButton
              marginLeft="auto"
              className={styles.redactar}
              label="Redactar"
              {...alAcercarse}
              hintAlign="end"
              onClick={() => nuevo()}
            >
              <SquarePen size={20} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          </Row>
          <Buscador
            value={buscar}
            problema={problema}
            onSearch={(typed) => void navigate(direccionOf(lugar, 1, { buscar: typed, correoId }), { replace: true })}
          />
        </Stack>
        <AvisoDeCuenta />
        <Barra
          lugar={lugar}
          lista={lista}
          acciones={acciones}
          onPage={(next) => void navigate(direccionOf(lugar, next, { buscar }))}
        />
        <Box ref={rows} grow shrinks="y" scrolls className={styles.rows}>
          {problema && (
            <EmptyState Icon={SearchX} title="Revise la búsqueda" text="Bajo el cuadro dice qué no se entendió." />
          )}
          {error !== undefined && !problema && <ErrorState error={error} onRetry={() => void refetch()} />}
          {isComing && error === undefined && <ListaSkeleton />}
          {correos && correos.length > 0 && (
            <ul aria-label="Correos">
              {correos.map((correo) => (
                <Fila
                  key={correo.id}
                  correo={correo}
                  to={direccionOf(lugar, pagina, { buscar, correoId: correo.id })}
                  isOpen={isDe(correo, correoId)}
                  acciones={acciones}
                />
              ))}
            </ul>
          )}
          {correos?.length === 0 && paginacion?.total === 0 && <ListaVacia lugar={lugar} buscar={buscar} />}
        </Box>
      </Elegibles>
    </section>
  );
}

/** A search finds mails of all lists, but of spam and trash only there. */
const tituloDeBusqueda = (lugar: Lugar, title: string) => (buscaEnTodo(lugar) ? 'Resultados' : title);

/** Shown instead of the mails when the list is empty: the reason. */
function ListaVacia({ lugar, buscar }: { lugar: Lugar; buscar: string }) {
  if (buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ningún correo coincide"
        text={`No hay correos con «${buscar}»${buscaEnTodo(lugar) ? '' : ' en esta lista'}.`}
        action={
          <LinkButton variant="outlined" to={direccionOf(lugar)}>
            Quitar la búsqueda
          </LinkButton>
        }
      />
    );
  }
  if (lugar.tipo === 'etiqueta') {
    return <EmptyState Icon={Tag} title="Ningún correo con esta etiqueta" text="Los que la tengan aparecerán aquí." />;
  }
  const { Icon, vacia, vaciaText } = lugar.tipo === 'bandeja' ? bandejas[lugar.slug] : filtros[lugar.slug];
  return <EmptyState Icon={Icon} title={vacia} text={vaciaText} />;
}

function ListaSkeleton() {
  return (
    <div role="status" aria-label="Cargando">
      {rows.map((width) => (
        <Stack key={width} line="bottom" gap={2} pad={4}>
          <LineSkeleton width={width} />
          <LineSkeleton width="86%" />
          <LineSkeleton width="94%" />
        </Stack>
      ))}
    </div>
  );
}
