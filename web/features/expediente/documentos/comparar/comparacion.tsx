import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { Segments } from '../../../../components/segments';
import { Dialog } from '../../../../components/ui/dialog';
import { GirarButton } from '../../../../components/viewer/girar-button';
import { PageTools } from '../../../../components/viewer/page-tools';
import visor from '../../../../components/viewer/viewer.module.css';
import dialog from '../../../../components/viewer/viewer-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../../../../components/viewer/viewer-keys';
import { ZoomTools } from '../../../../components/viewer/zoom-tools';
import { useMedia } from '../../../../lib/use-media';
import { cambioDesde, type Par, parTexto } from './cambios';
import styles from './comparacion.module.css';
import { Lado } from './lado';
import { useComparacion } from './use-comparacion';

const iconProps = { size: 18, strokeWidth: 1.75 } as const;

interface ComparacionProps {
  documento: DocumentoDto;
  /** The numbers of the two versions, the earlier one first. */
  ns: readonly [number, number];
  /** Undefined until the versions are loaded. */
  versiones: readonly VersionDocumentoDto[] | undefined;
  error: unknown;
  onClose: () => void;
}

/** Two versions of a document beside each other, over the viewer. */
export function Comparacion(props: ComparacionProps) {
  const titleId = useId();
  const { keys, onKeyDown } = useDialogKeys();
  const { documento, ns, onClose } = props;
  const onOwnKeyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    // The viewer around the comparison has its own keys, so they must not reach it.
    event.stopPropagation();
  };
  return (
    <Dialog
      shape="screen"
      className={dialog.paper}
      onClose={onClose}
      onKeyDown={onOwnKeyDown}
      aria-labelledby={titleId}
    >
      <header className={dialog.header}>
        <Stack grow shrinks>
          <Cut id={titleId} as="h2" size="md" weight="strong">
            Comparar las versiones {ns[0]} y {ns[1]}
          </Cut>
          <Cut size="xs" tone="soft">
            {documento.nombre}
          </Cut>
        </Stack>
        <HintButton label="Cerrar la comparación" hintAlign="end" onClick={onClose}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </header>
      <VisorKeys value={keys}>
        <Versiones key={`${documento.id} ${ns.join(' ')}`} {...props} />
      </VisorKeys>
    </Dialog>
  );
}

const sinVersion = { message: 'El documento no tiene esa versión.' };

function Versiones({ documento, ns, versiones, error }: ComparacionProps) {
  const isPhone = useMedia('(max-width: 599.98px)');
  const [visible, setVisible] = useState(1);
  const find = (n: number) => versiones?.find((version) => version.n === n);
  const dos = [find(ns[0]), find(ns[1])] as const;
  const { lados, scroll, pares, par, distinto, resumen, n, total, turnTo, zoom, shown, giro, girar } = useComparacion(
    documento,
    dos,
  );
  const hasPdf = lados.some(({ tipo }) => tipo === 'pdf');
  const isDrawn = hasPdf || lados.some(({ tipo }) => tipo === 'imagen');
  const distintos = distinto && [
    { ...distinto, propio: distinto.uno },
    { ...distinto, propio: distinto.otro },
  ];

  return (
    <>
      <CambiosBar pares={pares} par={par} resumen={resumen} n={n} ns={ns} onTurn={turnTo} />
      {isPhone && (
        <Segments className={styles.cual} aria-label="Qué versión se muestra">
          {ns.map((one, i) => (
            <button key={one} type="button" aria-pressed={visible === i} onClick={() => setVisible(i)}>
              Versión {one}
            </button>
          ))}
        </Segments>
      )}
      <div className={styles.lados}>
        {lados.map((lado, i) => (
          <Lado
            key={ns[i as 0 | 1]}
            documento={documento}
            n={ns[i as 0 | 1]}
            version={dos[i]}
            error={error ?? (versiones && sinVersion)}
            lado={lado}
            cambio={par.cambio}
            giro={giro}
            distinto={distintos?.[i]}
            onScroll={scroll[i as 0 | 1]}
            isHidden={isPhone && visible !== i}
          />
        ))}
      </div>
      {isDrawn && (
        <div className={visor.bar} role="toolbar" aria-label="Páginas y tamaño de las dos versiones">
          {total > 1 && (
            <>
              <PageTools n={n} total={total} onTurn={turnTo} que="Paso" />
              <span className={visor.separator} />
            </>
          )}
          <ZoomTools zoom={zoom} shown={shown} fitLabel={hasPdf ? 'Ajustar al ancho' : 'Ajustar a la ventana'} />
          <GirarButton onGirar={girar} />
        </div>
      )}
    </>
  );
}

interface CambiosBarProps {
  pares: readonly Par[];
  par: Par;
  /** The summary of all pages. */
  resumen: string;
  n: number;
  ns: readonly [number, number];
  onTurn: (n: number) => void;
}

/** A bar that says which pages change, with buttons that lead from one change to the next. */
function CambiosBar({ pares, par, resumen, n, ns, onTurn }: CambiosBarProps) {
  const [anterior, siguiente] = [cambioDesde(pares, n, -1), cambioDesde(pares, n, 1)];
  return (
    <Row fill="surface" line="bottom" align="center" justify="between" wrap fixed className={styles.cambios}>
      <Text as="p" size="sm" role="status">
        {resumen}
      </Text>
      {pares.length > 1 && (
        <Row align="center" gap={1}>
          <HintButton
            label="Cambio anterior (A)"
            aria-disabled={anterior === undefined}
            onClick={() => anterior && onTurn(anterior)}
          >
            <ChevronUp {...iconProps} />
          </HintButton>
          <Text
            as="p"
            pad={[1, 2]}
            round="sm"
            size="sm"
            tone="soft"
            numeric
            className={styles.pagina}
            role="status"
            data-cambio={par.cambio}
          >
            {parTexto(par, ns)}
          </Text>
          <HintButton
            label="Cambio siguiente (S)"
            hintAlign="end"
            aria-disabled={siguiente === undefined}
            onClick={() => siguiente && onTurn(siguiente)}
          >
            <ChevronDown {...iconProps} />
          </HintButton>
        </Row>
      )}
    </Row>
  );
}
