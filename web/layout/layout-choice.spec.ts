import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLayout, forgetAskedLayout, rememberAskedLayout } from './layout-choice';

const none = { search: '', handles: [], preference: undefined };

describe('the layout', () => {
  beforeEach(() => sessionStorage.clear());

  it('is classy without a choice', () => {
    expect(chooseLayout(none)).toBe('classy');
    expect(chooseLayout({ search: '?layout=otro', handles: [undefined, {}], preference: 'viejo' })).toBe('classy');
  });

  it('is the preference of the person', () => {
    expect(chooseLayout({ ...none, preference: 'dense' })).toBe('dense');
  });

  it('is the layout of the innermost route that asks for one, before the preference', () => {
    const handles = [{ layout: 'modern' }, { layout: 'empty' }, { title: 'Factura' }];
    expect(chooseLayout({ ...none, handles, preference: 'dense' })).toBe('empty');
  });

  it('is the layout of the address before all others, for as long as the tab lives', () => {
    const others = { handles: [{ layout: 'empty' }], preference: 'dense' };
    const search = '?estado=firmada&layout=thin';
    expect(chooseLayout({ search, ...others })).toBe('thin');
    rememberAskedLayout(search);
    rememberAskedLayout('?estado=firmada');
    expect(chooseLayout({ search: '', ...others })).toBe('thin');
    expect(chooseLayout({ search: '?layout=compact', ...others })).toBe('compact');
    forgetAskedLayout();
    expect(chooseLayout({ search: '', ...others })).toBe('empty');
  });
});
