import { SaxesParser } from 'saxes';
import { noSirve } from './no-sirve.js';

/** What links a part to one that brings a file along, or code. */
const BRINGS =
  /\/(oleObject|package|control|activeXControlBinary|vbaProject|wordVbaData|aFChunk|subDocument|attachedToolbars|frame)$/i;
/** Fields that fetch something, or run it, when the file is opened, wherever an instruction names them. */
const RUNS = /\b(DDE|DDEAUTO|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|DATABASE|IMPORT)\b/i;
/** Others that do, by the name with which an instruction begins. */
const BEGINS = /^\s*(LINK|EMBED|MACROBUTTON|RD|ADDIN|CONTROL|HTMLCONTROL)\b/i;
/** Elements that bring another text in, or data from elsewhere. */
const FETCHES: ReadonlySet<string> = new Set(['altChunk', 'subDoc', 'mailMerge', 'control']);

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads a part of a DOCX as word processors do, entities resolved, and refuses what fetches or runs something.
 * @throws DomainError 422 with the reason, also for what is no XML
 */
export function checkParte(xml: string): void {
  const fields = new Instrucciones();
  readXml(xml, {
    open: (name, attributes) => {
      checkElement(name, attributes);
      fields.open(name, attributes);
    },
    text: (text) => fields.text(text),
    close: (name) => fields.close(name),
  });
  fields.end();
}

/** What [Content_Types].xml says of each part: by its extension, and by its name, which begins with «/». */
export function contentTypes(xml: string): { extensions: Map<string, string>; names: Map<string, string> } {
  const types = { extensions: new Map<string, string>(), names: new Map<string, string>() };
  readXml(xml, {
    open: (name, { Extension = '', PartName = '', ContentType = '' }) => {
      if (name === 'Default') types.extensions.set(Extension.toLowerCase(), ContentType);
      if (name === 'Override') types.names.set(PartName.toLowerCase(), ContentType);
    },
  });
  return types;
}

interface Reader {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Names are told without their prefix, which a file chooses. */
function readXml(xml: string, { open, text, close }: Reader): void {
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw noSirve('El archivo está dañado. Ábralo con el procesador de textos y guárdelo de nuevo.', cause);
  });
  parser.on('doctype', () => {
    throw noSirve('El archivo no es un documento DOCX como los que escribe un procesador de textos.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [local(key), value]);
    open(local(name), Object.fromEntries(named));
  });
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  parser.on('closetag', ({ name }) => close?.(local(name)));
  parser.write(xml.replace(/^\uFEFF/, '')).close();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function checkElement(name: string, attributes: Attributes): void {
  if (name === 'Relationship') {
    checkRelationship(attributes);
  }
  // A picture that is linked, and not in the file.
  if (name === 'blip' && attributes.link !== undefined) {
    throw deOtroLugar();
  }
  if (FETCHES.has(name)) {
    throw conCampos();
  }
}

function checkRelationship({ Type = '', Target = '', TargetMode = '' }: Attributes): void {
  if (BRINGS.test(Type.trim())) {
    throw noSirve('El archivo lleva macros u otros archivos adentro. Guárdelo como DOCX sin ellos.');
  }
  const isElsewhere = /^external$/i.test(TargetMode.trim()) || /^\s*([\\/]{2}|[a-z][a-z0-9+.-]*:)/i.test(Target);
  if (isElsewhere && !/\/hyperlink$/.test(Type)) {
    throw deOtroLugar();
  }
}

/** The instructions of fields: each may be in several runs, and in the instruction of another. */
class Instrucciones {
  /** Those that are not complete, the outermost first; the first is of no field. */
  private readonly pending: string[] = [''];
  private isInstruction = false;

  open(name: string, attributes: Attributes): void {
    if (attributes.instr !== undefined) check(attributes.instr);
    if (name === 'instrText' || name === 'delInstrText') this.isInstruction = true;
    if (name === 'fldChar' && attributes.fldCharType === 'begin') this.pending.push('');
    if (name === 'fldChar' && attributes.fldCharType === 'end' && this.pending.length > 1) check(this.pending.pop());
  }

  text(piece: string): void {
    if (this.isInstruction) this.pending.push((this.pending.pop() ?? '') + piece);
  }

  close(name: string): void {
    if (name === 'instrText' || name === 'delInstrText') this.isInstruction = false;
  }

  end(): void {
    for (const instruction of this.pending) check(instruction);
  }
}

function check(instruction = ''): void {
  if (RUNS.test(instruction) || BEGINS.test(instruction)) {
    throw conCampos();
  }
}

const deOtroLugar = () =>
  noSirve('El archivo trae algo de otro lugar, como una imagen o una plantilla vinculada. Incrústelo o quítelo.');

const conCampos = () => noSirve('El archivo tiene campos que traen o ejecutan algo al abrirse. Quítelos.');
