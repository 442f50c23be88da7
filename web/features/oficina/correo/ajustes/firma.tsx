import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { useAppDispatch } from '../../../../store/hooks';
import { ajustes } from '../correos';
import styles from './ajustes-page.module.css';

/** The signature, which saves itself. */
export function Firma() {
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
    <div className={styles.firma}>
      <RichTextField
        label="Firma"
        value={autosave.draft.firma ?? firma}
        onChange={(html) => autosave.change({ firma: html })}
        onBlur={autosave.flush}
      />
      <AutosaveStatus autosave={autosave} isOwn />
    </div>
  );
}
