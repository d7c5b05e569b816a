import { direction, type Language } from '@manasik/core/text/languages';
import * as mupdf from 'mupdf';
import { builtFile } from '../../../../platform/api/built-file.ts';
import { belowId, headingId } from './heading-ids.ts';
import { paperStyles } from './paper-styles.ts';
import { type FontName, pdfFonts } from './pdf-fonts.ts';

/** What the page sends: HTML without styles, and the words of the document's properties. */
export interface PdfRequest {
  html: string;
  title: string;
  language: Language;
  /** The text of each page number, in the digits of the language; there may be more than pages. */
  pageNumbers: readonly string[];
}

/** A5 in points. */
const page = { width: 420, height: 595 } as const;
const fontSize = 8.5;

/**
 * A PDF of small pages.
 * @throws when a font cannot be fetched, or the memory is not enough
 */
export async function renderPdf(request: PdfRequest): Promise<ArrayBuffer> {
  const fonts = await loadFonts(request.language);
  // The engine asks for the fonts that the styles name, and by script for letters that those lack.
  mupdf.installLoadFontFunction((name, script, isBold) => {
    const known = Object.hasOwn(fonts, name) ? fonts[name as FontName] : undefined;
    return (known ?? (script === 'Arabic' ? fonts.arabic : fonts.latin))[isBold ? 1 : 0];
  });
  const source = laidOut(request);
  const pages = source.countPages();
  const drawn = new mupdf.Buffer();
  const writer = new mupdf.DocumentWriter(drawn, 'pdf', '');
  for (let index = 0; index < pages; index++) {
    const device = writer.beginPage([0, 0, page.width, page.height]);
    source.loadPage(index).run(device, mupdf.Matrix.identity);
    const number = request.pageNumbers[index];
    if (number === undefined) throw new Error(`There is no number for page ${index + 1}`);
    drawNumber(device, fonts.text[0], number);
    writer.endPage();
  }
  writer.close();
  return compressedPdf(drawn, request);
}

const loading = new Map<string, Promise<mupdf.Font>>();

/** Loads each file once, because two names can have the same font. */
function load(name: string, address: string): Promise<mupdf.Font> {
  const font = loading.get(address) ?? builtFile(address).then((bytes) => new mupdf.Font(name, bytes));
  loading.set(address, font);
  return font;
}

async function loadFonts(language: Language): Promise<Record<FontName, readonly [mupdf.Font, mupdf.Font]>> {
  const entries = await Promise.all(
    Object.entries(pdfFonts(language)).map(
      async ([name, [regular, bold]]) =>
        [name, await Promise.all([load(name, regular), load(`${name}-bold`, bold)])] as const,
    ),
  );
  // Made of the keys of a complete record.
  return Object.fromEntries(entries) as Record<FontName, [mupdf.Font, mupdf.Font]>;
}

/** The pages. A heading that would be the last line of a page begins the next one: the engine keeps no lines together. */
function laidOut(request: PdfRequest): mupdf.Document {
  const moved: string[] = [];
  let index = 0;
  for (;;) {
    const source = mupdf.Document.openDocument(documentOf(request, moved), 'text/html');
    source.layout(page.width, page.height, fontSize);
    // Moving a heading changes the pages after it, but none before it.
    while (hasHeading(source, index) && !isParted(source, index)) index++;
    if (!hasHeading(source, index)) return source;
    moved.push(`#${headingId(index)}`);
    index++;
    source.destroy();
  }
}

const pageOf = (source: mupdf.Document, id: string): number => source.resolveLink(`#${id}`);
/** The engine returns -1 for an id that is not in the document. */
const hasHeading = (source: mupdf.Document, index: number): boolean =>
  pageOf(source, headingId(index)) !== -1;
const isParted = (source: mupdf.Document, index: number): boolean =>
  pageOf(source, headingId(index)) !== pageOf(source, belowId(index));

function documentOf({ html, language }: PdfRequest, moved: readonly string[]): Uint8Array {
  // The engine ignores page breaks, but ends a space that is larger than a page at the end of the page.
  const breaks = moved.length > 0 ? `${moved.join(', ')} { margin-top: ${2 * page.height}pt }` : '';
  return new TextEncoder().encode(
    `<html lang="${language}"><head><style>${paperStyles(language)}${breaks}</style></head><body dir="${direction(language)}">${html}</body></html>`,
  );
}

/** In the middle of the lower margin. */
function drawNumber(device: mupdf.Device, font: mupdf.Font, number: string): void {
  const text = new mupdf.Text();
  const width =
    Array.from(number).reduce((sum, digit) => sum + font.advanceGlyph(font.encodeCharacter(digit)), 0) *
    fontSize;
  text.showString(font, [fontSize, 0, 0, -fontSize, (page.width - width) / 2, page.height - 16], number);
  device.fillText(text, mupdf.Matrix.identity, mupdf.ColorSpace.DeviceGray, [0.35], 1);
}

/** Only with the letters that are used: whole fonts would make a file of megabytes. */
function compressedPdf(drawn: mupdf.Buffer, { title, language }: PdfRequest): ArrayBuffer {
  const pdf = new mupdf.PDFDocument(drawn);
  pdf.setMetaData('info:Title', title);
  pdf.setLanguage(language);
  pdf.subsetFonts();
  return pdf.saveToBuffer('garbage=deduplicate,compress').asUint8Array().slice().buffer;
}
