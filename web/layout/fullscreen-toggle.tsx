import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HintButton } from '../components/hint-button';
import { warn } from '../lib/log';

/** Shows the page in full screen. Hidden where the browser cannot do that, as on most phones. */
export function FullscreenToggle() {
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  if (!document.fullscreenEnabled) return null;
  const label = isFull ? 'Salir de pantalla completa' : 'Pantalla completa';
  const Icon = isFull ? Minimize : Maximize;
  return (
    <HintButton label={label} only="from-sm" onClick={() => void toggleFullscreen()}>
      <Icon size={18} strokeWidth={1.75} />
    </HintButton>
  );
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (error) {
    warn('Fullscreen is not available in this browser.', error);
  }
}
