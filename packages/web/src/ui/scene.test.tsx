import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.tsx';
import { Spot } from './spot.tsx';
import { EmptyState } from './states.tsx';

const imagesOf = (html: string): string[] => html.match(/<img[^>]*>/g) ?? [];

describe('Scene', () => {
  it('has a drawing for each theme, and marks which is for which', () => {
    const [day = '', night = '', ...others] = imagesOf(renderToStaticMarkup(<Scene name="tawaf" />));
    expect(day).toMatch(/src="[^"]*tawaf\.svg"/);
    expect(day).toContain('only-light');
    expect(night).toMatch(/src="[^"]*tawaf-night\.svg"/);
    expect(night).toContain('only-dark');
    expect(others).toEqual([]);
  });

  it('shows the hour of the rite: Arafat by day, at sunset in the dark theme, Muzdalifah by night', () => {
    const arafat = imagesOf(renderToStaticMarkup(<Scene name="arafat" />));
    expect(arafat).toHaveLength(2);
    expect(arafat.join('')).not.toContain('dimmed');
    const muzdalifah = imagesOf(renderToStaticMarkup(<Scene name="muzdalifah" />));
    expect(muzdalifah).toHaveLength(1);
    expect(muzdalifah[0]).not.toMatch(/only-|dimmed/);
  });

  it('reserves its space and loads when it is near', () => {
    expect(renderToStaticMarkup(<Scene name="miqat" />)).toMatch(/width="360" height="240" loading="lazy"/);
    expect(renderToStaticMarkup(<Scene name="haram-dusk" />)).toMatch(/width="430" height="380"/);
    expect(renderToStaticMarkup(<Scene name="miqat" priority="eager" />)).not.toContain('lazy');
  });

  it('is decorative unless it has a description', () => {
    expect(renderToStaticMarkup(<Scene name="safa" />)).toContain('alt=""');
    const told = imagesOf(renderToStaticMarkup(<Scene name="safa" alt="Pilgrims at Safa" />));
    expect(told.every((image) => image.includes('alt="Pilgrims at Safa"'))).toBe(true);
  });
});

describe('EmptyState', () => {
  it('has a drawing above its words that is hidden from screen readers', () => {
    const html = renderToStaticMarkup(<EmptyState spot="group" title="No group yet" />);
    const drawing = renderToStaticMarkup(<Spot name="group" />);
    expect(drawing).toContain('alt=""');
    expect(html).toContain(drawing);
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('No group yet'));
  });
});
