import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, with which Radix locks scrolling behind a dialog (vite.config.ts). That writes a
 * `<style>` element, which our content security policy blocks. A constructed style sheet is not inline.
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
