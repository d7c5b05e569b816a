// For Node only: it reads files. The web imports `@manasik/content/locales/<language>/<feature>.json` itself.
export { listFeatures, loadMessages, type Messages, needsFeature } from './locales.ts';
