import { Bookmark } from 'lucide-react';
import { latePanel } from '../../../components/late-panel';
import { PanelButton } from '../../../components/panel-button';

const { Panel, preload } = latePanel(async () => (await import('./atajos-panel')).AtajosPanel);

/** The button of the top bar that opens the person's atajos. */
export function AtajosButton() {
  return (
    <PanelButton label="Atajos" Icon={Bookmark} preload={preload}>
      {(panel) => <Panel {...panel} />}
    </PanelButton>
  );
}
