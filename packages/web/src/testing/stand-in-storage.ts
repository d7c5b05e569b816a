/** For tests: storage that, like that of a browser, lists the names of what it stores. */
export function createStorage(): Record<string, string> {
  const storage: Record<string, string> = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => {
      storage[name] = text;
    },
    removeItem: (name: string) => {
      delete storage[name];
    },
  });
  return storage;
}
