import { latePart } from '../components/late-part';
import { useAppSelector } from '../store/hooks';
import { selectSubidas } from './subidas-slice';

const { Part: SubidasPanel, preload } = latePart(async () => (await import('./subidas-panel')).SubidasPanel);

/** Fetches the panel before the first upload needs it, because the network may be missing then. */
export const preloadSubidasPanel = preload;

/** The panel of the uploads, loaded with the first upload and shown over every page. */
export function LateSubidasPanel() {
  const hasSubidas = useAppSelector((state) => selectSubidas(state).length > 0);
  if (!hasSubidas) return null;
  return <SubidasPanel />;
}
