/** Whether pages for developers are built in (`MANASIK_DEV=1`). */
declare const DEVELOPMENT_PAGES: boolean;

/** The day of the build, `YYYY-MM-DD`: what pages rendered ahead of time call today. */
declare const BUILD_DAY: string;

/** The announced first day of Dhu al-Hijjah, `YYYY-MM-DD` (`DHU_AL_HIJJAH_FIRST`); empty when it is not set. */
declare const DHU_AL_HIJJAH_FIRST: string;

/** Where people can write to those who run the site (`CONTACT_EMAIL`); empty when it is not set. */
declare const CONTACT_EMAIL: string;

/** Where people can call them (`CONTACT_PHONE`), with + and the country code; empty when it is not set. */
declare const CONTACT_PHONE: string;
