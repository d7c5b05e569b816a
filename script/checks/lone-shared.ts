/** dependency-cruiser's result for one file. */
interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

const shared = /^packages\/web\/src\/shared\/([^/]+)\//;
const test = /\.test\.tsx?$|\/testing\//;

/** The user of a file: a feature, a folder of shared, or another folder of the web such as app. */
function userOf(path: string): string {
  const [, feature] = /^packages\/web\/src\/(features\/[^/]+|shared\/[^/]+|[^/]+)/.exec(path) ?? [];
  return feature ?? path;
}

/**
 * Finds files of shared that only one feature, or only app, uses: they belong there. A file that its own folder or
 * another folder of shared uses is accepted, but each folder needs two users outside itself.
 */
export function loneShared(modules: readonly Module[]): string[] {
  const usersOfFile = new Map<string, Set<string>>();
  const usersOfFolder = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (test.test(source)) continue;
    const user = userOf(source);
    for (const { resolved } of dependencies) {
      if (!shared.test(resolved) || resolved === source) continue;
      addTo(usersOfFile, resolved, user);
      if (user !== userOf(resolved)) addTo(usersOfFolder, userOf(resolved), user);
    }
  }
  const files = [...usersOfFile].flatMap(([file, users]) => {
    const [only] = users;
    return users.size === 1 && only !== undefined && !only.startsWith('shared/')
      ? [`${file}: used by ${only} alone: move it there`]
      : [];
  });
  const folders = [...usersOfFolder].flatMap(([folder, users]) =>
    users.size === 1 ? [`packages/web/src/${folder}: used by ${[...users].join()} alone: move it there`] : [],
  );
  return [...files, ...folders];
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}
