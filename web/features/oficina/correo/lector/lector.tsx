import { ArrowLeft, MailOpen, MailX } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../../components/missing';
import { usePermiso } from '../../../../session/use-permiso';
import { asuntoDe } from '../asunto';
import { CarpetaChips } from '../carpetas/carpeta-chips';
import { CarpetaExternaChip } from '../carpetas/carpeta-externa-chip';
import { useArchivar } from '../carpetas/use-archivar';
import { isSalido } from '../correos-api';
import { EtiquetaChips } from '../etiquetas/etiqueta-chips';
import type { PaginaDeLista } from '../lista/use-pagina';
import { direccionOf } from '../lugares';
import { useAcciones } from '../use-acciones';
import type { EnLugar } from '../use-lugar';
import { useTeclas } from '../use-teclas';
import { Archivos } from './archivos/archivos';
import { hasArchivos } from './archivos/lista-de-archivos';
import { Asunto } from './asunto';
import { Avisos } from './avisos';
import { Barra } from './barra';
import styles from './lector.module.css';
import { Respuestas } from './respuestas';
import { Tarjeta } from './tarjeta';
import { TarjetaPlegada } from './tarjeta-plegada';
import { useLectura } from './use-lectura';

const { Panel: ArchivarDialog } = latePanel(async () => (await import('../carpetas/archivar-dialog')).ArchivarDialog);

interface LectorProps {
  en: EnLugar;
  lista: PaginaDeLista;
}

/** The open mail with its thread; without one, what to do. */
export function Lector({ en, lista }: LectorProps) {
  const { correoId } = en;
  if (correoId) return <Abierto correoId={correoId} en={en} lista={lista} />;
  return <Vacio en={en} lista={lista} />;
}

function Vacio({ en, lista }: LectorProps) {
  useTeclas({ en, lista });
  return (
    <div className={styles.vacio}>
      <EmptyState Icon={MailOpen} title="Seleccione un correo para leerlo" />
    </div>
  );
}

function Abierto({ correoId, en, lista }: LectorProps & { correoId: string }) {
  const { lugar, pagina, buscar } = en;
  const navigate = useNavigate();
  const acciones = useAcciones();
  const { correo, correos, isOpen, turn, error, refetch } = useLectura(correoId, acciones);
  const toList = lugar ? direccionOf(lugar, pagina, { buscar }) : '/apps/mailbox';
  // A mail that is still on the page is fetched again when it is moved or deleted.
  const close = () => navigate(toList, { preventScrollReset: true, flushSync: true });
  const ultimo = correos.at(-1);
  const { quitar } = useArchivar();
  const canArchivar = usePermiso('carpetas.comentar');
  const [isArchiving, setIsArchiving] = useState(false);
  const archivar = canArchivar && correo && isSalido(correo) ? () => setIsArchiving(true) : undefined;
  useTeclas({ en, lista, correo, ultimo, acciones, close, archivar });

  const back = (
    <Link className={styles.back} to={toList} preventScrollReset aria-label="Volver a la lista">
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
  return (
    <article className={styles.lector} aria-label={correo ? asuntoDe(correo.asunto) : 'Correo'}>
      <header className={styles.barra}>
        {back}
        {correo && <Barra correo={correo} acciones={acciones} onArchivar={archivar} onClose={close} />}
      </header>
      <div className={styles.hoja}>
        {!correo && !error && <LoadingSkeleton rows={6} rowHeight={40} />}
        {error !== undefined &&
          (apiStatus(error) === 404 ? (
            <Missing Icon={MailX} {...noEncontrado('el correo')} back={{ label: 'Volver a la lista', to: toList }} />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ))}
        {correo && ultimo && (
          <>
            <Asunto asunto={asuntoDe(correo.asunto)} />
            <div className={styles.chips}>
              <CarpetaChips
                carpetas={correo.carpetas}
                onQuitar={canArchivar ? (carpeta) => void quitar(correo, carpeta) : null}
              />
              <CarpetaExternaChip nombre={correo.carpetaExterna} />
              <EtiquetaChips
                ids={correo.etiquetas}
                onQuitar={({ id }) => void acciones.cambiar([correo], { etiquetas: { quitar: [id] } })}
              />
            </div>
            <Avisos correo={correo} acciones={acciones} onClose={close} />
            <ol className={styles.hilo} aria-label="Conversación">
              {correos.map((one) => (
                <li key={one.id}>
                  {isOpen(one.id) ? (
                    <Tarjeta
                      correo={one}
                      hilo={correos}
                      base={`/api/correos/${one.id}`}
                      archivos={hasArchivos(one) && <Archivos correoId={one.id} archivos={one.archivos} />}
                      onPlegar={correos.length > 1 ? () => turn(one.id) : undefined}
                    />
                  ) : (
                    <TarjetaPlegada correo={one} onAbrir={() => turn(one.id)} />
                  )}
                </li>
              ))}
            </ol>
            <Respuestas correo={ultimo} />
          </>
        )}
      </div>
      {isArchiving && correo && <ArchivarDialog correos={[correo]} onClose={() => setIsArchiving(false)} />}
    </article>
  );
}
