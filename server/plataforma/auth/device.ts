/** The kind of device of a session. */
export type TipoDispositivo = 'escritorio' | 'movil' | 'otro';

export interface Device {
  /** The browser and the system, such as «Chrome en Windows». */
  dispositivo: string;
  tipo: TipoDispositivo;
}

const TIPO: Record<string, TipoDispositivo> = { desktop: 'escritorio', mobile: 'movil', tablet: 'movil' };
const UNKNOWN = 'Dispositivo desconocido';

/** A function that recognises devices by their User-Agent. Its tables are loaded at the first call. */
export async function deviceReader(): Promise<(agent: string | null) => Device> {
  const { default: Bowser } = await import('bowser');
  return (agent) => {
    if (!agent) {
      return { dispositivo: UNKNOWN, tipo: 'otro' };
    }
    const { browser, os, platform } = Bowser.parse(agent);
    if (!os.name) {
      // A program such as curl/8.5.0: its name is the text before the version.
      return { dispositivo: /^[\w. -]{1,40}(?=\/)/.exec(agent)?.[0] ?? UNKNOWN, tipo: 'otro' };
    }
    return {
      dispositivo: [browser.name, os.name].filter(Boolean).join(' en '),
      tipo: TIPO[platform.type ?? ''] ?? 'otro',
    };
  };
}
