import { useEffect, useState } from 'react';

/** An address of this page's own for bytes that it holds, for as long as they are shown. */
export function useObjectUrl(content: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}
