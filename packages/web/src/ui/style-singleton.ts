import { useEffect } from 'react';

/**
 * In the place of `react-style-singleton`, by which Radix holds the page still behind a dialog (vite.config.ts). It
 * writes a `<style>` element, which our content security policy refuses; a constructed sheet is no inline style.
 */
export function styleSingleton() {
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  let users = 0;

  function take(styles: string): () => void {
    if (users === 0 && sheet) {
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }
    users += 1;
    return () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => take(styles), [styles]);
    return null;
  };
}
