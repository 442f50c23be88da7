import { MailX } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Card } from '../../../components/layout/layout';
import { Missing, noEncontrado } from '../../../components/missing';
import { PageTitle } from '../../../components/page-title';
import { Splitter, useKeptWidth } from '../../../components/splitter';
import { Sheet } from '../../../components/ui/sheet';
import { useDocumentTitle } from '../../../lib/document-title';
import styles from './correo-page.module.css';
import { LISTA_ID, Lista } from './list/correo-list';
import { usePagina } from './list/use-page';
import { direccionOf } from './lugares';
import { CorreoMenu } from './menu/correo-menu';
import { OpenCorreo } from './reader/reader';
import { type Slugs, useLugar, useSlugs } from './use-lugar';

const elCorreo = { texto: 'Correo', to: '/apps/mailbox' };

/** The limits of the list's width, in pixels. The reader keeps at least 320, which the grid ensures. */
const limits = { min: 280, max: 640 };

/** The person's mailbox: its folders, a list, and the open mail. A narrow window shows one of them at a time. */
export function CorreoPage() {
  const isSettings = useLocation().pathname.startsWith('/apps/mailbox/settings');
  const slugs = useSlugs();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const openMenu = () => setIsMenuOpen(true);
  const [width, keepWidth] = useKeptWidth('carpetas.correo.lista', limits);
  const splitter = (
    <div className={styles.splitter}>
      <Splitter label="Ancho de la lista" controls={LISTA_ID} width={width} onWidth={keepWidth} {...limits} />
    </div>
  );
  useDocumentTitle(isSettings ? 'Ajustes del correo' : 'Correo');
  return (
    <>
      {isSettings ? <PageTitle camino={[elCorreo]}>Ajustes del correo</PageTitle> : <PageTitle>Correo</PageTitle>}
      <Card
        bounded
        flow="stack"
        className={styles.page}
        style={width === null ? undefined : ({ '--lista': `${width}px` } as CSSProperties)}
        data-propia={width !== null}
        data-fills-window
      >
        <CorreoMenu className={styles.menu} />
        {isSettings ? <Outlet context={openMenu} /> : <Correos onMenu={openMenu} slugs={slugs} splitter={splitter} />}
      </Card>
      <Sheet
        side="left"
        className={styles.sheet}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        aria-label="Menú del correo"
      >
        <CorreoMenu className={styles.sheetMenu} onChoose={() => setIsMenuOpen(false)} />
      </Sheet>
    </>
  );
}

/** The list of the address, and beside it the open mail. */
function Correos({ onMenu, slugs, splitter }: { onMenu: () => void; slugs: Slugs; splitter: ReactNode }) {
  const en = useLugar(slugs);
  const { lugar, nuevoLugar, pagina, hasPagina, buscar, correoId, isMissing } = en;
  const lista = usePagina(en);
  if (nuevoLugar) return <Navigate replace to={direccionOf(nuevoLugar, pagina, { correoId, buscar })} />;
  if (isMissing || !lugar) {
    return (
      <div className={styles.missing}>
        <Missing
          Icon={MailX}
          {...noEncontrado('la lista de correos')}
          back={{ label: 'Ver los recibidos', to: '/apps/mailbox/inbox/1' }}
        />
      </div>
    );
  }
  if (!hasPagina) return <Navigate replace to={direccionOf(lugar, 1, { buscar })} />;
  const last = lista.paginacion?.ultimaPagina;
  if (last !== undefined && pagina > last)
    return <Navigate replace to={direccionOf(lugar, last, { correoId, buscar })} />;
  return (
    <>
      <Lista en={en} lista={lista} onMenu={onMenu} isBehind={correoId !== undefined} />
      {splitter}
      <OpenCorreo key={correoId} en={en} lista={lista} />
    </>
  );
}
