import { type ComponentType, use } from 'react';

/** A page that is loaded when it is needed, and rendered synchronously once it is loaded. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code of the page before its first render. */
  preload: () => Promise<void>;
}

/**
 * `React.lazy` suspends once even when the module is loaded, and then a prerendered page cannot hydrate in one step.
 * This does not suspend.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const fetchPage = async () => {
    try {
      Loaded = (await load()).default;
    } catch (error) {
      // A failed load must not be final: the next visit tries again.
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
