CREATE TABLE "group_messages" (
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"key" text NOT NULL,
	"text" text,
	"phrase" text,
	"sent_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "group_messages_group_id_number_pk" PRIMARY KEY("group_id","number"),
	CONSTRAINT "group_messages_id_unique" UNIQUE("id"),
	CONSTRAINT "group_messages_key_unique" UNIQUE("group_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location_name" text,
	"accuracy" real,
	"battery_percent" integer,
	"captured_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"until" timestamp with time zone,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_call_answers" (
	"roll_call_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ticked_by_leader" boolean NOT NULL,
	CONSTRAINT "roll_call_answers_roll_call_id_person_id_pk" PRIMARY KEY("roll_call_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "roll_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sos_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" real,
	"captured_at" timestamp with time zone,
	CONSTRAINT "sos_calls_key_unique" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "sos_coming" (
	"sos_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sos_coming_sos_id_user_id_pk" PRIMARY KEY("sos_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hajj_group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"typed_code" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hajj_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "hajj_group_members_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "hajj_group_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hajj_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"meeting_point" text,
	"emergency_contact" text,
	"max_members" integer NOT NULL,
	"group_code" text NOT NULL,
	"approval_required" boolean DEFAULT false NOT NULL,
	"meeting_latitude" double precision,
	"meeting_longitude" double precision,
	"last_message" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hajj_groups_group_code_unique" UNIQUE("group_code")
);
--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_group_id_hajj_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hajj_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_answers" ADD CONSTRAINT "roll_call_answers_roll_call_id_roll_calls_id_fk" FOREIGN KEY ("roll_call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_group_id_hajj_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hajj_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sos_calls" ADD CONSTRAINT "sos_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sos_coming" ADD CONSTRAINT "sos_coming_sos_id_sos_calls_id_fk" FOREIGN KEY ("sos_id") REFERENCES "public"."sos_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sos_coming" ADD CONSTRAINT "sos_coming_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hajj_group_members" ADD CONSTRAINT "hajj_group_members_group_id_hajj_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hajj_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hajj_group_members" ADD CONSTRAINT "hajj_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hajj_group_people" ADD CONSTRAINT "hajj_group_people_group_id_hajj_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hajj_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roll_calls_group_index" ON "roll_calls" USING btree ("group_id","started_at");--> statement-breakpoint
CREATE INDEX "sos_calls_user_index" ON "sos_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hajj_group_members_user_index" ON "hajj_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hajj_group_people_group_index" ON "hajj_group_people" USING btree ("group_id");