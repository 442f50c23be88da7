import { type KeyboardEvent, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { ConflictoAviso } from '../../../../components/form/conflicto-notice';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { quedan } from '../../../../lib/quedan';
import { maxCaratula } from '../fields/reglas';
import styles from './caratula-title.module.css';
import { useReloadCarpeta, useSaveCampos } from './use-carpeta-writes';

interface CaratulaEditorProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

const isRenamed = (seen: CarpetaDetalleDto, stored: CarpetaDetalleDto) => stored.caratula !== seen.caratula;

/**
 * An input for the carátula. Enter saves, Escape cancels, and a refused save keeps the text. If somebody else changed it
 * meanwhile, the person chooses what stays.
 */
export function CaratulaEditor({ carpeta, onClose }: CaratulaEditorProps) {
  // The edit is based on the carpeta that the person saw, even if the page has loaded a newer version.
  const { seen = carpeta, setSeen, problem, explains, withCurrent } = useOvertaken(carpeta);
  const [text, setText] = useState(carpeta.caratula);
  const [isSaving, setIsSaving] = useState(false);
  const saveCampos = useSaveCampos();
  const reload = useReloadCarpeta();
  const toast = useToast();
  const caratula = text.trim();
  const isLong = caratula.length > maxCaratula;
  const hasConflict = problem === 'changed';
  const { release } = useUnsavedGuard(text !== seen.caratula, onClose);

  const save = async (base: CarpetaDetalleDto) => {
    if (!caratula || isLong || isSaving) return;
    if (caratula === base.caratula) return release();
    setIsSaving(true);
    try {
      await saveCampos({ carpeta: base, cambios: { caratula }, isOvertaken: isRenamed });
      release();
    } catch (error) {
      setIsSaving(false);
      if (!explains(error)) toast(apiMessage(error), { severity: 'error' });
    }
  };

  const fetched = () => reload(seen.id);
  const showTheirs = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      setText(fresh.caratula);
    });
  const overwrite = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      return save(fresh);
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !hasConflict) void save(seen);
    if (event.key === 'Escape') release();
  };

  return (
    <div className={styles.editor}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here
        autoFocus
        className={styles.input}
        aria-label="Carátula"
        aria-describedby="caratula-ayuda"
        aria-invalid={!caratula || isLong}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => caratula === seen.caratula && !hasConflict && release()}
      />
      <div className={styles.below}>
        {hasConflict && (
          <ConflictoAviso
            que="la carátula"
            textos={{ mio: caratula, guardado: carpeta.caratula }}
            onReload={showTheirs}
            onOverwrite={overwrite}
          />
        )}
        <Text
          id="caratula-ayuda"
          block
          pad={['2px', 2]}
          size="xs"
          tone="soft"
          className={styles.help}
          hidden={hasConflict}
        >
          {caratula ? 'Enter guarda, Esc descarta' : 'Escriba la carátula'}. {quedan(caratula.length, maxCaratula)}.
        </Text>
      </div>
    </div>
  );
}
