CREATE TABLE "dhikr_phrases" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"target" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "dhikr_phrases_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "dhikr_tallies" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"dhikr_id" text NOT NULL,
	"device_id" text NOT NULL,
	"count" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "dhikr_tallies_user_id_date_dhikr_id_device_id_pk" PRIMARY KEY("user_id","date","dhikr_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "ramadan_days" (
	"user_id" uuid NOT NULL,
	"hijri_year" integer NOT NULL,
	"day" integer NOT NULL,
	"fast" text,
	"tarawih" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ramadan_days_user_id_hijri_year_day_pk" PRIMARY KEY("user_id","hijri_year","day")
);
--> statement-breakpoint
CREATE TABLE "ramadan_years" (
	"user_id" uuid NOT NULL,
	"hijri_year" integer NOT NULL,
	"juz_read" integer DEFAULT 0 NOT NULL,
	"made_up_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ramadan_years_user_id_hijri_year_pk" PRIMARY KEY("user_id","hijri_year")
);
--> statement-breakpoint
CREATE TABLE "zakat_calculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dhikr_phrases" ADD CONSTRAINT "dhikr_phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dhikr_tallies" ADD CONSTRAINT "dhikr_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ramadan_days" ADD CONSTRAINT "ramadan_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ramadan_years" ADD CONSTRAINT "ramadan_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zakat_calculations" ADD CONSTRAINT "zakat_calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zakat_calculations_user_id_created_at_index" ON "zakat_calculations" USING btree ("user_id","created_at");