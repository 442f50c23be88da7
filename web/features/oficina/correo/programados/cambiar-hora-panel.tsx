import { latePanel } from '../../../../components/late-panel';

/** Asks for another moment, with code that is fetched when it is first opened. */
export const { Panel: CambiarHoraPanel } = latePanel(async () => (await import('./cambiar-hora')).CambiarHora);
