import { type ComponentType, use } from 'react';

/** A page that is fetched when it is needed, and rendered at once when it is already here. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code ahead of its first render. */
  preload: () => Promise<void>;
}

/**
 * `React.lazy` suspends once even when the module is loaded, which costs a prerendered page its hydration in one
 * go; this one does not.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const fetchPage = async () => {
    try {
      Loaded = (await load()).default;
    } catch (error) {
      // Offline for a moment is no reason to stay broken: the next visit asks again.
      loading = undefined;
      throw error;
    }
  };
  const preload = () => {
    loading ??= fetchPage();
    return loading;
  };

  function Page() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }
  return { Page, preload };
}
