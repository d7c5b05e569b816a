/** Whether pages for developers are built in (`MANASIK_DEV=1`). */
declare const __DEVELOPMENT_PAGES__: boolean;
