/** The words of the panel, which are loaded with its code. */
export const panelNamespaces = ['assistant', 'common', 'errors'] as const;
