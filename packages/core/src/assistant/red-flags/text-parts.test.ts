import { describe, expect, it } from 'vitest';
import { clausesOf, partsOf } from './text-parts.ts';

describe('the parts of a text', () => {
  it.each([
    ['How many pebbles? My mum fainted.', ['How many pebbles?', 'My mum fainted.']],
    ['عصر کا وقت کیا ہے؟ ابو بے ہوش ہو گئے ہیں۔', ['عصر کا وقت کیا ہے؟', 'ابو بے ہوش ہو گئے ہیں۔']],
    ['আসরের সময় কখন? বাবা অজ্ঞান।', ['আসরের সময় কখন?', 'বাবা অজ্ঞান।']],
    ['one\ntwo', ['one', 'two']],
  ])('are its sentences: %j', (text, sentences) => {
    expect(partsOf(text)).toEqual(sentences);
  });

  it.each(['my mum fainted', 'my mum fainted!', '', '?'])('are none in a short sentence: %j', (text) => {
    expect(partsOf(text)).toEqual([]);
  });

  it('of a long sentence overlap, and every word is in one', () => {
    const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
    const parts = partsOf(words.join(' '));
    expect(parts.map((part) => part.split(' ').length)).toEqual([18, 18, 18, 18, 16]);
    expect(new Set(parts.flatMap((part) => part.split(' ')))).toEqual(new Set(words));
  });
});

describe('the clauses of a text', () => {
  it.each([
    ['my father is unconscious, what do men wear', ['my father is unconscious', 'what do men wear']],
    ['mein Vater ist bewusstlos und wo ist der Bus', ['mein Vater ist bewusstlos', 'wo ist der Bus']],
    ['أبي فاقد الوعي وماذا يلبس الرجل', ['أبي فاقد الوعي', 'ماذا يلبس الرجل']],
  ])('are between commas and "and": %j', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it.each(['my mum fainted', 'help, help', ''])('are none if there is only one: %j', (text) => {
    expect(clausesOf(text)).toEqual([]);
  });
});
