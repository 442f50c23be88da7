import { Download } from 'lucide-react';
import { useId } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { FileCard } from '../../../../components/viewer/file-card';
import { Loading } from '../../../../components/viewer/loading';
import { PdfPage } from '../../../../components/viewer/pdf-page';
import { Picture } from '../../../../components/viewer/picture';
import { TextSheet } from '../../../../components/viewer/text-view';
import visor from '../../../../components/viewer/viewer.module.css';
import { formatFechaHora } from '../../../../lib/fechas';
import { useDescarga } from '../actions/use-descarga';
import { archivoOf } from '../viewer/archivo-of';
import type { Cambio } from './cambios';
import styles from './comparacion.module.css';
import type { LadoData } from './use-lado';

interface LadoProps {
  documento: DocumentoDto;
  n: number;
  /** Undefined while the version is loading, or if it does not exist. */
  version: VersionDocumentoDto | undefined;
  error: unknown;
  lado: LadoData;
  cambio: Cambio | undefined;
  giro: number;
  /** The words that only this side has on the page, with some words around them. */
  distinto: { antes: string; propio: string; despues: string } | undefined;
  onScroll: () => void;
  /** Whether the side is hidden: a phone shows one side at a time. */
  isHidden: boolean;
}

/** One side of a comparison: the version's author, date and reason, above its content. */
export function Lado({ documento, n, version, error, lado, cambio, giro, distinto, onScroll, isHidden }: LadoProps) {
  const titleId = useId();
  const descargar = useDescarga();
  return (
    <section className={styles.lado} data-hidden={isHidden} aria-labelledby={titleId}>
      <Stack as="header" fill="surface" line="bottom" packed gap={1} pad={[2, 3, 2, 4]} shrinks>
        <Row align="center" gap={2}>
          <Text id={titleId} as="h3" fixed size="md" weight="strong">
            Versión {n}
          </Text>
          {n === documento.versiones && <StatusChip label="Actual" tone="primary" hasDot={false} />}
          {version && (
            <>
              <Text grow shrinks size="sm" tone="soft" breaks>
                {version.autor.nombre}, <time dateTime={version.creadaEn}>{formatFechaHora(version.creadaEn)}</time>
              </Text>
              <HintButton
                size="small"
                label={`Descargar la versión ${n}`}
                hintAlign="end"
                onClick={() => void descargar(documento, version)}
              >
                <Download size={16} strokeWidth={1.75} />
              </HintButton>
            </>
          )}
        </Row>
        {version && (
          <Text as="p" tone="soft" clamp={2} size="sm" breaks>
            {version.motivo ?? 'Sin motivo anotado'}
          </Text>
        )}
        {lado.pagina && lado.total > 1 && (
          <Text as="p" tone="soft" clamp={2} size="sm" breaks>
            Página {lado.pagina} de {lado.total}
          </Text>
        )}
        {distinto && (
          <Text as="p" clamp={3} size="sm" padLeft={2} breaks className={styles.distinto}>
            {distinto.antes}
            {distinto.propio ? <mark>{distinto.propio}</mark> : <em>(nada)</em>}
            {!distinto.propio && ' '}
            {distinto.despues}
          </Text>
        )}
      </Stack>
      <section
        className={visor.frame}
        ref={lado.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={
          lado.tipo === 'pdf' && lado.pagina
            ? `Página ${lado.pagina} de la versión ${n}`
            : `Contenido de la versión ${n}`
        }
        onScroll={onScroll}
      >
        {!version && (error ? <ErrorState error={error} /> : <Loading />)}
        {version && (
          <Dibujo
            documento={documento}
            version={version}
            lado={lado}
            cambio={cambio}
            giro={giro}
            onDescargar={() => void descargar(documento, version)}
          />
        )}
      </section>
    </section>
  );
}

interface DibujoProps extends Pick<LadoProps, 'documento' | 'lado' | 'cambio' | 'giro'> {
  version: VersionDocumentoDto;
  onDescargar: () => void;
}

function Dibujo({ documento, version, lado, cambio, giro, onDescargar }: DibujoProps) {
  const { tipo, content, error, problem, retry, pdf, page, pagina, picture, shown } = lado;
  const title = `No se pudo mostrar la versión ${version.n}`;
  if (tipo === 'otro') return <FileCard archivo={archivoOf(documento, version)} onDescargar={onDescargar} />;
  if (error) return <ErrorState error={error} title={title} onRetry={retry} />;
  if (problem) return <ErrorState error={problem} title={title} />;
  if (!content) return <Loading />;
  if (tipo === 'texto') return <TextSheet content={content} />;
  if (tipo === 'imagen') {
    return <Picture content={content} nombre={`Versión ${version.n}`} picture={picture} onError={lado.onImageError} />;
  }
  if (pdf && !pagina)
    return (
      <Stack as="p" middle tone="soft" centered className={styles.vacia}>
        {sinPagina(cambio)}
      </Stack>
    );
  return page && shown > 0 ? <PdfPage page={page} scale={shown} giro={giro} /> : <Loading />;
}

function sinPagina(cambio: Cambio | undefined): string {
  if (cambio === 'nueva') return 'Esta versión no tenía la página.';
  return cambio === 'quitada' ? 'Esta versión ya no tiene la página.' : 'Esta versión no tiene la página.';
}
