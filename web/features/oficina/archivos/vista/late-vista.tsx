import { latePanel } from '../../../../components/late-panel';
import { useCloseOver } from '../../../../lib/opened-here';
import type { Archivos } from '../use-archivos';

const { Panel: Vista } = latePanel(async () => (await import('./vista')).Vista);

/** The viewer, loaded when the address asks for it. */
export function LateVista({ lista }: { lista: Archivos }) {
  const closeOver = useCloseOver();
  const { archivo, ver } = lista.direccion;
  if (!archivo || !ver) return null;
  return <Vista id={archivo} lista={lista} onClose={() => closeOver(lista.hrefOf({ ver: false, version: null }))} />;
}
