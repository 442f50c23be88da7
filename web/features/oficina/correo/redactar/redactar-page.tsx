import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Row } from '../../../../components/layout/layout';
import { useApp } from '../../../../store/hooks';
import { redaccionClosed, selectRedaccion } from './redaccion-abierta';
import { useRedactor } from './redactor';
import styles from './redactor.module.css';

/** The page on which a draft is written, instead of in the composer's window. */
export function RedactarPage() {
  const { id = '' } = useParams();
  return <Pagina key={id} id={id} />;
}

function Pagina({ id }: { id: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const { titulo, cerrar, contenido, onKeyDown } = useRedactor({
    id,
    nuevo: undefined,
    place,
    onClose: () => void navigate('/apps/mailbox/drafts/1'),
  });
  // The page replaces the composer's window, which closes.
  useEffect(() => {
    if (selectRedaccion(app.store.getState())?.id === id) app.store.dispatch(redaccionClosed());
  }, [app, id]);
  return (
    <Row
      ref={place}
      column
      grow
      shrinks="y"
      tone="text"
      fill="surface"
      className={styles.pagina}
      onKeyDownCapture={onKeyDown}
    >
      <header className={styles.cabeza}>
        <HintButton label="Cerrar" hintAlign="start" onClick={cerrar}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        <Cut as="h1" grow shrinks size="md" weight="strong" className={styles.titulo}>
          {titulo}
        </Cut>
      </header>
      {contenido}
    </Row>
  );
}
