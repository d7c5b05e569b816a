CREATE TABLE "guide_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text,
	"school" text,
	"sex" text,
	"is_first_time" boolean,
	"uses_wheelchair" boolean,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_marks" (
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"done" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_marks_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
ALTER TABLE "guide_choices" ADD CONSTRAINT "guide_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_marks" ADD CONSTRAINT "guide_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;