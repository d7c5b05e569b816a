/**
 * Remembers the results of the keys that were asked for last, at most `most` of them: the index of one language takes tens of
 * megabytes. A failure is not remembered, because the next attempt may succeed.
 */
export function remember<Value>(most: number) {
  const known = new Map<string, Promise<Value>>();
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const loading = known.get(key) ?? load();
    // A map keeps the order of insertion: the one used last goes to the end.
    known.delete(key);
    known.set(key, loading);
    for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest);
    loading.catch(() => {
      if (known.get(key) === loading) known.delete(key);
    });
    return loading;
  };
}
