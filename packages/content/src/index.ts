// For Node only, because it reads files. The web imports `@manasik/content/locales/<language>/<feature>.json` directly.
export { listFeatures, loadMessages, type Messages, needsFeature } from './locales.ts';
