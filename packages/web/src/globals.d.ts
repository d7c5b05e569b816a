/** Whether pages for developers are built in (`MANASIK_DEV=1`). */
declare const __DEVELOPMENT_PAGES__: boolean;

/** The day of the build, `YYYY-MM-DD`: what pages rendered ahead of time call today. */
declare const __BUILD_DAY__: string;

/** Where people can write to those who run the site (`CONTACT_EMAIL`); empty when it is not set. */
declare const __CONTACT_EMAIL__: string;
