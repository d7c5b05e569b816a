import { describe, expect, it } from 'vitest';
import { pocketSentence } from './pocket-sentence.ts';

describe('what stands under a step on paper', () => {
  it.each([
    ['Enter calmly. Then turn to the stone.', 'Enter calmly.'],
    ['اپنے گروپ کے ساتھ جائیے۔ پھر ٹھہریے۔', 'اپنے گروپ کے ساتھ جائیے۔'],
    ['দলের সঙ্গে যান। তারপর থামুন।', 'দলের সঙ্গে যান।'],
    ['હવે તવાફ કરો. પછી આરામ કરો.', 'હવે તવાફ કરો.'],
    ['Rendez-vous au signe « Arafat. » Puis restez.', 'Rendez-vous au signe « Arafat. »'],
    ['Drink of Zamzam water and take a rest.', 'Drink of Zamzam water and take a rest.'],
  ])('is the first sentence: %s', (text, first) => {
    expect(pocketSentence(text)).toBe(first);
  });

  it.each([
    ['Fahren Sie am 8. Dhu l-Hiddscha nach Mina. Bleiben Sie.', 'Fahren Sie am 8. Dhu l-Hiddscha nach Mina.'],
    ['Tragen Sie z. B. Sandalen. Ruhen Sie.', 'Tragen Sie z. B. Sandalen.'],
  ])('does not break off inside a sentence: %s', (text, first) => {
    expect(pocketSentence(text)).toBe(first);
  });

  it('is the whole text where the first sentence speaks to one of several', () => {
    const text = 'Maliki: nothing is owed. Hanafi, Shafi’i and Hanbali: a sacrifice.';
    expect(pocketSentence(text)).toBe(text);
  });
});
