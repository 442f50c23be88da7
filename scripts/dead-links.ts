import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders from which paths in documentation begin. */
const FROM_ROOT = /^(?:contenido|docs|migrations|scripts|server|test|web)\//;

/** A path to a file: at least one slash, and an extension. */
const WITH_FILE = /^[\w.@-]+(?:\/[\w.@-]+)+\.[a-z]{2,5}$/;

/** Folders that only a build fills. */
const BUILT = /^(?:dist|web\/api\/generated)\//;

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const FENCE = /^```[\s\S]*?^```/gm;

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function hasAnchor(file: string, anchor: string): boolean {
  const headings =
    readFileSync(file, 'utf8')
      .replace(FENCE, '')
      .match(/^#+ .*$/gm) ?? [];
  return headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor);
}

function isDeadLink(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return !existsSync(file) || (anchor !== undefined && file.endsWith('.md') && !hasAnchor(file, anchor));
}

/** Documentation may name a module without its extension. */
const isThere = (path: string): boolean => ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));

/**
 * The names in a page that the repository lacks. They are targets of links, and paths between backticks, which begin at
 * the root.
 * @param page its path from the root
 */
export function deadLinks(page: string, text: string): string[] {
  const prose = text.replace(FENCE, '');
  const links = [...prose.matchAll(LINK)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
  const paths = [...prose.matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => (FROM_ROOT.test(code) || WITH_FILE.test(code)) && !/[*<{ ]/.test(code) && !BUILT.test(code));
  return [...links.filter((link) => isDeadLink(page, link)), ...paths.filter((path) => !isThere(path))];
}
