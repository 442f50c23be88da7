/** The pages of a certificate that are read. The first say what it is. */
const PAGES = 2;
/** A larger file is a scan of many pages, and reading it would take long. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The text of a PDF before it is stored; '' for other files, for scanned pages, and for what cannot be read. */
export async function textoDe(file: File): Promise<string> {
  if (file.type !== 'application/pdf' || file.size > MAX_BYTES) return '';
  try {
    const { openPdf, pageTexts } = await import('../../../../components/viewer/pdf');
    const { pdf, close } = openPdf(file);
    try {
      return (await pageTexts(await pdf, new AbortController().signal, PAGES)).join('\n');
    } finally {
      close();
    }
  } catch {
    return '';
  }
}
