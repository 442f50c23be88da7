import { Menu } from 'lucide-react';
import { useId } from 'react';
import { useOutletContext } from 'react-router-dom';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { useAppDispatch } from '../../../../store/hooks';
import { ajustes } from '../correos';
import { CuentaExterna } from '../cuenta-externa/cuenta-externa';
import { Reglas } from '../reglas/reglas';
import styles from './ajustes-page.module.css';
import { Direccion } from './direccion';
import { Etiquetas } from './etiquetas';

/**
 * The settings of the mailbox: its address, the external account, the labels, the rules, and the signature of the
 * person's mails.
 */
export function AjustesPage() {
  const openMenu = useOutletContext<() => void>();
  const labels = useId();
  const rules = useId();
  const signature = useId();
  return (
    <Stack pad={6} gap={8} packed shrinks scrolls className={styles.page}>
      <Row only="below-lg">
        <HintButton
          className={styles.menuButton}
          label="Menú del correo"
          hintAlign="start"
          aria-haspopup="dialog"
          onClick={openMenu}
        >
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      <Direccion />
      <CuentaExterna />
      <section className={styles.section} aria-labelledby={labels}>
        <h2 id={labels}>Etiquetas</h2>
        <p>Para ordenar los correos por temas. Solo usted las ve.</p>
        <Etiquetas />
      </section>
      <section className={styles.section} aria-labelledby={rules}>
        <h2 id={rules}>Reglas</h2>
        <p>
          Ordenan solas lo que usted recibe, de la primera a la última: le ponen una etiqueta, lo apartan de Recibidos,
          lo marcan como leído o lo archivan en una carpeta.
        </p>
        <Reglas />
      </section>
      <section className={styles.section} aria-labelledby={signature}>
        <h2 id={signature}>Firma</h2>
        <p>Se agrega al final de cada correo nuevo, y se puede quitar o cambiar al escribirlo.</p>
        <Firma />
      </section>
    </Stack>
  );
}

/** The signature, which is saved automatically. */
function Firma() {
  const { data, error, refetch } = useColeccion(ajustes, undefined);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={1} rowHeight={120} />;
  return <FirmaField firma={data.firma} />;
}

function FirmaField({ firma }: { firma: string }) {
  const dispatch = useAppDispatch();
  const autosave = useAutosave<{ firma: string }>({
    kind: 'correo-firma',
    id: 'propia',
    stored: { firma },
    save: (change) =>
      dispatch(ajustes.send('correosUpdateAjustes', { modificarAjustesDeCorreoDto: { firma, ...change } })),
  });
  return (
    <Stack gap={2} shrinks>
      <RichTextField
        label="Firma"
        value={autosave.draft.firma ?? firma}
        onChange={(html) => autosave.change({ firma: html })}
        onBlur={autosave.flush}
      />
      <AutosaveStatus autosave={autosave} isOwn />
    </Stack>
  );
}
