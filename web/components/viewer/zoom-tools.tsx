import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { HintButton } from '../hint-button';
import type { Zoom } from './use-zoom';
import styles from './viewer.module.css';

interface ZoomToolsProps {
  zoom: Zoom;
  /** The scale that is on the screen. */
  shown: number;
  fitLabel: string;
}

const icon = { size: 18, strokeWidth: 1.75 } as const;

export function ZoomTools({ zoom, shown, fitLabel }: ZoomToolsProps) {
  return (
    <>
      <HintButton label="Alejar" onClick={() => zoom.zoomOut(shown)}>
        <ZoomOut {...icon} />
      </HintButton>
      <span className={styles.percent} aria-live="polite">
        {Math.round(shown * 100)} %
      </span>
      <HintButton label="Acercar" onClick={() => zoom.zoomIn(shown)}>
        <ZoomIn {...icon} />
      </HintButton>
      <HintButton label={fitLabel} hintAlign="end" aria-pressed={zoom.zoom === 'fit'} onClick={zoom.fit}>
        <MoveHorizontal {...icon} />
      </HintButton>
    </>
  );
}
