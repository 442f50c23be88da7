import { expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';
import { classProblems } from './style-classes.ts';

const file = (path: string, text: string): Source => ({ path: `web/${path}`, text });

const code = (text: string) => file('chat/fila.tsx', `import styles from './fila.module.css';\n${text}`);
const css = (text: string) => file('chat/fila.module.css', text);

it('refuses a class without a rule, and a rule whose class nothing uses', () => {
  const row = code('export const Fila = () => <li className={styles.fila}><b className={styles.nombre} /></li>;');
  expect(classProblems([row, css('.fila { color: red } @media print { .fecha:hover > a { color: blue } }')])).toEqual([
    'web/chat/fila.tsx uses .nombre, and web/chat/fila.module.css has no rule for it',
    'web/chat/fila.module.css has .fecha, which nothing uses',
  ]);
});

it('finds classes in templates, conditions and attributes of other names, and not in comments', () => {
  const uses = `
    const look = { className: isOn ? styles.on : styles.off };
    const row = <Fila {...look} rowClass={\`\${styles.row} l-row\`} className={styles['other']} />; // styles.gone
    const same = <Fila styles="styles" from="./styles" look={look.styles} /* styles.gone */ />;
    const field = <Archivo accept="image/*" className={styles.field} href="https://x.test" id={styles.id} /* - */ />;
  `;
  expect(classProblems([code(uses), css('.on, .off {} .row {} .other, .field, .id {} /* .gone {} */')])).toEqual([]);
  expect(classProblems([code(uses), css('.gone {}')])).toContain(
    'web/chat/fila.module.css has .gone, which nothing uses',
  );
});

it('counts a class of a composed rule as used, and refuses a composed class that does not exist', () => {
  const shared = file('shared.module.css', '.row {} .cell {}');
  const own = css('.fila { composes: row from "../shared.module.css" } .base {} .other { composes: base }');
  const both = code('export const looks = [styles.fila, styles.other];');
  expect(classProblems([both, own, shared])).toEqual(['web/shared.module.css has .cell, which nothing uses']);
  expect(classProblems([both, own, file('shared.module.css', '')])).toEqual([
    'web/chat/fila.module.css uses .row, and web/shared.module.css has no rule for it',
  ]);
});

it('leaves out classes of other stylesheets, modules that are handed on whole, and tests', () => {
  const handedOn = [code('export const calendar = <DayPicker classNames={styles} />;'), css('.day {} .week {}')];
  expect(classProblems(handedOn)).toEqual([]);
  const spread = [code('export const looks = { ...styles };'), css('.day {} .week {}')];
  expect(classProblems(spread)).toEqual([]);
  expect(classProblems([css(':global(.dark) :global(.page) {}')])).toEqual([]);
  const test = file('chat/fila.spec.tsx', "import styles from './fila.module.css';\nexpect(styles.fila).toBe('');");
  expect(classProblems([test, css('.fila {}')])).toEqual(['web/chat/fila.module.css has .fila, which nothing uses']);
});

it('finds no such class in the web', async () => {
  const files = readSources('web/**/*.{ts,tsx,css}');
  expect(files.length).toBeGreaterThan(1000);
  expect(classProblems(files)).toEqual([]);
});
