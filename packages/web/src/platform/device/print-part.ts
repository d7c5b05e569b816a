/**
 * Prints one element of the page, and nothing else of it: the browser prints whole documents, so a copy is put into a
 * frame of its own, with the styles, language and direction of the page.
 */
export async function printPart(part: Element, title: string): Promise<void> {
  const frame = document.createElement('iframe');
  // Some browsers do not print a frame that is not displayed.
  frame.className = 'sr-only';
  document.body.append(frame);
  const inside = frame.contentDocument;
  const view = frame.contentWindow;
  if (!inside || !view) throw new Error('The frame has no document');
  const { lang, dir } = document.documentElement;
  Object.assign(inside.documentElement, { lang, dir });
  inside.title = title;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
    inside.importNode(sheet, true),
  );
  const loaded = sheets
    .filter((sheet) => sheet.nodeName === 'LINK')
    .map(
      (sheet) =>
        new Promise((done) => ['load', 'error'].forEach((name) => sheet.addEventListener(name, done))),
    );
  inside.head.append(...sheets);
  inside.body.append(inside.importNode(part, true));
  await Promise.all(loaded);
  // Browsers that print in the background read the frame after `print` has returned.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove(), 1000));
  view.focus();
  view.print();
}
