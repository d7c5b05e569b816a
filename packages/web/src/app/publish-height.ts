/**
 * Writes the height of a fixed element into a variable of the document, for the layout of what it covers. While the
 * element is hidden, the variable keeps the value of the style sheets.
 * @returns a function that stops it
 */
export function publishHeight(element: HTMLElement, variable: `--${string}`): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const height = element.offsetHeight;
    if (height > 0) style.setProperty(variable, `${height}px`);
    else style.removeProperty(variable);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty(variable);
  };
}
