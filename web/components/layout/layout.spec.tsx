import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Button } from '../button';
import buttonStyles from '../button.module.css';
import { BareButton, Box, Card, Cut, PlainList, Row, Stack, Text } from './layout';

const classesOf = (part: React.ReactElement) => {
  const [, classes = ''] = /class="([^"]*)"/.exec(renderToStaticMarkup(part)) ?? [];
  return classes.split(' ').sort();
};

const named = (...names: string[]) => names.map((name) => `l-${name}`).sort();

it('divides a shorthand among the sides as CSS does', () => {
  expect(classesOf(<Box pad={2} />)).toEqual(named('padTop-2', 'padRight-2', 'padBottom-2', 'padLeft-2'));
  expect(classesOf(<Box margin={[1, 'auto']} />)).toEqual(
    named('marginTop-1', 'marginRight-auto', 'marginBottom-1', 'marginLeft-auto'),
  );
  expect(classesOf(<Box pad={[1, 2, 3]} />)).toEqual(named('padTop-1', 'padRight-2', 'padBottom-3', 'padLeft-2'));
  expect(classesOf(<Row gap={[0, 3]} />)).toEqual(named('row', 'rowGap-0', 'columnGap-3'));
});

it('keeps the attributes of the element, and a class beside the tokens', () => {
  const html = renderToStaticMarkup(
    <Text as="time" size="sm" numeric={false} className="own" dateTime="2026-03-02">
      2 mar
    </Text>,
  );
  expect(html).toBe(`<time dateTime="2026-03-02" class="l-size-sm own">2 mar</time>`);
  expect(renderToStaticMarkup(<Box>1</Box>)).toBe('<div>1</div>');
  expect(renderToStaticMarkup(<Cut>1</Cut>)).toBe(`<span class="l-cut">1</span>`);
});

it('has a class for every value of the scale', async () => {
  const css = await readFile(join(import.meta.dirname, 'layout.css'), 'utf8');
  const missing = [0, '2px', 1, 2, 3, 4, 5, 6, 8].flatMap((space) =>
    ['rowGap', 'columnGap', ...['Top', 'Right', 'Bottom', 'Left'].flatMap((side) => [`pad${side}`, `margin${side}`])]
      .map((name) => `.l-${name}-${space} {`)
      .filter((rule) => !css.includes(rule)),
  );
  expect(missing).toEqual([]);
});

it('arranges lists and cards as their properties say', () => {
  expect(classesOf(<PlainList flow="stack" gap={2} />)).toEqual(named('plainList', 'stack', 'rowGap-2', 'columnGap-2'));
  expect(classesOf(<Card flow="row" clip />)).toEqual(named('card', 'row', 'clip'));
  expect(classesOf(<Stack bounded />)).toEqual(named('stack', 'bounded'));
});

it('draws another component with its attributes and the class', () => {
  const link = (
    <MemoryRouter>
      <Text as={Link} to="/carpetas" underline="hover" weight="medium">
        Carpetas
      </Text>
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(link)).toContain('href="/carpetas"');
  expect(classesOf(link)).toEqual(named('underline-hover', 'weight-medium'));
});

it('draws a button without a frame, which sends no form', () => {
  const html = renderToStaticMarkup(<BareButton pad={2}>Elegir</BareButton>);
  expect(html).toContain('type="button"');
  expect(classesOf(<BareButton padX="edge" hover />)).toEqual(named('bare', 'padLeft-edge', 'padRight-edge', 'hover'));
});

it('places a button by tokens', () => {
  expect(classesOf(<Button only="below-lg" marginLeft="auto" />)).toEqual(
    [...named('only-below-lg', 'marginLeft-auto'), buttonStyles.button].sort(),
  );
});
