/** The kind of device that a session was opened on. */
export type TipoDispositivo = 'escritorio' | 'movil' | 'otro';

export interface Device {
  /** «Chrome en Windows». */
  dispositivo: string;
  tipo: TipoDispositivo;
}

const TIPO: Record<string, TipoDispositivo> = { desktop: 'escritorio', mobile: 'movil', tablet: 'movil' };
const UNKNOWN = 'Dispositivo desconocido';

/** A function that recognises devices by their User-Agent. Its tables are loaded when it is first asked for. */
export async function deviceReader(): Promise<(agent: string | null) => Device> {
  const { default: Bowser } = await import('bowser');
  return (agent) => {
    if (!agent) {
      return { dispositivo: UNKNOWN, tipo: 'otro' };
    }
    const { browser, os, platform } = Bowser.parse(agent);
    if (!os.name) {
      // Programs such as curl/8.5.0: the name before the version.
      return { dispositivo: /^[\w. -]{1,40}(?=\/)/.exec(agent)?.[0] ?? UNKNOWN, tipo: 'otro' };
    }
    return {
      dispositivo: [browser.name, os.name].filter(Boolean).join(' en '),
      tipo: TIPO[platform.type ?? ''] ?? 'otro',
    };
  };
}
