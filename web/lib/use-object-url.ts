import { useLayoutEffect, useState } from 'react';

/** An object URL for some bytes. The URL is revoked when the bytes are no longer shown. */
export function useObjectUrl(content: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // The layout effect runs before the browser paints, so that a picture is not missing for a moment.
  useLayoutEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}
