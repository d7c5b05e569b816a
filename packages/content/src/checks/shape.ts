const keyPattern = /^[A-Za-z0-9]+$/u;

/**
 * A catalogue is nested objects with words at the leaves. Takes what JSON held, whatever it is.
 * Keys are letters and digits (codes such as `NNE` may be keys), because a dot separates them in `t('hero.title')`.
 */
export function badShapes(messages: unknown, path = ''): string[] {
  if (typeof messages === 'string') return [];
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    return [`${path}: is neither words nor an object`];
  }
  return Object.entries(messages).flatMap(([key, value]) => {
    const inner = path ? `${path}.${key}` : key;
    // Feature names are file names and may have hyphens; the keys inside may not.
    const named =
      path === '' || keyPattern.test(key)
        ? []
        : [`${inner}: has other characters than letters and digits in its key`];
    return [...named, ...badShapes(value, inner)];
  });
}
