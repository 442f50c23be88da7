/** The messages between tabs about the person's activity. `at` is in milliseconds since the epoch. */
type IdlenessMessage = { type: 'active'; at: number } | { type: 'asked' };

interface IdlenessOptions {
  /** Milliseconds without input in any tab. */
  limit: number;
  onIdle: () => void;
}

/** `scroll` is left out, because a page also scrolls by itself, as a conversation does when a message arrives. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart', 'touchmove'];
/** Milliseconds between two reports, because other tabs need not know of each movement. */
const tellEvery = 2_000;
/** Milliseconds for other tabs to answer that they were in use. A frozen tab has missed their reports. */
const answerTime = 250;

/**
 * Calls `onIdle` when nobody has used any tab for `limit`. No timer runs while a computer sleeps, so the first input
 * afterwards may already be too late.
 *
 * @returns a function that ends the watch
 */
export function watchIdleness({ limit, onIdle }: IdlenessOptions): () => void {
  const channel = new BroadcastChannel('carpetas.actividad');
  const ended = new AbortController();
  let last = Date.now();
  let told = 0;
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;

  const post = (message: IdlenessMessage) => channel.postMessage(message);
  const isOver = () => Date.now() - last >= limit;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(0, last + limit - Date.now()));
  };

  function check() {
    if (isAsking) return;
    if (!isOver()) return wait();
    isAsking = true;
    post({ type: 'asked' });
    clearTimeout(timer);
    timer = setTimeout(() => {
      isAsking = false;
      if (!isOver()) return wait();
      stop();
      onIdle();
    }, answerTime);
  }

  function note() {
    if (isOver()) return check();
    last = Date.now();
    if (last - told < tellEvery) return;
    told = last;
    post({ type: 'active', at: last });
  }

  function stop() {
    clearTimeout(timer);
    ended.abort();
    channel.close();
  }

  const options = { signal: ended.signal, capture: true, passive: true };
  for (const input of inputs) addEventListener(input, note, options);
  document.addEventListener('visibilitychange', check, { signal: ended.signal });
  channel.addEventListener('message', ({ data }: MessageEvent<IdlenessMessage>) => {
    if (data.type === 'active') last = Math.max(last, data.at);
    else if (!isOver()) post({ type: 'active', at: last });
  });
  wait();
  return stop;
}
