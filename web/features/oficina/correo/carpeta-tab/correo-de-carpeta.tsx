import { ChevronDown, FolderMinus, Forward, Paperclip, Reply } from 'lucide-react';
import { useId, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { CorreoArchivadoDto } from '../../../../api/generated/correos-de-carpetas';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatWhen } from '../../../../lib/format-when';
import { named } from '../../../../lib/named';
import { asuntoDe } from '../asunto';
import type { Adjunto } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { nombreDe } from '../personas';
import { hasArchivos, ListaDeArchivos } from '../reader/archivos/archivos-list';
import { Tarjeta } from '../reader/correo-card';
import { useRedactar } from '../redactar/use-redactar';
import {
  type CorreoArchivado,
  devolverACarpeta,
  quitarDeCarpeta,
  useCorreosDeCarpetasFileAsDocumentoMutation,
  useCorreosDeCarpetasGetQuery,
} from './carpeta-correos-api';
import styles from './correo-tab.module.css';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../../expediente/documentos/public/guardar-archivo-dialog')).GuardarArchivoDialog,
);

interface CorreoDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  correo: CorreoArchivado;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A mail of a carpeta in one line. A press unfolds the whole mail. */
export function CorreoDeCarpeta({ carpeta, correo }: CorreoDeCarpetaProps) {
  const { de, asunto, extracto, fecha, adjuntos } = correo;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.correo} data-open={isOpen}>
      <BareButton
        hover
        focusInside
        icons="soft"
        className={styles.linea}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CorresponsalAvatar quien={de} size={32} />
        <Stack as="span" grow shrinks>
          <Text weight="medium" className={styles.de}>
            {nombreDe(de)}
          </Text>
          <Text size="sm" tone="soft" className={styles.asunto}>
            <Text as="strong" weight="regular" tone="text">
              {asuntoDe(asunto)}
            </Text>
            {extracto && ` · ${extracto}`}
          </Text>
        </Stack>
        {adjuntos > 0 && <Paperclip {...icon} size={14} aria-hidden={undefined} role="img" aria-label="Con archivos" />}
        <Text as="time" fixed size="sm" tone="soft" numeric dateTime={fecha} title={formatFechaHora(fecha)}>
          {formatWhen(fecha)}
        </Text>
        <ChevronDown className={styles.flecha} {...icon} />
      </BareButton>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Entero carpeta={carpeta} correo={correo} />}
      </div>
    </li>
  );
}

function Entero({ carpeta, correo: { id, archivadoPor, archivadoEn, copiaId } }: CorreoDeCarpetaProps) {
  const { data: correo, error, refetch } = useCorreosDeCarpetasGetQuery({ id: carpeta.id, correoId: id });
  const { responder, reenviar } = useRedactar();
  const quitar = useQuitar(carpeta);
  if (error && !correo) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!correo) return <LoadingSkeleton rows={3} />;
  return (
    <Stack gap={3} pad={[2, 4, 4]} className={styles.entero}>
      <Tarjeta
        correo={{ ...correo, cco: [], envios: [] }}
        base={`/api/carpetas/${carpeta.id}/correos/${id}`}
        archivos={hasArchivos(correo) && <ArchivosDeCarpeta carpeta={carpeta} correo={correo} />}
        onPlegar={undefined}
      />
      <Row as="footer" align="center" justify="between" wrap gap={[2, 4]}>
        <Text as="p" size="sm" tone="soft">
          {archivadoPor ? `Lo archivó ${archivadoPor.nombre}` : 'Quedó archivado por ser de esta carpeta'}
          {', '}
          {formatFechaHora(archivadoEn)}
        </Text>
        <Row wrap gap={2}>
          {carpeta.permisos.comentar && (
            <Button startIcon={<FolderMinus {...icon} />} onClick={() => void quitar(correo)}>
              Quitar de la carpeta
            </Button>
          )}
          {copiaId && (
            <>
              <Button variant="outlined" startIcon={<Forward {...icon} />} onClick={() => reenviar(copiaId)}>
                Reenviar
              </Button>
              <Button
                variant="outlined"
                startIcon={<Reply {...icon} />}
                onClick={() => responder(copiaId, correo.para.length + correo.cc.length > 1)}
              >
                {correo.para.length + correo.cc.length > 1 ? 'Responder a todos' : 'Responder'}
              </Button>
            </>
          )}
        </Row>
      </Row>
    </Stack>
  );
}

/** Removes a mail from the carpeta, and offers to undo it. */
function useQuitar({ id }: Pick<CarpetaDetalleDto, 'id'>) {
  const { eliminar } = useEscribir();
  return ({ id: correoId, asunto }: CorreoArchivado): Promise<boolean> =>
    eliminar(quitarDeCarpeta({ id, correoId }), {
      said: `${named('Correo', asunto)} quitado de la carpeta`,
      restore: devolverACarpeta({ id, correoId }),
    });
}

interface ArchivosDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  correo: Pick<CorreoArchivadoDto, 'id' | 'archivos'>;
}

/** The files of a mail of a carpeta. Each can become a document of the carpeta. */
function ArchivosDeCarpeta({ carpeta, correo: { id: correoId, archivos } }: ArchivosDeCarpetaProps) {
  const [saving, setSaving] = useState<Adjunto | null>(null);
  const [file] = useCorreosDeCarpetasFileAsDocumentoMutation();
  return (
    <>
      <ListaDeArchivos
        base={`/api/carpetas/${carpeta.id}/correos/${correoId}`}
        archivos={archivos}
        onGuardar={carpeta.permisos.subirDocumentos ? setSaving : undefined}
      />
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          carpetaId={carpeta.id}
          onGuardar={(id, seccionId) =>
            file({ id, correoId, adjuntoId: saving.id, archivarAdjuntoDeCarpetaDto: { seccionId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
